/** The matches of this browser: which seats are mine, and the secrets that open them. One key holds them all, for another
 * device. */
import { writeStored, readStored } from "./storage";

export interface SavedMatch {
  match: string;
  game: string;
  seats: { seat: number; token: string }[];
  watch?: string;
  invites?: { seat: number; invite: string; link?: string }[];
  name: string;
  options: Record<string, unknown>;
  at: number;
  over?: string; // how it ended, in words
  waits?: boolean; // for somebody to come, as far as this browser has heard
}

const MOST = 60;

export function savedMatches(): SavedMatch[] {
  return readStored<SavedMatch[]>("matches", []);
}

export function savedMatch(match: string): SavedMatch | undefined {
  return savedMatches().find((each) => each.match === match);
}

export function saveMatch(one: SavedMatch): void {
  writeStored("matches", [one, ...savedMatches().filter((each) => each.match !== one.match)].slice(0, MOST));
}

/** Takes over what another device knows; of two that know the same match, whoever knows its end. */
export function mergeMatches(others: readonly SavedMatch[]): void {
  const all = new Map(savedMatches().map((each) => [each.match, each]));
  for (const one of others) {
    const own = all.get(one.match);
    all.set(one.match, own ? { ...one, ...own, over: own.over ?? one.over } : one);
  }
  writeStored("matches", [...all.values()].sort((one, other) => other.at - one.at).slice(0, MOST));
}

export function updateMatch(match: string, by: Partial<SavedMatch>): void {
  writeStored(
    "matches",
    savedMatches().map((each) => (each.match === match ? { ...each, ...by } : each)),
  );
}

export function forgetMatch(match: string): void {
  writeStored(
    "matches",
    savedMatches().filter((each) => each.match !== match),
  );
}

/** All seats as one text: whoever has it sits there too. */
export function exportKey(): string {
  const rows = savedMatches()
    .filter((each) => !each.over)
    .map((each) => [
      each.match,
      each.game,
      each.name,
      each.seats.map(({ seat, token }) => [seat, token]),
      each.watch ?? "",
    ]);
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(rows))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Takes the seats of a key over; says how many matches it savedMatches, 0 where the text is no key. */
export function importKey(key: string): number {
  try {
    const bytes = Uint8Array.from(atob(key.trim().replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const rows = JSON.parse(new TextDecoder().decode(bytes)) as [string, string, string, [number, string][], string][];
    for (const [match, game, name, seats, watch] of rows)
      saveMatch({
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
