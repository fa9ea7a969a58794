/** My matches that are not over: whose turn it is, who sits there, what is asked, and how much time is left. */
import type { Mine, State } from "@contract/protocol";
import * as api from "../../api/http";
import type { SavedMatch } from "../../stores/saved-matches";
import { say } from "../../words";

const ASKED = 40; // tokens of one request
const LOOKED = 24; // matches that are looked at, the rest is named

export interface Going {
  one: SavedMatch;
  isMine: boolean;
  isOver: boolean;
  /** What the table says, where it was looked at. */
  state: State | null;
}

/** Asks of all at once whose turn it is, then looks at the first of them. */
export async function lookAtAll(all: readonly SavedMatch[], most = LOOKED): Promise<Going[]> {
  const own = all.filter((one) => !one.over && one.seats.length);
  const known = await askWhoseTurn(own);
  const found = own.map((one) => {
    const heard = known.filter(({ match }) => match === one.match);
    const isMine = heard.some((each) => each.your_turn);
    return { one, isMine, isOver: heard.some(({ state }) => state === "over"), state: null };
  });
  const first = inOrder(found).slice(0, most);
  const states = await Promise.all(first.map(({ one }) => api.state(one.match, one.seats[0]!.token).catch(() => null)));
  return inOrder(found.map((each) => ({ ...each, state: states[first.indexOf(each)] ?? null })));
}

async function askWhoseTurn(all: readonly SavedMatch[]): Promise<Mine[]> {
  const tokens = all.flatMap((each) => each.seats.map(({ token }) => token));
  const parts = Array.from({ length: Math.ceil(tokens.length / ASKED) }, (_, at) =>
    api.mine(tokens.slice(at * ASKED, (at + 1) * ASKED)),
  );
  return (await Promise.all(parts)).flat();
}

/** Those that wait for me first, then by time left, then the latest. */
function inOrder<T extends Going>(all: readonly T[]): T[] {
  const rank = (each: T) => Number(!each.isMine) * 2 + Number(isAlone(each));
  return [...all].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      (leftOf(one) ?? Infinity) - (leftOf(other) ?? Infinity) ||
      other.one.at - one.one.at ||
      0,
  );
}

/** Whether all others are bots, so that nobody waits. */
export const isAlone = ({ one, state }: Going): boolean =>
  state !== null &&
  state.state === "playing" &&
  state.sitters.every(({ seat, kind }) => kind === "bot" || one.seats.some((each) => each.seat === seat));

/** Who else sits there, by name. */
export function othersOf({ one, state }: Going): string {
  const others = (state?.sitters ?? []).filter(({ seat }) => !one.seats.some((each) => each.seat === seat));
  return others
    .map(({ kind, name }) => (kind === "open" ? say("people-seat-empty") : name || say("page-guest")))
    .join(", ");
}

/** Seconds left to who is asked; null without a clock. */
export function leftOf({ state }: Going): number | null {
  const left = (state?.asked ?? []).map((seat) => state?.clock?.left[seat] ?? null);
  return left.reduce((least, each) => (each === null ? least : Math.min(least ?? each, each)), null);
}

/** What part of the time is left. */
export function shareLeft(going: Going): number {
  const whole = going.state?.clock?.per_move ?? going.state?.clock?.per_match;
  return whole ? Math.min(1, Math.max(0, (leftOf(going) ?? whole) / whole)) : 1;
}
