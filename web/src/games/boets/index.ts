import type { BoetsEvent, BoetsQuestion } from "@contract/boets.events";
import type { BoetsView } from "@contract/boets.view";
import type { GameModule } from "../../table/game";
import Ending from "./Ending.svelte";
import { motions } from "./motions";
import { questions } from "./questions";
import { said } from "../../words";
import Table from "./Table.svelte";
import { WORDS } from "./words";

export const game: GameModule<BoetsView, BoetsEvent, BoetsQuestion> = {
  Table,
  motions,
  questions,
  meta: (view) => (view.phase === "draft" ? "" : said(WORDS.round(view.round, view.rounds)).toLowerCase()),
  ending: { counts: ["round-began", "rounds"], blows: ["technique-landed", "referee-rolled", "doctor-rolled", "final-counted"], Drawing: Ending, score: (view, seat) => view.healthy[seat] ?? 0 },
};
