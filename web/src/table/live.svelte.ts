/** A match that somebody looks at. `state` is the truth, kept before anything moves; `view` is what is drawn, which may be
 * some beats behind it. */
import type {
  AnswerText,
  Catalogue,
  Drafted,
  Frame,
  FromServer,
  Line,
  OpenQuestion,
  Problem,
  State,
  Told,
  View,
} from "@contract/protocol";
import { MotionQueue, type Beat } from "../motion/queue";
import * as api from "../net/api";
import { Wire } from "../net/wire";
import { keep, kept } from "../kept";
import { change, heldMatch, type Held } from "../mine";
import { settings } from "../settings.svelte";
import { unmarked } from "../words";
import type { AnyGame, Asking, Picks } from "./game";

const LINES = 400; // of the log that are kept

export interface Draft {
  answers: string[];
  labels: string[];
  view: View;
  question: OpenQuestion | null;
  next: AnswerText[];
}

/** Answers that a seat has settled on before it is asked; each is given as its question comes. */
interface Pledge {
  question: string; // of which class
  asked: string; // the question that was answered last
  answers: string[];
}

export class Live {
  state = $state.raw<State | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<Line[]>([]);
  catalogue = $state.raw<Catalogue | null>(null);
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  isOnline = $state(true);
  nextTry = $state(0);
  isSettled = $state(true);
  isSending = $state(false);
  refusal = $state.raw<Problem | null>(null);
  draft = $state.raw<Draft | null>(null);
  private drafting = new AbortController();
  private answered = ""; // the question that was answered last
  gone = $state.raw<Problem | null>(null); // the match cannot be looked at
  seat: number | null = $state(null);
  /** The events that have been seen to happen, the latest last. */
  happened = $state.raw<{ event: string }[]>([]);
  /** In hot-seat matches: who has to take the screen before anything is shown. */
  handover: number | null = $state(null);
  clockAt = $state(Date.now()); // when the clock of `state` was read

  /** What seats of this browser have promised to answer, question by question. */
  pledges = $state.raw<Record<number, Pledge>>({});

  readonly held: Held;
  private wire: Wire | null = null;
  private number = 0;
  private readonly queue = new MotionQueue((isSettled) => (this.isSettled = isSettled));

  constructor(
    readonly match: string,
    readonly game: AnyGame,
  ) {
    this.held = heldMatch(match) ?? { match, game: "", seats: [], name: "", options: {}, at: 0 };
    this.pledges = kept<Record<number, Pledge>>(`pledges.${match}`, {});
    this.sit(this.held.seats[0]?.seat ?? null);
  }

  get token(): string {
    return this.held.seats.find((each) => each.seat === this.seat)?.token ?? this.held.watch ?? "";
  }

  get isHotSeat(): boolean {
    return this.held.seats.length > 1;
  }

  /** The question that is open to this viewer; while an answer is put together, the next one. */
  get question(): OpenQuestion | null {
    return this.draft ? this.draft.question : (this.state?.question ?? null);
  }

  get answers(): AnswerText[] {
    if (!this.isSettled || this.isSending || this.handover !== null) return [];
    if (this.draft) return this.draft.next;
    return this.state?.question?.mine ? this.state.answers : [];
  }

  /** Whether the question at hand is one of those whose answers are put together. */
  get gathers(): boolean {
    return this.asking?.gathers === true || this.asking?.picks !== undefined;
  }

  get asking(): Asking | undefined {
    return this.question ? this.game.questions[this.question.name] : undefined;
  }

  /** Whether what was put together can be sent as it is. */
  get isWhole(): boolean {
    const { draft, asking } = this;
    if (!draft) return false;
    if (draft.next.length > 0 && asking?.gathers) return false;
    if (!asking?.picks || draft.next.length === 0) return true;
    return this.state?.answers.some((answer) => answer.answer === asking.picks?.ends) === true;
  }

  name(seat: number): string {
    return unmarked(this.state?.players[seat] ?? ""); // emblems are drawn
  }

  // Sitting

  /** Look from this seat; null watches. */
  sit(seat: number | null): void {
    this.wire?.close();
    this.seat = seat;
    this.handover = null;
    this.number = 0;
    this.log = [];
    this.happened = [];
    this.view = null;
    this.wire = new Wire(this.match, this.token, settings.language, () => this.number, {
      heard: (message) => this.hear(message),
      line: (isOpen, nextTry) => this.line(isOpen, nextTry),
    });
  }

  leave(): void {
    this.wire?.close();
    document.documentElement.dataset.connection = "online";
  }

