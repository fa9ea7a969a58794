/** What happened lately, from the events: rolls of the referee and the doctor are seen on the table after they fell. */
import type { BoetsEvent } from "@contract/boets.events";

type Of<K extends BoetsEvent["event"]> = Extract<BoetsEvent, { event: K }>;

/** The events from the last one of these kinds on; none, if there is none. */
function since(happened: BoetsEvent[], isStart: (event: BoetsEvent) => boolean): BoetsEvent[] {
  const start = happened.findLastIndex(isStart);
  return start < 0 ? [] : happened.slice(start);
}

function last<K extends BoetsEvent["event"]>(events: BoetsEvent[], kind: K): Of<K> | undefined {
  return events.findLast((event): event is Of<K> => event.event === kind);
}

/** The exchange that is on: from the attack or manoeuvre that began it. */
export function exchange(happened: BoetsEvent[]): BoetsEvent[] {
  return since(happened, (event) => event.event === "technique-played" && event.type !== "counter");
}

/** What the referee saw of the exchange. */
export function refereeStory(happened: BoetsEvent[]) {
  const events = exchange(happened);
  const looked = last(events, "referee-looked");
  if (!looked) return null;
  const rolled = last(events, "referee-rolled");
  return {
    seat: looked.seat,
    limit: looked.limit,
    value: rolled?.value ?? null,
    noticed: rolled?.noticed ?? false,
    judge: last(events, "judge-played")?.technique ?? null, // the card that spared him
    yellow: last(events, "yellow-given")?.count ?? null, // how many he has now
  };
}

/** Damage that is due and has not been taken yet, and the roll against it. */
export function damageStory(happened: BoetsEvent[]): { due: Of<"damage-due">; rolled: number | null } | null {
  const events = since(happened, (event) => event.event === "damage-due");
  const due = last(events, "damage-due");
  if (!due) return null;
  return { due, rolled: last(events, "damage-rolled")?.value ?? null };
}

const OF_ROUND_END = [
  "round-ended",
  "points-shown",
  "doctor-called",
  "doctor-rolled",
  "final-counted",
  "tie-broken",
  "pain-healed",
  "token-healed",
  "dice-kept",
  "round-prepared",
] as const;
export type RoundEvent = Of<(typeof OF_ROUND_END)[number]>;

/** How the last round ended, as long as nobody has done anything in the next one. */
export function roundStory(happened: BoetsEvent[]): RoundEvent[] {
  const events = since(happened, (event) => event.event === "round-ended");
  if (
    events.some(
      (event) =>
        event.event === "dice-rolled" || event.event === "technique-played" || event.event === "card-discarded",
    )
  )
    return [];
  return events.filter((event): event is RoundEvent => (OF_ROUND_END as readonly string[]).includes(event.event));
}

/** Who threw what for the first turn of the fight. */
export function firstRolls(happened: BoetsEvent[]): Of<"first-rolled">[] {
  if (happened.some((event) => event.event === "dice-rolled" || event.event === "technique-played")) return [];
  return happened.filter((event): event is Of<"first-rolled"> => event.event === "first-rolled").slice(-2);
}
