/** A lesson under way: the step, the answers that were given in it, and the table as they left it. The server keeps nothing:
 * each request says all that was answered. */
import type { LessonMoment, StepVerdict } from "@contract/protocol";
import * as api from "../../api/http";
import type { AnyGame } from "../../table/game";
import { MatchStore } from "../match.svelte";
import { recordLesson } from "./progress";
import { readStored, writeStored } from "../storage";

const PATIENT = 2; // failures until the solution is offered first

export class LessonStore {
  moment = $state.raw<LessonMoment | null>(null);
  /** How often this step has failed. */
  failures = $state(0);
  /** How often any step of it has failed. */
  misses = 0;
  problem = $state("");
  /** How many times answers were given, or a step was laid, and the table has heard of it. */
  tries = $state(0);
  readonly match: MatchStore;
  private given: string[] = [];
  private asked = 0; // requests for a table so far: what an earlier one brings comes too late
  waiting = false;

  constructor(
    private readonly name: string,
    readonly lesson: string,
    game: AnyGame,
  ) {
    this.match = new MatchStore("", game, {
      why: (what) => api.askStep({ ...this.wanted(this.given), ...what }),
      preview: (_, answers, signal) => api.draftStep({ ...this.wanted(this.given), draft: answers }, signal),
    });
  }

  get step(): number {
    return this.moment?.number ?? 0;
  }

  /** How the step has ended, when the table has shown it. */
  get verdict(): StepVerdict | null {
    return this.match.isSettled ? (this.moment?.verdict ?? null) : null;
  }

  /** Remembers that it was played to its end; whoever comes back begins anew. */
  finish(): void {
    if (this.moment?.station) recordLesson(this.name, this.lesson, this.misses);
    writeStored(`lesson.${this.name}.${this.lesson}`, 0);
  }

  get isLast(): boolean {
    return this.moment !== null && this.step === this.moment.steps.length - 1;
  }

  /** Whether the solution is what one needs now. */
  get needsHelp(): boolean {
    return this.failures >= PATIENT;
  }

  /** Where this browser left the lesson. */
  get kept(): number {
    return readStored<number>(`lesson.${this.name}.${this.lesson}`, 0);
  }

  private wanted(
    answers: string[],
    step = this.step,
  ): { game: string; lesson: string; step: number; answers: string[] } {
    return { game: this.name, lesson: this.lesson, step, answers };
  }

  /** Lays a step from its beginning. */
  async begin(step: number): Promise<void> {
    if (step !== this.step) this.failures = 0;
    writeStored(`lesson.${this.name}.${this.lesson}`, step);
    await this.lay(step, []);
  }

  /** The same moment in another language. */
  async reword(): Promise<void> {
    if (this.moment) await this.lay(this.step, this.given);
  }

  private async lay(step: number, answers: string[]): Promise<void> {
    const number = ++this.asked;
    try {
      const moment = await api.tryStep(this.wanted(answers, step));
      if (number !== this.asked) return;
      this.given = answers;
      this.moment = moment;
      this.problem = "";
      this.waiting = false;
      this.match.study(moment.state, this);
      this.tries += 1;
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** Plays the solution. */
  async show(): Promise<void> {
    const { moment } = this;
    if (!moment) return;
    await this.lay(this.step, []);
    await this.give(moment.solution);
  }

  answer(_: string, answers: string[]): void {
    void this.give(answers);
  }

  /** Gives answers; the table shows what came of them. */
  private async give(answers: string[]): Promise<void> {
    const given = [...this.given, ...answers];
    const number = ++this.asked;
    this.waiting = true;
    try {
      const moment = await api.tryStep({ ...this.wanted(given), seen: this.match.latest?.number ?? 0 });
      if (number !== this.asked) return;
      this.waiting = false;
      this.given = given;
      this.moment = moment;
      if (moment.verdict?.verdict === "bad") {
        this.failures += 1;
        this.misses += 1;
      }
      for (const move of moment.moves) this.match.receive(move);
      this.tries += 1;
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      this.waiting = false;
      this.match.receive({ type: "refused", ...error.problem });
    }
  }

  close(): void {
    this.asked += 1;
  }
}
