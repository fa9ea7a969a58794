import { describe, expect, it } from "vitest";
import { plural } from "../src/words/plural";

describe("plural", () => {
  it("has three forms in Russian", () => {
    const cards = ["карта", "карты", "карт"];
    expect([1, 2, 5, 11, 21, 104].map((count) => plural("ru", count, cards))).toEqual([
      "1 карта",
      "2 карты",
      "5 карт",
      "11 карт",
      "21 карта",
      "104 карты",
    ]);
  });

  it("has two in English", () => {
    expect([0, 1, 2].map((count) => plural("en", count, ["card", "cards"]))).toEqual(["0 cards", "1 card", "2 cards"]);
  });
});
