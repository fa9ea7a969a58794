/** How each question is asked: where its answers lie and what is picked together. */
import type { BoetsQuestion } from "@contract/boets.events";
import type { BoetsView } from "@contract/boets.view";
import { board, hand, list, type QuestionSpec, type Picks } from "../../table/game";
import { diceOf } from "./model/dice";

const left = (view: BoetsView) => Number(view.question?.details["left"] ?? 0);
const asked = (view: BoetsView) => view.asked[0] ?? 0;
const inHand = (view: BoetsView, seat: number, card: string) =>
  view.zones[`hand-${seat}`]?.filter((each) => each === card).length ?? 0;

const dice = (sends: Picks["sends"]): Picks<BoetsView> => ({
  most: left,
  copies: (view, die) => diceOf(view, asked(view), die),
  ends: "enough",
  isOrdered: true,
  sends,
});
const thrown = dice("boets-roll-dice");
const cards = (
  most: (view: BoetsView) => number,
  whose: (view: BoetsView) => number,
  ends?: string,
): Picks<BoetsView> => ({
  most,
  copies: (view, card) => inHand(view, whose(view), card),
  ends,
  sends: "boets-discard-cards",
});
const noDice: QuestionSpec["words"] = { enough: "boets-reply-no-dice" };
const change: QuestionSpec["words"] = { enough: "boets-reply-no-change" };

export const questions: Record<BoetsQuestion, QuestionSpec> = {
  Mobilise: board({ picks: thrown, words: noDice }),
  RollForDiscard: board({ picks: thrown, words: noDice }),
  RollDice: board({ picks: thrown, words: noDice }),
  KeepDice: board({ picks: dice("boets-keep-dice"), words: noDice }),
  Stun: board(),
  PerformTechnique: hand(),
  PlayCounter: hand({ words: { pass: "boets-reply-no-counter" } }),
  RetryAttack: hand({ words: { pass: "boets-reply-no-attack" } }),
  CallJudge: hand({ words: { pass: "boets-reply-yellow" } }),
  UseProtection: list(),
  ShakeOff: list(),
  HealToken: list(),
  Contuse: hand({ picks: cards(left, (view) => 1 - asked(view)) }),
  DiscardCards: hand({
    picks: cards((view) => view.zones[`hand-${asked(view)}`]?.length ?? 0, asked, "enough"),
    words: { enough: "boets-reply-no-discard" },
  }),
  DiscardDown: hand({ picks: cards(left, asked) }),
  ExchangeCard: hand({ words: { pass: "boets-reply-keep-all" } }),
  SearchDeck: hand(),
  ScornPain: list({ words: { again: "boets-reply-give-token", enough: "boets-reply-enough" } }),
  NudgeDie: board({ batches: true, words: change }),
  NudgeBy: board({ batches: true }),
  SwapDice: board({ batches: true, words: change }),
  SwapWith: board({ batches: true }),
  TurnDie: board({ batches: true, words: change }),
  TurnTo: board({ batches: true }),
  ChooseFighter: list(),
  MayDo: list(),
  ChooseScript: list(),
};
