/** The rulebook by chapters, and what is found in it. */
import type { Clause, Thing } from "@contract/protocol";
import { expect, test } from "vitest";
import { chaptersOf, findThings, hasWords, rangeOf, withNumbers } from "../src/pages/rules/chapters";

const CLAUSES: Clause[] = [
  { id: "R1", text: "Первый", chapter: "Общее" },
  { id: "R2", text: "Второй", chapter: "Общее" },
  { id: "A1", text: "Толкование", chapter: "Толкования" },
];

test("chapters stand in the order of the book, with their clauses", () => {
  const chapters = chaptersOf(CLAUSES);
  expect(chapters.map(({ name }) => name)).toEqual(["Общее", "Толкования"]);
  expect(chapters.map(rangeOf)).toEqual(["R1–R2", "A1"]);
});

test("words are found by their beginnings, whatever ending and letter ё they have", () => {
  expect(hasWords("Сбросьте ещё карту", "еще карт")).toBe(true);
  expect(hasWords("Сбросьте ещё карту", "арту")).toBe(false);
});

test("a card is found by its name, its text and its facts", () => {
  const thing = { name: "Уловка", text: "Отмените эффекты", facts: [{ value: "универсальная" }] } as Thing;
  for (const typed of ["улов", "эффект", "универс"]) expect(findThings([thing], typed)).toEqual([thing]);
  expect(findThings([thing], "Медуза")).toEqual([]);
});

test("numbers of clauses in a text can be followed", () => {
  expect(withNumbers("добавляются R144–R172 (см. A36).")).toEqual([
    "добавляются ",
    "R144",
    "–",
    "R172",
    " (см. ",
    "A36",
    ").",
  ]);
});
