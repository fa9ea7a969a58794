import type { VstrechnyEvent, VstrechnyQuestion } from "@contract/vstrechny.events";
import type { VstrechnyView } from "@contract/vstrechny.view";
import type { TableContext } from "../../table/context.svelte";
import type { GameModule } from "../../table/game";
import { turnOf, unitsOf } from "./model/field";
import Ending from "./Ending.svelte";
import { motions } from "./motions";
import { questions } from "./questions";
import Drawing from "./parts/Drawing.svelte";
import Table from "./Table.svelte";
import { say } from "../../words";

function meta(view: VstrechnyView, table: TableContext): string {
  const me = table.match.seat ?? 0;
  const turn = turnOf(table, view);
  const when = turn
    ? say("vstrechny-page-turn", { now: turn.now, all: turn.all })
    : view.question?.name === "DeployUnit"
      ? say("vstrechny-page-deployment")
      : "";
  const variants = table.match.catalogue?.options.find((option) => option.id === "variant")?.choices;
  const variant = variants?.find((choice) => choice.id === view.variant)?.name ?? "";
  return [`${table.match.name(me)} — ${table.match.name(1 - me)}`, when, variant].filter(Boolean).join(" · ");
}

export const game: GameModule<VstrechnyView, VstrechnyEvent, VstrechnyQuestion> = {
  Table,
  Drawing,
  heads: ["unit-opened"],
  scenes: { begins: ["unit-opened"], pauses: ["unit-attacked"] },
  motions,
  questions,
  explains: { "unit-opened": "EnterUnit" },
  meta,
  ending: {
    counts: "turns",
    Drawing: Ending,
    score: (view, seat) => unitsOf(view, seat).length,
  },
};
