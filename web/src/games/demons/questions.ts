/** Where the answers of each question lie. */
import type { DemonsQuestion } from "@contract/demons.events";
import { board, hand, list, type QuestionSpec } from "../../table/game";

export const questions: Record<DemonsQuestion, QuestionSpec> = {
  ChooseDemon: hand(),
  ChooseMove: hand(),
  ChooseAction: hand(),
  UseAbility: hand(),
  UseAbilityEarly: hand(),
  ChooseOpponent: board(),
  TakeCard: hand(),
  NameMove: board(),
  LayKnockout: board(),
  SetTrap: board(),
  SetTraps: board(),
  ClearTactics: board(),
  DraftCard: board(),
  TrimHand: hand(),
  MayDo: list(),
  ChooseScript: list(),
};
