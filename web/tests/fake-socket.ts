/** A match at the end of a line that a test holds. */
import type { FromServer, GiveAnswer, State } from "@contract/protocol";
import { vi } from "vitest";
import { writeStored } from "../src/stores/storage";
import type { AnyGame } from "../src/table/game";
import { MatchStore } from "../src/stores/match.svelte";

const MATCH = "m";
const game = { motions: {}, questions: {} } as unknown as AnyGame;

/** A line that keeps what was sent, and says what a test says. */
export class Line {
  static readonly OPEN = 1;
  static last: Line;
  readonly readyState = Line.OPEN;
  readonly sent: (GiveAnswer & { type: string })[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as GiveAnswer & { type: string });
  }

  close(): void {}

  says(message: Partial<FromServer>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get answers(): (GiveAnswer & { type: string })[] {
    return this.sent.filter(({ type }) => type === "answer");
  }
}

export function asks(number: number, asked: number[] = [0, 1]): State {
  const answers = ["field", "reserve"].map((where) => ({
    answer: `die-${number} ${where}`,
    label: "",
    note: "",
    about: [],
  }));
  const question = { id: `q${number}`, name: "DeployDie", clause: "", prompt: "", mine: asked.includes(0) };
  return {
    game: "",
    options: {},
    players: ["", ""],
    sitters: [{}, {}],
    asked,
    question,
    answers,
    view: {},
    log: [],
    result: null,
  } as unknown as State;
}

export function sits(): [MatchStore, Line] {
  const match = MatchStore.join(MATCH, game);
  Line.last.says({ type: "welcome", number: 1, missed: [], state: asks(1) });
  return [match, Line.last];
}

export const move = (number: number, state: State) => ({
  type: "move" as const,
  number,
  events: [],
  log: [],
  frames: [],
  state,
});

/** A browser that holds one seat of one match. */
export function prepare(): void {
  localStorage.clear();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  writeStored("matches", [{ match: MATCH, game: "", seats: [{ seat: 0, token: "t" }], name: "", options: {}, at: 0 }]);
  writeStored(`premoves.${MATCH}`, {});
  writeStored(`outbox.${MATCH}.t`, []);
}
