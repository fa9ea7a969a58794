import { expect, test } from "vitest";
import { drawn } from "../bundling/icons";
import { iconsOf } from "../bundling/pictures";
import { drawingsOf } from "../src/ui/drawings";

const DRAWN = ["boets", "demons", "unmatched", "vstrechny"];

test.each(DRAWN)("%s: every icon that the content names has been drawn", (game) => {
  const names = iconsOf(game);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(drawn(name)).toContain("<path");
});

test("an icon that nobody has drawn stops the build", () => {
  expect(() => drawn("no-such-icon")).toThrow("no-such-icon");
});

test("a picture leaves out what does not ship; whatever nobody drew is drawn as unknown", () => {
  const shipped = { cobra: "C", tongue: "T" };
  expect(drawingsOf(["cobra", "tongue"], shipped, "?")).toEqual(["C", "T"]);
  expect(drawingsOf(["unicorn", "tongue"], shipped, "?")).toEqual(["T"]);
  expect(drawingsOf(["unicorn"], shipped, "?")).toEqual(["?"]);
  expect(drawingsOf(undefined, shipped, "?")).toEqual(["?"]);
});
