/** A rulebook by its chapters, and what is found in it. */
import type { Clause, Thing } from "@contract/protocol";

export interface Chapter {
  name: string;
  clauses: Clause[];
}

/** The chapters in the order of the book. */
export function chaptersOf(clauses: readonly Clause[]): Chapter[] {
  const chapters = new Map<string, Clause[]>();
  for (const clause of clauses) chapters.set(clause.chapter, [...(chapters.get(clause.chapter) ?? []), clause]);
  return [...chapters].map(([name, own]) => ({ name, clauses: own }));
}

/** «R85–R92», or the one that there is. */
export function rangeOf({ clauses }: Chapter): string {
  const [first, last] = [clauses[0]?.id ?? "", clauses.at(-1)?.id ?? ""];
  return first === last ? first : `${first}–${last}`;
}

const plain = (text: string) => text.toLocaleLowerCase().replaceAll("ё", "е");

/** Whether each word that was typed begins a word of a text. */
export function hasWords(text: string, typed: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/** Cards and whatever else is played with, whose name, text or facts have these words. */
export const findThings = (things: readonly Thing[], typed: string): Thing[] =>
  things.filter((thing) =>
    hasWords([thing.name, thing.text, ...thing.facts.map(({ value }) => String(value))].join(" "), typed),
  );

/** A text with the numbers of clauses set apart: every second part is one. */
export const withNumbers = (text: string): string[] => text.split(/\b([RA]\d+[a-z]?)\b/);
