// Made from the Python types by ristal.protocol.codegen: change those.

/** All that a seat may know. */
export interface DemonsView {
  acted: boolean[];
  acting: number | null;
  asked: number[];
  battlefield: string | null;
  claimants: number[];
  demons: (string | null)[];
  energy: number[];
  fight: number;
  fighting: boolean[];
  first: number;
  game: string;
  goal: number;
  initiative: string;
  knockout_stack: number;
  knockouts: string[];
  known: Record<string, string[]>;
  legal: string[];
  limits: (LimitView | null)[];
  most_energy: number;
  order: number[];
  question: QuestionView | null;
  result: ResultView | null;
  round: number;
  running: RunningView[];
  sealed: string | null;
  sealed_by: number[];
  seat: number | null;
  series: SeriesCard[][];
  spent: boolean[];
  stance: boolean[];
  teams: string[] | null;
  trap_damage: number;
  traps: string[];
  turn: number;
  why_out: (string | null)[];
  wins: number[];
  zones: Record<string, (string | null)[]>;
}

/** What the number of the next card in a series has to be; None is no limit. */
export interface LimitView {
  least: number | null;
  most: number | null;
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

/** An action, an ability or a battlefield that still has something to do; the last of them does it now. */
export interface RunningView {
  action: string | null;
  kind: string;
  named: string | null;
  seat: number | null;
  source: string;
  target: number | null;
}

/** A card of a series, in the order in which they were opened. */
export interface SeriesCard {
  card: string;
  number: number;
}
