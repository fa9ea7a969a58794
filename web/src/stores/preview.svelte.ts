/** Answers that are put together before they are sent, and the table as they would leave it. */
import type { AnswerText, Drafted, OpenQuestion, Problem, State, View } from "@contract/protocol";
import * as api from "../api/http";
import type { AnyGame, QuestionSpec, Picks } from "../table/game";
import type { Adviser } from "./match.svelte";
import type { Playback } from "./playback.svelte";

export interface Preview {
  answers: string[];
  labels: string[];
  view: View;
  question: OpenQuestion | null;
  next: AnswerText[];
}

/** The match whose question is answered. */
interface Asking {
  readonly adviser: Adviser;
  readonly game: AnyGame;
  readonly state: State | null;
  /** The question that this viewer has to answer and has not answered yet. */
  readonly unanswered: OpenQuestion | null;
  refusal: Problem | null;
  send(answers: string[]): void;
}

export class PreviewStore {
  current = $state.raw<Preview | null>(null);
  private fetching = new AbortController();

  constructor(
    private readonly match: Asking,
    private readonly playback: Playback,
  ) {}

  /** The question at hand: the one that is open to this viewer, or the one after what was put together. */
  get question(): OpenQuestion | null {
    return this.current ? this.current.question : (this.match.state?.question ?? null);
  }

  get spec(): QuestionSpec | undefined {
    return this.question ? this.match.game.questions[this.question.name] : undefined;
  }

  /** Whether the question at hand is one of those whose answers are put together. */
  get isBatching(): boolean {
    return this.spec?.batches === true || this.spec?.picks !== undefined;
  }

  /** Whether what was put together can be sent as it is. */
  get isWhole(): boolean {
    const { current, spec } = this;
    if (!current) return false;
    if (current.next.length > 0 && spec?.batches) return false;
    if (!spec?.picks || current.next.length === 0) return true;
    return this.match.state?.answers.some((answer) => answer.answer === spec.picks?.ends) === true;
  }

  /** Adds an answer to those that are put together; sends all where nothing can be added before it is known what follows. */
  async add(answer: AnswerText): Promise<void> {
    const { match } = this;
    const question = match.unanswered;
    if (!question) return;
    const answers = [...(this.current?.answers ?? []), answer.answer];
    const picks = this.spec?.picks;
    if (picks && answer.answer === picks.ends) return this.send();
    if (picks) return this.pick(answers);
    const labels = [...(this.current?.labels ?? []), answer.label];
    const next = await this.fetch(question.id, answers);
    if (!next) return;
    if (!next.view) return match.send(answers); // what comes of it is known when it has happened
    const goes = next.is_mine && next.question !== null && match.game.questions[next.question.name]?.batches === true;
    this.current = {
      answers,
      labels,
      view: next.view,
      question: goes ? next.question : null,
      next: goes ? next.answers : [],
    };
    this.playback.view = next.view;
  }

  /** What answers would lead to; nothing, when it no longer matters because another was chosen or the question is closed. */
  private async fetch(question: string, answers: string[]): Promise<Drafted | null> {
    const { match } = this;
    this.fetching.abort();
    const { signal } = (this.fetching = new AbortController());
    try {
      const found = await match.adviser.preview(question, answers, signal);
      return signal.aborted ? null : found;
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      if (!signal.aborted && error.problem.code !== "stale") match.refusal = error.problem;
      return null;
    }
  }

  /** Picks exactly these: nothing is sent, and nothing comes of it until it is. */
  pick(answers: string[]): void {
    const { state, unanswered } = this.match;
    const picks = this.spec?.picks;
    if (!picks || !unanswered || !state?.view) return;
    if (answers.length === 0) return this.clear();
    const view = state.view as never;
    const room = answers.length < picks.most(view);
    const count = (text: string) => answers.filter((each) => each === text).length;
    const next = state.answers.filter(
      (each) => room && each.answer !== picks.ends && picks.copies(view, each.answer) > count(each.answer),
    );
    const labels = answers.map((text) => state.answers.find((each) => each.answer === text)?.label ?? text);
    this.current = { answers, labels, view: state.view, question: unanswered, next };
  }

  /** Sends what was put together. The word that closes a set is said only where it is still asked for. */
  send(): void {
    const picks = this.spec?.picks;
    const answers = this.current?.answers ?? [];
    const closes = picks?.ends !== undefined && (answers.length === 0 || this.isOpen(picks, answers));
    this.match.send(closes ? [...answers, picks.ends!] : answers);
  }

  /** Whether the rules would go on asking after these were picked. */
  private isOpen(picks: Picks, answers: string[]): boolean {
    const { state } = this.match;
    if (!state?.view || answers.length >= picks.most(state.view as never)) return false;
    const view = state.view as never;
    const listed = state.answers.map((each) => each.answer);
    const last = picks.isOrdered ? Math.max(...answers.map((text) => listed.indexOf(text))) : 0;
    return listed.some((text, at) => {
      const taken = answers.filter((each) => each === text).length;
      return at >= last && text !== picks.ends && picks.copies(view, text) > taken;
    });
  }

  /** Empties what was put together. */
  clear(): void {
    if (!this.current) return;
    this.current = null;
    this.playback.view = this.match.state?.view ?? null;
  }

  /** Forgets it: the truth has gone on, and the table with it. */
  drop(): void {
    this.current = null;
    this.fetching.abort();
  }
}
