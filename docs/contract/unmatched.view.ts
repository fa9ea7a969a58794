// Made from the Python types by ristal.protocol.codegen: change those.

/** Something that is added to a value. */
export interface AdditionView {
  amount: number;
  card: string | null;
  kind: string;
}

/** An attack between its declaration and its end; its cards lie in the zones attack, boost and defence. */
export interface CombatView {
  attack: ValueView | null;
  attacker: string;
  bonus: boolean;
  cancelled: string[];
  defence: ValueView | null;
  protected: string[];
  target: string;
  winner: string | null;
}

/** A fighter, on the board or off it. */
export interface FighterView {
  began: string | null;
  health: number;
  kind: string;
  max_health: number;
  name: string;
  seat: number;
  space: string | null;
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

/** A block of effects of a card that is being resolved; the last one asks. */
export interface RunningView {
  card: string;
  opponent: number | null;
  seat: number;
  source: string;
  spaces: string[];
  timing: string;
}

/** The scheme that is being played. */
export interface SchemeView {
  card: string;
  fighter: string | null;
  seat: number;
}

/** §R196 What a hero has of its tokens, such as rage. */
export interface TokenView {
  count: number;
  most: number;
  token: string;
}

/** All that a seat may know. The zones attack, boost, defence and scheme are there, empty or not. */
export interface UnmatchedView {
  actions: number;
  active: number;
  asked: number[];
  board: string;
  combat: CombatView | null;
  fighters: FighterView[];
  first: number;
  game: string;
  heroes: (string | null)[];
  known: Record<string, string[]>;
  legal: string[];
  locked: number | null;
  mode: string;
  out: boolean[];
  question: QuestionView | null;
  result: ResultView | null;
  rulings: Record<string, string>;
  running: RunningView[];
  scheme: SchemeView | null;
  sealed: string | null;
  sealed_by: number[];
  seat: number | null;
  sizes: string[];
  states: string[];
  still: number;
  teams: number[];
  tokens: (TokenView | null)[];
  turns: number[];
  zones: Record<string, (string | null)[]>;
}

/** The value of a card in combat: the base, printed or set by an effect, and what is added to it. */
export interface ValueView {
  additions: AdditionView[];
  base: number;
  ignored: boolean;
  value: number;
}
