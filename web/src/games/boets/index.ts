import type { BoetsEvent, BoetsQuestion } from "@contract/boets.events";
import type { BoetsView } from "@contract/boets.view";
import type { GameModule } from "../../table/game";
import Ending from "./Ending.svelte";
import { motions } from "./motions";
import { questions } from "./questions";
import { say } from "../../words";
import Table from "./Table.svelte";

/** Healthy tokens; of a final, the dice that decided it. */
const score = (view: BoetsView, seat: number, events: BoetsEvent[]) => {
  const dice = events.find((event) => event.event === "final-counted")?.dice;
  return (dice?.[0] === dice?.[1] ? view.healthy : dice)?.[seat] ?? 0;
};
export const game: GameModule<BoetsView, BoetsEvent, BoetsQuestion> = {
  Table,
  heads: ["round-began", "turn-began"],
  scenes: {
    begins: ["technique-played"],
    pauses: ["damage-taken", "referee-rolled"],
    closes: ["technique-ended", "turn-began", "round-ended"],
    large: ["technique"],
  },
  motions,
  questions,
  explains: { "protection-raised": "UseProtection", "hand-seen": "Contuse" },
  meta: (view) =>
    view.phase === "draft" ? "" : say("boets-table-round", { round: view.round, rounds: view.rounds }).toLowerCase(),
  ending: {
    counts: "rounds",
    Drawing: Ending,
    score,
  },
};
