/** The games by id; each is loaded when somebody sits down to it. */
import type { AnyGame } from "../table/game";

export const GAMES = ["vstrechny", "unmatched", "boets", "demons", "ninedice"] as const;
export type GameId = (typeof GAMES)[number];

const folders: Record<GameId, () => Promise<{ game: unknown }>> = {
  vstrechny: () => import("./vstrechny"),
  unmatched: () => import("./unmatched"),
  boets: () => import("./boets"),
  demons: () => import("./demons"),
  ninedice: () => import("./ninedice"),
};

export async function loadGame(id: string): Promise<AnyGame> {
  return (await folders[id as GameId]()).game as AnyGame;
}
