import type { BoardPlan } from "@contract/protocol";
import { expect, test } from "vitest";
import { drawn, titlePlace, wayTo } from "../src/games/unmatched/model/geometry";
import { hatchOf } from "../src/games/unmatched/model/hatching";

const space = (id: string, x: number, y: number, next: string[]) => ({ id, x, y, zones: ["gray"], next });
const plan = (more: Partial<BoardPlan> = {}): BoardPlan => ({
  id: "lane",
  name: "The Lane",
  width: 1000,
  height: 500,
  spaces: [
    space("a1", 100, 440, ["a2"]),
    space("a2", 400, 440, ["a1", "a3"]),
    space("a3", 700, 250, ["a2", "a4"]),
    space("a4", 900, 80, ["a3"]),
  ],
  zones: [{ id: "gray", name: "gray", letter: "G", colour: "#aaa" }],
  starts: ["a1", "a4"],
  passages: [],
  slopes: [],
  ...more,
});

test("the title of a board covers no space", () => {
  const board = drawn(plan(), false);
  const place = titlePlace(board, "The Lane", 58)!;
  expect(place.y).toBeGreaterThan(400); // at the bottom, where there is room
  expect(place.x).toBeGreaterThan(458);
  expect(titlePlace(board, "A title that is longer than the whole board is wide, by far", 58)).toBeNull();
});

test("a way goes through secret passages where they are the shortest", () => {
  const open = new Set(["a1", "a2", "a3", "a4"]);
  expect(wayTo(drawn(plan(), false), "a1", "a4", open)).toEqual(["a1", "a2", "a3", "a4"]);
  expect(wayTo(drawn(plan({ passages: ["a1", "a4"] }), false), "a1", "a4", open)).toEqual(["a1", "a4"]);
});

test("chevrons point down from high ground, on a turned board too", () => {
  const [slope] = drawn(plan({ slopes: [["a1", "a2"]] }), false).slopes;
  expect(slope).toContain("L248 440"); // the tip of the first, left of the middle
  expect(drawn(plan({ slopes: [["a1", "a2"]] }), true).slopes[0]).toContain("L60 248");
});

test("zones that share a board have hatchings of their own", () => {
  const globe = ["rust", "orange", "violet", "sky", "teal", "lime", "green", "magenta", "dark", "brown"];
  expect(new Set(globe.map((zone, at) => hatchOf(zone, at))).size).toBe(globe.length);
  expect(hatchOf("unheard-of", 3)).not.toBe(hatchOf("unheard-of", 4));
});
