// Made from the Python types by ristal.protocol.codegen: change those.
import type { MatchEvent } from "./match.events";

export interface AbilityUsed {
  event: "ability-used";
  seat: number;
  demon: string;
}

export interface ActionChosen {
  event: "action-chosen";
  seat: number;
  action: string;
}

/** What a battlefield does begins. */
export interface BattlefieldWorked {
  event: "battlefield-worked";
  battlefield: string;
}

export interface BattlefieldsShuffled {
  event: "battlefields-shuffled";
  count: number;
}

export interface CardDrafted {
  event: "card-drafted";
  seat: number;
  card: string;
}

export interface CardGiven {
  event: "card-given";
  seat: number;
  card: string;
}

/** A card that was never opened goes to the discard face down. */
export interface CardPutAway {
  event: "card-put-away";
  seat: number;
  card: string | null;
}

export interface CardTaken {
  event: "card-taken";
  seat: number;
  other: number;
  target: string;
  card: string | null;
}

export interface CardsDiscarded {
  event: "cards-discarded";
  seat: number;
  cards: string[];
  by_chance: boolean;
}

export interface CardsDrawn {
  event: "cards-drawn";
  seat: number;
  count: number;
  cards: string[] | null;
}

export interface CardsLaidOut {
  event: "cards-laid-out";
  cards: string[];
}

export interface DamageTaken {
  event: "damage-taken";
  seat: number;
  amount: number;
  energy: number;
}

export interface DecidingFightCalled {
  event: "deciding-fight-called";
  demons: string[];
}

export interface DeckShuffled {
  event: "deck-shuffled";
  count: number;
}

export interface DemonChosen {
  event: "demon-chosen";
  seat: number;
  demon: string;
}

export interface DemonLeft {
  event: "demon-left";
  seat: number;
  why: string;
}

export interface DemonsDealt {
  event: "demons-dealt";
  seat: number;
  demons: string[] | null;
}

/** The demons that nobody keeps are out of the game. */
export interface DemonsPutAway {
  event: "demons-put-away";
  count: number;
}

export interface DraftEnded {
  event: "draft-ended";
  cards: string[];
}

export interface EnergyGained {
  event: "energy-gained";
  seat: number;
  amount: number;
  energy: number;
}

export interface FightBegan {
  event: "fight-began";
  seat: number;
  number: number;
  battlefield: string;
}

export interface FightWon {
  event: "fight-won";
  number: number;
  demons: string[];
  wins: number[];
}

/** Somebody will open their card before all others. */
export interface FirstToReveal {
  event: "first-to-reveal";
  seat: number;
}

/** An effect found nothing in a hand. */
export interface HandFoundEmpty {
  event: "hand-found-empty";
  seat: number;
}

export interface HandSeen {
  event: "hand-seen";
  seat: number;
  other: number;
  target: string;
  count: number;
  cards: string[] | null;
}

export interface HandShown {
  event: "hand-shown";
  seat: number;
  count: number;
  cards: string[];
}

export interface InitiativeKept {
  event: "initiative-kept";
  seat: number;
}

export interface InitiativeTaken {
  event: "initiative-taken";
  seat: number;
  former: string;
}

export interface KnockoutAppeared {
  event: "knockout-appeared";
  tactic: string;
}

export interface KnockoutHeld {
  event: "knockout-held";
  seat: number;
  tactic: string;
}

export interface KnockoutLaid {
  event: "knockout-laid";
  seat: number;
  tactic: string;
}

export interface KnockoutRemoved {
  event: "knockout-removed";
  seat: number;
  tactic: string;
}

export interface KnockoutStruck {
  event: "knockout-struck";
  seat: number;
  tactic: string;
}

export interface KnockoutsReturned {
  event: "knockouts-returned";
  tactics: string[];
}

export interface MissForgiven {
  event: "miss-forgiven";
  seat: number;
  number: number;
}

