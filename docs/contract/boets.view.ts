// Made from the Python types by ristal.protocol.codegen: change those.

/** All that a seat may know. */
export interface BoetsView {
  asked: number[];
  chain: LinkView[];
  copyable: (string | null)[];
  fighters: (string | null)[];
  game: string;
  healthy: number[];
  known: Record<string, string[]>;
  legal: string[];
  mover: number;
  opening: number;
  pain: number[];
  phase: string;
  protection: number;
  question: QuestionView | null;
  reserve: Record<string, number>[];
  result: ResultView | null;
  retry: boolean;
  ring: Record<string, number[]>[];
  round: number;
  rounds: number;
  running: RunningView[];
  sealed: string | null;
  sealed_by: number[];
  seat: number | null;
  skips: boolean[];
  suffered: number[];
  thrown: ThrownView | null;
  tokens: number;
  yellow: number[];
  zones: Record<string, (string | null)[]>;
}

/** A technique of the chain: the attack or manoeuvre first, then the counters on it. */
export interface LinkView {
  imitated: boolean;
  power: string;
  seat: number;
  state: string;
  technique: string;
  type: string;
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

/** The technique whose effects happen now, or happened last in this exchange: what is asked, it asks. */
export interface RunningView {
  power: string;
  seat: number;
  technique: string;
}

/** Dice in the air: taken from ring and reserve, and not fallen yet. */
export interface ThrownView {
  dice: string[];
  seat: number;
}
