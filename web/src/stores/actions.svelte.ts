/** Legal answers and the things that carry them. A thing on the table says what it is (`thing`, as in `about`) and gets
 * everything that makes it playable: gold rim, seal, keyboard, the fixed hooks `data-answer` and `data-answers`, and the reason
 * when it may not be chosen. What no thing on the table carries becomes a button of the prompt bar, so nothing is out of reach. */
import type { AnswerText } from "@contract/protocol";
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Attachment } from "svelte/attachments";
import * as api from "../api/http";
import { confirms } from "./settings.svelte";
import { capital, say } from "../words";
import type { MatchStore } from "./match.svelte";

const PASSES = new Set(["pass", "stop", "enough", "done", "none", "no"]);
const NUMBERED = /^[a-z](\d\d)$/; // m07

export interface Reason {
  text: string;
  clause: string;
  at: DOMRect;
}

/** Several answers that were put together on the table and are sent at once. */
export interface Batch {
  label: string;
  answers: string[];
  /** Of each answer its question comes only after others have answered: they wait as premoves, and are given one by one. */
  isPremove?: boolean;
}

export class ActionStore {
  /** The answer that one more tap would send. */
  picked = $state.raw<AnswerText | null>(null);
  /** The answers among which somebody has to choose, and where the chooser opens. */
  menu = $state.raw<{ answers: AnswerText[]; at: DOMRect; title: string } | null>(null);
  reason = $state.raw<Reason | null>(null);
  inspected = $state.raw<string | null>(null); // a thing of the catalogue
  /** What the thing on the table is that was held: what may be done with it now can be told. */
  held = $state.raw<{ thing: string; where: string } | null>(null);
  /** The thing of the catalogue that a pointer rests on, and where it lies. */
  glanced = $state.raw<{ thing: string; at: DOMRect } | null>(null);
  hovered = $state.raw<AnswerText | null>(null);
  hinted = $state.raw<ReadonlySet<string>>(new Set());
  /** The answer by which a newcomer is shown what the question means. */
  example = $state.raw<AnswerText | null>(null);
  /** What a game has put together itself; the prompt bar offers to send it. */
  batch = $state.raw<Batch | null>(null);

  private readonly drawn = new SvelteMap<string, number>();
  private readonly carried = new WeakMap<Element, { thing: string; where: string }>();

  constructor(readonly match: MatchStore) {}

  private readonly byThing = $derived.by(() => {
    const found = new Map<string, AnswerText[]>();
    for (const answer of this.match.answers)
      for (const { thing, where } of answer.about)
        for (const name of [key(thing, where), key(thing, "")]) {
          const list = found.get(name);
          if (!list) found.set(name, [answer]);
          else if (list.at(-1) !== answer) list.push(answer);
        }
    return found;
  });

  /** The kinds of things that the open question is about: others of the kind are greyed, everything else is idle. */
  private readonly kinds = $derived.by(
    () =>
      new Set(this.match.answers.flatMap((answer) => answer.about.map(({ thing, where }) => key(kind(thing), where)))),
  );

  /** The answer whose consequences are shown. */
  get looked(): AnswerText | null {
    return this.hovered ?? this.picked ?? this.example;
  }

  /** What a thing carries; without `where`, wherever it lies. */
  of(thing: string, where = ""): AnswerText[] {
    return this.byThing.get(key(thing, where)) ?? [];
  }

  /** What an answer is called: a question may have better words for it than the notation. */
  label({ answer, label }: { answer: string; label: string }): string {
    const better = this.match.questionSpec?.words?.[answer];
    return capital(better ? say(better) : label);
  }

  /** Answers that nothing on the table carries. */
  readonly rest = $derived.by(() =>
    this.match.answers.filter(
      (answer) =>
        !this.drawn.has(key("answer", answer.answer)) &&
        !answer.about.some(({ thing, where }) => this.drawn.has(key(thing, where)) || this.drawn.has(key(thing, ""))),
    ),
  );

  /** The key that gives an answer: 1 to 9 in the order of the list, 0 for passing; none where things have numbers of their own. */
  keyOf(answer: AnswerText): string {
    if (PASSES.has(answer.answer)) return "0";
    if (NUMBERED.test(answer.answer)) return "";
    const at = this.counted.indexOf(answer) + 1;
    return at >= 1 ? String(at) : "";
  }

