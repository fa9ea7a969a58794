import { expect, test } from "vitest";
import { odds } from "../src/games/boets/model/odds";

const SIZES = [2, 3, 4];

test("a pair among three dice", () => {
  const [pair, three] = odds([], 3, SIZES);
  expect(pair).toBeCloseTo(96 / 216);
  expect(three).toBeCloseTo(6 / 216);
});

test("a die that stays counts with those that fall", () => {
  const [pair, three, four] = odds([6], 3, SIZES);
  expect(pair).toBeCloseTo(1 - (5 * 4 * 3) / 216);
  expect(three).toBeCloseTo((3 * 5 + 1 + 5) / 216);
  expect(four).toBeCloseTo(1 / 216);
});

test("what lies there already is certain, and nothing thrown changes nothing", () => {
  expect(odds([3, 3], 2, SIZES)[0]).toBe(1);
  expect(odds([3, 3, 4], 0, SIZES)).toEqual([1, 0, 0]);
});
