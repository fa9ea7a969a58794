/** Agreements and clocks in words. */
import type { ClockShown, Terms } from "@contract/protocol";
import { say } from "../../words";

const DAY = 86_400;

type Limits = Pick<ClockShown, "per_move" | "per_match" | "increment">;

/** «10 + 10 с», «2 дня на ход», «без часов». */
export function clockSaid(clock: Limits | null | undefined): string {
  if (clock?.per_match)
    return say("people-clock-match", { minutes: Math.round(clock.per_match / 60), seconds: clock.increment ?? 0 });
  if (!clock?.per_move) return say("people-clock-none");
  return clock.per_move >= DAY
    ? say("people-clock-days", { days: Math.round(clock.per_move / DAY) })
    : say("people-clock-move", { seconds: clock.per_move });
}

export function termsSaid(terms: Terms): string {
  return [
    say(terms.hints ? "people-hints-on" : "people-hints-off"),
    say(terms.take_backs === "never" ? "people-back-never" : "people-back-consent"),
    say(`people-talk-${terms.talk ?? "words"}`),
  ].join("; ");
}

/** How long ago, in the largest unit that fits. */
export function agoSaid(seconds: number): string {
  if (seconds < 60) return say("people-ago-now");
  if (seconds < 3600) return say("people-ago-minutes", { count: Math.floor(seconds / 60) });
  if (seconds < DAY) return say("people-ago-hours", { count: Math.floor(seconds / 3600) });
  return say("people-ago-days", { count: Math.floor(seconds / DAY) });
}

/** How much time is left, in the largest unit that fits. */
export function timeSaid(seconds: number): string {
  const left = Math.max(0, seconds);
  if (left < 3600)
    return say("people-left-minutes", {
      minutes: Math.floor(left / 60),
      seconds: String(Math.floor(left % 60)).padStart(2, "0"),
    });
  if (left < DAY) return say("people-left-hours", { count: Math.floor(left / 3600) });
  return say("people-left-days", { count: Math.floor(left / DAY) });
}