  private readonly counted = $derived.by(() =>
    this.match.answers.filter((each) => !PASSES.has(each.answer)).slice(0, 9),
  );

  byKey(pressed: string): AnswerText | undefined {
    return this.match.answers.find((answer) => this.keyOf(answer) === pressed);
  }

  /** Whose own number begins like this: spaces of a board. */
  byNumber(typed: string): AnswerText[] {
    return this.match.answers.filter((answer) => NUMBERED.exec(answer.answer)?.[1]!.startsWith(typed));
  }

  isGreyed(thing: string, where: string): boolean {
    return this.of(thing, where).length === 0 && this.kinds.has(key(kind(thing), where));
  }

  /** Whether a hint or an example points at it. */
  isShown(answer: AnswerText): boolean {
    return this.hinted.has(answer.answer) || this.example?.answer === answer.answer;
  }

  /** The pointer is over what gives this answer. A thing that leaves the page under the pointer says so in the middle of
   * an update, so it counts right after. */
  hover(answer: AnswerText | null): void {
    queueMicrotask(() => (this.hovered = answer));
  }

  // Choosing

  /** An answer is chosen: it goes off, joins a batch, or waits for the second tap. */
  choose(answer: AnswerText, isSure = false): void {
    this.reason = null;
    if (confirms() && !isSure && !this.match.previews.isBatching && this.picked?.answer !== answer.answer) {
      this.picked = answer;
      this.menu = null;
      return;
    }
    this.picked = null;
    this.menu = null;
    this.hinted = new Set();
    if (this.match.previews.isBatching) void this.match.previews.add(answer);
    else this.match.send([answer.answer]);
  }

  /** Sends what was put together. */
  give(batch: Batch): void {
    this.batch = null;
    this.reason = null;
    this.hinted = new Set();
    if (batch.isPremove) this.match.premoves.make(batch.answers);
    else this.match.send(batch.answers);
  }

  /** Somebody touched a thing. */
  touch(thing: string, where: string, element: Element): void {
    const answers = this.of(thing, where);
    this.menu = null;
    if (answers.length === 0) void this.explain({ about: thing, where }, element);
    else if (answers.length === 1) this.choose(answers[0]!);
    else this.menu = { answers, at: element.getBoundingClientRect(), title: "" };
  }

  /** Why not: from what this seat may know. */
  async explain(what: Record<string, string>, element: Element): Promise<void> {
    this.picked = null;
    const at = element.getBoundingClientRect();
    const why = await this.why(what);
    if (why) this.reason = { ...why, at };
  }

  async why(what: Record<string, string>): Promise<{ text: string; clause: string } | null> {
    const { match } = this;
    if (match.seat === null || !match.state || match.state.result) return null;
    try {
      const { why, clause } = await match.adviser.why(what);
      return { text: why, clause: clause ?? "" };
    } catch (error) {
      if (error instanceof api.ApiError && error.status) return { text: error.problem.message, clause: "" };
      return null;
    }
  }

  /** Opens what an element shows, large: `data-thing` names it. */
  read(element: HTMLElement | SVGElement): void {
    this.held = this.carried.get(element) ?? null;
    this.inspected = element.dataset["thing"] ?? null;
  }

  clear(): void {
    this.picked = null;
    this.menu = null;
    this.reason = null;
    this.inspected = null;
    this.glanced = null;
    this.batch = null;
    this.match.previews.clear();
  }

  // Things

  /** `{@attach actions.thing("card:feint", "hand")}` makes an element that thing. `details` is its id in the catalogue. */
  thing(thing: string, where = "", details = ""): Attachment<Element> {
    return (element) => {
      const forget = this.draws(thing, where);
      const stop = $effect.root(() => {
        $effect(() => this.decorate(element, thing, where));
      });
      const ignore = this.listen(element, thing, where);
      if (details) element.setAttribute("data-thing", details);
      this.carried.set(element, { thing, where });
      return () => {
        forget();
        ignore();
        stop();
        if (details) element.removeAttribute("data-thing");
        undecorate(element);
      };
    };
  }

