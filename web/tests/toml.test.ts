import { expect, test } from "vitest";
import { read, write, type Value } from "../src/pages/workshop/toml";

const VALUES: Value[] = [
  3,
  -2.5,
  true,
  "won",
  'a "word"\nand a line',
  ["moved", { not: { did: "$drawn" } }],
  { op: "choose", count: 1, options: { heal: [{ op: "heal", count: 3 }], rest: [] } },
  {},
];

test.each(VALUES)("%j is read as it was written", (value) => {
  expect(read(write(value))).toEqual(value);
});

test.each(["", "won", "{ a = }", "[1, 2", '{ a = 1 } "more"', '"open', "1e", "{ a 1 }"])("%s is no value", (text) => {
  expect(read(text)).toBeNull();
});

test("values look as content does", () => {
  expect(write({ op: "draw", count: 2 })).toBe('{ op = "draw", count = 2 }');
  expect(read('{ all = ["moved", { not = { did = "$drawn" } }] }')).toEqual({
    all: ["moved", { not: { did: "$drawn" } }],
  });
});
