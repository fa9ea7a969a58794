/** The four questions of the laboratory, and what a form offers for each. */
import type { AskLab } from "@contract/protocol";

export type Question = AskLab["question"];
export const QUESTIONS: readonly Question[] = ["matrix", "compare", "worth", "ladder"];
export const GAMES: Record<Question, readonly number[]> = {
  matrix: [20, 100, 400, 1000],
  compare: [400, 2000, 8000, 20000],
  worth: [80, 400, 1000, 4000],
  ladder: [20, 100, 400, 1000],
};
