/** What is drawn of a match: the view, which may be some beats behind the truth, and what has happened up to it. All that is
 * said follows it: an event has its line when the table has shown it. */
import type { Frame, Line, View } from "@contract/protocol";
import { MotionQueue, type Beat } from "../motion/queue";
import type { AnyGame } from "../table/game";
import type { Step } from "../motion/steps";
import { play, soundOf } from "../ui/sound";
import { Scenes } from "./scenes.svelte";

const KEPT = 400; // lines and events

/** An event of a match: the number of the move, and its place among those of it that this viewer knows. */
export interface Place {
  number: number;
  event: number;
}

/** A line of the log; undone, where what it tells of was taken back. */
export type ShownLine = Line & { isUndone?: boolean };

/** What one message brings: what happened, how it looked, what is said of it. */
export interface Happened {
  number: number;
  events: { event: string }[];
  frames: Frame[];
  log: Line[];
}

/** The same with the table before and after it. */
interface Move extends Happened {
  before: View;
  after: View;
}

export class Playback {
  view = $state.raw<View | null>(null);
  /** The lines of what has been shown. */
  log = $state.raw<ShownLine[]>([]);
  /** The events that have been seen to happen, the latest last. */
  happened = $state.raw<{ event: string }[]>([]);
  /** The event that the table has shown last. */
  shown = $state.raw<Place>({ number: 0, event: 0 });
  /** Whether what is drawn is what is true. */
  isSettled = $state(true);

  readonly scenes: Scenes;
  /** What has been shown since this viewer answered last. */
  private since: Move[] = [];
  private readonly queue = new MotionQueue((isSettled) => (this.isSettled = isSettled));

  constructor(
    private readonly motions: AnyGame["motions"],
    scenes: AnyGame["scenes"] = undefined,
    seat: () => number | null = () => null,
  ) {
    this.scenes = new Scenes(scenes, seat);
  }

  /** The place of what was shown last, as the hooks of the page have it. */
  get said(): string {
    return placed(this.shown);
  }

  /** Nothing is on the table. */
  clear(): void {
    this.log = [];
    this.happened = [];
    this.view = null;
  }

  /** What happened is seen to happen, after what is still on its way, and has its line as it is seen; then `done`. What is `mine`
   * answers a question of this viewer; what `asks` brings the next one, or the end. */
  play(
    happened: Happened,
    before: View,
    after: View,
    done: () => void,
    { mine = false, asks = true }: { mine?: boolean; asks?: boolean } = {},
  ): void {
    const move = { ...happened, before, after };
    this.since = [...(mine ? [] : this.since), move].slice(-KEPT);
    this.queue.add(this.makeBeats(move, asks, done));
  }

  get canRepeat(): boolean {
    return this.isSettled && this.since.length > 0;
  }

  /** What has happened since this viewer's last answer is shown once more. */
  repeat(): void {
    const [first] = this.since;
    if (!this.canRepeat || !first) return;
    this.view = first.before;
    this.log = this.log.filter(({ number }) => number < first.number);
    this.happened = this.happened.slice(0, -this.since.reduce((count, { events }) => count + events.length, 0));
    this.since.forEach((move, at) => this.queue.add(this.makeBeats(move, at === this.since.length - 1, () => {})));
  }

  /** The table is at once what it is after a move, and the whole log is there. */
  jumpTo(view: View | null, number: number, log: Line[]): void {
    this.queue.drop();
    this.scenes.end();
    this.since = [];
    this.view = view;
    this.log = markUndone(log).slice(-KEPT);
    this.show({ number, event: Math.max(0, ...log.filter((line) => line.number === number).map(({ at }) => at)) });
  }

  /** On with it: what is read has been read, what moves is where it belongs. */
  skip(): void {
    if (this.scenes.hold) this.scenes.go();
    else this.queue.skip();
  }

  remember(events: { event: string }[]): void {
    this.happened = [...this.happened, ...events].slice(-KEPT);
  }

  /** A beat for each event, drawn as the table was right after it. */
  private makeBeats({ number, events, frames, log, before, after }: Move, asks: boolean, done: () => void): Beat[] {
    const { scenes } = this;
    const drawn = new Map(frames.map((frame) => [frame.event, frame.view]));
    const last = Math.max(0, events.length - 1);
    const read = () => scenes.read();
    let view = before;
    const beats = events.flatMap((event, at): Beat[] => {
      const was = view;
      view = at === last ? after : (drawn.get(at) ?? view);
      const now = view;
      const steps = this.motions[event.event]?.(event as never, now as never, was as never) ?? [];
      const holds = scenes.parts(event);
      const beat: Beat = {
        steps,
        apply: () => (scenes.meet(event), (this.view = now), this.remember([event]), sound(steps)),
        shown: () =>
          this.tell(
            { number, event: at },
            log.filter((line) => line.at === at),
          ),
        ...(holds.after && { hold: read }),
      };
      return holds.before ? [pause(read), beat] : [beat];
    });
    const rest = log.filter((line) => line.at > last || events.length === 0);
    const end: Beat = {
      steps: [],
      apply: () => (this.view = after),
      shown: () => this.tell({ number, event: last }, rest),
      ...(asks && { hold: read }),
    };
    const asked: Beat = { ...pause(), shown: () => (asks && scenes.end(), done()) };
    return [...beats, end, asked];
  }

  private tell(place: Place, lines: Line[]): void {
    this.show(place);
    this.scenes.tell(lines);
    if (lines.length > 0) this.log = markUndone([...this.log, ...lines]).slice(-KEPT);
  }

  private show(place: Place): void {
    this.shown = place;
    document.documentElement.dataset["shown"] = placed(place);
  }
}

function sound(steps: Step[]): void {
  const heard = soundOf(steps);
  if (heard) play(heard);
}

/** Nothing moves. */
function pause(hold?: Beat["hold"]): Beat {
  return { steps: [], apply: () => {}, shown: () => {}, ...(hold && { hold }) };
}

function placed({ number, event }: Place): string {
  return `${number}.${event}`;
}

/** Lines with those marked that a later one takes back. */
function markUndone(lines: ShownLine[]): ShownLine[] {
  if (!lines.some((line) => line.back_to !== undefined)) return lines;
  let earliest = Infinity; // after this move all is undone
  return lines
    .toReversed()
    .map((line) => {
      const isUndone = line.isUndone === true || line.number > earliest;
      if (!isUndone && line.back_to !== undefined) earliest = Math.min(earliest, line.back_to);
      return isUndone ? { ...line, isUndone } : line;
    })
    .toReversed();
}
