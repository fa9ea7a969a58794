import type { VstrechnyEvent, VstrechnyQuestion } from "@contract/vstrechny.events";
import type { VstrechnyView } from "@contract/vstrechny.view";
import type { GameModule } from "../../table/game";
import { motions } from "./motions";
import { questions } from "./questions";
import Drawing from "./Drawing.svelte";
import Table from "./Table.svelte";

export const game: GameModule<VstrechnyView, VstrechnyEvent, VstrechnyQuestion> = {
  Table,
  Drawing,
  heads: ["unit-opened"],
  motions,
  questions,
};
