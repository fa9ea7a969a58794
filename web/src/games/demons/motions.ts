/** What is seen of each event. Places: `slot:seat:turn` of a series, `slab:move` and `knockout:move` in the middle, `hand:card`
 * of my own hand, `hand-of:seat`, and the piles. */
import type { DemonsEvent } from "@contract/demons.events";
import type { DemonsView } from "@contract/demons.view";
import type { Motions, Step } from "../../motion/steps";
import { say } from "../../words";

const MINUS = "−";

const me = (view: DemonsView): number => view.seat ?? 0;
const hand = (view: DemonsView, seat: number): (string | null)[] => view.zones[`hand-${seat}`] ?? [];
const slot = (view: DemonsView, seat: number): string => `slot:${seat}:${view.series[seat]?.length ?? 0}`;
const opened = (view: DemonsView, seat: number): string =>
  `slot:${seat}:${Math.max(0, (view.series[seat]?.length ?? 1) - 1)}`;
const called = (view: DemonsView, name: string): number => {
  const at = view.demons.indexOf(name);
  return at >= 0 ? at : Number(name.replace(/\D+/, ""));
};
const mark = (...at: string[]): Step[] => [{ kind: "mark", at }];
const slap = (at: string): Step => ({ kind: "slap", at });
const rise = (at: string, text: string, tone: "pain" | "heal" | "plain"): Step => ({ kind: "rise", at, text, tone });
const announce = (text: string): Step => ({ kind: "say", text, ms: 700 });
/** Something leaves its place for a pile. */
const away = (from: string, to: string): Step => ({ kind: "travel", from, to, ghost: true });

/** Cards come into a hand: faces of my own travel to their places, those of others are backs. */
function received(
  view: DemonsView,
  before: DemonsView,
  seat: number,
  cards: readonly string[] | null,
  from: string,
): Step[] {
  if (seat !== me(view) || !cards) return [away(from, `hand-of:${seat}`)];
  return [...new Set(cards)].map((card, at) =>
    hand(before, seat).includes(card)
      ? away(from, `hand:${card}`)
      : { kind: "travel", from, to: `hand:${card}`, delay: at * 60 },
  );
}

/** Cards leave a hand: `hand:card` is drawn only for my own. */
function lost(before: DemonsView, seat: number, cards: readonly (string | null)[], to: string): Step[] {
  const known = [...new Set(cards)].filter((card) => card !== null);
  if (seat === me(before) && known.length) return known.map((card) => away(`hand:${card}`, to));
  return [away(`hand-of:${seat}`, to)];
}

