/** Matches begin. */
import type { NewMatch } from "@contract/protocol";
import { hold } from "./mine";
import * as api from "./net/api";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";

export interface Wanted {
  opponent?: string; // a level of bots
  sitters?: string[];
  options?: Record<string, unknown>;
  seed?: string;
  clock?: NewMatch["clock"];
  dice?: "typed"; // thrown by people, at a real table
  isPublic?: boolean; // everybody may watch
  start?: unknown; // a moment of another match to go on from
}

/** Founds a match and goes there. Without sitters: me against a bot. */
export async function start(game: string, wanted: Wanted = {}): Promise<void> {
  const sitters = wanted.sitters ?? ["me", `bot:${wanted.opponent ?? "novice"}`];
  const options = wanted.options ?? {};
  const made = await api.found({
    game,
    sitters,
    options,
    nick: settings.nick,
    seed: wanted.seed || crypto.randomUUID().replaceAll("-", "").slice(0, 32),
    ...(wanted.clock ? { clock: wanted.clock } : {}),
    ...(wanted.dice ? { dice: wanted.dice } : {}),
    ...(wanted.isPublic ? { public: true } : {}),
    ...(wanted.start ? { start: wanted.start } : {}),
  } as NewMatch);
  hold({
    match: made.match,
    game,
    name: "",
    options,
    at: Date.now(),
    watch: made.watch,
    seats: made.seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : [])),
    invites: made.seats.flatMap(({ seat, invite }) => (invite ? [{ seat, invite }] : [])),
  });
  history.replaceState(null, "", location.pathname);
  go(`/m/${made.match}`);
}
