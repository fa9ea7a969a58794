import type { Line, View } from "@contract/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "../src/stores/playback.svelte";
import { settings } from "../src/stores/settings.svelte";

const view = { game: "" } as unknown as View;
const text = "x".repeat(50); // 1200 + 50 · 60 = 4200 milliseconds
const line = (number: number, at: number): Line => ({ number, at, seat: 1, event: "", text, parts: [] });
const spec = { begins: ["attacked"], closes: ["over"] };
const move = (number: number, events: { event: string; seat?: number }[]) => ({
  number,
  events,
  frames: [],
  log: events.map((_, at) => line(number, at)),
});

let playback: Playback;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Object.assign(settings, { speed: 1, motion: "full" });
  playback = new Playback({}, spec, () => 0);
  asked = 0;
});
afterEach(() => void vi.useRealTimers());

const play = (seat: number, asks = true) => {
  const began = Date.now();
  const done = () => (asked = Date.now() - began);
  playback.play(move(1, [{ event: "attacked", seat }, { event: "hurt" }]), view, view, done, { asks });
};

test("an act of somebody else stays until it can be read, then one is asked", async () => {
  play(1);
  await vi.advanceTimersByTimeAsync(7100);
  expect([playback.isSettled, playback.scenes.hold !== null]).toEqual([false, true]);
  await vi.runAllTimersAsync();
  expect(asked).toBe(7200); // a hundred letters
  expect([playback.isSettled, playback.scenes.act]).toEqual([true, null]);
});

test("any press goes on at once", async () => {
  play(1);
  await vi.advanceTimersByTimeAsync(10);
  playback.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, playback.isSettled]).toEqual([10, true]);
});

test("what is paused stays without end, and goes on with what was left of its time", async () => {
  play(1);
  await vi.advanceTimersByTimeAsync(7000);
  playback.scenes.pause();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(playback.scenes.hold).not.toBeNull();
  playback.scenes.pause();
  await vi.runAllTimersAsync();
  expect(asked).toBe(107_200);
});

test("nobody waits for what he did himself", () => {
  play(0);
  expect(playback.isSettled).toBe(true);
});

test.each([
  { speed: 0, motion: "full" },
  { speed: 1, motion: "none" },
  { speed: 1, motion: "calm" },
] as const)("nor who has turned motion off: %o", (how) => {
  Object.assign(settings, how);
  play(1);
  expect([playback.isSettled, playback.scenes.act]).toEqual([true, null]);
});

test("what was told is read before the table is cleared", async () => {
  playback.play(move(1, [{ event: "attacked", seat: 1 }]), view, view, () => {}, { asks: false });
  expect(playback.scenes.act?.lines).toHaveLength(1);
  playback.play(move(2, [{ event: "over" }]), view, view, () => {}, { asks: false });
  await vi.advanceTimersByTimeAsync(4100);
  expect(playback.said).toBe("1.0");
  await vi.runAllTimersAsync();
  expect([playback.said, playback.scenes.act]).toEqual(["2.0", null]);
});

test("the turn is shown once more, and told once more", async () => {
  play(1);
  await vi.runAllTimersAsync();
  const log = playback.log;
  playback.repeat();
  expect([playback.said, playback.isSettled]).toEqual(["1.1", false]);
  await vi.runAllTimersAsync();
  expect(playback.log).toEqual(log);
  expect(playback.happened).toHaveLength(2);
  expect(playback.isSettled).toBe(true);
});
