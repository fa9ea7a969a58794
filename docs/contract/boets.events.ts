// Made from the Python types by ristal.protocol.codegen: change those.
import type { MatchEvent } from "./match.events";

export interface AttackCancelled {
  event: "attack-cancelled";
  seat: number;
  technique: string;
  retry: boolean;
}

export interface CardDiscarded {
  event: "card-discarded";
  seat: number;
  technique: string;
  where: string;
}

export interface CardExchanged {
  event: "card-exchanged";
  seat: number;
  card: string | null;
  drawn: string | null;
}

export interface CardFound {
  event: "card-found";
  seat: number;
  card: string | null;
}

export interface CardsDrawn {
  event: "cards-drawn";
  seat: number;
  count: number;
  cards: string[] | null;
}

export interface CounterCancelled {
  event: "counter-cancelled";
  seat: number;
  technique: string;
}

export interface DamageDue {
  event: "damage-due";
  seat: number;
  damage: number;
  pain: number;
}

export interface DamageRolled {
  event: "damage-rolled";
  seat: number;
  value: number;
}

export interface DamageTaken {
  event: "damage-taken";
  seat: number;
  damage: number;
  pain: number;
  healthy: number;
  hurt: number;
}

/** All cards of a seat are in its deck again. */
export interface DeckShuffled {
  event: "deck-shuffled";
  seat: number;
  count: number;
}

export interface DiceKept {
  event: "dice-kept";
  seat: number;
  dice: string[];
}

/** From the ring to the reserve, as a round is over. */
export interface DiceReturned {
  event: "dice-returned";
  seat: number;
  dice: string[];
}

export interface DiceRolled {
  event: "dice-rolled";
  seat: number;
  values: number[];
}

export interface DiceTaken {
  event: "dice-taken";
  seat: number;
  dice: string[];
}

export interface DieChanged {
  event: "die-changed";
  seat: number;
  die: string;
  value: number;
}

export interface DoctorCalled {
  event: "doctor-called";
  seat: number;
  dice: number;
}

export interface DoctorRolled {
  event: "doctor-rolled";
  seat: number;
  values: number[];
  stopped: boolean;
}

export interface FighterChosen {
  event: "fighter-chosen";
  seat: number;
  fighter: string;
}

/** At the table, before the fight. */
export interface FighterPicked {
  event: "fighter-picked";
  seat: number;
  fighter: string;
}

export interface FinalCounted {
  event: "final-counted";
  dice: number[];
}

export interface FirstRolled {
  event: "first-rolled";
  seat: number;
  value: number;
}

export interface HandSeen {
  event: "hand-seen";
  seat: number;
  cards: string[] | null;
}

export interface JudgePlayed {
  event: "judge-played";
  seat: number;
  technique: string;
}

export interface KnockedDown {
  event: "knocked-down";
  seat: number;
}

export interface PainHealed {
  event: "pain-healed";
  seat: number;
  count: number;
}

export interface PointsShown {
  event: "points-shown";
  seat: number;
}

export interface ProtectionRaised {
  event: "protection-raised";
  seat: number;
  count: number;
  protection: number;
}

export interface RefereeLooked {
  event: "referee-looked";
  seat: number;
  limit: number;
}

export interface RefereeRolled {
  event: "referee-rolled";
  seat: number;
  value: number;
  noticed: boolean;
}

export interface RoundBegan {
  event: "round-began";
  seat: number;
  round: number;
}

export interface RoundEnded {
  event: "round-ended";
  seat: number;
  round: number;
}

export interface RoundPrepared {
  event: "round-prepared";
  round: number;
}

/** Nothing of what was played is left. */
export interface TechniqueEnded {
  event: "technique-ended";
  seat: number;
}

/** An attack or a counter takes effect; a manoeuvre does so as it is played. */
export interface TechniqueLanded {
  event: "technique-landed";
  seat: number;
  technique: string;
  power: string;
  type: string;
}

export interface TechniquePlayed {
  event: "technique-played";
  seat: number;
  technique: string;
  power: string;
  type: string;
  imitated: boolean;
}

export interface TieBroken {
  event: "tie-broken";
  healthy: number[];
  tokens: number[];
  last: number;
}

export interface TokenHealed {
  event: "token-healed";
  seat: number;
  regained: boolean;
}

export interface TokenPaid {
  event: "token-paid";
  seat: number;
  healthy: number;
}

export interface TurnBegan {
  event: "turn-began";
  seat: number;
}

export interface TurnSkipped {
  event: "turn-skipped";
  seat: number;
}

export interface YellowDropped {
  event: "yellow-dropped";
  seat: number;
}

export interface YellowGiven {
  event: "yellow-given";
  seat: number;
  count: number;
}

/** What happens. */
export type BoetsEvent =
  | AttackCancelled
  | CardDiscarded
  | CardExchanged
  | CardFound
  | CardsDrawn
  | CounterCancelled
  | DamageDue
  | DamageRolled
  | DamageTaken
  | DeckShuffled
  | DiceKept
  | DiceReturned
  | DiceRolled
  | DiceTaken
  | DieChanged
  | DoctorCalled
  | DoctorRolled
  | FighterChosen
  | FighterPicked
  | FinalCounted
  | FirstRolled
  | HandSeen
  | JudgePlayed
  | KnockedDown
  | PainHealed
  | PointsShown
  | ProtectionRaised
  | RefereeLooked
  | RefereeRolled
  | RoundBegan
  | RoundEnded
  | RoundPrepared
  | TechniqueEnded
  | TechniqueLanded
  | TechniquePlayed
  | TieBroken
  | TokenHealed
  | TokenPaid
  | TurnBegan
  | TurnSkipped
  | YellowDropped
  | YellowGiven
  | MatchEvent;

/** All that may be asked. */
export type BoetsQuestion =
  | "CallJudge"
  | "ChooseFighter"
  | "ChooseScript"
  | "Contuse"
  | "DiscardCards"
  | "DiscardDown"
  | "ExchangeCard"
  | "HealToken"
  | "KeepDice"
  | "MayDo"
  | "Mobilise"
  | "NudgeBy"
  | "NudgeDie"
  | "PerformTechnique"
  | "PlayCounter"
  | "RetryAttack"
  | "RollDice"
  | "RollForDiscard"
  | "ScornPain"
  | "SearchDeck"
  | "ShakeOff"
  | "Stun"
  | "SwapDice"
  | "SwapWith"
  | "TurnDie"
  | "TurnTo"
  | "UseProtection";
