/** What people agree on before a match: its clock, and whether there are hints, take-backs and talk. */
import type { NewMatch, Terms } from "@contract/protocol";

export interface Agreed {
  clock: NewMatch["clock"];
  terms: Terms;
}

const DAY = 86_400; // seconds

/** The clocks that are offered; without one nobody is in a hurry. */
export const CLOCKS = {
  none: undefined,
  ten: { per_match: 600, increment: 10 },
  days: { per_move: 2 * DAY },
} satisfies Record<string, NewMatch["clock"]>;

/** What people agree on who say nothing. */
export const usualAgreement = (): Agreed => ({
  clock: CLOCKS.none,
  terms: { hints: false, take_backs: "consent", talk: "words" },
});
