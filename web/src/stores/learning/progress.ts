/** What has been learned: the lessons that were played to their end, each with how often one went wrong in it. It is kept in
 * this browser, and under the player's key with the list of matches. */
import { readStored, writeStored } from "../storage";

/** Of each game, by the lesson's id, the fewest wrong tries that it was finished with. */
export type Learned = Record<string, Record<string, number>>;

export const learned = (): Learned => readStored<Learned>("learned", {});

export function recordLesson(game: string, lesson: string, misses: number): void {
  mergeLearned({ [game]: { [lesson]: misses } });
}

/** Takes over what another device knows; of two results of a lesson, the better one. */
export function mergeLearned(others: Learned): void {
  const all = learned();
  for (const [game, lessons] of Object.entries(others)) {
    const own = (all[game] ??= {});
    for (const [lesson, misses] of Object.entries(lessons)) own[lesson] = Math.min(own[lesson] ?? misses, misses);
  }
  writeStored("learned", all);
}

/** The number of the first station that is not done, from 1; 0 where all are. The last one stands for all. */
export function nextStation(game: string, stations: readonly { lesson: string }[]): number {
  const done = learned()[game] ?? {};
  const last = stations.at(-1);
  if (!last || last.lesson in done) return 0;
  return stations.findIndex(({ lesson }) => !(lesson in done)) + 1;
}
