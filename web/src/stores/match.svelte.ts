/** A match that somebody looks at: the truth (`latest`), the state that the table has come to (`state`), and beside them what is
 * drawn, what is put together, what is settled beforehand and who has the screen, each in a store of its own. Without a line
 * nothing is answered: a replay sets the state. */
import type {
  AnswerText,
  Catalogue,
  Drafted,
  FromServer,
  MoveMade,
  OpenQuestion,
  Problem,
  State,
  View,
  Why,
} from "@contract/protocol";
import * as api from "../api/http";
import { MatchSocket } from "../api/socket";
import type { AnyGame, QuestionSpec } from "../table/game";
import { unmarked } from "../words";
import { CatalogueStore } from "./catalogue.svelte";
import { HotSeat } from "./hotseat.svelte";
import { Playback, type ShownLine } from "./playback.svelte";
import { Premoves } from "./premoves.svelte";
import { PreviewStore, type Preview } from "./preview.svelte";
import { updateMatch, savedMatch, type SavedMatch } from "./saved-matches";
import { settings } from "./settings.svelte";
import { TalkStore } from "./talk.svelte";

/** Where answers go; what comes of them is received. */
export interface Line {
  readonly waiting: boolean;
  answer(question: string, answers: string[]): void;
  close(): void;
}

/** Who says what could be done: the server of the match, or of a lesson. */
export interface Adviser {
  why(what: Record<string, string>): Promise<Why>;
  preview(question: string, answers: string[], signal: AbortSignal): Promise<Drafted>;
}

export class MatchStore {
  /** What the server said last. */
  latest = $state.raw<State | null>(null);
  /** The same when the table has shown what led to it: whatever is said or asked is read from it. */
  state = $state.raw<State | null>(null);
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  away = $state.raw<(number | null)[]>([]); // for how many seconds nobody has looked from each seat
  isOnline = $state(true);
  nextTry = $state(0);
  isSending = $state(false);
  refusal = $state.raw<Problem | null>(null);
  gone = $state.raw<Problem | null>(null); // the match cannot be looked at
  seat: number | null = $state(null);
  clockAt = $state(Date.now()); // when the clock of `latest` was read

  readonly saved: SavedMatch;
  readonly playback: Playback;
  readonly previews: PreviewStore;
  readonly premoves: Premoves;
  readonly hotSeat: HotSeat;
  readonly talk: TalkStore;
  private readonly catalogues = new CatalogueStore();
  private line: Line | null = null;
  private number = 0;
  private answered = ""; // the question that was answered last

  constructor(
    readonly id: string,
    readonly game: AnyGame,
    readonly adviser: Adviser = {
      why: (what) => api.why(this.id, this.token, what),
      preview: (question, answers, signal) => api.preview(this.id, this.token, question, answers, signal),
    },
  ) {
    this.saved = savedMatch(id) ?? { match: id, game: "", seats: [], name: "", options: {}, at: 0 };
    this.playback = new Playback(game.motions, id ? game.scenes : undefined, () => this.seat);
    this.previews = new PreviewStore(this, this.playback);
    this.premoves = new Premoves(this);
    this.hotSeat = new HotSeat(this.saved, this.premoves, (seat) => this.sit(seat));
    this.talk = new TalkStore(this);
  }

  /** Joins a match on the server, in the first seat that this browser has there. */
  static join(id: string, game: AnyGame): MatchStore {
    const match = new MatchStore(id, game);
    match.sit(match.saved.seats[0]?.seat ?? null);
    return match;
  }

  get token(): string {
    return this.saved.seats.find((each) => each.seat === this.seat)?.token ?? this.saved.watch ?? "";
  }

  get view(): View | null {
    return this.playback.view;
  }

  get log(): ShownLine[] {
    return this.playback.log;
  }

  get happened(): { event: string }[] {
    return this.playback.happened;
  }

  get isSettled(): boolean {
    return this.playback.isSettled;
  }

  get catalogue(): Catalogue | null {
    return this.catalogues.current;
  }

  /** Shows things of a catalogue where there is no match. */
  showCatalogue(catalogue: Catalogue): void {
    this.catalogues.current = catalogue;
  }

  get preview(): Preview | null {
    return this.previews.current;
  }

  /** The question that is open to this viewer; while an answer is put together, the next one. */
  get question(): OpenQuestion | null {
    return this.previews.question;
  }

  get questionSpec(): QuestionSpec | undefined {
    return this.previews.spec;
  }

  get unanswered(): OpenQuestion | null {
    const question = this.state?.question;
    return question?.mine && question.id !== this.answered ? question : null;
  }

