import type { VstrechnyQuestion } from "@contract/vstrechny.events";
import { board, hand, list, type QuestionSpec } from "../../table/game";

export const questions: Record<VstrechnyQuestion, QuestionSpec> = {
  ChooseArmy: list(),
  ChooseArmySecretly: list(),
  DeployUnit: board({ does: "vstrechny-does-place" }),
  ChooseUnit: hand({ does: "vstrechny-does-bring-in" }),
  EnterUnit: board({ does: "vstrechny-does-enter" }),
  PushUnit: board({ does: "vstrechny-does-go" }),
  GoOn: board({ does: "vstrechny-does-go-on" }),
};
