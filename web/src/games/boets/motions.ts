/** What is seen of each event. Places are those of the components: dice by seat, name and number, tokens, rungs, piles. */
import type { BoetsEvent } from "@contract/boets.events";
import type { BoetsView } from "@contract/boets.view";
import type { Motions, Place, Step } from "../../motion/steps";
import { say } from "../../words";
import { COLOURS, diceOf } from "./model/dice";

/** Every die of a seat, where it lies in a view. */
function dicePlaces(view: BoetsView, seat: number): Place[] {
  return COLOURS.flatMap((colour) =>
    [colour, ...[1, 2, 3, 4, 5, 6].map((value) => `${colour}-${value}`)].flatMap((name) =>
      Array.from({ length: diceOf(view, seat, name) }, (_, at) => `die:${seat}:${name}:${at}`),
    ),
  );
}

/** The places of these dice, the last of each group; `view` is one where they lie. */
function placesOf(view: BoetsView, seat: number, names: string[]): Place[] {
  const used = new Map<string, number>();
  return names.map((name) => {
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return `die:${seat}:${name}:${diceOf(view, seat, name) - count}`;
  });
}

const slide = (before: BoetsView, view: BoetsView, seat: number): Step => {
  const now = new Set(dicePlaces(view, seat));
  return { kind: "slide", at: dicePlaces(before, seat).filter((place) => now.has(place)) };
};

const announce = (text: string, ms = 900): Step => ({ kind: "say", text, ms });

const due = (damage: number, pain: number): string =>
  [damage && say("boets-page-sign-damage", { damage }), pain && say("boets-page-sign-pain", { pain })]
    .filter(Boolean)
    .join(", ");

/** Tokens that changed their side between two views. */
function turned(view: BoetsView, before: BoetsView, seat: number): Step[] {
  const side = (of: BoetsView, at: number) =>
    at < of.healthy[seat]! ? 0 : at < of.healthy[seat]! + of.pain[seat]! ? 1 : 2;
  const changed = Array.from({ length: view.tokens }, (_, at) => at).filter(
    (at) => side(view, at) !== side(before, at),
  );
  return [{ kind: "turn", at: changed.map((at) => `token:${seat}:${at}`), ms: 260 }];
}

function rise(seat: number, text: string, tone: "pain" | "heal" | "plain"): Step {
  return { kind: "rise", at: `health:${seat}`, text, tone, ms: 520 };
}

/** Where a card of a seat is seen to leave from or come to: its ticket, or the count of the hand. */
const ticket = (view: BoetsView, seat: number, card: string): Place =>
  view.zones[`hand-${seat}`]?.includes(card) ? `ticket:hand:${card}` : `hand:${seat}`;

function played(before: BoetsView, seat: number, card: string): Place {
  return before.seat === seat || (before.seat === null && seat === 0) ? ticket(before, seat, card) : `hand:${seat}`;
}

