/** What page, host and second worker say to one another. */

export type ToHost =
  | { type: "call"; number: number; text: string }
  | { type: "open"; line: number; match: string; token: string }
  | { type: "said"; line: number; text: string }
  | { type: "close"; line: number };

export type FromHost =
  | { type: "step"; step: Step }
  | { type: "ready" }
  | { type: "measured" }
  | { type: "broken"; message: string }
  | { type: "reply"; number: number; status: number; body: string }
  | { type: "said"; line: number; text: string }
  | { type: "closed"; line: number };

/** What has been done of starting. */
export type Step = "python" | "rules" | "stored";

export type ToAside = { number: number; work: string };
export type FromAside = { number: number; done?: string; failed?: string };

/** A part of the download, as whoever waits for it sees it. */
export type Part = "engine" | "rules" | "table";

export interface Progress {
  type: "progress";
  done: Record<Part, number>; // bytes
  total: Record<Part, number>;
}
