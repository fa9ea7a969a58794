/** What everything looks like; content that nobody drew gets a scroll or a helmet. */
import drawings from "pictures:unmatched";
import type { TableContext } from "../../../table/context.svelte";
import { drawingsOf } from "../../../ui/drawings";
import pictures from "./pictures.icons.json";

/** Type of a card: its icon. */
export const TYPES: Record<string, string> = pictures.types;

export const cardPicture = (table: TableContext, card: string) =>
  drawingsOf(table.thing(card)?.picture, drawings, pictures.unknown.card);
export const fighterPicture = (table: TableContext, kind: string) =>
  drawingsOf(table.thing(kind)?.picture, drawings, pictures.unknown.fighter);
export const statePicture = (table: TableContext, state: string) =>
  drawingsOf(table.thing(state)?.picture, drawings, pictures.unknown.fighter);