export interface MoveLaid {
  event: "move-laid";
  seat: number;
  card: string | null;
}

export interface MoveNamed {
  event: "move-named";
  seat: number;
  target: string;
  card: string;
}

export interface MoveRevealed {
  event: "move-revealed";
  seat: number;
  card: string;
  number: number;
}

/** There was less to draw than somebody could. */
export interface NoCardsLeft {
  event: "no-cards-left";
  seat: number;
}

/** An effect found no tactic for itself. */
export interface NoTacticFree {
  event: "no-tactic-free";
  seat: number;
}

export interface PlayedOn {
  event: "played-on";
  wins: number;
}

export interface RoundBegan {
  event: "round-began";
  number: number;
}

export interface SecondActionBegun {
  event: "second-action-begun";
  seat: number;
  action: string;
}

export interface SeriesCleared {
  event: "series-cleared";
  seat: number;
  count: number;
  cards: string[];
}

export interface StanceHeld {
  event: "stance-held";
  seat: number;
  card: string;
}

export interface StanceTaken {
  event: "stance-taken";
  seat: number;
}

/** Somebody did less than an effect allows. */
export interface StoppedThere {
  event: "stopped-there";
  seat: number;
}

export interface TargetChosen {
  event: "target-chosen";
  seat: number;
  target: string;
}

export interface TrapAppeared {
  event: "trap-appeared";
  tactic: string;
}

export interface TrapIgnored {
  event: "trap-ignored";
  seat: number;
  tactic: string;
}

export interface TrapRemoved {
  event: "trap-removed";
  seat: number;
  tactic: string;
}

export interface TrapSet {
  event: "trap-set";
  seat: number;
  tactic: string;
}

export interface TrapSprung {
  event: "trap-sprung";
  seat: number;
  tactic: string;
}

/** Tactics lie number side up again. */
export interface TrapsTurnedBack {
  event: "traps-turned-back";
  tactics: string[];
}

export interface TurnBegan {
  event: "turn-began";
  number: number;
}

/** What happens. */
export type DemonsEvent =
  | AbilityUsed
  | ActionChosen
  | BattlefieldWorked
  | BattlefieldsShuffled
  | CardDrafted
  | CardGiven
  | CardPutAway
  | CardTaken
  | CardsDiscarded
  | CardsDrawn
  | CardsLaidOut
  | DamageTaken
  | DecidingFightCalled
  | DeckShuffled
  | DemonChosen
  | DemonLeft
  | DemonsDealt
  | DemonsPutAway
  | DraftEnded
  | EnergyGained
  | FightBegan
  | FightWon
  | FirstToReveal
  | HandFoundEmpty
  | HandSeen
  | HandShown
  | InitiativeKept
  | InitiativeTaken
  | KnockoutAppeared
  | KnockoutHeld
  | KnockoutLaid
  | KnockoutRemoved
  | KnockoutStruck
  | KnockoutsReturned
  | MissForgiven
  | MoveLaid
  | MoveNamed
  | MoveRevealed
  | NoCardsLeft
  | NoTacticFree
  | PlayedOn
  | RoundBegan
  | SecondActionBegun
  | SeriesCleared
  | StanceHeld
  | StanceTaken
  | StoppedThere
  | TargetChosen
  | TrapAppeared
  | TrapIgnored
  | TrapRemoved
  | TrapSet
  | TrapSprung
  | TrapsTurnedBack
  | TurnBegan
  | MatchEvent;

/** All that may be asked. */
export type DemonsQuestion =
  | "ChooseAction"
  | "ChooseDemon"
  | "ChooseMove"
  | "ChooseOpponent"
  | "ChooseScript"
  | "ClearTactics"
  | "DraftCard"
  | "LayKnockout"
  | "MayDo"
  | "NameMove"
  | "SetTrap"
  | "SetTraps"
  | "TakeCard"
  | "TrimHand"
  | "UseAbility"
  | "UseAbilityEarly";
