import { describe, expect, it } from "vitest";
import { writeOut } from "../bundling/screens";
import { grown } from "../bundling/sizes";

describe("sizes", () => {
  it("grow with the letters", () => {
    expect(grown("8px 12.5px calc(100% - .5px)", "rem")).toBe("0.5rem 0.78125rem calc(100% - .5px)");
    expect(grown("translate(-40px, 16px)", "rem")).toBe("translate(-2.5rem, 1rem)");
    expect(grown("(min-width: 700px) and (max-width: 999px)", "em")).toBe(
      "(min-width: 43.75em) and (max-width: 62.4375em)",
    );
  });

  it("leave hairlines, units of drawings and names alone", () => {
    for (const value of ["1px solid", "400 calc(30 * var(--drawn))/1 serif", "var(--px) #123px", "100%"])
      expect(grown(value, "rem")).toBe(value);
  });
});

describe("screens", () => {
  it("are asked for by name", () => {
    expect(writeOut("(--tablet) and (--short), (--wide)")).toBe(
      "(min-width: 700px) and (max-width: 999px) and (min-height: 560px) and (max-height: 779px), (min-width: 1360px)",
    );
    expect(writeOut("(hover: none)")).toBe("(hover: none)");
    expect(() => writeOut("(--watch)")).toThrow("--watch");
  });
});
