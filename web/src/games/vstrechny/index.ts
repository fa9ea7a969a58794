import type { VstrechnyEvent, VstrechnyQuestion } from "@contract/vstrechny.events";
import type { VstrechnyView } from "@contract/vstrechny.view";
import type { TableContext } from "../../table/context.svelte";
import type { GameModule } from "../../table/game";
import { turnOf, unitsOf } from "./field";
import Ending from "./Ending.svelte";
import { motions } from "./motions";
import { questions } from "./questions";
import Drawing from "./Drawing.svelte";
import Table from "./Table.svelte";
import { own } from "./words";

function meta(view: VstrechnyView, table: TableContext): string {
  const me = table.live.seat ?? 0;
  const turn = turnOf(table, view);
  const when = turn ? own().turn(turn.now, turn.all) : view.question?.name === "DeployUnit" ? own().deployment : "";
  const variants = table.live.catalogue?.options.find((option) => option.id === "variant")?.choices;
  const variant = variants?.find((choice) => choice.id === view.variant)?.name ?? "";
  return [`${table.live.name(me)} — ${table.live.name(1 - me)}`, when, variant].filter(Boolean).join(" · ");
}

export const game: GameModule<VstrechnyView, VstrechnyEvent, VstrechnyQuestion> = {
  Table,
  Drawing,
  heads: ["unit-opened"],
  motions,
  questions,
  meta,
  ending: { counts: ["unit-opened", "turns"], blows: ["camp-broken", "unit-attacked"], Drawing: Ending, score: (view, seat) => unitsOf(view, seat).length },
};
