// Made from the Python types by ristal.protocol.codegen: change those.
import type { MatchEvent } from "./match.events";

/** §R36 `action` is manoeuvre, scheme or attack, `left` the actions that are left after it. */
export interface ActionTaken {
  event: "action-taken";
  seat: number;
  action: string;
  left: number;
}

export interface AttackDeclared {
  event: "attack-declared";
  seat: number;
  fighter: string;
  target: string;
}

/** `where` it lay: in the hand or on the deck. */
export interface CardDiscarded {
  event: "card-discarded";
  seat: number;
  card: string;
  where: string;
}

/** `seers` is the mask of those who see the hand that it comes to. */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  card: string | null;
  seers: number;
}

/** A card face down: `part` is attack, boost or defence. */
export interface CardLaid {
  event: "card-laid";
  seat: number;
  card: string | null;
  part: string;
  seers: number;
}

/** §A13 Onto the deck, over those put back before; `seers` is the mask of those who know which. */
export interface CardPutBack {
  event: "card-put-back";
  seat: number;
  card: string | null;
  seers: number;
}

/** A card came to a hand from where everybody saw it. */
export interface CardTaken {
  event: "card-taken";
  seat: number;
  card: string;
}

/** What was laid face down; `none` where no card lay. */
export interface CardsRevealed {
  event: "cards-revealed";
  attack: string;
  boost: string;
  defence: string;
}

/** The cards of a combat go to the piles of their owners. */
export interface CombatCardsDiscarded {
  event: "combat-cards-discarded";
  cards: string[];
}

export interface CombatDecided {
  event: "combat-decided";
  attack: number;
  defence: number;
  damage: number;
  target: string;
  winner: string;
}

export interface CombatEnded {
  event: "combat-ended";
  fighter: string;
  target: string;
}

export interface DamagePrevented {
  event: "damage-prevented";
  fighter: string;
}

export interface DamageTaken {
  event: "damage-taken";
  fighter: string;
  amount: number;
  health: number;
}

export interface DeckRanOut {
  event: "deck-ran-out";
  seat: number;
}

export interface DeckShuffled {
  event: "deck-shuffled";
  seat: number;
}

export interface DefenceDeclined {
  event: "defence-declined";
  seat: number;
}

/** A block of effects of a card begins in combat: `timing` is immediately, during, after or later. */
export interface EffectBegun {
  event: "effect-begun";
  seat: number;
  card: string;
  timing: string;
}

export interface EffectsCancelled {
  event: "effects-cancelled";
  seat: number;
  card: string;
}

export interface FighterDefeated {
  event: "fighter-defeated";
  fighter: string;
}

/** `way` has both ends, so `steps` is one less than its length: 0 for a fighter that stays. */
export interface FighterMoved {
  event: "fighter-moved";
  seat: number;
  fighter: string;
  way: string[];
  steps: number;
}

export interface FighterPlaced {
  event: "fighter-placed";
  seat: number;
  fighter: string;
  space: string;
}

/** §A11 It takes no damage from now on. */
export interface FighterProtected {
  event: "fighter-protected";
  fighter: string;
}

/** `seers` is the mask of those to whom it is shown. */
export interface HandShown {
  event: "hand-shown";
  seat: number;
  cards: string[] | null;
  seers: number;
}

export interface HealthRecovered {
  event: "health-recovered";
  fighter: string;
  amount: number;
  health: number;
}

export interface MatchBegun {
  event: "match-begun";
  board: string;
  heroes: string[];
  first: number;
}

export interface MoveBoosted {
  event: "move-boosted";
  seat: number;
  card: string;
  move: number;
}

/** `target` is a fighter of the opponent whom a scheme is about. */
export interface OpponentPicked {
  event: "opponent-picked";
  seat: number;
  target: string;
}

export interface PlayerOut {
  event: "player-out";
  seat: number;
}

export interface SchemeDiscarded {
  event: "scheme-discarded";
  seat: number;
  card: string;
}

/** A scheme lies open while its performer is named. */
export interface SchemeOpened {
  event: "scheme-opened";
  seat: number;
  card: string;
}

/** The scheme is performed, and its effects begin. */
export interface SchemePlayed {
  event: "scheme-played";
  seat: number;
  card: string;
  fighter: string;
}

export interface SizeChanged {
  event: "size-changed";
  seat: number;
  size: string;
}

export interface SpaceChosen {
  event: "space-chosen";
  seat: number;
  space: string;
}

/** §A13 `cards` from the bottom up; `seers` is the mask of those who see them. */
export interface TopCardsSeen {
  event: "top-cards-seen";
  seat: number;
  cards: string[] | null;
  seers: number;
}

export interface TurnBegun {
  event: "turn-begun";
  seat: number;
}

/** `part` is attack or defence; `kind` says what changed it: boost or effect, by which card and how much, or base, which `amount` replaces. */
export interface ValueChanged {
  event: "value-changed";
  seat: number;
  card: string;
  value: number;
  part: string;
  kind: string;
  by: string;
  amount: number;
}

/** §R118 The value of this side counts as 0: `part` is attack or defence. */
export interface ValueIgnored {
  event: "value-ignored";
  seat: number;
  part: string;
}

export interface VoyagesAdded {
  event: "voyages-added";
  seat: number;
  count: number;
}

/** What happens. */
export type UnmatchedEvent =
  | ActionTaken
  | AttackDeclared
  | CardDiscarded
  | CardDrawn
  | CardLaid
  | CardPutBack
  | CardTaken
  | CardsRevealed
  | CombatCardsDiscarded
  | CombatDecided
  | CombatEnded
  | DamagePrevented
  | DamageTaken
  | DeckRanOut
  | DeckShuffled
  | DefenceDeclined
  | EffectBegun
  | EffectsCancelled
  | FighterDefeated
  | FighterMoved
  | FighterPlaced
  | FighterProtected
  | HandShown
  | HealthRecovered
  | MatchBegun
  | MoveBoosted
  | OpponentPicked
  | PlayerOut
  | SchemeDiscarded
  | SchemeOpened
  | SchemePlayed
  | SizeChanged
  | SpaceChosen
  | TopCardsSeen
  | TurnBegun
  | ValueChanged
  | ValueIgnored
  | VoyagesAdded
  | MatchEvent;

/** All that may be asked. */
export type UnmatchedQuestion =
  | "AddVoyages"
  | "BoostAttack"
  | "BoostMove"
  | "ChooseScheme"
  | "ChooseScript"
  | "ChooseSize"
  | "ChooseSpace"
  | "CommitBoost"
  | "DamageOne"
  | "DeclareAttack"
  | "DiscardOwn"
  | "DiscardSurplus"
  | "Foresee"
  | "Gaze"
  | "MayDo"
  | "MoveEither"
  | "MoveFighter"
  | "MoveGroup"
  | "NamePerformer"
  | "PickFromHand"
  | "PickOpponent"
  | "PlaceFighter"
  | "PlaceHero"
  | "PlaceSidekick"
  | "PlayAttack"
  | "PlayDefence"
  | "PutBack"
  | "TakeAction";
