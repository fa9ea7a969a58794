/** The matches of this browser: which seats are mine, and the secrets that open them. One key holds them all, for another
 * device. */
import { keep, kept } from "./kept";

export interface Held {
  match: string;
  game: string;
  seats: { seat: number; token: string }[];
  watch?: string;
  invites?: { seat: number; invite: string }[];
  name: string;
  options: Record<string, unknown>;
  at: number;
  over?: string; // how it ended, in words
}

const MOST = 60;

export function held(): Held[] {
  return kept<Held[]>("matches", []);
}

export function heldMatch(match: string): Held | undefined {
  return held().find((each) => each.match === match);
}

export function hold(one: Held): void {
  keep("matches", [one, ...held().filter((each) => each.match !== one.match)].slice(0, MOST));
}

export function change(match: string, by: Partial<Held>): void {
  keep(
    "matches",
    held().map((each) => (each.match === match ? { ...each, ...by } : each)),
  );
}

export function letGo(match: string): void {
  keep(
    "matches",
    held().filter((each) => each.match !== match),
  );
}

/** All seats as one text: whoever has it sits there too. */
export function asKey(): string {
  const rows = held()
    .filter((each) => !each.over)
    .map((each) => [each.match, each.game, each.name, each.seats.map(({ seat, token }) => [seat, token]), each.watch ?? ""]);
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(rows))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Takes the seats of a key over; says how many matches it held, 0 where the text is no key. */
export function takeKey(key: string): number {
  try {
    const bytes = Uint8Array.from(atob(key.trim().replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const rows = JSON.parse(new TextDecoder().decode(bytes)) as [string, string, string, [number, string][], string][];
    for (const [match, game, name, seats, watch] of rows)
      hold({
        match,
        game,
        name,
        seats: seats.map(([seat, token]) => ({ seat, token })),
        watch: watch || undefined,
        options: {},
        at: Date.now(),
      });
    return rows.length;
  } catch {
    return 0;
  }
}
