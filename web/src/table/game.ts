/** What a game adds to the shared table: its folder in `games/`. Everything here is complete by type: an event that nobody
 * animates or a question that nobody draws does not compile. */
import type { Component } from "svelte";
import type { Motions } from "../motion/steps";
import type { Language } from "../settings.svelte";

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
}

export interface GameModule<V = never, E extends { event: string } = never, Q extends string = string> {
  Table: Component;
  motions: Motions<E, V>;
  questions: Record<Q, Asking>;
}

/** The same without the types of one game, for the shared parts. */
export interface AnyGame {
  Table: Component;
  motions: Record<string, (event: never, view: never, before: never) => import("../motion/steps").Step[]>;
  questions: Record<string, Asking>;
}
