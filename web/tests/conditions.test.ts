import { expect, test } from "vitest";
import { joinConditions, splitConditions } from "../src/pages/workshop/conditions";
import type { Value } from "../src/pages/workshop/toml";

test.each<[Value | undefined, number, boolean, boolean[]]>([
  [undefined, 0, false, []],
  ["won", 1, false, [false]],
  [{ not: "won" }, 1, false, [true]],
  [{ all: ["moved", { not: { did: "$drawn" } }] }, 2, false, [false, true]],
  [{ any: ["won", "moved", { damage: "dealt" }] }, 3, true, [false, false, false]],
  [{ damage: "dealt", kind: "any" }, 1, false, [false]],
])("a condition is a row of chips and the same condition again", (when, count, isAny, negated) => {
  const found = splitConditions(when);
  expect(found.parts).toHaveLength(count);
  expect([found.isAny, found.parts.map(({ isNot }) => isNot)]).toEqual([isAny, negated]);
  expect(joinConditions(found)).toEqual(when);
});

test("a chip is added, turned round and taken away", () => {
  const one = splitConditions("won");
  const two = { ...one, parts: [...one.parts, { value: "moved", isNot: true }] };
  expect(joinConditions(two)).toEqual({ all: ["won", { not: "moved" }] });
  expect(joinConditions({ ...two, isAny: true })).toEqual({ any: ["won", { not: "moved" }] });
  expect(joinConditions({ ...two, parts: two.parts.slice(1) })).toEqual({ not: "moved" });
  expect(joinConditions({ ...two, parts: [] })).toBeUndefined();
});
