import { writeOut } from "./screens";

/** Sizes are written in pixels of a usual screen and built as rem: everything grows with the letters of the root, on a big
 * screen and for whoever has set larger ones. In media queries they become em, so that larger letters get the layout of a
 * smaller screen. Hairlines stay, and so does --drawn, the unit of a drawing. */
const PIXELS = /(?<![\w.#-])(-?\d*\.?\d+)px\b/g;
const USUAL = 16;
const HAIRLINE = 1.5;

export function grown(value: string, unit: "rem" | "em"): string {
  return value.replace(PIXELS, (written: string, size: string) =>
    Math.abs(Number(size)) <= HAIRLINE ? written : `${Number((Number(size) / USUAL).toFixed(5))}${unit}`,
  );
}

export const sizes = {
  postcssPlugin: "ristal-sizes",
  Declaration(declaration: { value: string }): void {
    const value = grown(declaration.value, "rem");
    if (value !== declaration.value) declaration.value = value;
  },
  AtRule(rule: { name: string; params: string }): void {
    if (rule.name !== "media" && rule.name !== "container") return;
    const params = rule.name === "media" ? grown(writeOut(rule.params), "em") : grown(rule.params, "rem");
    if (params !== rule.params) rule.params = params;
  },
};
