/** How each question is shown. */
import type { NineDiceQuestion } from "@contract/ninedice.events";
import { board, hand, list, type QuestionSpec } from "../../table/game";

export const questions: Record<NineDiceQuestion, QuestionSpec> = {
  ChooseShape: board(),
  ChooseColour: board(),
  DeployDie: board({ asks: "ninedice-plan-deployment" }),
  ChooseBonus: board(),
  ChooseBonusTarget: board(),
  StartDuel: hand(),
  SecondDie: hand(),
  ChooseTarget: board(),
  AnswerDuel: hand(),
  ChooseAnswerTarget: board(),
  ChooseScript: list(),
  MayDo: list(),
  ShareDamage: board({ asks: "ninedice-plan-damage" }),
  ChooseReroll: board(),
};
