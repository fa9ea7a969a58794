import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { findNamed, readCode, readMessages, readTexts, readValues } from "../bundling/texts";
import { settings } from "../src/stores/settings.svelte";
import type { AnyGame, QuestionSpec } from "../src/table/game";
import { loadTexts, say, sayIfAny } from "../src/words";

const SLOW = { timeout: 30_000 };
await Promise.all([loadTexts(), loadTexts("boets")]);

const questions = Object.entries(
  import.meta.glob<Record<string, QuestionSpec>>("../src/games/*/questions.ts", { eager: true, import: "questions" }),
).flatMap(([path, asked]) => Object.keys(asked).map((name) => `${gameOf(path)}-help-${kebab(name)}`));
const lessons = Object.entries(
  import.meta.glob<AnyGame["motions"]>("../src/games/*/motions.ts", { eager: true, import: "motions" }),
).flatMap(([path, motions]) => Object.keys(motions).map((event) => `${gameOf(path)}-lesson-${event}`));

function gameOf(path: string): string {
  return path.split("/").at(-2)!;
}

function kebab(name: string): string {
  return name.replace(/(?<=.)[A-Z]/g, "-$&").toLowerCase();
}

const valuesOf = (language: string) =>
  Object.fromEntries(readTexts(language).map(({ id, source }) => [id, readValues(source, { onlyPrinted: true })]));

test.each(["ru", "en"])("nothing in the texts of %s is unreadable or there twice", (language) => {
  const texts = readTexts(language);
  expect(texts.filter(({ source }) => new FluentResource(source).body.length !== 1)).toEqual([]);
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
});

test("both languages have the same messages, and print the same values", () => {
  expect(valuesOf("en")).toEqual(valuesOf("ru"));
});

test("no message of the page is said by nobody", () => {
  const code = readCode();
  const named = findNamed(code);
  const made = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map(([, start]) => start!); // `page-counted-${…}`
  const said = (id: string) =>
    named.has(id) || questions.includes(id) || lessons.includes(id) || made.some((start) => id.startsWith(start));
  const own = readMessages("ru").filter(({ isOfPage }) => isOfPage);
  expect(own.length).toBeGreaterThan(500);
  expect(own.map(({ id }) => id).filter((id) => !said(id))).toEqual([]);
});

test("every question of a drawn game is explained to beginners", () => {
  const known = Object.keys(valuesOf("ru"));
  expect(questions.length).toBeGreaterThan(70);
  expect(questions.filter((id) => !known.includes(id))).toEqual([]);
});

test(
  "what is counted agrees with its number, and a switched language is spoken once its texts are there",
  { timeout: 60_000 },
  async () => {
    settings.language = "ru";
    await expect.poll(() => say("page-watchers", { count: 1 }), SLOW).toBe("1 зритель");
    expect([2, 5, 11, 21, 104].map((count) => say("page-watchers", { count }))).toEqual([
      "2 зрителя",
      "5 зрителей",
      "11 зрителей",
      "21 зритель",
      "104 зрителя",
    ]);
    settings.language = "en";
    await expect.poll(() => say("page-watchers", { count: 0 }), SLOW).toBe("0 spectators");
    expect([1, 2].map((count) => say("page-watchers", { count }))).toEqual(["1 spectator", "2 spectators"]);
  },
);

test("yes and no pick their variant, and a message without words for a value says nothing", async () => {
  settings.language = "en";
  await expect.poll(() => say("page-source"), SLOW).toBe("Source");
  expect(say("boets-page-judge-note", { mine: true })).toBe("Otherwise a yellow card.");
  expect(say("boets-page-doctor-rolled", { who: "Ann", stopped: true })).toBe(
    "Ann: a six, the doctor stops the fight.",
  );
  expect(say("boets-page-doctor-rolled", { who: "Ann", stopped: false })).toBe(
    "Ann: no six, the doctor lets it go on.",
  );
  expect(say("page-provenance", { from: "nowhere" })).toBe("");
  expect(sayIfAny("melee-help-enter-unit")).toBeNull();
});
