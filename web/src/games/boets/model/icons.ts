/** A drawing for each technique and each fighter. */
import glove from "icon:boxing-glove";
import drawings from "pictures:boets";
import type { TableContext } from "../../../table/context.svelte";
import { drawingsOf } from "../../../ui/drawings";

export const picture = (table: TableContext, id: string) => drawingsOf(table.thing(id)?.picture, drawings, glove);
