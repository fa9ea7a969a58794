import type { FromServer, GiveAnswer, State } from "@contract/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { keep } from "../src/kept";
import type { AnyGame } from "../src/table/game";
import { Live } from "../src/table/live.svelte";

const MATCH = "m";
const game = { motions: {}, questions: {} } as unknown as AnyGame;

/** A line that keeps what was sent, and says what a test says. */
class Line {
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

function asks(number: number, asked: number[] = [0, 1]): State {
  const answers = ["field", "reserve"].map((where) => ({ answer: `die-${number} ${where}`, label: "", note: "", about: [] }));
  const question = { id: `q${number}`, name: "DeployDie", clause: "", prompt: "", mine: asked.includes(0) };
  return { game: "", options: {}, players: ["", ""], sitters: [{}, {}], asked, question, answers, view: {}, log: [], result: null } as unknown as State;
}

function sits(): [Live, Line] {
  const live = new Live(MATCH, game);
  Line.last.says({ type: "welcome", number: 1, missed: [], state: asks(1) });
  return [live, Line.last];
}

const move = (number: number, state: State) => ({ type: "move" as const, number, events: [], log: [], frames: [], state });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  keep("matches", [{ match: MATCH, game: "", seats: [{ seat: 0, token: "t" }], name: "", options: {}, at: 0 }]);
  keep(`pledges.${MATCH}`, {});
  keep(`outbox.${MATCH}.t`, []);
});

test("a promise is kept when the other answers before one's own answer is acknowledged", () => {
  const [live, line] = sits();
  live.pledge(["die-1 field", "die-2 reserve"]);
  const [first] = line.answers;
  line.says(move(2, asks(2)));
  line.says(move(3, asks(2, [0])));
  expect(line.answers).toHaveLength(1);
  line.says({ type: "ack", message_id: first!.message, number: 2 });
  expect(line.answers.map(({ question, answers }) => [question, answers])).toEqual([
    ["q1", ["die-1 field"]],
    ["q2", ["die-2 reserve"]],
  ]);
});

test("a page that was loaded anew goes on with what was promised", () => {
  const [live] = sits();
  live.pledge(["die-1 field", "die-2 reserve"]);
  live.leave();
  const [, line] = sits();
  const [again] = line.answers;
  line.says(move(2, asks(2)));
  line.says({ type: "ack", message_id: again!.message, number: 2 });
  expect(line.answers.map(({ answers }) => answers?.[0])).toEqual(["die-1 field", "die-2 reserve"]);
});

test("a promise that was refused is back in the hand", () => {
  const [live, line] = sits();
  live.pledge(["die-1 field", "die-2 reserve"]);
  line.says({ type: "refused", code: "illegal", message: "", message_id: line.answers[0]!.message });
  expect(live.pledges).toEqual({});
  expect(live.answers).toHaveLength(2);
});
