import type { DemonsEvent, DemonsQuestion } from "@contract/demons.events";
import type { DemonsView } from "@contract/demons.view";
import type { TableContext } from "../../table/context.svelte";
import type { GameModule } from "../../table/game";
import Ending from "./Ending.svelte";
import { motions } from "./motions";
import { questions } from "./questions";
import Table from "./Table.svelte";
import { demonsWords } from "./words";

function meta(view: DemonsView, table: TableContext): string {
  const words = demonsWords();
  const stand = !view.fight ? words.choosing : !view.round ? words.preparing(view.fight) : words.fight(view.fight, view.round, view.turn);
  return [stand, view.battlefield ? words.field(table.named(view.battlefield)) : "", words.goal(view.goal)].filter(Boolean).join(" · ");
}

export const game: GameModule<DemonsView, DemonsEvent, DemonsQuestion> = {
  Table,
  heads: ["fight-began", "round-began", "turn-began"],
  motions,
  questions,
  meta,
  ending: { counts: ["fight-began", "fights"], blows: ["fight-won"], Drawing: Ending, score: (view, seat) => view.wins[seat] ?? 0 },
};
