/** One queue for own and others' events: one beat after another, never more than 2.5 seconds behind the truth. */
import { tick } from "svelte";
import { motionLevel, settings } from "../stores/settings.svelte";
import { lookBefore, show, type Before } from "./stage";
import { holds, lasts, type Place, type Step } from "./steps";

const BEHIND = 2500; // milliseconds from a message to the end of everything that it brings
const SPARE = 500; // of them are for a page that is slow to draw
const FASTEST = 4; // times its own pace: what would have to go faster is left out

export interface Beat {
  steps: Step[];
  apply: () => void; // draws the table as it is after this beat
  shown: () => void; // all of it has been seen
  hold?: () => Promise<void> | null; // until this is over, nothing goes on
}

/** A beat, and when what it belongs to has to be over. */
type Due = Beat & { due: number };

export class MotionQueue {
  private waiting: Due[] = [];
  private running: Animation[] = [];
  private isRunning = false;
  private isSkipping = false;
  private ending: Promise<void> | null = null; // beats whose last things are still on their way
  private dropped = 0; // how often the truth came from elsewhere
  private layer: HTMLElement | null = null;

  /** `settled` hears whether what is drawn is what is true. */
  constructor(private readonly settled: (isSettled: boolean) => void) {}

  /** What one message brings. */
  add(beats: Beat[]): void {
    const due = Date.now() + BEHIND - SPARE;
    this.waiting.push(...beats.map((beat) => ({ ...beat, due })));
    if (!this.isRunning) void this.run();
  }

  /** Everything is at once where it belongs. */
  skip(): void {
    this.isSkipping = this.isRunning;
    for (const animation of this.running) animation.finish();
  }

  /** What is on its way no longer matters: the truth has come from elsewhere. */
  drop(): void {
    this.waiting = [];
    this.dropped += 1;
    this.skip();
  }

  /** Beats that nothing is seen of come in one go, so that the page is drawn once for them all. */
  private async run(): Promise<void> {
    this.isRunning = true;
    this.settled(false);
    let isDrawn = true;
    while (this.waiting.length > 0 || this.ending) {
      const [beat] = this.waiting;
      if (!beat) {
        await this.ending;
        continue; // something may have come
      }
      const speed = this.pace();
      const steps = speed > FASTEST ? [] : this.seen(beat.steps);
      if (steps.length > 0 && !isDrawn) {
        await tick();
        isDrawn = true;
        continue; // something may have come or been skipped
      }
      const before = lookBefore(steps);
      this.waiting.shift();
      beat.apply();
      isDrawn = steps.length > 0;
      if (isDrawn) await this.play(beat, steps, before, speed);
      else this.end(beat, null);
      if (!beat.hold) continue;
      while (this.ending) await this.ending;
      const held = beat.hold();
      if (held) await this.hold(held);
    }
    this.isRunning = false;
    this.isSkipping = false;
    this.settled(true);
  }

  /** What has been shown is read. What waits meanwhile is not late for that. */
  private async hold(held: Promise<void>): Promise<void> {
    this.isSkipping = false;
    await held;
    const due = Date.now() + BEHIND - SPARE;
    for (const beat of this.waiting) beat.due = Math.max(beat.due, due);
  }

  /** A beat has been shown when all of it is over, and those before it: beats may overlap, and end in their order. */
  private end(beat: Beat, over: Promise<unknown> | null): void {
    if (!over && !this.ending) return beat.shown();
    const [before, { dropped }] = [this.ending, this];
    const ending = Promise.allSettled([before, over]).then(() => {
      if (dropped === this.dropped) beat.shown();
      if (this.ending === ending) this.ending = null;
    });
    this.ending = ending;
  }

  /** How fast the next beat has to go, so that everything that waits is over when it is due. */
  private pace(): number {
    const now = Date.now();
    let [pace, before] = [settings.speed, 0];
    for (const { steps, due } of this.waiting) {
      const whole = before + longest(steps, lasts);
      if (whole > 0) pace = Math.max(pace, due > now ? whole / (due - now) : Infinity);
      before += longest(steps, holds);
    }
    return pace;
  }

  private seen(steps: Step[]): Step[] {
    const level = motionLevel();
    if (this.isSkipping || level === "none" || document.hidden) return [];
    return level === "calm" ? calm(steps) : steps;
  }

  /** Plays a beat until the next one may begin. */
  private async play(beat: Beat, steps: Step[], before: Map<Place, Before>, speed: number): Promise<void> {
    const { dropped } = this;
    await tick();
    if (dropped !== this.dropped) return;
    this.layer ??= document.body.appendChild(Object.assign(document.createElement("div"), { className: "flying" }));
    this.running = this.running.filter((animation) => animation.playState === "running");
    const started = steps.map((step) => {
      const shown = show(step, before, speed, this.layer!);
      this.running.push(...shown);
      const over = Promise.allSettled(shown.map((animation) => animation.finished));
      return { over, next: holds(step) < lasts(step) ? Promise.race([over, pause(holds(step) / speed)]) : over };
    });
    this.end(beat, Promise.all(started.map(({ over }) => over)));
    if (this.isSkipping) for (const animation of this.running) animation.finish();
    await Promise.all(started.map(({ next }) => next));
  }
}

function pause(duration: number): Promise<void> {
  return new Promise((done) => setTimeout(done, duration));
}

function longest(steps: Step[], of: (step: Step) => number): number {
  return Math.max(0, ...steps.map(of));
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
