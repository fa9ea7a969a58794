/** What a throw may bring: how likely the largest group of a colour has so many dice. Exact, by going through all throws. */

const SIDES = 6;

/** `kept` stay as they lie, `thrown` dice fall; says how likely each of the sizes in `wanted` is reached. */
export function odds(kept: readonly number[], thrown: number, wanted: readonly number[]): number[] {
  const counts = Array.from({ length: SIDES }, (_, at) => kept.filter((value) => value === at + 1).length);
  const hits = wanted.map(() => 0);
  const fall = (left: number, from: number, ways: number): void => {
    if (left === 0) {
      const best = Math.max(...counts);
      wanted.forEach((size, at) => (hits[at]! += best >= size ? ways : 0));
      return;
    }
    if (from === SIDES - 1) {
      counts[from]! += left;
      fall(0, from, ways);
      counts[from]! -= left;
      return;
    }
    for (let here = 0; here <= left; here++) {
      counts[from]! += here;
      fall(left - here, from + 1, ways * choose(left, here));
      counts[from]! -= here;
    }
  };
  fall(thrown, 0, 1);
  return hits.map((hit) => hit / SIDES ** thrown);
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let at = 1; at <= count; at++) ways = (ways * (from - count + at)) / at;
  return ways;
}
