/** Legal answers and the things that carry them. A thing on the table says what it is (`thing`, as in `about`) and gets
 * everything that makes it playable: gold rim, seal, keyboard, the fixed hooks `data-answer` and `data-answers`, and the reason
 * when it may not be chosen. What no thing on the table carries becomes a button of the herald, so nothing is out of reach. */
import type { AnswerText } from "@contract/protocol";
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Attachment } from "svelte/attachments";
import * as api from "../net/api";
import { confirms } from "../settings.svelte";
import type { Live } from "./live.svelte";

const PASSES = new Set(["pass", "stop", "enough", "done", "none", "no"]);
const NUMBERED = /^[a-z](\d\d)$/; // m07
const LONG_PRESS = 350;

export interface Slip {
  text: string;
  clause: string;
  at: DOMRect;
}

/** Several answers that were put together on the table and are sent at once. */
export interface Gesture {
  label: string;
  answers: string[];
  /** Of each answer its question comes only after others have answered: they are promised, and given one by one. */
  isPledge?: boolean;
}

export class Choices {
  /** The answer that one more tap would send. */
  picked = $state.raw<AnswerText | null>(null);
  /** The answers among which somebody has to choose, and where the chooser opens. */
  open = $state.raw<{ answers: AnswerText[]; at: DOMRect; title: string } | null>(null);
  slip = $state.raw<Slip | null>(null);
  zoomed = $state.raw<string | null>(null); // a thing of the catalogue
  hovered = $state.raw<AnswerText | null>(null);
  hinted = $state.raw<ReadonlySet<string>>(new Set());
  /** The answer by which a newcomer is shown what the question means. */
  example = $state.raw<AnswerText | null>(null);
  /** What a game has put together itself; the herald offers to send it. */
  gesture = $state.raw<Gesture | null>(null);

  private readonly drawn = new SvelteMap<string, number>();

  constructor(readonly live: Live) {}

