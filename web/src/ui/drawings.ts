/** The icons that make the picture of a thing: the large one first, then its charges. The catalogue names them; a name that does
 * not ship is left out, and a thing that nobody drew is drawn as `unknown`. */
export function drawingsOf(
  names: string[] | undefined,
  shipped: Record<string, string>,
  unknown: string,
): [string, ...string[]] {
  const [large, ...charges] = (names ?? []).flatMap((name) => shipped[name] ?? []);
  return [large ?? unknown, ...charges];
}
