/** What is said at a table, as this seat has heard it. A player who is muted is kept silent here alone. */
import type { Say, Talk, TalkLine } from "@contract/protocol";
import * as people from "../api/people";

export class TalkStore {
  all = $state.raw<Talk | null>(null);
  unread = $state(0);
  /** What was said last, while nobody reads. */
  latest = $state.raw<TalkLine | null>(null);
  isOpen = $state(false);
  muted = $state.raw<readonly number[]>([]);
  readonly lines = $derived((this.all?.lines ?? []).filter(({ seat }) => !this.muted.includes(seat)));

  constructor(private readonly match: { readonly id: string; readonly token: string; readonly seat: number | null }) {}

  async load(): Promise<void> {
    if (this.match.seat === null || !this.match.id) return;
    try {
      this.all = await people.talk(this.match.id, this.match.token);
    } catch {
      this.all = null; // an older server has none
    }
  }

  hear(line: TalkLine): void {
    const known = this.all?.lines.length ?? 0;
    void this.load();
    if (this.isOpen || line.number <= known || line.seat === this.match.seat || this.muted.includes(line.seat)) return;
    this.unread += 1;
    this.latest = line;
  }

  open(isOpen: boolean): void {
    this.isOpen = isOpen;
    if (isOpen) [this.unread, this.latest] = [0, null];
  }

  async say(said: Omit<Say, "message">): Promise<void> {
    this.all = await people.tell(this.match.id, this.match.token, said);
  }

  mute(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((each) => each !== seat) : [...this.muted, seat];
  }
}
