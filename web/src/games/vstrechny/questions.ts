import type { VstrechnyQuestion } from "@contract/vstrechny.events";
import { board, faces, hand, type QuestionSpec } from "../../table/game";

export const questions: Record<VstrechnyQuestion, QuestionSpec> = {
  ChooseArmy: faces(),
  ChooseArmySecretly: faces(),
  DeployUnit: board({ does: "vstrechny-does-place" }),
  ChooseUnit: hand({ does: "vstrechny-does-bring-in" }),
  EnterUnit: board({ does: "vstrechny-does-enter" }),
  PushUnit: board({ does: "vstrechny-does-go" }),
  GoOn: board({ does: "vstrechny-does-go-on" }),
};
