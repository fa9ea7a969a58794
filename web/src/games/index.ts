/** The games by id; each is loaded when somebody sits down to it. */
import { loadFaces } from "../faces";
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

const FACES: Record<GameId, string> = { vstrechny: "Alegreya SC", unmatched: "Yeseva One", boets: "Alumni Sans", demons: "Dela Gothic One", ninedice: "Tektur" };

export async function loadGame(id: string): Promise<AnyGame> {
  const [folder] = await Promise.all([folders[id as GameId](), loadFaces(FACES[id as GameId])]);
  return folder.game as AnyGame;
}
