// Made from the Python types by ristal.protocol.codegen: change those.

/** What a die might be sent at while that is being chosen, and the rolls with which it would win. */
export interface AimView {
  die: string;
  target: string;
  wins: number[];
}

/** A colour bonus that is still to be used, the next one first. */
export interface BonusView {
  die: string;
  given_to: string | null;
  running: boolean;
  seat: number;
}

/** A die of somebody's set: what it is, where it lies and what it shows. */
export interface DieView {
  colour: string;
  id: string;
  kind: string;
  maximum: number;
  seat: number;
  shape: string;
  special: boolean;
  trigger: number;
  value: number | null;
  zone: string;
}

/** What the set of a seat still needs. */
export interface DraftSide {
  by_card: number;
  colours: string[];
  left: number;
  needs: string[];
}

/** The draft under way. */
export interface DraftView {
  seat: number | null;
  sides: DraftSide[];
}

/** The reserve attack: who has the start, and the throws of the attack under way. */
export interface DuelsView {
  starter: number | null;
  throws: ThrowView[];
}

/** After so many battles both sums of Attack grow by a step a battle. */
export interface ExhaustionView {
  after: number;
  step: number;
}

/** A die that the bonus at hand may go to, and whether it would get all of it. */
export interface GiftView {
  full: boolean;
  target: string;
}

/** All that a seat may know. */
export interface NineDiceView {
  aims: AimView[];
  asked: number[];
  battle: number;
  began: number | null;
  bonuses: BonusView[];
  cards: (string | null)[];
  dice: DieView[];
  draft: DraftView | null;
  duels: DuelsView;
  every_roll: boolean;
  exhaustion: ExhaustionView | null;
  first: number;
  game: string;
  gifts: GiftView[];
  imprisoned: string[];
  known: Record<string, string[]>;
  legal: string[];
  letter: boolean;
  phase: string;
  plain: boolean;
  question: QuestionView | null;
  result: ResultView | null;
  running: RunningView[];
  sealed: string | null;
  sealed_by: number[];
  seat: number | null;
  sets: string[][];
  sides: SideView[];
  stalemate: StalemateView;
  sums: SumsView | null;
  targeted: string[];
  zones: Record<string, (string | null)[]>;
}

/** The open question: its class, its clause, and what its prompt tells beside that. */
export interface QuestionView {
  clause: string;
  details: Record<string, string | number | boolean | (string | number | boolean | (string | number | boolean | null)[] | null)[] | null>;
  name: string;
}

/** How the game ended: seats from the best place down, those that tie in one group. */
export interface ResultView {
  how: string;
  ranking: number[][];
}

/** What a die is doing to another one. */
export interface RunningView {
  part: string;
  seat: number;
  source: string;
  target: string;
}

/** A die that lies open. */
export interface ShownDie {
  die: string;
  value: number;
}

/** The dice of a seat by zone. */
export interface SideView {
  abyss: string[];
  attack: ShownDie[];
  defence: ShownDie[];
  duel: ShownDie[];
  life: ShownDie[];
  prison: string[];
  reserve: string[];
}

/** Battles running without harm, and the limits of a game without exhaustion. */
export interface StalemateView {
  last_battle: number | null;
  quiet: number;
  quiet_limit: number | null;
}

/** The arithmetic of the battle under way, or of the one ahead as the dice lie now; each list by seat. */
export interface SumsView {
  attack: number[];
  damage: number[];
  defence: number[];
  exhaustion: number;
  left: number[];
  life: number[];
  number: number;
  to_share: number[];
  under_way: boolean;
}

/** A die thrown in this attack, at what, and what the comparison said. */
export interface ThrowView {
  against: number | null;
  compare: string;
  die: string;
  roll: number | null;
  seat: number;
  target: string;
  won: boolean | null;
}
