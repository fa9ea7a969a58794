export type { Texts } from "../../.generated/texts";
export { loadTexts, say, sayIfAny, type PlainText, type TextId } from "./say.svelte";

/** Words as a button has them, with a capital; places in notation (`c3`) stay as they are. */
export const capital = (words: string): string => words.replace(/^\p{Ll}(?=\p{L})/u, (letter) => letter.toUpperCase());

/** A player's name without the marks of seat and team before it. */
export const unmarked = (name: string): string => name.replace(/^(?:\S )+/u, "");
