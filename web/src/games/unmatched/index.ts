/** Unmatched at the table. */
import type { UnmatchedEvent, UnmatchedQuestion } from "@contract/unmatched.events";
import type { UnmatchedView } from "@contract/unmatched.view";
import type { GameModule } from "../../table/game";
import Drawing from "./Drawing.svelte";
import Ending from "./Ending.svelte";
import { motions } from "./motions";
import { questions } from "./questions";
import Table from "./Table.svelte";
import { own } from "./words";

export const game: GameModule<UnmatchedView, UnmatchedEvent, UnmatchedQuestion> = {
  Table,
  heads: ["turn-begun"],
  motions,
  questions,
  Drawing,
  meta: (view, table) => [view.heroes.map((hero) => table.named(hero)).join(" — "), table.named(view.board), own().modes[view.mode] ?? ""].filter(Boolean).join(" · "),
  ending: { counts: ["turn-begun", "turns"], blows: ["combat-decided", "scheme-played", "deck-ran-out"], Drawing: Ending },
};
