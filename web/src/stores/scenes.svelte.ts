/** What others do comes in scenes: an act stays on the table until it can be read, and any press goes on. Who has turned motion
 * off, watches or looks at the past is held up by nothing. */
import { motionLevel, settings } from "./settings.svelte";
import type { AnyGame } from "../table/game";
import type { ShownLine } from "./playback.svelte";

const [LEAST, MOST, FIRST, LETTER] = [2500, 9000, 1200, 60]; // milliseconds: of a hold, and for reading
const KNOWN = 3; // acts of a kind after which it is read in half the time

export interface Act {
  begun: string; // with which event
  lines: ShownLine[];
}

/** Something is read: for so long in all, and since when. */
export interface Hold {
  whole: number;
  left: number;
  since: number;
}

export class Scenes {
  act = $state.raw<Act | null>(null);
  hold = $state.raw<Hold | null>(null);
  isPaused = $state(false);
  private unread = 0; // letters
  private readonly seen = new Map<string, number>(); // acts of each kind
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over: (() => void) | null = null;

  constructor(
    private readonly spec: AnyGame["scenes"],
    private readonly seat: () => number | null,
  ) {}

  /** Whether the lines so far have to be read before this happens, or after it. */
  parts(event: { event: string }): { before: boolean; after: boolean } {
    const { begins = [], closes = [], pauses = [] } = this.spec ?? {};
    const before = begins.includes(event.event) || closes.includes(event.event);
    return { before, after: pauses.includes(event.event) };
  }

  /** Something happens: it may begin an act of somebody else, or end one. */
  meet(event: { event: string; seat?: number }): void {
    if (!this.parts(event).before) return;
    const begins = this.spec?.begins.includes(event.event) === true && event.seat !== this.seat();
    if (begins && this.act?.begun !== event.event) this.seen.set(event.event, (this.seen.get(event.event) ?? 0) + 1);
    this.unread = 0;
    this.act = begins && this.isWanted ? { begun: event.event, lines: [] } : null;
  }

  tell(lines: ShownLine[]): void {
    if (!this.act || lines.length === 0) return;
    this.act = { ...this.act, lines: [...this.act.lines, ...lines] };
    this.unread += lines.reduce((letters, { text }) => letters + text.length, 0);
  }

  /** What is new is read; nothing, where nobody has to wait for that. */
  read(): Promise<void> | null {
    if (!this.act || this.unread === 0 || !this.isWanted) return null;
    const half = (this.seen.get(this.act.begun) ?? 0) > KNOWN ? 2 : 1;
    const whole = Math.min(MOST, Math.max(LEAST, FIRST + LETTER * this.unread)) / half / settings.speed;
    this.unread = 0;
    this.hold = { whole, left: whole, since: Date.now() };
    return new Promise((done) => {
      this.over = done;
      if (!this.isPaused) this.timer = setTimeout(() => this.go(), whole);
    });
  }

  /** On with it. */
  go(): void {
    clearTimeout(this.timer);
    this.hold = null;
    this.isPaused = false;
    this.over?.();
    this.over = null;
  }

  pause(): void {
    if (!this.hold) return;
    clearTimeout(this.timer);
    this.isPaused = !this.isPaused;
    const { hold } = this;
    if (this.isPaused) this.hold = { ...hold, left: hold.left - (Date.now() - hold.since) };
    else {
      this.hold = { ...hold, since: Date.now() };
      this.timer = setTimeout(() => this.go(), hold.left);
    }
  }

  /** The table is free again. */
  end(): void {
    this.go();
    this.act = null;
    this.unread = 0;
  }

  private get isWanted(): boolean {
    return this.spec !== undefined && this.seat() !== null && motionLevel() === "full" && !document.hidden;
  }
}
