/** The field as somebody sees it: their own side is below. */
import type { VstrechnyView } from "@contract/vstrechny.view";
import type { TableContext } from "../../../table/context.svelte";

const COLUMNS = "abc";

export interface Cell {
  name: string;
  at: number; // in the view's list
  row: number; // of the grid, the strip between the halves is one too
  column: number;
}

/** The cells in reading order from this seat. */
export function cellsFrom(seat: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++) {
      const rank = seat === 0 ? 4 - row : row + 1;
      const file = seat === 0 ? column : 2 - column;
      const name = `${COLUMNS[file]}${rank}`;
      cells.push({ name, at: (rank - 1) * 3 + file, row: row < 2 ? row + 1 : row + 2, column: column + 1 });
    }
  return cells;
}

export function pile(view: VstrechnyView, zone: "reserve" | "discard" | "hand", seat: number): (string | null)[] {
  return view.zones[`${zone}-${seat}`] ?? [];
}

export function hasHands(view: VstrechnyView): boolean {
  return "hand-0" in view.zones;
}

export function isElite(table: TableContext, unit: string): boolean {
  return table.fact(unit, "elite") === true;
}

export function unitsOf(view: VstrechnyView, seat: number): string[] {
  return view.field.flatMap((piece) => (piece?.seat === seat ? [piece.unit] : []));
}

/** Which of his cards the player to move has brought in, and how many he has; null before the battle and after it. */
export function turnOf(table: TableContext, view: VstrechnyView): { now: number; all: number } | null {
  const seat = view.asked[0];
  if (seat === undefined || !view.armies[seat] || !view.question || view.question.name === "DeployUnit") return null;
  const cards = (table.match.catalogue?.things ?? [])
    .filter((thing) => thing.facts.some((fact) => fact.id === "army" && fact.code === view.armies[seat]))
    .reduce((sum, thing) => sum + table.number(thing.id, "cards"), 0);
  const all = cards - view.field.length / 2;
  const toCome = pile(view, "reserve", seat).length + pile(view, "hand", seat).length;
  return { all, now: all - toCome + (view.question.name === "ChooseUnit" ? 1 : 0) };
}
