import type { Line, View } from "@contract/protocol";
import { beforeEach, expect, test } from "vitest";
import { Playback } from "../src/stores/playback.svelte";
import { prepare } from "./fake-socket";

const view = { game: "" } as unknown as View;
const line = (number: number, at: number, more: Partial<Line> = {}): Line => ({
  number,
  at,
  seat: null,
  event: "happened",
  text: `${number}.${at}`,
  parts: [],
  ...more,
});
const said = (playback: Playback) => playback.log.map(({ text }) => text);

beforeEach(prepare);

test("a line is told when its event has been shown, what has no event of its own at the end", () => {
  const playback = new Playback({});
  const ends: string[][] = [];
  playback.play(
    { number: 7, events: [{ event: "rolled" }, { event: "rolled" }], frames: [], log: [line(7, 0), line(7, 1)] },
    view,
    view,
    () => ends.push(said(playback)),
  );
  expect(playback.said).toBe("7.1");
  expect(document.documentElement.dataset["shown"]).toBe("7.1");
  expect(said(playback)).toEqual(["7.0", "7.1"]);
  expect(ends).toEqual([["7.0", "7.1"]]);
});

test("what was taken back is marked, and nothing before it or after it", () => {
  const playback = new Playback({});
  const back = line(5, 0, { back_to: 2 });
  playback.jumpTo(view, 6, [line(2, 0), line(3, 0), line(4, 0), back, line(6, 0)]);
  expect(playback.log.map(({ isUndone }) => isUndone === true)).toEqual([false, true, true, false, false]);
});
