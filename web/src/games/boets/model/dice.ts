/** What the parts of the table have in common: colours, groups of dice, who looks from where. Powers and kinds come from the catalogue. */
import type { BoetsView } from "@contract/boets.view";
import eye from "icon:eye-target";
import fist from "icon:fist";
import lungs from "icon:lungs";
import run from "icon:run";
import type { TableContext } from "../../../table/context.svelte";

export const COLOURS = ["red", "yellow", "blue", "white"] as const;
export type Colour = (typeof COLOURS)[number];
export const POWERS = ["min", "mid", "max"] as const;
export type Power = (typeof POWERS)[number];
export const LANES: Record<Colour, string> = { red: fist, yellow: run, blue: eye, white: lungs };

/** Equal dice of a colour on a ring, the largest group first. */
export function groupsOf(values: readonly number[]) {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || a.value - b.value);
}

/** How many dice a die's name stands for: `red-3` on the ring, `red` in the reserve. */
export function diceOf(view: BoetsView, seat: number, name: string): number {
  const [colour, value] = name.split("-") as [Colour, string?];
  if (value === undefined) return view.reserve[seat]?.[colour] ?? 0;
  return view.ring[seat]?.[colour]?.filter((each) => each === Number(value)).length ?? 0;
}

/** The seat at the bottom of the table; whoever watches looks from the first. */
export function nearSeat(table: TableContext): number {
  return table.match.seat ?? 0;
}

/** How many equal dice a power takes. */
export function diceFor(table: TableContext, power: Power): number {
  return table.number(power, "dice");
}

/** The highest power that so many equal dice give; nothing, if they are too few. */
export function powerOf(table: TableContext, count: number): Power | null {
  return POWERS.findLast((power) => count >= diceFor(table, power)) ?? null;
}

/** What dice a technique takes: those of a colour, of any one colour, or none. */
export function kindOf(table: TableContext, technique: string): Colour | "any" | "free" {
  const kind = table.fact(technique, "kind");
  return (
    COLOURS.find((colour) => table.fact(colour, "kind") === kind) ?? (hasPowers(table, technique) ? "any" : "free")
  );
}

export function hasPowers(table: TableContext, technique: string): boolean {
  return table.fact(technique, "min") !== undefined;
}

/** The most equal dice that a seat has for a technique of this kind. */
export function bestFor(view: BoetsView, seat: number, kind: Colour | "any" | "free"): number {
  if (kind === "free") return 0;
  const lanes = kind === "any" ? COLOURS : [kind];
  return Math.max(
    0,
    ...lanes.flatMap((colour) => groupsOf(view.ring[seat]?.[colour] ?? []).map((group) => group.count)),
  );
}

/** What stands for a technique that is played: «Имитация» does what it copies. */
export function actedBy(view: BoetsView, seat: number, technique: string): string {
  return isCopy(technique) ? (view.copyable[1 - seat] ?? technique) : technique;
}

export const isCopy = (technique: string): boolean => technique === "imitation";

/** The technique and the power that an answer names. */
export function played(answer: string): { technique: string; power: Power | null } {
  const [technique = "", power] = answer.split(" ");
  return { technique, power: POWERS.find((each) => each === power) ?? null };
}

/** The last word of a name: «Телепнёв». */
export function surname(name: string): string {
  return name.split(" ").at(-1) ?? name;
}
