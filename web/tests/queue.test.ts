import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MotionQueue, type Beat } from "../src/motion/queue";
import type { Step } from "../src/motion/steps";
import { settings } from "../src/stores/settings.svelte";

const LIMIT = 2500; // milliseconds from a message to the end of everything that it brings
const PLACES = ["a", "b", "c"];

let slow = 0; // milliseconds that the page takes to begin a motion
let ends: number[] = []; // when each motion ended
let queue: MotionQueue;
let settledAt = 0;

/** An animation as a browser plays it, on the clock of the test. */
function animate(_: unknown, { duration = 0, delay = 0 }: { duration?: number; delay?: number }): Partial<Animation> {
  const shown: { playState: string; finish(): void; finished?: Promise<void> } = { playState: "running", finish() {} };
  shown.finished = new Promise((done) => {
    shown.finish = () => {
      if (shown.playState === "running") ends.push(Date.now());
      shown.playState = "finished";
      done();
    };
    setTimeout(shown.finish, slow + delay + duration);
  });
  return shown as unknown as Animation;
}

const mark: Step = { kind: "mark", at: ["a"], ms: 400 };
const unsaid = () => {};
const beats = (steps: Step[][], apply: (at: number) => void = unsaid, shown: (at: number) => void = unsaid): Beat[] =>
  steps.map((each, at) => ({ steps: each, apply: () => apply(at), shown: () => shown(at) }));
const long = (count: number): Step[][] => Array.from({ length: count }, () => [mark]);

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
  slow = 0;
  ends = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate = animate as unknown as Element["animate"];
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  document.body.innerHTML = PLACES.map((place) => `<i data-place="${place}"></i>`).join("");
  queue = new MotionQueue((isSettled) => isSettled && (settledAt = Date.now()));
});

afterEach(() => void vi.useRealTimers());

test("what takes less than the limit goes at its own pace", async () => {
  const start = Date.now();
  queue.add(beats(long(4)));
  await vi.runAllTimersAsync();
  expect(ends.map((end) => end - start)).toEqual([400, 800, 1200, 1600]);
});

test.each([0, 40, 120])(
  "one move of a hundred events ends in time, on a page that is late by %i ms each time",
  async (late) => {
    slow = late;
    const applied: number[] = [];
    const start = Date.now();
    queue.add(beats(long(100), (at) => applied.push(at)));
    await vi.runAllTimersAsync();
    expect(applied).toEqual(Array.from({ length: 100 }, (_, at) => at));
    expect(settledAt - start).toBeLessThanOrEqual(LIMIT);
    expect(Math.max(...ends) - start).toBeLessThanOrEqual(LIMIT);
    expect(ends.length).toBeGreaterThan(4); // it is hurried before it is left out
  },
);

test.each([0, 300, 900])("of moves that come every %i ms each ends in time", async (gap) => {
  const late: number[] = [];
  for (let move = 0; move < 30; move++) {
    const came = Date.now();
    queue.add(beats(long(6), (at) => at === 5 && late.push(Date.now() - came)));
    await vi.advanceTimersByTimeAsync(gap);
  }
  const last = Date.now() - gap;
  await vi.runAllTimersAsync();
  expect(late).toHaveLength(30);
  expect(Math.max(...late)).toBeLessThanOrEqual(LIMIT);
  expect(Math.max(settledAt, ...ends) - last).toBeLessThanOrEqual(LIMIT);
  expect(ends.length).toBeGreaterThan(4);
});

test("things that come one after another, and dice that roll on while others are thrown, end in time", async () => {
  const start = Date.now();
  const dealt = Array.from({ length: 40 }, (_, at): Step => ({ kind: "travel", from: "a", to: "b", delay: at * 60 }));
  const thrown = Array.from({ length: 40 }, (): Step[] => [{ kind: "roll", at: ["c"], hold: 70 }]);
  queue.add(beats([dealt, ...thrown]));
  await vi.runAllTimersAsync();
  expect(Math.max(settledAt, ...ends) - start).toBeLessThanOrEqual(LIMIT);
  expect(ends.length).toBeGreaterThan(40);
});

test("a step that is longer than the limit is hurried too", async () => {
  const start = Date.now();
  queue.add(beats([[{ kind: "walk", at: "a", over: Array.from({ length: 40 }, () => "b") }]]));
  await vi.runAllTimersAsync();
  expect(ends).toHaveLength(1);
  expect(ends[0]! - start).toBeLessThanOrEqual(LIMIT);
});

test("whoever skips sees at once what is true", async () => {
  const start = Date.now();
  queue.add(beats(long(5)));
  await vi.advanceTimersByTimeAsync(100);
  queue.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(settledAt - start).toBe(100);
});

test("what comes unseen is drawn before something is seen to leave from there", async () => {
  const draws = (place: string) => () =>
    queueMicrotask(() => (document.body.innerHTML = `<i data-place="${place}"></i>`));
  queue.add([
    { steps: [], apply: draws("d"), shown: unsaid },
    { steps: [{ kind: "travel", from: "d", to: "e" }], apply: draws("e"), shown: unsaid },
  ]);
  await vi.runAllTimersAsync();
  expect(ends).toHaveLength(1);
});

test("a beat has been shown when the last of its things is over, also where the next one has begun", async () => {
  const start = Date.now();
  const shown: [number, number][] = [];
  const dice = Array.from({ length: 3 }, (): Step[] => [{ kind: "roll", at: ["c"], hold: 70 }]);
  queue.add(beats([...dice, []], unsaid, (at) => shown.push([at, Date.now() - start])));
  await vi.runAllTimersAsync();
  expect(shown).toEqual([
    [0, 620],
    [1, 690],
    [2, 760],
    [3, 760],
  ]);
  expect(settledAt - start).toBe(760);
});

test("what was under way when the truth came from elsewhere is not shown any more", async () => {
  const shown: number[] = [];
  queue.add(beats(long(3), unsaid, (at) => shown.push(at)));
  await vi.advanceTimersByTimeAsync(500);
  queue.drop();
  await vi.runAllTimersAsync();
  expect(shown).toEqual([0]);
  expect(settledAt).toBeGreaterThan(0);
});