  async speak(): Promise<void> {
    if (!this.state) return;
    const seat = this.seat;
    await this.readCatalogue(this.state, true);
    this.number = 0;
    this.sit(seat);
  }

  // Answering

  /** Gives answers of one gesture. The question that they answer is the one that is shown. */
  send(answers: string[]): void {
    const question = this.state?.question;
    if (!question?.mine || !this.wire) return;
    this.refusal = null;
    this.isSending = true;
    this.draft = null;
    this.drafting.abort();
    this.answered = question.id;
    this.wire.answer(question.id, answers);
  }

  /** Adds an answer to those that are put together; sends all where nothing can be added before it is known what follows. */
  async gather(answer: AnswerText): Promise<void> {
    const question = this.state?.question;
    if (!question?.mine || question.id === this.answered) return;
    const answers = [...(this.draft?.answers ?? []), answer.answer];
    const picks = this.asking?.picks;
    if (picks && answer.answer === picks.ends) return this.finish();
    if (picks) return this.pick(answers);
    const labels = [...(this.draft?.labels ?? []), answer.label];
    const next = await this.drafted(question.id, answers);
    if (!next) return;
    if (!next.view) return this.send(answers); // what comes of it is known when it has happened
    const goes = next.is_mine && next.question !== null && this.game.questions[next.question.name]?.gathers === true;
    this.draft = { answers, labels, view: next.view, question: goes ? next.question : null, next: goes ? next.answers : [] };
    this.view = next.view;
  }

  /** What answers would lead to; nothing, when it no longer matters because another was chosen or the question is closed. */
  private async drafted(question: string, answers: string[]): Promise<Drafted | null> {
    this.drafting.abort();
    const { signal } = (this.drafting = new AbortController());
    try {
      const found = await api.draft(this.match, this.token, question, answers, signal);
      return signal.aborted ? null : found;
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      if (!signal.aborted && error.problem.code !== "stale") this.refusal = error.problem;
      return null;
    }
  }

  /** Picks exactly these: nothing is sent, and nothing comes of it until it is. */
  pick(answers: string[]): void {
    const { state } = this;
    const picks = this.asking?.picks;
    if (!picks || !state?.question?.mine || !state.view) return;
    if (answers.length === 0) return this.empty();
    const view = state.view as never;
    const room = answers.length < picks.most(view);
    const count = (text: string) => answers.filter((each) => each === text).length;
    const next = state.answers.filter(
      (each) => room && each.answer !== picks.ends && picks.copies(view, each.answer) > count(each.answer),
    );
    const labels = answers.map((text) => state.answers.find((each) => each.answer === text)?.label ?? text);
    this.draft = { answers, labels, view: state.view, question: state.question, next };
  }

  /** Sends what was put together. The word that closes a set is said only where it is still asked for. */
  finish(): void {
    const picks = this.asking?.picks;
    const answers = this.draft?.answers ?? [];
    const closes = picks?.ends !== undefined && (answers.length === 0 || this.isOpen(picks, answers));
    this.send(closes ? [...answers, picks.ends!] : answers);
  }

