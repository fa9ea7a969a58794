import type { PlainText } from "../../../words";

/** The three actions of a turn, and the questions that belong to each. */
export const ACTIONS: { name: PlainText; questions: string[] }[] = [
  { name: "boets-page-action-mobilise", questions: ["Mobilise"] },
  {
    name: "boets-page-action-technique",
    questions: [
      "PerformTechnique",
      "PlayCounter",
      "RetryAttack",
      "CallJudge",
      "RollForDiscard",
      "RollDice",
      "Stun",
      "Contuse",
      "HealToken",
      "DiscardCards",
      "ScornPain",
      "NudgeDie",
      "NudgeBy",
      "SwapDice",
      "SwapWith",
      "TurnDie",
      "TurnTo",
      "UseProtection",
      "ShakeOff",
    ],
  },
  { name: "boets-page-action-hand", questions: ["DiscardDown", "ExchangeCard"] },
];
