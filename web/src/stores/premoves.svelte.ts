/** Premoves: answers that the seats of this browser have settled on before they are asked, kept so that a reload loses none. */
import { randomId } from "../random";
import type { State } from "@contract/protocol";
import * as api from "../api/http";
import type { SavedMatch } from "./saved-matches";
import { readStored, writeStored } from "./storage";

/** Each is given as its question comes. */
interface Premove {
  question: string; // of which class
  asked: string; // the question that was answered last
  answers: string[];
}

/** The seat that this viewer looks from. */
interface Sitting {
  readonly id: string;
  readonly saved: SavedMatch;
  readonly seat: number | null;
  readonly latest: State | null;
  /** Whether an answer of this seat is on its way. */
  readonly isWaiting: boolean;
  send(answers: string[]): void;
}

export class Premoves {
  private bySeat = $state.raw<Record<number, Premove>>({});

  constructor(private readonly match: Sitting) {
    const { id } = match;
    this.bySeat = readStored<Record<number, Premove>>(`premoves.${id}`, readStored(`pledges.${id}`, {}));
  }

  /** The answers that a seat has still to give. */
  of(seat: number): string[] {
    return this.bySeat[seat]?.answers ?? [];
  }

  /** Settles on answers to questions of the class that is open. */
  make(answers: string[]): void {
    const { latest: state, seat } = this.match;
    if (!state?.question?.mine || seat === null) return;
    this.set(seat, { question: state.question.name, asked: "", answers });
    this.play(state);
  }

  /** Whether a seat has settled what it is asked. */
  covers(seat: number, state: State): boolean {
    const premove = this.bySeat[seat];
    return premove !== undefined && premove.question === state.question?.name;
  }

  /** Answers the open question with its premove. One that does not fit any more is forgotten. */
  play(state: State): void {
    const { match } = this;
    for (const [name, premove] of Object.entries(this.bySeat)) {
      const [seat, question, [answer, ...later]] = [Number(name), state.question, premove.answers];
      const isOpen = !state.result && question?.name === premove.question;
      if (isOpen && (question.id === premove.asked || !state.asked.includes(seat))) continue;
      if (isOpen && seat === match.seat && match.isWaiting) continue;
      const fits = seat !== match.seat || state.answers.some((each) => each.answer === answer);
      if (!isOpen || answer === undefined || !fits) {
        this.forget(seat);
        continue;
      }
      this.set(seat, { ...premove, asked: question.id, answers: later });
      const token = match.saved.seats.find((each) => each.seat === seat)?.token ?? "";
      const given = { question: question.id, answers: [answer], message: randomId() };
      if (seat === match.seat) match.send([answer]);
      else api.answer(match.id, token, given).catch(() => this.forget(seat));
    }
  }

  forget(seat: number): void {
    this.set(seat, null);
  }

  private set(seat: number, premove: Premove | null): void {
    const { [seat]: _, ...others } = this.bySeat;
    this.bySeat = premove ? { ...others, [seat]: premove } : others;
    writeStored(`premoves.${this.match.id}`, this.bySeat);
  }
}
