// Made from the Python types by ristal.protocol.codegen: change those.

/** A unit that has been opened or pushed out and has no cell yet. */
export interface AfootView {
  cell: string | null;
  seat: number;
  unit: string;
}

/** A unit on the field, or on its way. */
export interface PieceView {
  seat: number;
  unit: string;
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

/** All that a seat may know. */
export interface VstrechnyView {
  afoot: AfootView | null;
  armies: (string | null)[];
  asked: number[];
  broke_through: string | null;
  field: (PieceView | null)[];
  game: string;
  known: Record<string, string[]>;
  legal: string[];
  question: QuestionView | null;
  result: ResultView | null;
  sealed: string | null;
  sealed_by: number[];
  seat: number | null;
  variant: string;
  zones: Record<string, (string | null)[]>;
}
