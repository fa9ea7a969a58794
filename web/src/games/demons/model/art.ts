/** The pictures of the things, in ink. Cards of somebody's own have a picture by their kind. */
import skull from "icon:daemon-skull";
import punch from "icon:high-punch";
import mountain from "icon:mountaintop";
import drawings from "pictures:demons";
import type { TableContext } from "../../../table/context.svelte";
import { drawingsOf } from "../../../ui/drawings";

const UNKNOWN: Record<string, string> = { demon: skull, move: punch, battlefield: mountain };

export const picture = (table: TableContext, kind: "demon" | "move" | "battlefield", id: string) =>
  drawingsOf(table.thing(id)?.picture, drawings, UNKNOWN[kind]!);

/** The outline of an ink blot in a square of 100. */
export const BLOT =
  "M50 3C63 1 70 9 80 14C92 19 98 32 95 46C99 58 96 72 86 82C79 93 66 98 52 96C40 99 25 96 16 85C6 77 1 63 5 50C1 37 7 23 18 15C27 7 38 5 50 3Z";
/** An ember in a box of 24 to 30. */
export const EMBER =
  "M12 1C14 8 22 11 22 19.500A10 10 0 0 1 2 19.500C2 14 6 12 7.500 7C9.500 9 10.500 11 10.500 13C12 10 12.500 6 12 1Z";
