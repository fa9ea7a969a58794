/** What a game adds to the shared table: its folder in `games/`. Everything here is complete by type: an event that nobody
 * animates or a question that nobody draws does not compile. */
import type { Component } from "svelte";
import type { Motions } from "../motion/steps";
import type { PlainText, TextId, Texts } from "../words";
import type { TableContext } from "./context.svelte";

/** How a question is shown. */
export interface QuestionSpec {
  /** Where the answers lie: a phone turns to that part of the table. */
  focus: "board" | "hand" | "list";
  /** What the prompt bar says instead of the prompt, where the table asks for several of these questions together. */
  asks?: PlainText;
  /** Answers of several such questions in a row are put together and sent at once. */
  batches?: boolean;
  /** Several like things are picked in any order and sent at once. */
  picks?: Picks;
  /** What a second tap does with the thing that was picked: «Положить», «Идти». */
  does?: PlainText;
  /** Its answers are what seats play with: all are shown by their faces, in place of a table on which nothing lies yet. */
  hasFaces?: boolean;
  /** Words that fit this question better than those of the notation. */
  words?: Record<string, PlainText>;
}

/** Questions whose answers lie there, and what else is to say of them. */
export const asking =
  (focus: QuestionSpec["focus"], all: Partial<QuestionSpec> = {}) =>
  (more: Partial<QuestionSpec> = {}): QuestionSpec => ({ focus, ...all, ...more });
export const board = asking("board");
export const hand = asking("hand");
export const list = asking("list");
export const faces = asking("list", { hasFaces: true, does: "page-does-take" });

/** A message that wants a count and nothing else. */
type Counted = { [id in TextId]: Texts[id] extends [values: { count: infer _ }] ? id : never }[TextId];

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
  /** What the button says, with how many. */
  sends: Counted;
}

/** What is left of a seat when a match is over; without a seat its last blow, with the events from that on. */
export interface EndDrawing<V, E> {
  view: V;
  seat: number | null;
  events: E[];
  /** Whether the table is still as the blow left it: a match may be given up long after. */
  isStill: boolean;
}

/** The end of a match, as a game draws it. */
export interface Ending<V, E extends { event: string }> {
  /** What a match is counted in. */
  counts: "turns" | "rounds" | "fights" | "battles";
  Drawing: Component<EndDrawing<V, E>>;
  /** A number of each of two that says how close it was; the events are those of the last blow. */
  score?: (view: V, seat: number, events: E[]) => number;
}

/** How a game parts what others do into acts that can be read. */
export interface SceneSpec<E extends string = string> {
  /** An act begins with it, unless it is the viewer's own; the lines before it have been read by then. */
  begins: E[];
  /** It is read before anything else happens. */
  pauses?: E[];
  /** The act is over before it: what lies there is taken away. */
  closes?: E[];
  /** The kinds of things in its lines that lie large on the table meanwhile; none, where the table shows them itself. */
  large?: string[];
}

export interface GameModule<V = never, E extends { event: string } = never, Q extends string = string> {
  Table: Component;
  motions: Motions<E, V>;
  questions: Record<Q, QuestionSpec>;
  /** Questions whose help explains the same as the lesson on what happens here for the first time: one of the two is enough. */
  explains?: { [event in E["event"]]?: Q };
  /** Events with which a turn begins: their lines part the log. */
  heads?: E["event"][];
  scenes?: SceneSpec<E["event"]>;
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
  questions: Record<string, QuestionSpec>;
  explains?: Record<string, string | undefined>;
  heads?: string[];
  scenes?: SceneSpec | undefined;
  Drawing?: Component<{ thing: string }>;
  meta?: (view: never, table: TableContext) => string;
  ending?: Ending<never, { event: string }>;
}