  get answers(): AnswerText[] {
    if (!this.isSettled || this.isSending || this.hotSeat.next !== null) return [];
    if (this.preview) return this.preview.next;
    return this.state?.question?.mine ? this.state.answers : [];
  }

  /** Whether an answer is on its way to the server. */
  get isWaiting(): boolean {
    return this.line?.waiting ?? false;
  }

  name(seat: number): string {
    return unmarked(this.state?.players[seat] ?? ""); // emblems are drawn
  }

  // Sitting

  /** Look from this seat; null watches. */
  sit(seat: number | null): void {
    this.line?.close();
    this.seat = seat;
    this.hotSeat.next = null;
    this.number = 0;
    this.playback.clear();
    this.line = new MatchSocket(this.id, this.token, settings.language, () => this.number, {
      heard: (message) => this.receive(message),
      line: (isOpen, nextTry) => this.setOnline(isOpen, nextTry),
    });
  }

  /** There is no match yet: only what it would be played with. */
  async plan(game: string, options: Record<string, unknown>, seats: number): Promise<void> {
    await this.catalogues.load({ game, options, sitters: Array.from({ length: seats }) });
  }

  /** Sits down at a moment that somebody else keeps; answers go over their line. */
  study(state: State, line: Line): void {
    this.line = line;
    this.seat = state.seat;
    this.number = state.number;
    this.answered = "";
    this.isSending = false;
    this.refusal = null;
    this.playback.clear();
    this.playback.jumpTo(state.view, state.number, state.log);
    this.hear(state);
    this.show(state);
  }

  leave(): void {
    this.line?.close();
    document.documentElement.dataset.connection = "online";
  }

  /** Everything anew, in another language. */
  async reload(): Promise<void> {
    if (!this.state || !this.line || !this.id) return;
    const seat = this.seat;
    await this.catalogues.load(this.state);
    this.sit(seat);
  }

  /** Gives answers of one batch. The question that they answer is the one that is shown. */
  send(answers: string[]): void {
    const question = this.state?.question;
    if (!question?.mine || !this.line) return;
    this.refusal = null;
    this.isSending = true;
    this.previews.drop();
    this.answered = question.id;
    this.line.answer(question.id, answers);
  }

  // Hearing

  receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.number = message.number;
        void this.talk.load();
        this.playback.jumpTo(message.state.view, message.number, message.state.log);
        this.hear(message.state);
        this.show(message.state);
        this.isSending = this.isWaiting;
        this.playback.remember(message.missed.flatMap((move) => move.events));
        break;
      case "move":
        this.applyMove(message);
        break;
      case "ack":
        this.isSending = this.isWaiting;
        if (this.latest) this.premoves.play(this.latest); // the next question may have come before the acknowledgement
        break;
      case "refused":
        this.isSending = false;
        this.answered = "";
        if (message.message_id && this.seat !== null) this.premoves.forget(this.seat);
        if (message.code === "no-token" || message.code === "not-found") this.gone = message;
        else this.refusal = message;
        break;
      case "presence":
        this.present = message.seats;
        this.watchers = message.watchers;
        this.away = message.away ?? [];
        break;
      case "said":
        this.talk.hear(message.line);
        break;
    }
  }

  /** The truth is this now. What is drawn and said follows. */
  hear(state: State): void {
    this.latest = state;
    this.clockAt = Date.now();
    this.previews.drop();
    void this.catalogues.load(state);
    this.premoves.play(state);
    if (state.result && this.id) updateMatch(this.id, { over: state.result.said });
  }

  /** The table has come to this. */
  show(state: State): void {
    this.state = state;
    if (this.saved.seats.length < 2) return;
    const ask = () => this.state === state && this.hotSeat.ask(state, this.seat, this.catalogue?.options ?? []);
    if (this.catalogue) ask();
    else void this.catalogues.load(state).then(ask);
  }

  private applyMove(message: MoveMade): void {
    if (message.number <= this.number) return;
    this.number = message.number;
    const { playback } = this;
    const [before, after] = [this.latest?.view, message.state.view];
    this.hear(message.state);
    const shown = () => this.show(message.state);
    if (before && after) {
      playback.play({ ...message, frames: message.frames ?? [] }, before, after, shown, {
        mine: message.seat !== null && message.seat === this.seat,
        asks: message.state.question?.mine === true || message.state.result !== null,
      });
    } else {
      playback.jumpTo(after, message.number, [...playback.log, ...message.log]);
      shown();
    }
    this.isSending = this.isWaiting;
  }

  private setOnline(isOpen: boolean, nextTry: number): void {
    this.isOnline = isOpen;
    this.nextTry = nextTry;
    document.documentElement.dataset.connection = isOpen ? "online" : "offline";
  }
}
