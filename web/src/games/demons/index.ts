import type { DemonsEvent, DemonsQuestion } from "@contract/demons.events";
import type { DemonsView } from "@contract/demons.view";
import type { TableContext } from "../../table/context.svelte";
import type { GameModule } from "../../table/game";
import Ending from "./Ending.svelte";
import { motions } from "./motions";
import { questions } from "./questions";
import Table from "./Table.svelte";
import { say } from "../../words";

function meta(view: DemonsView, table: TableContext): string {
  const stand = !view.fight
    ? say("demons-page-choosing")
    : !view.round
      ? say("demons-page-preparing", { fight: view.fight })
      : say("demons-page-fight", { fight: view.fight, round: view.round, turn: view.turn });
  return [
    stand,
    view.battlefield ? say("demons-page-field", { name: table.named(view.battlefield) }) : "",
    say("demons-page-goal", { wins: view.goal }),
  ]
    .filter(Boolean)
    .join(" · ");
}

export const game: GameModule<DemonsView, DemonsEvent, DemonsQuestion> = {
  Table,
  heads: ["fight-began", "round-began", "turn-began"],
  scenes: {
    begins: ["move-revealed"],
    pauses: ["damage-taken", "demon-left"],
    closes: ["turn-began", "round-began", "fight-began"],
  },
  motions,
  questions,
  explains: { "knockout-laid": "LayKnockout", "trap-set": "SetTrap", "ability-used": "UseAbility" },
  meta,
  ending: {
    counts: "fights",
    Drawing: Ending,
    score: (view, seat) => view.wins[seat] ?? 0,
  },
};
