// Made from the Python types by ristal.protocol.codegen: change those.
import type { MatchEvent } from "./match.events";

export interface ArmiesMet {
  event: "armies-met";
  armies: string[];
  first: number;
}

/** At the table, before the battle. */
export interface ArmyPicked {
  event: "army-picked";
  seat: number;
  army: string;
}

export interface CampBroken {
  event: "camp-broken";
  seat: number;
  unit: string;
}

export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  unit: string | null;
}

/** Both chose the same army; the lot gave it to this seat. */
export interface LotsDrawn {
  event: "lots-drawn";
  seat: number;
  army: string;
}

export interface UnitAttacked {
  event: "unit-attacked";
  seat: number;
  unit: string;
  cell: string;
  to: string;
  target: string;
  strength: number;
  counter: number;
  sideways: boolean;
  outcome: string;
}

export interface UnitDeployed {
  event: "unit-deployed";
  seat: number;
  unit: string;
  cell: string;
}

export interface UnitEntered {
  event: "unit-entered";
  seat: number;
  unit: string;
  cell: string;
}

export interface UnitMoved {
  event: "unit-moved";
  seat: number;
  unit: string;
  cell: string;
  to: string;
}

export interface UnitOpened {
  event: "unit-opened";
  seat: number;
  unit: string;
}

export interface UnitStayed {
  event: "unit-stayed";
  seat: number;
  unit: string;
  cell: string;
}

/** The next card to be deployed. */
export interface UnitTurnedUp {
  event: "unit-turned-up";
  seat: number;
  unit: string;
}

export interface UnitsCounted {
  event: "units-counted";
  units: number[];
  elite: number[];
}

/** What happens. */
export type VstrechnyEvent =
  | ArmiesMet
  | ArmyPicked
  | CampBroken
  | CardDrawn
  | LotsDrawn
  | UnitAttacked
  | UnitDeployed
  | UnitEntered
  | UnitMoved
  | UnitOpened
  | UnitStayed
  | UnitTurnedUp
  | UnitsCounted
  | MatchEvent;

/** All that may be asked. */
export type VstrechnyQuestion =
  | "ChooseArmy"
  | "ChooseArmySecretly"
  | "ChooseUnit"
  | "DeployUnit"
  | "EnterUnit"
  | "GoOn"
  | "PushUnit";
