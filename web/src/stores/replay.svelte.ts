/** A match that is over, or was read from a file: an array of moments, a cursor, and a match without a line that is set to
 * the moment, so that the tables draw it as they draw a live one. */
import type { Replay, ReplayFrame, State } from "@contract/protocol";
import type { AnyGame } from "../table/game";
import { MatchStore } from "./match.svelte";
import { writeStored } from "./storage";

/** Keeps a file for the next page; records are too large for an address. */
export function storeFile(text: string): void {
  writeStored("file", text);
}

export class ReplayStore {
  /** The moment that the table shows. */
  at = $state(0);
  private wanted = 0; // the moment that it goes to
  readonly match: MatchStore;

  constructor(
    game: AnyGame,
    readonly replayed: Replay,
    viewer: number | null,
  ) {
    this.match = new MatchStore("", game);
    this.match.seat = viewer;
    this.jump(0);
  }

  get moment(): ReplayFrame {
    return this.replayed.frames[this.at]!;
  }

  get last(): number {
    return this.replayed.frames.length - 1;
  }

  /** To a moment; one step forward is seen to happen. */
  go(to: number): void {
    const at = Math.min(Math.max(0, to), this.last);
    const from = this.wanted;
    this.wanted = at;
    if (at !== from + 1) return this.jump(at);
    if (!this.match.isSettled) this.jump(from); // a step that is under way is over
    const { match, replayed } = this;
    const [before, moment] = [replayed.frames[from]!, replayed.frames[at]!];
    match.hear(this.state(at));
    match.playback.play({ ...moment, frames: [] }, before.view, moment.view, () => this.show(at));
  }

  /** So many moments on, from the one that the table goes to. */
  step(by: number): void {
    this.go(this.wanted + by);
  }

  private jump(at: number): void {
    const { match, replayed } = this;
    const { view, number } = replayed.frames[at]!;
    const log = replayed.frames.slice(0, at + 1).flatMap((frame) => frame.log);
    match.playback.jumpTo(view, number, log);
    match.hear(this.state(at));
    this.show(at);
  }

  private show(at: number): void {
    this.at = at;
    this.match.show(this.state(at));
  }

  /** The match as it was at a moment. */
  private state(at: number): State {
    const { replayed } = this;
    const moment = replayed.frames[at]!;
    const isOver = at === this.last;
    return {
      match: "",
      game: replayed.game,
      name: "",
      number: moment.number,
      state: "playing",
      seat: this.match.seat,
      view: moment.view,
      asked: moment.view.asked,
      question: moment.question ? { ...moment.question, mine: false } : null,
      answers: [],
      log: [],
      sitters: replayed.players.map((_, seat) => ({
        seat,
        kind: "person",
        name: replayed.sitters[seat] ?? "",
        bot: null,
      })), // a file names nobody
      players: replayed.players,
      result: isOver ? replayed.result : null,
      clock: null,
      offer: null,
      rematch: null,
      fair: { commitment: replayed.fair?.commitment ?? "", dice: "fair" },
      roll: null,
      origin: null,
      notice: null,
      terms: { hints: false, take_backs: "consent", talk: "off" },
      options: replayed.options,
    };
  }
}
