/** The host, whatever way leads to it. Every call names its types; a refusal is thrown as it was said. */
import type {
  Catalogue,
  Done,
  Drafted,
  Example,
  MatchCreated,
  GameForm,
  GiveAnswer,
  Hint,
  Invitation,
  LessonMoment,
  LineRead,
  LiveMatch,
  MatchRecord,
  Mine,
  NewMatch,
  Problem,
  Replay,
  Review,
  Road,
  Rules,
  Seated,
  State,
  Summary,
  AskStep,
  TakenBack,
  TryDraft,
  TryStep,
  ThrowDie,
  Why,
} from "@contract/protocol";
import { settings } from "../stores/settings.svelte";
import { transport, type Answered } from "./transport";

/** A refusal in the server's words; `status` is 0 where the server was not reached. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

export interface Call {
  token?: string;
  body?: unknown;
  method?: "GET" | "POST" | "PUT";
  query?: Record<string, string>;
  signal?: AbortSignal;
}

export async function call<T>(path: string, { token, body, method, query, signal }: Call = {}): Promise<T> {
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  let answered: Answered;
  try {
    answered = await transport().ask({
      method: method ?? (body === undefined ? "GET" : "POST"),
      path,
      query: { ...query, lang: settings.language },
      token,
      body: text,
      signal,
    });
  } catch {
    throw new ApiError({ code: "offline", message: "" }, 0);
  }
  const { status, body: said } = answered;
  if (status < 200 || status > 299) throw new ApiError(said as Problem, status);
  return said as T;
}

export const games = () => call<GameForm[]>("games");
export const rules = (game: string) => call<Rules>(`games/${game}/rules`);
export const examples = (game: string) => call<Example[]>(`games/${game}/examples`);
export const catalogue = (game: string, options: Record<string, string>) =>
  call<Catalogue>(`games/${game}/catalogue`, { query: options });
export const createMatch = (wanted: NewMatch) => call<MatchCreated>("matches", { body: wanted });
export const invitation = (invite: string) => call<Invitation>(`invites/${invite}`);
export const join = (invite: string, nick: string, seed: string) =>
  call<Seated>(`invites/${invite}`, { body: { nick, seed } });
export const liveMatches = () => call<LiveMatch[]>("live");
export const mine = (tokens: string[]) => call<Mine[]>("mine", { token: tokens.join(",") });
export const state = (match: string, token: string) => call<State>(`matches/${match}`, { token });
export const answer = (match: string, token: string, given: GiveAnswer) =>
  call<Done>(`matches/${match}/answers`, { token, body: given });
export const record = (match: string, token: string) => call<MatchRecord>(`matches/${match}/record`, { token });
export const resign = (match: string, token: string) => call<Done>(`matches/${match}/resign`, { token, body: {} });
export const undo = (match: string, token: string, accept?: boolean) =>
  call<TakenBack>(`matches/${match}/undo`, { token, body: accept === undefined ? {} : { accept } });
export const draw = (match: string, token: string, accept?: boolean) =>
  call<Done>(`matches/${match}/draw`, { token, body: accept === undefined ? {} : { accept } });
export const rematch = (match: string, token: string, swap = false) =>
  call<Seated>(`matches/${match}/rematch`, { token, body: { swap } });
export const claim = (match: string, token: string, want: "win" | "bot") =>
  call<Done>(`matches/${match}/claim`, { token, body: { want } });
export const preview = (match: string, token: string, question: string, answers: string[], signal: AbortSignal) =>
  call<Drafted>(`matches/${match}/draft`, { token, body: { question, answers }, signal });
export const roll = (match: string, token: string, thrown: ThrowDie) =>
  call<Done>(`matches/${match}/roll`, { token, body: thrown });
export const hint = (match: string, token: string) => call<Hint>(`matches/${match}/hint`, { token, body: {} });
export const line = (match: string, token: string, text: string) =>
  call<LineRead>(`matches/${match}/line`, { token, query: { text } });
export const why = (match: string, token: string, what: Record<string, string>) =>
  call<Why>(`matches/${match}/why`, { token, query: what });
export const replay = (match: string, token: string, as: string) =>
  call<Replay>(`matches/${match}/replay`, { token, query: { as } });
export const review = (match: string, token: string) => call<Review>(`matches/${match}/review`, { token });
export const summary = (match: string, token: string) => call<Summary>(`matches/${match}/summary`, { token });
export const replayFile = (file: string, as: string) => call<Replay>("replays", { body: file, query: { as } });
export const school = () => call<Road[]>("school");
export const tryStep = (wanted: TryStep) => call<LessonMoment>("lessons", { body: wanted });
export const draftStep = (wanted: TryDraft, signal: AbortSignal) =>
  call<Drafted>("lessons/draft", { body: wanted, signal });
export const askStep = (wanted: AskStep) => call<Why>("lessons/why", { body: wanted });