  /** The table carries the answers about a thing, so that the prompt bar need not; returns what ends that. */
  draws(thing: string, where = ""): () => void {
    const name = key(thing, where);
    const count = () => untrack(() => this.drawn.get(name) ?? 0);
    this.drawn.set(name, count() + 1);
    return () => {
      if (count() > 1) this.drawn.set(name, count() - 1);
      else this.drawn.delete(name);
    };
  }

  /** Makes an element give exactly this answer: a row of a card, a face of a die. */
  gives(answer: AnswerText): Attachment<HTMLElement> {
    return (element) => {
      const forget = this.draws("answer", answer.answer);
      const stop = $effect.root(() => {
        $effect(() => {
          const isDirect = !confirms() && !this.match.previews.isBatching;
          element.dataset[isDirect ? "answer" : "answers"] = answer.answer;
          delete element.dataset[isDirect ? "answers" : "answer"];
          const seal = this.keyOf(answer);
          if (seal) element.dataset["seal"] = seal;
          else delete element.dataset["seal"];
          element.classList.add("legal");
          element.classList.toggle("chosen", this.picked?.answer === answer.answer);
          element.classList.toggle("hinted", this.isShown(answer));
        });
      });
      const click = (event: Event) => (event.stopPropagation(), this.choose(answer));
      const enter = () => this.hover(answer);
      const leave = () => this.hover(null);
      element.addEventListener("click", click);
      element.addEventListener("pointerenter", enter);
      element.addEventListener("pointerleave", leave);
      return () => {
        forget();
        stop();
        undecorate(element);
        element.removeEventListener("click", click);
        element.removeEventListener("pointerenter", enter);
        element.removeEventListener("pointerleave", leave);
      };
    };
  }

  private decorate(element: Element, thing: string, where: string): void {
    const answers = this.of(thing, where);
    const only = answers.length === 1 ? answers[0]! : null;
    const isDirect = only !== null && !confirms() && !this.match.previews.isBatching;
    const set = (name: string, value: string | null) => {
      if (value === null) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    };
    set("data-answer", isDirect ? only.answer : null);
    set("data-answers", answers.length > 0 && !isDirect ? answers.map((answer) => answer.answer).join(" | ") : null);
    set("data-seal", only ? this.keyOf(only) || null : answers.length > 1 ? "…" : null);
    element.classList.toggle("legal", answers.length > 0);
    element.classList.toggle("greyed", this.isGreyed(thing, where));
    element.classList.toggle(
      "hinted",
      answers.some((answer) => this.isShown(answer)),
    );
    element.classList.toggle(
      "chosen",
      this.picked !== null && answers.some((answer) => answer.answer === this.picked?.answer),
    );
    if (element.tagName !== "BUTTON") set("role", "button");
    set("tabindex", answers.length > 0 ? "0" : "-1");
  }

  private listen(element: Element, thing: string, where: string): () => void {
    const click = (event: Event) => {
      event.stopPropagation();
      this.touch(thing, where, element);
    };
    const down = (event: Event) => {
      const { key: pressed } = event as KeyboardEvent;
      if (element.tagName === "BUTTON" || (pressed !== "Enter" && pressed !== " ")) return;
      event.preventDefault();
      click(event);
    };
    const enter = () => this.hover(this.of(thing, where)[0] ?? null);
    const leave = () => this.hover(null);
    const heard: [string, (event: Event) => void][] = [
      ["click", click],
      ["keydown", down],
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["focus", enter],
      ["blur", () => queueMicrotask(leave)], // a thing may lose the focus by being taken off the table
    ];
    for (const [name, listener] of heard) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of heard) element.removeEventListener(name, listener);
    };
  }
}

/** An element is no longer what it was made for. */
function undecorate(element: Element): void {
  for (const name of ["data-answer", "data-answers", "data-seal", "tabindex"]) element.removeAttribute(name);
  element.classList.remove("legal", "greyed", "chosen", "hinted");
}

function key(thing: string, where: string): string {
  return `${thing}@${where}`;
}

function kind(thing: string): string {
  return thing.split(":")[0] ?? thing;
}
