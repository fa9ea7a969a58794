/** A match that is over, or was read from a file: an array of moments and a cursor. The tables draw it as they draw a live one. */
import type { Replay, ReplayFrame, State } from "@contract/protocol";
import { keep } from "../kept";
import type { AnyGame } from "./game";
import { Live } from "./live.svelte";

/** Keeps a file for the next page; records are too large for an address. */
export function keepFile(text: string): void {
  keep("file", text);
}

export class Past extends Live {
  at = $state(0);

  constructor(
    game: AnyGame,
    readonly replayed: Replay,
    viewer: number | null,
  ) {
    super("", game);
    this.seat = viewer;
    this.go(0);
  }

  get moment(): ReplayFrame {
    return this.replayed.frames[this.at]!;
  }

  get last(): number {
    return this.replayed.frames.length - 1;
  }

  override sit(): void {
    // nobody sits in the past
  }

  override async speak(): Promise<void> {
    // the page asks for the moments anew
  }

  override send(): void {
    // what is over is not answered
  }

  /** To a moment; one step forward is seen to happen. */
  go(to: number): void {
    const at = Math.min(Math.max(0, to), this.last);
    const isStep = at === this.at + 1;
    const before = this.view;
    this.at = at;
    const { moment, replayed } = this;
    const isOver = at === this.last;
    this.become({
      match: "",
      game: replayed.game,
      name: "",
      number: moment.number,
      state: "playing",
      seat: this.seat,
      view: moment.view,
      asked: moment.view.asked,
      question: moment.question ? { ...moment.question, mine: false } : null,
      answers: [],
      log: [],
      sitters: replayed.players.map((_, seat) => ({ seat, kind: "person", name: replayed.sitters[seat] ?? "", bot: null })), // a file names nobody
      players: replayed.players,
      result: isOver ? replayed.result : null,
      clock: null,
      offer: null,
      rematch: null,
      fair: { commitment: replayed.fair?.commitment ?? "", dice: "fair" },
      roll: null,
      notice: null,
      options: replayed.options,
    } satisfies State);
    this.log = replayed.frames.slice(0, at + 1).flatMap((frame) => frame.log);
    if (isStep && before) this.shows(moment.events, [], before, moment.view);
    else this.settle(moment.view);
  }
}
