// Made from the Python types by ristal.protocol.codegen: change those.

export interface Resigned {
  event: "resigned";
  seat: number;
}

export interface DrawAgreed {
  event: "draw-agreed";
}

export interface TakenBack {
  event: "taken-back";
  seat: number;
}

export interface Branched {
  event: "branched";
}

/** What people did to the match. */
export type MatchEvent =
  | Resigned
  | DrawAgreed
  | TakenBack
  | Branched;
