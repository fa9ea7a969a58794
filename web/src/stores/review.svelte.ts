/** The review of a match that is over: asked for until all of it is there; and its mistakes, asked again as questions. */
import type { ConsideredAnswer, Decision, Review } from "@contract/protocol";
import * as api from "../api/http";

const PAUSE = 1200; // milliseconds between two looks at how far it has come
const TOO_MANY = 429;

export class ReviewStore {
  current = $state.raw<Review | null>(null);
  problem = $state("");
  /** The mistake that is asked again, and what is answered to it now. */
  asked = $state.raw<Decision | null>(null);
  given = $state.raw<ConsideredAnswer | null>(null);
  /** The moves of mistakes that were answered well since. */
  closed = $state.raw<ReadonlySet<number>>(new Set());
  private reading = 0;
  private language = "";

  constructor(
    private readonly match: string,
    private readonly token: string,
  ) {}

  get isWhole(): boolean {
    return this.current !== null && this.current.done === this.current.total;
  }

  /** Asks until all of it is there in a language, or somebody asks anew. */
  async read(language: string): Promise<void> {
    const reading = ++this.reading;
    if (this.isWhole && this.language === language) return;
    this.language = language;
    this.problem = "";
    while (reading === this.reading) {
      try {
        const found = await api.review(this.match, this.token);
        if (reading !== this.reading) return;
        this.current = found;
        if (found.done === found.total) return;
      } catch (error) {
        if (!(error instanceof api.ApiError)) throw error;
        if (error.status !== TOO_MANY || !this.current) return void (this.problem = error.message);
      }
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  }

  stop(): void {
    this.reading++;
  }

  /** Answers that a mark says were wrong, of one seat or of all, in their order. */
  mistakes(seat: number | null): Decision[] {
    return (this.current?.decisions ?? []).filter(
      (each) => each.mark.includes("?") && (seat === null || each.seat === seat),
    );
  }

  /** Asks a mistake again. */
  ask(decision: Decision | null): void {
    this.asked = decision;
    this.given = null;
  }

  /** Answers it: well, if nothing beyond doubt is lost by it. */
  answer(choice: ConsideredAnswer): void {
    this.given = choice;
    if (this.asked && this.isGood(choice)) this.closed = new Set([...this.closed, this.asked.move]);
  }

  isGood(choice: ConsideredAnswer): boolean {
    const best = Math.max(...(this.asked?.choices ?? []).map((each) => each.chance), 0);
    return this.asked?.best === choice.answer || best - choice.chance < SMALL;
  }
}

/** A loss that no mark is given for, in wins. */
export const SMALL = 0.03;
