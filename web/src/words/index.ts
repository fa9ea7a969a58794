/** The words of the page in the language that is set; switching it changes them in place. */
import { settings } from "../settings.svelte";
import type { Text } from "../table/game";
import { en } from "./en";
import { ru, type Words } from "./ru";

export { plural } from "./plural";

export function words(): Words {
  return settings.language === "ru" ? ru : en;
}

export function said(text: Text): string {
  return text[settings.language];
}

type Both = readonly [unknown, unknown];
type Spoken<T> = {
  [K in keyof T]: T[K] extends (...of: infer A) => readonly [infer R, unknown] ? (...of: A) => R : T[K] extends readonly [infer R, unknown] ? R : never;
};

/** Words of a game, Russian and English side by side: says them in the language that is set. */
export function sideBySide<T extends Record<string, Both | ((...of: never[]) => Both)>>(both: T): () => Spoken<T> {
  const spoken = ([0, 1] as const).map((at) => {
    const entries = Object.entries(both).map(([name, word]) => [name, typeof word === "function" ? (...of: never[]) => word(...of)[at] : word[at]]);
    return Object.fromEntries(entries) as Spoken<T>;
  });
  return () => spoken[settings.language === "ru" ? 0 : 1]!;
}

/** A player's name without the marks of seat and team before it. */
export const unmarked = (name: string): string => name.replace(/^(?:\S )+/u, "");
