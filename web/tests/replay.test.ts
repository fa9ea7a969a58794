import type { Replay, ReplayFrame } from "@contract/protocol";
import { beforeEach, expect, test } from "vitest";
import { ReplayStore } from "../src/stores/replay.svelte";
import type { AnyGame } from "../src/table/game";
import { Line, prepare } from "./fake-socket";

const game = { motions: {}, questions: {} } as unknown as AnyGame;
const frame = (number: number): ReplayFrame =>
  ({
    number,
    view: { asked: [0] },
    question: { id: `q${number}`, name: "Pick", clause: "", prompt: "", mine: true },
    events: [{ event: `happened-${number}` }],
    log: [{ text: `line ${number}`, number, at: 0 }],
  }) as unknown as ReplayFrame;
const replayed = {
  game: "",
  options: {},
  players: ["A", "B"],
  sitters: [],
  frames: [frame(0), frame(1), frame(2)],
  result: { said: "over" },
  fair: null,
} as unknown as Replay;

beforeEach(prepare);

const lines = ({ match }: ReplayStore) => match.log.map(({ text }) => text);

test("a moment is drawn as a live match is, up to its own line of the log", () => {
  const replay = new ReplayStore(game, replayed, null);
  replay.go(2);
  expect(replay.match.view).toBe(replayed.frames[2]!.view);
  expect(lines(replay)).toEqual(["line 0", "line 1", "line 2"]);
  expect(replay.match.state?.result?.said).toBe("over");
  replay.go(0);
  expect(lines(replay)).toEqual(["line 0"]);
  expect(replay.match.state?.result).toBeNull();
});

test("one step forward is seen to happen, a jump is not", async () => {
  const replay = new ReplayStore(game, replayed, null);
  replay.go(1);
  await Promise.resolve();
  expect(replay.match.happened).toEqual([{ event: "happened-1" }]);
  replay.go(0);
  replay.go(2);
  expect(replay.match.happened).toEqual([{ event: "happened-1" }]);
});

test("the cursor stays within the match", () => {
  const replay = new ReplayStore(game, replayed, null);
  replay.go(7);
  expect(replay.at).toBe(2);
  replay.go(-1);
  expect(replay.at).toBe(0);
});

test("what is over is not answered, and no line is opened for it", () => {
  const before = Line.last;
  const { match } = new ReplayStore(game, replayed, 0);
  match.send(["field"]);
  match.premoves.make(["field"]);
  void match.reload();
  expect([match.isSending, match.premoves.of(0), match.unanswered]).toEqual([false, [], null]);
  expect(Line.last).toBe(before);
});
