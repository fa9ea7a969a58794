// Made from the Python types by ristal.protocol.codegen: change those.
import type { MatchEvent } from "./match.events";

export interface AttackEnded {
  event: "attack-ended";
  seat: number;
  dice: string[];
  count: number;
}

export interface BattleEnded {
  event: "battle-ended";
  number: number;
  harm: number;
  quiet: number;
}

export interface BattleFought {
  event: "battle-fought";
  number: number;
  attack: number[];
  defence: number[];
  damage: number[];
  exhaustion: number;
}

/** The next bonus of several. */
export interface BonusChosen {
  event: "bonus-chosen";
  seat: number;
  die: string;
}

export interface BonusDeclined {
  event: "bonus-declined";
  seat: number;
  die: string;
}

export interface BonusLost {
  event: "bonus-lost";
  seat: number;
  die: string;
  rest: boolean;
}

export interface BonusUsed {
  event: "bonus-used";
  seat: number;
  die: string;
  target: string;
  full: boolean;
}

/** Dice were rolled low enough for the bonuses of their colours. */
export interface BonusesCame {
  event: "bonuses-came";
  seat: number;
  dice: string[];
  count: number;
}

export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  card: string;
}

export interface DamageTaken {
  event: "damage-taken";
  seat: number;
  die: string;
  loss: number;
  value: number;
}

export interface DiceCompared {
  event: "dice-compared";
  seat: number;
  die: string;
  value: number;
  target: string;
  against: number;
  won: boolean;
}

export interface DieFell {
  event: "die-fell";
  seat: number;
  die: string;
}

export interface DieImprisoned {
  event: "die-imprisoned";
  seat: number;
  die: string;
}

export interface DiePlanned {
  event: "die-planned";
  seat: number;
  die: string;
  deployed: boolean | null;
}

export interface DieReturned {
  event: "die-returned";
  seat: number;
  die: string;
  value: number;
}

export interface DieRolled {
  event: "die-rolled";
  seat: number;
  die: string;
  value: number;
}

export interface DieTaken {
  event: "die-taken";
  seat: number;
  die: string;
}

export interface DieTurned {
  event: "die-turned";
  seat: number;
  die: string;
  before: number;
  value: number;
}

/** Something was done to a die that cannot show more, or less, than it does. */
export interface DieUnchanged {
  event: "die-unchanged";
  seat: number;
  die: string;
  value: number;
}

export interface DuelAnswered {
  event: "duel-answered";
  seat: number;
  die: string;
  target: string;
}

export interface DuelOpened {
  event: "duel-opened";
  seat: number;
  die: string;
  target: string;
}

export interface LifeCounted {
  event: "life-counted";
  life: number[];
}

/** Nothing is left in a Life zone after the battle; where the Life dice of the seat are. */
export interface LifeEmptied {
  event: "life-emptied";
  seat: number;
  abyss: number;
  prison: number;
  reserve: number;
}

export interface PrisonersTaken {
  event: "prisoners-taken";
  seat: number;
  count: number;
}

export interface RerollKept {
  event: "reroll-kept";
  seat: number;
  die: string;
  rolled: number;
  value: number;
}

export interface ReserveAttackBegan {
  event: "reserve-attack-began";
  seat: number;
  reserves: number[];
  why: string;
}

export interface SetTaken {
  event: "set-taken";
  seat: number;
  preset: string;
}

export interface SetsFormed {
  event: "sets-formed";
  first: number;
}

export interface StartPassed {
  event: "start-passed";
  seat: number;
  forced: boolean;
}

export interface TroopsDeployed {
  event: "troops-deployed";
  seat: number;
  count: number;
  reserve: number;
  dice: string[];
}

/** What happens. */
export type NineDiceEvent =
  | AttackEnded
  | BattleEnded
  | BattleFought
  | BonusChosen
  | BonusDeclined
  | BonusLost
  | BonusUsed
  | BonusesCame
  | CardDrawn
  | DamageTaken
  | DiceCompared
  | DieFell
  | DieImprisoned
  | DiePlanned
  | DieReturned
  | DieRolled
  | DieTaken
  | DieTurned
  | DieUnchanged
  | DuelAnswered
  | DuelOpened
  | LifeCounted
  | LifeEmptied
  | PrisonersTaken
  | RerollKept
  | ReserveAttackBegan
  | SetTaken
  | SetsFormed
  | StartPassed
  | TroopsDeployed
  | MatchEvent;

/** All that may be asked. */
export type NineDiceQuestion =
  | "AnswerDuel"
  | "ChooseAnswerTarget"
  | "ChooseBonus"
  | "ChooseBonusTarget"
  | "ChooseColour"
  | "ChooseReroll"
  | "ChooseScript"
  | "ChooseShape"
  | "ChooseTarget"
  | "DeployDie"
  | "MayDo"
  | "SecondDie"
  | "ShareDamage"
  | "StartDuel";
