import type { Decision, Review } from "@contract/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReviewStore } from "../src/stores/review.svelte";

const decision = (move: number, seat: number, mark: string): Decision => ({
  move,
  seat,
  answer: "b2",
  label: "b2",
  best: "a1",
  best_label: "a1",
  chance: 0.4,
  best_chance: 0.6,
  loss: 0.2,
  doubt: 0.01,
  mark,
  choices: [
    { answer: "a1", label: "a1", chance: 0.6 },
    { answer: "b2", label: "b2", chance: 0.4 },
    { answer: "c3", label: "c3", chance: 0.58 },
  ],
});
const review = (done: number): Review => ({
  game: "toy",
  moves: 4,
  iterations: 1,
  done,
  total: 3,
  seats: [],
  decisions: [decision(1, 0, "??"), decision(2, 1, "?"), decision(3, 0, "!")].slice(0, done),
  chance: [],
  guesses: [],
  curve: [],
  moments: [],
});

const answered = (status: number, body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }));
let asks: Array<() => Promise<Response>>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => asks.shift()!());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function read(store: ReviewStore, language = "en"): Promise<void> {
  const reading = store.read(language);
  await vi.runAllTimersAsync();
  await reading;
}

test("it is asked for until all of it is there, and then no more", async () => {
  const store = new ReviewStore("m", "t");
  asks = [
    () => answered(200, review(1)),
    () => answered(429, { code: "too-many", message: "slowly" }),
    () => answered(200, review(3)),
  ];
  await read(store);
  expect(asks).toEqual([]);
  expect([store.isWhole, store.problem]).toEqual([true, ""]);
  await read(store);
  asks = [() => answered(200, review(3))];
  await read(store, "ru");
  expect(asks).toEqual([]);
});

test("a refusal is said", async () => {
  const store = new ReviewStore("m", "t");
  asks = [() => answered(409, { code: "not-over", message: "not yet" })];
  await read(store);
  expect([store.current, store.problem]).toEqual([null, "not yet"]);
});

test("a mistake is closed by an answer that loses little, and by no other", async () => {
  const store = new ReviewStore("m", "t");
  asks = [() => answered(200, review(3))];
  await read(store);
  expect(store.mistakes(0).map(({ move }) => move)).toEqual([1]);
  expect(store.mistakes(null).map(({ move }) => move)).toEqual([1, 2]);
  const mistake = store.mistakes(0)[0]!;
  store.ask(mistake);
  store.answer(mistake.choices[1]!);
  expect(store.closed.size).toBe(0);
  store.ask(mistake);
  expect(store.given).toBeNull();
  store.answer(mistake.choices[2]!);
  expect([...store.closed]).toEqual([1]);
});
