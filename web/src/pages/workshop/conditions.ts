/** A condition as it is written, and as a row of chips: some single ones, each perhaps negated, all of them or any. */
import type { Table, Value } from "./toml";

export interface Part {
  value: Value;
  isNot: boolean;
}

export interface Parts {
  parts: Part[];
  isAny: boolean;
}

/** The chips of a condition; what is nested deeper stays one chip. */
export function splitConditions(when: Value | undefined): Parts {
  if (when === undefined) return { parts: [], isAny: false };
  for (const word of ["all", "any"] as const) {
    const inside = only(when, word);
    if (Array.isArray(inside)) return { parts: inside.map((each) => split(each as Value)), isAny: word === "any" };
  }
  return { parts: [split(when)], isAny: false };
}

/** The condition that a row of chips stands for. */
export function joinConditions({ parts, isAny }: Parts): Value | undefined {
  const written = parts.map(({ value, isNot }) => (isNot ? { not: value } : value) as Value);
  return written.length < 2 ? written[0] : ({ [isAny ? "any" : "all"]: written } as Value);
}

function split(value: Value): Part {
  const inside = only(value, "not");
  return inside === undefined ? { value, isNot: false } : { value: inside, isNot: true };
}

/** What stands under a word, if the table has nothing else. */
function only(value: Value, word: string): Value | undefined {
  if (typeof value !== "object" || Array.isArray(value)) return undefined;
  const keys = Object.keys(value);
  return keys.length === 1 && keys[0] === word ? (value as Table)[word] : undefined;
}