export const motions: Motions<BoetsEvent, BoetsView> = {
  "fighter-picked": ({ fighter }) => [{ kind: "slap", at: `poster:${fighter}` }],
  "fighter-chosen": ({ seat }) => [{ kind: "mark", at: [`portrait:${seat}`], ms: 200 }],
  "first-rolled": ({ seat, value }) => [
    { kind: "rise", at: `player:${seat}`, text: `${value}`, tone: "plain", ms: 500 },
  ],
  "round-began": ({ round }) => [announce(say("boets-page-sign-round", { round })), { kind: "slap", at: "rounds" }],
  "deck-shuffled": ({ seat }) => [{ kind: "mark", at: [`deck:${seat}`], ms: 160 }],
  "turn-began": ({ seat }) => [{ kind: "mark", at: [`player:${seat}`], ms: 200 }],
  "turn-skipped": () => [announce(say("boets-page-sign-skipped"), 700)],
  "dice-taken": ({ seat, dice }, view, before) => [
    ...placesOf(before, seat, dice).map((from, at): Step => ({ kind: "travel", from, to: `thrown:${at}`, ms: 240 })),
    slide(before, view, seat),
  ],
  "dice-rolled": ({ seat, values }, view, before) => {
    const names = values.map((value, at) => `${(before.thrown?.dice[at] ?? "red").split("-")[0]}-${value}`);
    const steps: Step[] = [
      { kind: "roll", at: placesOf(view, seat, names), from: values.map((_, at) => `thrown:${at}`) },
    ];
    return [...steps, slide(before, view, seat)];
  },
  "die-changed": ({ seat, die, value }, view, before) => {
    const [to] = placesOf(view, seat, [`${die.split("-")[0]}-${value}`]);
    const [from] = placesOf(before, seat, [die]);
    return [
      { kind: "travel", from: from!, to: to!, ms: 320 },
      { kind: "mark", at: [to!], ms: 400 },
      slide(before, view, seat),
    ];
  },
  "technique-played": ({ seat, technique, imitated }, view, before) => [
    {
      kind: "travel",
      from: played(before, seat, imitated ? "imitation" : technique),
      to: `rung:${view.chain.length - 1}`,
      ms: 360,
    },
  ],
  "technique-landed": (_, view) => {
    const at = view.chain.findLastIndex((link) => link.state === "acts");
    return at < 0 ? [] : [{ kind: "slap", at: `rung:${at}` }];
  },
  "technique-ended": () => [],
  "judge-played": ({ seat, technique }, _, before) => [
    { kind: "travel", from: played(before, seat, technique), to: "check", ghost: true },
  ],
  "card-discarded": ({ seat, technique }, _, before) => [
    { kind: "travel", from: played(before, seat, technique), to: `discard:${seat}`, ghost: true },
  ],
  "referee-looked": () => [{ kind: "slap", at: "check" }],
  "referee-rolled": ({ noticed }) => [
    { kind: "roll", at: ["check:0"] },
    announce(noticed ? say("boets-page-sign-noticed") : say("boets-page-sign-missed"), 800),
  ],
  "yellow-given": ({ seat, count }) => [
    { kind: "slap", at: `yellow:${seat}`, ms: 400 },
    announce(count > 1 ? say("boets-page-sign-disqualified") : say("boets-page-sign-yellow"), 800),
  ],
  "yellow-dropped": ({ seat }) => [{ kind: "slap", at: `yellow:${seat}` }],
  "attack-cancelled": () => [
    { kind: "slap", at: "rung:0" },
    { kind: "rise", at: "rung:0", text: say("boets-page-sign-cancelled"), tone: "pain" },
  ],
  "counter-cancelled": ({ technique }, view) => {
    const at = view.chain.findLastIndex((link) => link.technique === technique && link.state === "cancelled");
    return [
      { kind: "slap", at: `rung:${Math.max(0, at)}` },
      { kind: "rise", at: `rung:${Math.max(0, at)}`, text: say("boets-page-sign-cancelled"), tone: "pain" },
    ];
  },
  "protection-raised": ({ protection }) => [
    { kind: "rise", at: "rung:0", text: say("boets-table-protection", { count: protection }), tone: "heal" },
  ],
  "damage-due": ({ seat, damage, pain }) => [
    { kind: "rise", at: `player:${seat}`, text: due(damage, pain), tone: "plain", ms: 420 },
  ],
  "damage-rolled": ({ seat, value }) => [
    { kind: "roll", at: ["check:0"] },
    { kind: "rise", at: `player:${seat}`, text: `${value}`, tone: "heal" },
  ],
  "damage-taken": ({ seat, damage, pain }, view, before) => [
    ...turned(view, before, seat),
    rise(seat, `−${damage + pain}`, "pain"),
  ],
  "token-paid": ({ seat }, view, before) => [...turned(view, before, seat), rise(seat, "−1", "pain")],
  "token-healed": ({ seat }, view, before) => [...turned(view, before, seat), rise(seat, "+1", "heal")],
  "pain-healed": ({ seat, count }, view, before) => [...turned(view, before, seat), rise(seat, `+${count}`, "heal")],
  "knocked-down": ({ seat }) => [announce(say("boets-page-sign-down")), { kind: "slap", at: `player:${seat}` }],
  "hand-seen": ({ seat }) => [{ kind: "mark", at: [`hand:${seat}`] }, announce(say("boets-page-sign-seen"), 600)],
  "cards-drawn": ({ seat, cards }, view, before) => {
    const had = before.zones[`hand-${seat}`] ?? [];
    const fresh = [...new Set((cards ?? []).filter((card) => !had.includes(card)))];
    if (!fresh.length) return [{ kind: "mark", at: [`hand:${seat}`] }];
    return fresh.map((card, at): Step => ({
      kind: "travel",
      from: `deck:${seat}`,
      to: ticket(view, seat, card),
      delay: at * 60,
    }));
  },
  "card-found": ({ seat, card }, view) => [
    {
      kind: "travel",
      from: card ? `ticket:deck:${card}` : `deck:${seat}`,
      to: card ? ticket(view, seat, card) : `hand:${seat}`,
    },
  ],
  "card-exchanged": ({ seat, card, drawn }, view, before) => [
    { kind: "travel", from: card ? played(before, seat, card) : `hand:${seat}`, to: `deck:${seat}`, ghost: true },
    ...(drawn
      ? [{ kind: "travel", from: `deck:${seat}`, to: ticket(view, seat, drawn), delay: 120 } satisfies Step]
      : []),
  ],
  "round-ended": ({ round }) => [announce(say("boets-page-sign-round-over", { round }))],
  "round-prepared": () => [{ kind: "slap", at: "rounds" }],
  "dice-kept": ({ seat, dice }, view) => [{ kind: "mark", at: placesOf(view, seat, dice), ms: 400 }],
  "dice-returned": ({ seat, dice }, view, before) => {
    const to = placesOf(
      view,
      seat,
      dice.map((die) => die.split("-")[0]!),
    );
    return [
      ...placesOf(before, seat, dice).map((from, at): Step => ({ kind: "travel", from, to: to[at]!, ms: 300 })),
      slide(before, view, seat),
    ];
  },
  "points-shown": ({ seat }, view) => [
    { kind: "mark", at: dicePlaces(view, seat), ms: 900 },
    announce(say("boets-page-sign-points")),
  ],
  "doctor-called": () => [announce(say("boets-page-sign-doctor"), 700)],
  "doctor-rolled": ({ values, stopped }) => [
    { kind: "roll", at: values.map((_, at) => `check:${at}`) },
    announce(stopped ? say("boets-page-sign-stopped") : say("boets-page-sign-allowed")),
  ],
  "final-counted": ({ dice }) => [announce(say("boets-page-sign-final", { counts: dice.join(" : ") }), 1100)],
  "tie-broken": ({ healthy }) => [announce(`${say("boets-page-sign-tie")} · ${healthy.join(" : ")}`)],
  resigned: () => [announce(say("boets-page-sign-resigned"))],
  "draw-agreed": () => [announce(say("ended-draw-agreed"))],
  "taken-back": () => [announce(say("boets-page-sign-back"), 500)],
  branched: () => [],
};
