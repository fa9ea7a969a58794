// Made from the Python types by ristal.protocol.codegen: change those.
import type { MatchEvent } from "./match.events";

/** §R177 What a hero does unasked when its moment comes; the effects of a card before it are done. */
export interface AbilityBegun {
  event: "ability-begun";
  seat: number;
  hero: string;
}

/** §R36 `action` is manoeuvre, scheme or attack, `left` the actions that are left after it. */
export interface ActionTaken {
  event: "action-taken";
  seat: number;
  action: string;
  left: number;
}

/** §A60 `left` are the actions that are left with these. */
export interface ActionsGained {
  event: "actions-gained";
  seat: number;
  count: number;
  left: number;
}

export interface AttackDeclared {
  event: "attack-declared";
  seat: number;
  fighter: string;
  target: string;
}

/** §A85 The defender, whose `seat` it is, has picked this attack card. */
export interface AttackExchanged {
  event: "attack-exchanged";
  seat: number;
  card: string;
}

/** §A85 The attack card goes back to its owner's hand; everybody has seen it. */
export interface AttackReturned {
  event: "attack-returned";
  seat: number;
  card: string;
}

/** §A61 `card` is the attack card, `value` what it has in the bonus attack; `discarded` are the other cards of the combat before. */
export interface BonusAttackBegun {
  event: "bonus-attack-begun";
  seat: number;
  card: string;
  value: number;
  discarded: string[];
}

/** §A63 A card of a hand that is shown is chosen for what follows, openly. */
export interface CardChosen {
  event: "card-chosen";
  seat: number;
  card: string;
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

/** §A64 A card that everybody knows went from a hand onto the deck or below it: `to` is deck-top or deck-bottom. */
export interface CardMoved {
  event: "card-moved";
  seat: number;
  card: string;
  to: string;
}

/** §A13 Onto the deck, over those put back before; `seers` is the mask of those who know which. */
export interface CardPutBack {
  event: "card-put-back";
  seat: number;
  card: string | null;
  seers: number;
}

/** §A91 The top card of a deck is shown to all. */
export interface CardRevealed {
  event: "card-revealed";
  seat: number;
  card: string;
}

/** §A92 A drawn card goes below the deck; `seers` is the mask of those who know which. */
export interface CardSunk {
  event: "card-sunk";
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

/** §A65 The combat damage of this combat is going to hit who deals it. */
export interface DamageReflected {
  event: "damage-reflected";
  seat: number;
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

/** §A62 In this combat a fighter stands for another of the same side from now on. */
export interface FighterReplaced {
  event: "fighter-replaced";
  seat: number;
  fighter: string;
  other: string;
}

/** §A62 Two fighters have changed places. */
export interface FightersSwapped {
  event: "fighters-swapped";
  seat: number;
  fighter: string;
  other: string;
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

/** At the table, before the match. */
export interface HeroPicked {
  event: "hero-picked";
  seat: number;
  hero: string;
}

/** Several chose the same hero; the lot gave it to this seat. */
export interface LotsDrawn {
  event: "lots-drawn";
  seat: number;
  hero: string;
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

export interface StateChanged {
  event: "size-changed";
  seat: number;
  size: string;
}

export interface SpaceChosen {
  event: "space-chosen";
  seat: number;
  space: string;
}

/** §A101 What a wild symbol stands for, while the effects of a card last; `none` for nothing. */
export interface StateNamed {
  event: "state-named";
  seat: number;
  state: string;
}

/** §A104 `held` are those that there are now. */
export interface TokensGained {
  event: "tokens-gained";
  seat: number;
  token: string;
  count: number;
  held: number;
}

/** §A105 `held` are those that are left. */
export interface TokensSpent {
  event: "tokens-spent";
  seat: number;
  token: string;
  count: number;
  held: number;
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

/** §A72 To the end of the turn the attack cards of whose turn it is have this value. */
export interface ValuesLocked {
  event: "values-locked";
  seat: number;
  value: number;
}

export interface MoveRaised {
  event: "voyages-added";
  seat: number;
  count: number;
}

/** What happens. */
export type UnmatchedEvent =
  | AbilityBegun
  | ActionTaken
  | ActionsGained
  | AttackDeclared
  | AttackExchanged
  | AttackReturned
  | BonusAttackBegun
  | CardChosen
  | CardDiscarded
  | CardDrawn
  | CardLaid
  | CardMoved
  | CardPutBack
  | CardRevealed
  | CardSunk
  | CardTaken
  | CardsRevealed
  | CombatCardsDiscarded
  | CombatDecided
  | CombatEnded
  | DamagePrevented
  | DamageReflected
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
  | FighterReplaced
  | FightersSwapped
  | HandShown
  | HealthRecovered
  | HeroPicked
  | LotsDrawn
  | MatchBegun
  | MoveBoosted
  | OpponentPicked
  | PlayerOut
  | SchemeDiscarded
  | SchemeOpened
  | SchemePlayed
  | StateChanged
  | SpaceChosen
  | StateNamed
  | TokensGained
  | TokensSpent
  | TopCardsSeen
  | TurnBegun
  | ValueChanged
  | ValueIgnored
  | ValuesLocked
  | MoveRaised
  | MatchEvent;

/** All that may be asked. */
export type UnmatchedQuestion =
  | "AddToMove"
  | "BoostAttack"
  | "BoostMove"
  | "ChooseCard"
  | "ChooseDraw"
  | "ChooseHero"
  | "ChooseHeroSecretly"
  | "ChoosePassed"
  | "ChooseScheme"
  | "ChooseScript"
  | "ChooseShown"
  | "ChooseSpace"
  | "ChooseState"
  | "CommitBoost"
  | "DamageOne"
  | "DeclareAttack"
  | "DiscardAtWill"
  | "DiscardOwn"
  | "DiscardSurplus"
  | "Foresee"
  | "KeepDrawn"
  | "MayDo"
  | "MoveEither"
  | "MoveFighter"
  | "MoveGroup"
  | "MoveOne"
  | "NamePerformer"
  | "NameState"
  | "PickAttack"
  | "PickForSwap"
  | "PickFromHand"
  | "PickOpponent"
  | "PlaceFighter"
  | "PlaceHero"
  | "PlaceSidekick"
  | "PlayAttack"
  | "PlayDefence"
  | "PutBack"
  | "ShareDamage"
  | "SinkDrawn"
  | "SpendOneMore"
  | "TakeAction"
  | "UseAfterAttack"
  | "UseAtTurnEnd"
  | "UseAtTurnStart";
