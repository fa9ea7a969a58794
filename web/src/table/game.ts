/** What a game adds to the shared table: its folder in `games/`. Everything here is complete by type: an event that nobody
 * animates or a question that nobody draws does not compile. */
import type { Component } from "svelte";
import type { Motions } from "../motion/steps";
import type { Language } from "../settings.svelte";
import type { Words } from "../words/ru";
import type { TableContext } from "./context.svelte";

export type Text = Record<Language, string>;

/** How a question is shown. */
export interface Asking {
  /** Where the answers lie: a phone turns to that part of the table. */
  focus: "board" | "hand" | "list";
  /** «Что это значит?»: two sentences for somebody who has not read the rulebook. */
  means: Text;
  /** What the herald says instead of the prompt, where the table asks for several of these questions together. */
  asks?: Text;
  /** Answers of several such questions in a row are put together and sent at once. */
  gathers?: boolean;
  /** Several like things are picked in any order and sent at once. */
  picks?: Picks;
  /** What a second tap does with the thing that was picked: «Положить», «Идти». */
  does?: Text;
  /** Words that fit this question better than those of the notation. */
  words?: Record<string, Text>;
}

/** Questions whose answers lie there: what such a question means, in both languages, and what else is to say of it. */
export const asking =
  (focus: Asking["focus"], all: Partial<Asking> = {}) =>
  (ru: string, en: string, more: Partial<Asking> = {}): Asking => ({ focus, means: { ru, en }, ...all, ...more });
export const board = asking("board");
export const hand = asking("hand");
export const list = asking("list");

/** A set that is put together on the table: dice, cards. What it may hold is read from the view. */
export interface Picks<V = never> {
  /** How many may be picked in all. */
  most: (view: V) => number;
  /** How many there are of what an answer names. */
  copies: (view: V, answer: string) => number;
  /** The word that closes the set before it is full. */
  ends?: string;
  /** The rules take them in the order of the answers: a set closes by itself where nothing is left behind its last. */
  isOrdered?: boolean;
  /** What the button says. */
  sends: (count: number) => Text;
}

/** What is left of a seat when a match is over; without a seat its last blow, with the events from that on. */
export interface EndDrawing<V, E> {
  view: V;
  seat: number | null;
  events: E[];
}

/** The end of a match, as a game draws it. */
export interface Ending<V, E extends { event: string }> {
  /** What a match is counted in, and the event that each of them has. */
  counts: [event: E["event"], as: keyof Words["counted"]];
  /** What may decide a match: the last of these events was the last blow. */
  blows: E["event"][];
  Drawing: Component<EndDrawing<V, E>>;
  /** A number of each of two that says how close it was; the events are those of the last blow. */
  score?: (view: V, seat: number, events: E[]) => number;
}

export interface GameModule<V = never, E extends { event: string } = never, Q extends string = string> {
  Table: Component;
  motions: Motions<E, V>;
  questions: Record<Q, Asking>;
  /** Events with which a turn begins: their lines part the log. */
  heads?: E["event"][];
  /** A thing of the catalogue as it lies on the table, for looking at it closely. */
  Drawing?: Component<{ thing: string }>;
  /** Who meets whom and where the match stands, in a few words beside the name of the game. */
  meta?: (view: V, table: TableContext) => string;
  ending: Ending<V, E>;
}

/** The same without the types of one game, for the shared parts. */
export interface AnyGame {
  Table: Component;
  motions: Record<string, (event: never, view: never, before: never) => import("../motion/steps").Step[]>;
  questions: Record<string, Asking>;
  heads?: string[];
  Drawing?: Component<{ thing: string }>;
  meta?: (view: never, table: TableContext) => string;
  ending: Ending<never, { event: string }>;
}