  private readonly byThing = $derived.by(() => {
    const found = new Map<string, AnswerText[]>();
    for (const answer of this.live.answers)
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
    () => new Set(this.live.answers.flatMap((answer) => answer.about.map(({ thing, where }) => key(kind(thing), where)))),
  );

  /** The answer whose consequences are shown. */
  get looked(): AnswerText | null {
    return this.hovered ?? this.picked ?? this.example;
  }

  /** What a thing carries; without `where`, wherever it lies. */
  of(thing: string, where = ""): AnswerText[] {
    return this.byThing.get(key(thing, where)) ?? [];
  }

  /** Answers that nothing on the table carries. */
  readonly rest = $derived.by(() =>
    this.live.answers.filter(
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

  private readonly counted = $derived.by(() => this.live.answers.filter((each) => !PASSES.has(each.answer)).slice(0, 9));

  byKey(pressed: string): AnswerText | undefined {
    return this.live.answers.find((answer) => this.keyOf(answer) === pressed);
  }

  /** Whose own number begins like this: spaces of a board. */
  byNumber(typed: string): AnswerText[] {
    return this.live.answers.filter((answer) => NUMBERED.exec(answer.answer)?.[1]!.startsWith(typed));
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

  /** An answer is chosen: it goes off, joins a gesture, or waits for the second tap. */
  choose(answer: AnswerText, isSure = false): void {
    this.slip = null;
    if (confirms() && !isSure && !this.live.gathers && this.picked?.answer !== answer.answer) {
      this.picked = answer;
      this.open = null;
      return;
    }
    this.picked = null;
    this.open = null;
    this.hinted = new Set();
    if (this.live.gathers) void this.live.gather(answer);
    else this.live.send([answer.answer]);
  }

  /** Sends what was put together. */
  give(gesture: Gesture): void {
    this.gesture = null;
    this.slip = null;
    this.hinted = new Set();
    if (gesture.isPledge) this.live.pledge(gesture.answers);
    else this.live.send(gesture.answers);
  }

  /** Somebody touched a thing. */
  touch(thing: string, where: string, element: Element): void {
    const answers = this.of(thing, where);
    this.open = null;
    if (answers.length === 0) void this.explain({ about: thing, where }, element);
    else if (answers.length === 1) this.choose(answers[0]!);
    else this.open = { answers, at: element.getBoundingClientRect(), title: "" };
  }

  /** Why not: from what this seat may know. */
  async explain(what: Record<string, string>, element: Element): Promise<void> {
    this.picked = null;
    const at = element.getBoundingClientRect();
    const { live } = this;
    if (live.seat === null || !live.state || live.state.result) return;
    try {
      const why = await api.why(live.match, live.token, what);
      this.slip = { text: why.why, clause: why.clause ?? "", at };
    } catch (error) {
      if (error instanceof api.Refusal && error.status) this.slip = { text: error.problem.message, clause: "", at };
    }
  }

  clear(): void {
    this.picked = null;
    this.open = null;
    this.slip = null;
    this.zoomed = null;
    this.gesture = null;
    this.live.empty();
  }

  // Things

  /** `{@attach choices.thing("card:feint", "hand")}` makes an element that thing. `zoom` is its id in the catalogue. */
  thing(thing: string, where = "", zoom = ""): Attachment<Element> {
    return (element) => {
      const forget = this.draws(thing, where);
      const stop = $effect.root(() => {
        $effect(() => this.dress(element, thing, where));
      });
      const ignore = this.listen(element, thing, where, zoom);
      return () => {
        forget();
        ignore();
        stop();
      };
    };
  }

  /** The table carries the answers about a thing, so that the herald need not; returns what ends that. */
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
          const isDirect = !confirms() && !this.live.gathers;
          element.dataset[isDirect ? "answer" : "answers"] = answer.answer;
          delete element.dataset[isDirect ? "answers" : "answer"];
          element.dataset["seal"] = this.keyOf(answer);
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
        for (const name of ["answer", "answers", "seal"]) delete element.dataset[name];
        element.classList.remove("legal", "chosen", "hinted");
        element.removeEventListener("click", click);
        element.removeEventListener("pointerenter", enter);
        element.removeEventListener("pointerleave", leave);
      };
    };
  }

  private dress(element: Element, thing: string, where: string): void {
    const answers = this.of(thing, where);
    const only = answers.length === 1 ? answers[0]! : null;
    const isDirect = only !== null && !confirms() && !this.live.gathers;
    const set = (name: string, value: string | null) => {
      if (value === null) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    };
    set("data-answer", isDirect ? only.answer : null);
    set("data-answers", answers.length > 0 && !isDirect ? answers.map((answer) => answer.answer).join(" | ") : null);
    set("data-seal", only ? this.keyOf(only) || null : answers.length > 1 ? "…" : null);
    element.classList.toggle("legal", answers.length > 0);
    element.classList.toggle("greyed", this.isGreyed(thing, where));
    element.classList.toggle("hinted", answers.some((answer) => this.isShown(answer)));
    element.classList.toggle("chosen", this.picked !== null && answers.some((answer) => answer.answer === this.picked?.answer));
    if (element.tagName !== "BUTTON") set("role", "button");
    set("tabindex", answers.length > 0 ? "0" : "-1");
  }

  private listen(element: Element, thing: string, where: string, zoom: string): () => void {
    let press: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;
    const click = (event: Event) => {
      event.stopPropagation();
      if (!wasLong) this.touch(thing, where, element);
      wasLong = false;
    };
    const down = (event: Event) => {
      const { key: pressed } = event as KeyboardEvent;
      if (pressed === "Enter" && element.tagName !== "BUTTON") click(event);
      if (pressed === " " && zoom) {
        event.preventDefault();
        this.zoomed = zoom;
      }
    };
    const hold = () => {
      wasLong = false;
      if (zoom) press = setTimeout(() => ((wasLong = true), (this.zoomed = zoom)), LONG_PRESS);
    };
    const release = () => clearTimeout(press);
    const enter = () => this.hover(this.of(thing, where)[0] ?? null);
    const leave = () => (release(), this.hover(null));
    const menu = (event: Event) => {
      if (!zoom) return;
      event.preventDefault();
      this.zoomed = zoom;
    };
    const heard: [string, (event: Event) => void][] = [
      ["click", click],
      ["keydown", down],
      ["pointerdown", hold],
      ["pointerup", release],
      ["pointercancel", release],
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["focus", enter],
      ["blur", () => queueMicrotask(leave)], // a thing may lose the focus by being taken off the table
      ["contextmenu", menu],
    ];
    for (const [name, listener] of heard) element.addEventListener(name, listener);
    return () => {
      clearTimeout(press);
      for (const [name, listener] of heard) element.removeEventListener(name, listener);
    };
  }
}

function key(thing: string, where: string): string {
  return `${thing}@${where}`;
}

function kind(thing: string): string {
  return thing.split(":")[0] ?? thing;
}
