/** One queue for own and others' events: one beat after another, never more than 2.5 seconds behind the truth. */
import { tick } from "svelte";
import { motionLevel, settings } from "../settings.svelte";
import { lookBefore, show } from "./stage";
import { holds, lasts, type Step } from "./steps";

const BEHIND = 2500; // milliseconds of motion that may wait; then it is dropped
const HURRY = 1500; // from here on twice as fast

export interface Beat {
  steps: Step[];
  apply: () => void; // draws the table as it is after this beat
}

export class MotionQueue {
  private waiting: Beat[] = [];
  private running: Animation[] = [];
  private isRunning = false;
  private isSkipping = false;
  private layer: HTMLElement | null = null;

  /** `settled` hears whether what is drawn is what is true. */
  constructor(private readonly settled: (isSettled: boolean) => void) {}

  get backlog(): number {
    return this.waiting.reduce((sum, beat) => sum + length(beat), 0);
  }

  /** Milliseconds that the backlog will take: what is over the limit of hurry goes twice as fast. */
  private get behind(): number {
    return (Math.min(this.backlog, HURRY) + Math.max(0, this.backlog - HURRY) / 2) / (settings.speed || 1);
  }

  add(beats: Beat[]): void {
    this.waiting.push(...beats);
    if (this.behind > BEHIND) this.skip();
    if (!this.isRunning) void this.run();
  }

  /** Everything is at once where it belongs. */
  skip(): void {
    this.isSkipping = true;
    for (const animation of this.running) animation.finish();
    if (!this.isRunning) this.isSkipping = false;
  }

  /** What is on its way no longer matters: the truth has come from elsewhere. */
  drop(): void {
    this.waiting = [];
    this.skip();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    this.settled(false);
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) await this.play(beat);
    this.isRunning = false;
    this.isSkipping = false;
    this.settled(true);
  }

  private async play(beat: Beat): Promise<void> {
    const level = motionLevel();
    const isStill = this.isSkipping || level === "none" || document.hidden;
    const steps = isStill ? [] : level === "calm" ? calm(beat.steps) : beat.steps;
    const before = lookBefore(steps);
    beat.apply();
    if (steps.length === 0) return;
    await tick();
    const speed = settings.speed * (this.backlog > HURRY ? 2 : 1);
    this.layer ??= document.body.appendChild(Object.assign(document.createElement("div"), { className: "flying" }));
    this.running = this.running.filter((animation) => animation.playState === "running");
    const started = steps.flatMap((step): Promise<unknown>[] => {
      const shown = show([step], before, speed, this.layer!);
      this.running.push(...shown);
      return holds(step) < lasts(step) ? [pause(holds(step) / speed)] : shown.map((animation) => animation.finished);
    });
    await Promise.allSettled(started);
  }
}

function pause(duration: number): Promise<void> {
  return new Promise((done) => setTimeout(done, duration));
}

function length(beat: Beat): number {
  return Math.max(0, ...beat.steps.map(holds));
}

/** Without travel: a thing is at once in its place, with an outline. */
function calm(steps: Step[]): Step[] {
  const touched = steps.flatMap((step) => {
    if (step.kind === "travel") return step.ghost ? [] : [step.to];
    if (step.kind === "slide" || step.kind === "say" || step.kind === "clash" || step.kind === "rise") return [];
    return Array.isArray(step.at) ? step.at : [step.at];
  });
  const signs = steps.filter((step) => step.kind === "clash" || step.kind === "say");
  return touched.length ? [{ kind: "mark", at: touched, ms: 300 }, ...signs] : signs;
}
