/** The icons that ship with each game, for whoever chooses a picture. */
const pictures: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  boets: () => import("pictures:boets"),
  demons: () => import("pictures:demons"),
  ninedice: () => import("pictures:ninedice"),
  unmatched: () => import("pictures:unmatched"),
  vstrechny: () => import("pictures:vstrechny"),
};

export async function icons(game: string): Promise<Record<string, string>> {
  return (await pictures[game]?.())?.default ?? {};
}
