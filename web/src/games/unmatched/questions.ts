/** Every question of Unmatched: where its answers lie, and what is said with them. */
import type { UnmatchedQuestion } from "@contract/unmatched.events";
import { asking, board, faces, hand, list, type QuestionSpec } from "../../table/game";
import type { PlainText } from "../../words";

const lays = asking("hand", { does: "unmatched-does-lay" });
const discards = asking("hand", { does: "unmatched-does-discard" });
const wounds = asking("board", { does: "unmatched-does-wound" });
const pass = (pass: PlainText): Partial<QuestionSpec> => ({ words: { pass } });
const doOrNot: Record<string, PlainText> = { yes: "unmatched-reply-do", no: "unmatched-reply-decline" };

export const questions: Record<UnmatchedQuestion, QuestionSpec> = {
  ChooseHero: faces(),
  ChooseHeroSecretly: faces(),
  ChooseState: list(),
  NameState: list(),
  PlaceHero: board(),
  PlaceSidekick: board(),
  PlaceFighter: board({ does: "unmatched-does-place" }),
  UseAtTurnStart: wounds({ words: { pass: "unmatched-reply-nobody", ...doOrNot } }),
  UseAtTurnEnd: list({ words: doOrNot }),
  UseAfterAttack: list({ words: doOrNot }),
  TakeAction: list({
    words: {
      manoeuvre: "unmatched-reply-manoeuvre",
      scheme: "unmatched-reply-scheme",
      attack: "unmatched-reply-attack",
    },
  }),
  BoostMove: discards(pass("unmatched-reply-no-boost")),
  AddToMove: list({ words: { yes: "unmatched-reply-add", no: "unmatched-reply-do-not-add" } }),
  MoveGroup: board({ does: "unmatched-does-group" }),
  MoveFighter: board({ does: "unmatched-does-go" }),
  ChooseScheme: hand({ does: "unmatched-does-play" }),
  NamePerformer: board(),
  DeclareAttack: board(),
  PlayAttack: lays(),
  CommitBoost: lays(pass("unmatched-reply-without-boost")),
  PlayDefence: lays(pass("unmatched-reply-no-defence")),
  BoostAttack: discards(pass("unmatched-reply-no-boost")),
  MoveEither: board({ does: "unmatched-does-move" }),
  MoveOne: board({ does: "unmatched-does-move" }),
  ChoosePassed: board({ does: "unmatched-does-pass" }),
  ShareDamage: wounds({ words: { done: "unmatched-reply-no-more" } }),
  DamageOne: wounds(),
  ChooseSpace: board(),
  DiscardOwn: discards(),
  DiscardSurplus: discards(),
  DiscardAtWill: discards(pass("unmatched-reply-no-more")),
  PickFromHand: hand(),
  ChooseShown: hand(),
  PickAttack: hand(),
  ChooseCard: hand({ does: "unmatched-does-take" }),
  PickForSwap: board(),
  PickOpponent: board(),
  Foresee: hand({ does: "unmatched-does-take" }),
  PutBack: hand({ does: "unmatched-does-put-back" }),
  ChooseDraw: list(),
  KeepDrawn: hand({ does: "unmatched-does-take" }),
  SinkDrawn: hand({ does: "unmatched-does-put-back" }),
  MayDo: list({ words: doOrNot }),
  SpendOneMore: list({ words: doOrNot }),
  ChooseScript: list(),
};
