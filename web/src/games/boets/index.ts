import type { BoetsEvent, BoetsQuestion } from "@contract/boets.events";
import type { BoetsView } from "@contract/boets.view";
import type { GameModule } from "../../table/game";
import { motions } from "./motions";
import { questions } from "./questions";
import Table from "./Table.svelte";

export const game: GameModule<BoetsView, BoetsEvent, BoetsQuestion> = { Table, motions, questions };
