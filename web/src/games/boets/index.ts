import type { BoetsEvent, BoetsQuestion } from "@contract/boets.events";
import type { BoetsView } from "@contract/boets.view";
import type { GameModule } from "../../table/game";
import Ending from "./Ending.svelte";
import { motions } from "./motions";
import { questions } from "./questions";
import { said } from "../../words";
import Table from "./Table.svelte";
import { WORDS } from "./words";

/** Healthy tokens; of a final, the dice that decided it. */
const score = (view: BoetsView, seat: number, events: BoetsEvent[]) => {
  const dice = events.find((event) => event.event === "final-counted")?.dice;
  return (dice?.[0] === dice?.[1] ? view.healthy : dice)?.[seat] ?? 0;
};
export const game: GameModule<BoetsView, BoetsEvent, BoetsQuestion> = {
  Table,
  motions,
  questions,
  meta: (view) => (view.phase === "draft" ? "" : said(WORDS.round(view.round, view.rounds)).toLowerCase()),
  ending: { counts: ["round-began", "rounds"], blows: ["technique-landed", "referee-rolled", "doctor-rolled", "points-shown", "final-counted"], Drawing: Ending, score },
};
