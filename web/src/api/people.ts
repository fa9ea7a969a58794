/** What people say, look for and keep, over HTTP. */
import type {
  Challenge,
  Challenged,
  Done,
  KeptList,
  KeptVersion,
  Lobby,
  Rating,
  Reach,
  Say,
  Seated,
  Talk,
} from "@contract/protocol";
import { randomId } from "../random";
import { call } from "./http";

export const reach = () => call<Reach>("reach");
export const openNetwork = () => call<Reach>("reach", { body: { network: true } });
export const lobby = () => call<Lobby>("lobby");
export const challenge = (wanted: Challenge) => call<Challenged>("lobby", { body: { seed: randomId(), ...wanted } });
export const accept = (id: string, nick: string) => call<Seated>(`lobby/${id}`, { body: { nick, seed: randomId() } });
export const leave = (match: string, token: string) =>
  call<Seated>(`matches/${match}/seat`, { token, body: { action: "leave" } });
export const remind = (match: string, token: string) => call<Done>(`matches/${match}/remind`, { token, body: {} });
export const refuse = (match: string, token: string) => call<Done>(`matches/${match}/refuse`, { token, body: {} });
export const talk = (match: string, token: string) => call<Talk>(`matches/${match}/talk`, { token });
export const tell = (match: string, token: string, said: Omit<Say, "message">) =>
  call<Talk>(`matches/${match}/talk`, { token, body: { message: randomId(8), ...said } });
export const readList = (id: string, word: string) => call<KeptList>(`keys/${id}`, { token: word });
export const keepList = (id: string, word: string, version: number, data: string) =>
  call<KeptVersion>(`keys/${id}`, { token: word, method: "PUT", body: { version, data } });
export const rating = (matches: { score: number; level: string }[]) => call<Rating>("rating", { body: { matches } });
