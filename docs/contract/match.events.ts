// Made from the Python types by ristal.server.contract: change those.

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

export interface PlayedOn {
  event: "played-on";
}

/** What people did to the match. */
export type MatchEvent =
  | Resigned
  | DrawAgreed
  | TakenBack
  | PlayedOn;