  /** Whether the rules would go on asking after these were picked. */
  private isOpen(picks: Picks, answers: string[]): boolean {
    const { state } = this;
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
  empty(): void {
    if (!this.draft) return;
    this.draft = null;
    this.view = this.state?.view ?? null;
  }

  /** Promises answers to questions of the class that is open: kept, so that a reload loses none of them. */
  pledge(answers: string[]): void {
    const { state, seat } = this;
    if (!state?.question?.mine || seat === null) return;
    this.promise(seat, { question: state.question.name, asked: "", answers });
    this.redeem(state);
  }

  private promise(seat: number, pledge: Pledge | null): void {
    const { [seat]: _, ...others } = this.pledges;
    this.pledges = pledge ? { ...others, [seat]: pledge } : others;
    keep(`pledges.${this.match}`, this.pledges);
  }

  /** Gives what was promised for the question that is open. A promise that does not fit it any more is forgotten. */
  private redeem(state: State): void {
    for (const [name, pledge] of Object.entries(this.pledges)) {
      const [seat, question, [answer, ...later]] = [Number(name), state.question, pledge.answers];
      const isOpen = !state.result && question?.name === pledge.question;
      if (isOpen && (question.id === pledge.asked || !state.asked.includes(seat))) continue;
      if (isOpen && seat === this.seat && this.wire?.waiting) continue;
      const fits = seat !== this.seat || state.answers.some((each) => each.answer === answer);
      if (!isOpen || answer === undefined || !fits) {
        this.promise(seat, null);
        continue;
      }
      this.promise(seat, { ...pledge, asked: question.id, answers: later });
      const token = this.held.seats.find((each) => each.seat === seat)?.token ?? "";
      const given = { question: question.id, answers: [answer], message: crypto.randomUUID() };
      if (seat === this.seat) this.send([answer]);
      else api.answer(this.match, token, given).catch(() => this.promise(seat, null));
    }
  }

  skip(): void {
    this.queue.skip();
  }

  // Hearing

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.number = message.number;
        this.become(message.state);
        this.log = message.state.log.slice(-LINES);
        this.isSending = this.wire?.waiting ?? false;
        this.settle(message.state.view);
        this.remember(message.missed.flatMap((move) => move.events));
        break;
      case "move":
        this.told(message);
        break;
      case "ack":
        this.isSending = this.wire?.waiting ?? false;
        if (this.state) this.redeem(this.state); // the next question may have come before the acknowledgement
        break;
      case "refused":
        this.isSending = false;
        this.answered = "";
        if (message.message_id && this.seat !== null) this.promise(this.seat, null);
        if (message.code === "no-token" || message.code === "not-found") this.gone = message;
        else this.refusal = message;
        break;
      case "presence":
        this.present = message.seats;
        this.watchers = message.watchers;
        break;
    }
  }

  protected become(state: State): void {
    this.state = state;
    this.clockAt = Date.now();
    this.draft = null;
    this.drafting.abort();
    void this.readCatalogue(state, false);
    this.redeem(state);
    this.passOn(state);
    if (state.result && this.match) change(this.match, { over: state.result.said });
  }

  private told(message: Told): void {
    if (message.number <= this.number) return;
    this.number = message.number;
    const before = this.view;
    this.become(message.state);
    this.log = [...this.log, ...message.log].slice(-LINES);
    this.isSending = this.wire?.waiting ?? false;
    if (before && message.state.view) this.shows(message.events, message.frames ?? [], before, message.state.view);
    else this.settle(message.state.view);
  }

  /** What happened is seen to happen, after what is still on its way. */
  protected shows(events: { event: string }[], frames: Frame[], before: View, after: View): void {
    this.queue.add(this.beats(events, frames, before, after));
  }

  /** The table is at once what it is. */
  protected settle(view: View | null): void {
    this.queue.drop();
    this.view = view;
  }

  /** A beat for each event, drawn as the table was right after it. */
  private beats(events: { event: string }[], frames: Frame[], before: View, after: View): Beat[] {
    const drawn = new Map(frames.map((frame) => [frame.event, frame.view]));
    let view = before;
    const beats = events.map((event, at): Beat => {
      const was = view;
      view = at === events.length - 1 ? after : (drawn.get(at) ?? view);
      const now = view;
      const steps = this.game.motions[event.event]?.(event as never, now as never, was as never) ?? [];
      return { steps, apply: () => ((this.view = now), this.remember([event])) };
    });
    return [...beats, { steps: [], apply: () => (this.view = after) }];
  }

  private remember(events: { event: string }[]): void {
    this.happened = [...this.happened, ...events].slice(-LINES);
  }

  /** In a hot-seat match the screen goes to whoever is asked. */
  private passOn(state: State): void {
    if (!this.isHotSeat || state.result || state.asked.length === 0) return;
    if (this.seat !== null && state.asked.includes(this.seat)) return;
    const next = state.asked.find((seat) => this.held.seats.some((each) => each.seat === seat) && !this.isPledged(seat, state));
    if (next !== undefined) this.handover = next;
  }

  private isPledged(seat: number, state: State): boolean {
    const pledge = this.pledges[seat];
    return pledge !== undefined && pledge.question === state.question?.name;
  }

  private line(isOpen: boolean, nextTry: number): void {
    this.isOnline = isOpen;
    this.nextTry = nextTry;
    document.documentElement.dataset.connection = isOpen ? "online" : "offline";
  }

  private reading = "";

  private async readCatalogue(state: State, isAgain: boolean): Promise<void> {
    const query = Object.fromEntries(
      Object.entries(state.options)
        .filter(([, value]) => typeof value === "string" || typeof value === "number")
        .map(([name, value]) => [name, String(value)]),
    );
    query["seats"] = String(state.sitters.length); // some options fit some numbers of seats only
    const wanted = JSON.stringify([state.game, settings.language, query]);
    if (this.reading === wanted && !isAgain) return;
    this.reading = wanted;
    try {
      this.catalogue = await api.catalogue(state.game, query);
    } catch {
      this.reading = "";
    }
  }
}
