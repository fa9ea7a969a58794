/** What each event of Unmatched looks like. Places: fighter, heart, chip, space, card (mine), hand, deck, discard, laid, sum. */
import type { UnmatchedEvent } from "@contract/unmatched.events";
import type { UnmatchedView } from "@contract/unmatched.view";
import type { Motions, Place, Step } from "../../motion/steps";
import { home } from "./model/view";
import { say } from "../../words";

type View = UnmatchedView;

/** Where a card of a seat lies in its hand: mine are drawn, others' are a number. */
function inHand(view: View, seat: number, card: string | null): Place {
  return card !== null && seat === home(view) && view.zones[`hand-${seat}`]?.includes(card)
    ? `card:${card}`
    : `hand:${seat}`;
}

function seatOf(view: View, fighter: string): number {
  return view.fighters.find((each) => each.name === fighter)?.seat ?? 0;
}

/** The piece and its row in the strip, with both places. */
function touched(fighter: string): Place[] {
  return [`fighter:${fighter}`, `chip:${fighter}`];
}

function toDiscard(from: Place, seat: number): Step {
  return { kind: "travel", from, to: `discard:${seat}`, ghost: true };
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** The sum is drawn twice, one of them hidden: whichever is seen. */
const SUM = "sum";

export const motions: Motions<UnmatchedEvent, UnmatchedView> = {
  "hero-picked": ({ seat }) => [{ kind: "mark", at: [`player:${seat}`] }],
  "lots-drawn": ({ seat }) => [{ kind: "mark", at: [`player:${seat}`] }],
  "match-begun": (event) => [
    {
      kind: "say",
      text:
        event.heroes.length > 2
          ? say("unmatched-page-modes", { which: "free-for-all" })
          : say("unmatched-page-modes", { which: "duel" }),
      ms: 500,
    },
    { kind: "mark", at: ["board"] },
  ],
  "turn-begun": (event) => [{ kind: "mark", at: [`player:${event.seat}`] }],
  "action-taken": (event) => [{ kind: "mark", at: [`player:${event.seat}`], ms: 160 }],
  "fighter-placed": (event, _, before) => {
    const was = before.fighters.find((each) => each.name === event.fighter)?.space;
    return was
      ? [{ kind: "walk", at: `fighter:${event.fighter}`, over: [`space:${was}`], ms: 320 }]
      : [{ kind: "slap", at: `fighter:${event.fighter}` }];
  },
  "fighter-moved": (event) =>
    event.steps === 0
      ? [{ kind: "mark", at: [`fighter:${event.fighter}`], ms: 160 }]
      : [
          {
            kind: "walk",
            at: `fighter:${event.fighter}`,
            over: event.way.slice(0, -1).map((space) => `space:${space}`),
          },
        ],
  "size-changed": (event) => [
    { kind: "turn", at: [`state:${event.seat}`], ms: 260 },
    { kind: "mark", at: [`player:${event.seat}`] },
  ],
  "card-drawn": (event, view) => [
    { kind: "travel", from: `deck:${event.seat}`, to: inHand(view, event.seat, event.card), ms: 240 },
  ],
  "card-taken": (event, view) => [
    { kind: "travel", from: `discard:${event.seat}`, to: inHand(view, event.seat, event.card) },
  ],
  "card-discarded": (event, _, before) => [
    toDiscard(event.where === "deck" ? `deck:${event.seat}` : inHand(before, event.seat, event.card), event.seat),
    { kind: "mark", at: [`discard:${event.seat}`] },
  ],
  "card-put-back": (event) => [
    event.card
      ? { kind: "travel", from: `offered:${event.card}`, to: `deck:${event.seat}`, ghost: true }
      : { kind: "mark", at: [`deck:${event.seat}`] },
  ],
  "top-cards-seen": (event) => [
    { kind: "mark", at: [`deck:${event.seat}`] },
    ...(event.cards ?? []).map((card): Step => ({ kind: "turn", at: [`offered:${card}`] })),
  ],
  "hand-shown": (event) => [{ kind: "mark", at: [`hand:${event.seat}`], ms: 420 }],
  "card-chosen": (event) => [{ kind: "turn", at: [`offered:${event.card}`] }],
  "card-revealed": (event) => [{ kind: "mark", at: [`deck:${event.seat}`], ms: 420 }],
  "card-sunk": (event) => [
    event.card
      ? { kind: "travel", from: `offered:${event.card}`, to: `deck:${event.seat}`, ghost: true }
      : { kind: "mark", at: [`deck:${event.seat}`] },
  ],
  "attack-returned": (event) => [{ kind: "travel", from: "laid:attack", to: `hand:${event.seat}` }],
  "attack-exchanged": (event, view) => [
    { kind: "travel", from: `hand:${seatOf(view, view.combat?.attacker ?? "")}`, to: "laid:attack" },
    { kind: "mark", at: [`player:${event.seat}`] },
  ],
  "card-moved": (event, _, before) => [
    { kind: "travel", from: inHand(before, event.seat, event.card), to: `deck:${event.seat}`, ghost: true },
  ],
  "actions-gained": (event) => [{ kind: "rise", at: `player:${event.seat}`, text: `+${event.count}`, tone: "heal" }],
  "bonus-attack-begun": (event, view, before) => [
    ...(before.zones["defence"]?.length ? [toDiscard("laid:defence", seatOf(view, view.combat?.target ?? ""))] : []),
    ...(before.zones["boost"]?.length ? [toDiscard("laid:boost", event.seat)] : []),
    { kind: "rise", at: "laid:attack", text: `= ${event.value}`, tone: "plain" },
  ],
  "ability-begun": (event) => [{ kind: "mark", at: [`player:${event.seat}`], ms: 320 }],
  "fighters-swapped": (event, _, before) =>
    [event.fighter, event.other].map((fighter, at) => {
      const from = before.fighters.find((each) => each.name === fighter)?.space ?? "";
      return { kind: "walk", at: `fighter:${fighter}`, over: [`space:${from}`], ms: at ? 320 : 0 };
    }),
  "fighter-replaced": (event) => [{ kind: "mark", at: touched(event.fighter), ms: 320 }],
  "state-named": (event) => [{ kind: "mark", at: [`state:${event.seat}`] }],
  "tokens-gained": (event) => [{ kind: "rise", at: `token:${event.seat}`, text: `+${event.count}`, tone: "heal" }],
  "tokens-spent": (event) => [{ kind: "rise", at: `token:${event.seat}`, text: `−${event.count}`, tone: "plain" }],
  "values-locked": (event) => [{ kind: "rise", at: `player:${event.seat}`, text: `= ${event.value}`, tone: "plain" }],
  "damage-reflected": (event) => [{ kind: "slap", at: `fighter:${event.fighter}` }],
  "deck-shuffled": (event) => [
    { kind: "rise", at: `deck:${event.seat}`, text: say("unmatched-page-reshuffled"), tone: "plain" },
  ],
  "deck-ran-out": (event) => [
    { kind: "mark", at: [`deck:${event.seat}`] },
    { kind: "say", text: say("unmatched-page-empty-deck") },
  ],
  "move-boosted": (event) => [{ kind: "rise", at: `discard:${event.seat}`, text: `↑ ${event.move}`, tone: "plain" }],
  "voyages-added": (event) => [{ kind: "rise", at: `discard:${event.seat}`, text: `+${event.count}`, tone: "plain" }],
  "scheme-opened": (event, _, before) => [
    { kind: "travel", from: inHand(before, event.seat, event.card), to: "laid:scheme" },
  ],
  "scheme-played": (event, _, before) => [
    before.scheme
      ? { kind: "slap", at: "laid:scheme" }
      : { kind: "travel", from: inHand(before, event.seat, event.card), to: "laid:scheme" },
    { kind: "mark", at: [`fighter:${event.fighter}`], ms: 320 },
  ],
  "scheme-discarded": (event) => [toDiscard("laid:scheme", event.seat)],
  "attack-declared": (event) => [
    { kind: "mark", at: [`fighter:${event.fighter}`, `fighter:${event.target}`], ms: 420 },
  ],
  "card-laid": (event, _, before) => [
    { kind: "travel", from: inHand(before, event.seat, event.card), to: `laid:${event.part}` },
  ],
  "defence-declined": () => [
    { kind: "rise", at: "spot:defence", text: say("unmatched-page-undefended"), tone: "plain" },
  ],
  "cards-revealed": () => [{ kind: "turn", at: ["laid:attack", "laid:boost", "laid:defence"] }],
  "effect-begun": () => [{ kind: "mark", at: ["running"], ms: 260 }],
  "effects-cancelled": (event, view) => {
    const part =
      view.zones["attack"]?.includes(event.card) && seatOf(view, view.combat?.attacker ?? "") === event.seat
        ? "attack"
        : "defence";
    return [{ kind: "rise", at: `laid:${part}`, text: "✕", tone: "pain" }];
  },
  "value-changed": (event) => [
    {
      kind: "rise",
      at: `laid:${event.part}`,
      text: event.kind === "base" ? `= ${event.amount}` : signed(event.amount),
      tone: "plain",
    },
  ],
  "value-ignored": (event) => [{ kind: "rise", at: `laid:${event.part}`, text: "0", tone: "pain" }],
  "fighter-protected": (event) => [
    { kind: "slap", at: `fighter:${event.fighter}` },
    { kind: "mark", at: touched(event.fighter) },
  ],
  "combat-decided": (event) => [
    { kind: "clash", at: SUM, left: event.attack, right: event.defence, ms: 520 },
    { kind: "mark", at: ["laid:attack", "laid:defence"] },
  ],
  "combat-cards-discarded": (_, view, before) => {
    const { combat } = before;
    if (!combat) return [];
    const [attacker, target] = [seatOf(view, combat.attacker), seatOf(view, combat.target)];
    return [toDiscard("laid:attack", attacker), toDiscard("laid:boost", attacker), toDiscard("laid:defence", target)];
  },
  "combat-ended": (event) => [{ kind: "mark", at: [`fighter:${event.fighter}`, `fighter:${event.target}`], ms: 160 }],
  "damage-taken": (event) => [
    {
      kind: "rise",
      at: `fighter:${event.fighter}`,
      text: `−${event.amount}`,
      tone: "pain",
      ms: 330 + 90 * Math.min(event.amount, 6),
    },
    { kind: "slap", at: `heart:${event.fighter}` },
    { kind: "mark", at: touched(event.fighter) },
  ],
  "damage-prevented": (event) => [
    { kind: "rise", at: `fighter:${event.fighter}`, text: say("unmatched-page-prevented"), tone: "plain" },
  ],
  "health-recovered": (event) => [
    { kind: "rise", at: `fighter:${event.fighter}`, text: `+${event.amount}`, tone: "heal" },
    { kind: "mark", at: touched(event.fighter) },
  ],
  "fighter-defeated": (event) => [
    { kind: "tip", at: `fighter:${event.fighter}`, ms: 420 },
    { kind: "mark", at: [`chip:${event.fighter}`] },
  ],
  "space-chosen": (event) => [{ kind: "mark", at: [`space:${event.space}`], ms: 320 }],
  "opponent-picked": (event) => [{ kind: "mark", at: [`fighter:${event.target}`], ms: 320 }],
  "player-out": (event) => [
    { kind: "mark", at: [`player:${event.seat}`], ms: 420 },
    { kind: "rise", at: `player:${event.seat}`, text: say("unmatched-page-out"), tone: "pain" },
  ],
  resigned: (event) => [{ kind: "tip", at: `player:${event.seat}` }],
  "draw-agreed": () => [{ kind: "mark", at: ["board"] }],
  "taken-back": () => [{ kind: "mark", at: ["board"] }],
  branched: () => [{ kind: "mark", at: ["board"] }],
};
