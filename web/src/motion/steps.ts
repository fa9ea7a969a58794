/** What may be seen to happen. A game says for each of its events which steps show it: data, no animation code. Places are
 * values of `data-place`, the same before and after the change. */

export type Place = string;

export type Step =
  /** The thing that now lies at `to` comes from `from`; with `ghost`, what lay at `from` travels and vanishes in a pile. */
  | { kind: "travel"; from: Place; to: Place; ghost?: boolean; ms?: number; delay?: number }
  /** The thing at `at` (drawn there after the change) walks over these places. */
  | { kind: "walk"; at: Place; over: Place[]; ms?: number }
  /** Things turn on their edge and show their face. */
  | { kind: "turn"; at: Place[]; ms?: number }
  /** Dice are thrown, each from its place in `from`, and settle. */
  | { kind: "roll"; at: Place[]; from?: Place[]; ms?: number; hold?: number }
  /** Things that stay make room: each goes to where it lies now. */
  | { kind: "slide"; at: Place[]; ms?: number }
  /** Two numbers jump together. */
  | { kind: "clash"; at: Place; left: number; right: number; note?: string; ms?: number }
  /** A number rises from a thing: damage, healing, a bonus. */
  | { kind: "rise"; at: Place; text: string; tone: "pain" | "heal" | "plain"; ms?: number }
  /** A thing tips over: it is beaten. */
  | { kind: "tip"; at: Place; ms?: number }
  /** Something slams down: a knockout strip, a seal. */
  | { kind: "slap"; at: Place; ms?: number }
  /** A thin rim on what an event touched. */
  | { kind: "mark"; at: Place[]; ms?: number }
  /** A line of words over the table: a round ends, somebody is out. */
  | { kind: "say"; text: string; ms?: number };

/** The motion of every event of a game: a missing one does not compile. */
export type Motions<E extends { event: string }, V> = {
  [K in E["event"]]: (event: Extract<E, { event: K }>, view: V, before: V) => Step[];
};

/** Milliseconds of a step at speed 1. */
export const LASTS: Record<Step["kind"], number> = {
  travel: 320,
  walk: 160, // for each place
  turn: 420,
  roll: 620,
  slide: 180,
  clash: 420,
  rise: 420,
  tip: 260,
  slap: 260,
  mark: 240,
  say: 900,
};

/** Milliseconds until the next beat may begin: a throw of many dice overlaps. */
export function holds(step: Step): number {
  return step.kind === "roll" && step.hold !== undefined ? step.hold : lasts(step);
}

export function lasts(step: Step): number {
  const each = step.ms ?? LASTS[step.kind];
  if (step.kind === "walk") return each * Math.max(1, step.over.length);
  return each + (step.kind === "travel" ? (step.delay ?? 0) : 0);
}
