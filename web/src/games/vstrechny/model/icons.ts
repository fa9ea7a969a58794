/** The picture of each unit. Content may bring units that nobody has drawn. */
import barbute from "icon:barbute";
import drawings from "pictures:vstrechny";
import type { TableContext } from "../../../table/context.svelte";
import { drawingsOf } from "../../../ui/drawings";

export const picture = (table: TableContext, unit: string) => drawingsOf(table.thing(unit)?.picture, drawings, barbute);
