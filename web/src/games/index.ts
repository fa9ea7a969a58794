/** The games that have a folder here. One that has none is played on the default table. */
import { loadFonts } from "../style/fonts";
import type { AnyGame } from "../table/game";
import { loadTexts } from "../words";

/** What the start page and the fonts need of a game before it is loaded: `games/<id>/look.json`. */
interface Look {
  order: number; // on the start page
  faces: { family: string }[];
}

const looks = import.meta.glob<Look>("./*/look.json", { eager: true, import: "default" });
const folders = import.meta.glob<{ game: AnyGame }>("./*/index.ts");

/** Loads a game when somebody sits down to it. */
export async function loadGame(id: string): Promise<AnyGame> {
  const load = folders[`./${id}/index.ts`] ?? (() => import("../table/default"));
  const families = looks[`./${id}/look.json`]?.faces.map(({ family }) => family) ?? [];
  const [{ game }] = await Promise.all([load(), loadFonts(...families), loadTexts(id), loadTexts("people")]);
  return game;
}

/** Games in the order of the start page; those without a look of their own come last. */
export function inOrder<T extends { id: string }>(games: readonly T[]): T[] {
  const order = ({ id }: T) => looks[`./${id}/look.json`]?.order ?? Infinity;
  return [...games].sort((one, other) => (order(one) === order(other) ? 0 : order(one) - order(other)));
}

/** The games that have a look of their own, before the server has said which there are. */
export const KNOWN = inOrder(Object.keys(looks).map((path) => ({ id: path.split("/")[1]! }))).map(({ id }) => id);
