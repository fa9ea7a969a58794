/** Matches begin. */
import { randomId } from "../random";
import type { GameForm, NewMatch } from "@contract/protocol";
import { saveMatch } from "../stores/saved-matches";
import * as api from "./http";
import { go } from "../router.svelte";
import { settings } from "../stores/settings.svelte";

export interface Wanted {
  opponent?: string; // a level of bots
  sitters?: string[];
  options?: Record<string, unknown>;
  seed?: string;
  clock?: NewMatch["clock"];
  dice?: "typed"; // thrown by people, at a real table
  isPublic?: boolean; // everybody may watch
  terms?: NewMatch["terms"]; // what people agree on
  nicks?: string[]; // of several people at one screen
  start?: unknown; // a moment of another match to go on from
  invite?: string; // the secret of the one open seat, where its link was shown before
  edition?: string; // what was made in the workshop, by its facts
}

export const againstBot = (level = "novice") => ["me", `bot:${level}`];

/** Options as people take them who say nothing: each chooses what he plays with where the game has it so. */
export function usualOptions(form: GameForm | undefined, sitters: readonly string[]): Record<string, string> {
  const how = sitters.includes("open") ? "link" : "here";
  if (!sitters.some((sitter) => !sitter.startsWith("bot:"))) return {};
  return Object.fromEntries(
    (form?.options ?? []).flatMap(({ id, usual }) => (usual[how] ? [[id, usual[how]] as const] : [])),
  );
}

/** Founds a match and goes there. Without sitters: me against a bot. */
export async function start(game: string, wanted: Wanted = {}): Promise<void> {
  const sitters = wanted.sitters ?? againstBot(wanted.opponent);
  const options = wanted.options ?? {};
  const made = await api.createMatch({
    game,
    sitters,
    options,
    nick: settings.nick,
    seed: wanted.seed || randomId(),
    ...(wanted.clock ? { clock: wanted.clock } : {}),
    ...(wanted.dice ? { dice: wanted.dice } : {}),
    ...(wanted.isPublic ? { public: true } : {}),
    ...(wanted.terms ? { terms: wanted.terms } : {}),
    ...(wanted.nicks ? { nicks: wanted.nicks } : {}),
    ...(wanted.start ? { start: wanted.start } : {}),
    ...(wanted.invite ? { invite: wanted.invite } : {}),
    ...(wanted.edition ? { edition: wanted.edition } : {}),
  } as NewMatch);
  saveMatch({
    match: made.match,
    game,
    name: "",
    options,
    at: Date.now(),
    waits: sitters.includes("open"),
    watch: made.watch,
    seats: made.seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : [])),
    invites: made.seats.flatMap(({ seat, invite, link }) => (invite ? [{ seat, invite, link }] : [])),
  });
  history.replaceState(null, "", location.pathname);
  go(`/m/${made.match}`);
}