export const motions: Motions<DemonsEvent, DemonsView> = {
  "demons-dealt": ({ demons }) =>
    (demons ?? []).map((demon) => ({ kind: "travel", from: "herald", to: `offer:${demon}` })),
  "demon-chosen": ({ seat }) => [{ kind: "turn", at: [`portrait:${seat}`] }],
  "demons-put-away": (_, view, before) =>
    (before.zones[`offer-${me(before)}`] ?? []).flatMap((demon) =>
      demon && demon !== view.demons[me(view)] ? [{ kind: "tip", at: `offer:${demon}` }] : [],
    ),
  "fight-began": ({ number, battlefield }) => [
    announce(say("demons-page-begins", { fight: number })),
    ...(battlefield ? [{ kind: "turn", at: ["battlefield"] } as Step] : []),
  ],
  "battlefields-shuffled": () => mark("battlefield"),
  "battlefield-worked": () => [slap("battlefield")],
  "round-began": ({ number }) => [announce(say("demons-page-round-begins", { round: number }))],
  "turn-began": (_, view) => mark(...view.fighting.flatMap((isIn, seat) => (isIn ? [slot(view, seat)] : []))),

  "cards-laid-out": (_, view) => [{ kind: "turn", at: copies(view.zones["draft"] ?? []) }],
  "card-drafted": ({ seat, card }, view, before) => {
    const from = `draft:${card}:${(before.zones["draft"] ?? []).filter((each) => each === card).length}`;
    return [away(from, seat === me(view) ? `hand:${card}` : `hand-of:${seat}`)];
  },
  "draft-ended": (_, __, before) => copies(before.zones["draft"] ?? []).map((place) => away(place, "discard")),
  "cards-drawn": ({ seat, cards }, view, before) => received(view, before, seat, cards, "deck"),
  "card-given": ({ seat, card }, view, before) => received(view, before, seat, [card], "deck"),
  "cards-discarded": ({ seat, cards }, _, before) => lost(before, seat, cards, "discard"),
  "deck-shuffled": () => [away("discard", "deck"), slap("deck")],
  "no-cards-left": () => mark("deck"),

  "move-laid": ({ seat, card }, view, before) => {
    const from = seat === me(view) && card && hand(before, seat).includes(card) ? `hand:${card}` : `hand-of:${seat}`;
    return [{ kind: "travel", from, to: slot(view, seat) }];
  },
  "first-to-reveal": ({ seat }) => [slap(`order:${seat}`)],
  "move-revealed": ({ seat }, view) => [{ kind: "turn", at: [opened(view, seat)] }],
  "miss-forgiven": ({ seat, number }) => [
    rise(`portrait:${seat}`, String(number), "plain"),
    ...mark(`ability:${seat}`),
  ],
  "action-chosen": ({ seat }, view) => [{ kind: "mark", at: [opened(view, seat)], ms: 420 }],
  "second-action-begun": ({ seat }, view) => [slap(opened(view, seat))],
  "ability-used": ({ seat }) => [slap(`portrait:${seat}`), ...mark(`ability:${seat}`)],
  "card-put-away": ({ seat }, _, before) => [away(slot(before, seat), "discard")],
  "series-cleared": ({ seat, count }) =>
    Array.from({ length: count }, (_, at) => away(`slot:${seat}:${at}`, "discard")),

  "damage-taken": ({ seat, amount }) => [rise(`energy:${seat}`, `${MINUS}${amount}`, "pain"), slap(`portrait:${seat}`)],
  "energy-gained": ({ seat, amount }) => [rise(`energy:${seat}`, `+${amount}`, "heal")],
  "demon-left": ({ seat }) => [slap(`out:${seat}`)],
  "stance-taken": ({ seat }, view) => [{ kind: "turn", at: [opened(view, seat)] }, slap(`stance:${seat}`)],
  "stance-held": ({ seat }) => [slap(`stance:${seat}`)],
  "initiative-taken": ({ seat }, _, before) => [{ kind: "travel", from: `torch:${before.first}`, to: `torch:${seat}` }],
  "initiative-kept": ({ seat }) => [slap(`torch:${seat}`)],

  "target-chosen": ({ target }, view) => [{ kind: "mark", at: [`player:${called(view, target)}`], ms: 420 }],
  "move-named": ({ card }) => [slap(`slab:${card}`)],
  "hand-shown": ({ seat }) => [{ kind: "turn", at: [`hand-of:${seat}`] }],
  "hand-seen": ({ other }) => [{ kind: "turn", at: [`hand-of:${other}`] }],
  "hand-found-empty": ({ seat }) => mark(`hand-of:${seat}`),
  "card-taken": ({ seat, other, card }, view, before) =>
    seat === me(view)
      ? received(view, before, seat, card ? [card] : null, `hand-of:${other}`)
      : lost(before, other, [card], `hand-of:${seat}`),

  "trap-set": ({ tactic }) => [{ kind: "turn", at: [`slab:${tactic}`], ms: 260 }],
  "trap-appeared": ({ tactic }) => [{ kind: "turn", at: [`slab:${tactic}`], ms: 260 }],
  "trap-removed": ({ tactic }) => [{ kind: "turn", at: [`slab:${tactic}`], ms: 260 }],
  "traps-turned-back": ({ tactics }) => [{ kind: "turn", at: tactics.map((tactic) => `slab:${tactic}`), ms: 260 }],
  "trap-sprung": ({ seat, tactic }) => [slap(`slab:${tactic}`), ...mark(`player:${seat}`)],
  "trap-ignored": ({ seat, tactic }) => mark(`slab:${tactic}`, `portrait:${seat}`),
  "knockout-laid": ({ tactic }) => [slap(`knockout:${tactic}`)],
  "knockout-appeared": ({ tactic }) => [slap(`knockout:${tactic}`)],
  "knockout-removed": ({ tactic }) => [away(`knockout:${tactic}`, "knockouts")],
  "knockouts-returned": ({ tactics }) => tactics.map((tactic) => away(`knockout:${tactic}`, "knockouts")),
  "knockout-held": ({ seat, tactic }) => [away(`knockout:${tactic}`, "knockouts"), slap(`stance:${seat}`)],
  "knockout-struck": ({ seat, tactic }) => [{ kind: "tip", at: `knockout:${tactic}` }, slap(`portrait:${seat}`)],
  "no-tactic-free": (_, view) => mark(...[...view.knockouts, ...view.traps].map((tactic) => `slab:${tactic}`)),
  "stopped-there": () => mark("herald"),

  "fight-won": ({ demons }, view) => [
    announce(say("demons-page-won")),
    ...demons.map((demon) => slap(`wins:${called(view, demon)}`)),
  ],
  "deciding-fight-called": () => [announce(say("demons-page-deciding"))],
  "played-on": () => [announce(say("demons-page-goes-on"))],
  resigned: ({ seat }) => [announce(say("demons-page-resigned")), ...mark(`player:${seat}`)],
  "draw-agreed": () => [announce(say("demons-page-drawn"))],
  "taken-back": () => [announce(say("demons-page-taken-back"))],
  branched: () => mark("herald"),
};

/** The places of cards that are laid out: copies of one are counted. */
function copies(cards: readonly (string | null)[]): string[] {
  const counts = new Map<string, number>();
  return cards.flatMap((card) => {
    if (card === null) return [];
    counts.set(card, (counts.get(card) ?? 0) + 1);
    return [`draft:${card}:${counts.get(card)}`];
  });
}
