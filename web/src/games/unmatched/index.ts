/** Unmatched at the table. */
import type { UnmatchedEvent, UnmatchedQuestion } from "@contract/unmatched.events";
import type { UnmatchedView } from "@contract/unmatched.view";
import type { GameModule } from "../../table/game";
import Drawing from "./parts/Drawing.svelte";
import Ending from "./Ending.svelte";
import { motions } from "./motions";
import { questions } from "./questions";
import Table from "./Table.svelte";
import { say } from "../../words";

export const game: GameModule<UnmatchedView, UnmatchedEvent, UnmatchedQuestion> = {
  Table,
  heads: ["turn-begun"],
  scenes: {
    begins: ["scheme-opened", "scheme-played", "cards-revealed"],
    pauses: ["combat-decided"],
    closes: ["combat-ended", "scheme-discarded", "turn-begun", "action-taken"],
    large: ["card"],
  },
  motions,
  questions,
  explains: { "scheme-played": "ChooseScheme", "size-changed": "ChooseState" },
  Drawing,
  meta: (view, table) =>
    [
      view.heroes.flatMap((hero) => (hero ? [table.named(hero)] : [])).join(" — "),
      table.named(view.board),
      say("unmatched-page-modes", { which: view.mode }),
    ]
      .filter(Boolean)
      .join(" · "),
  ending: {
    counts: "turns",
    Drawing: Ending,
  },
};
