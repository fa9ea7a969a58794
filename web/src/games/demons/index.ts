import type { DemonsEvent, DemonsQuestion } from "@contract/demons.events";
import type { DemonsView } from "@contract/demons.view";
import type { GameModule } from "../../table/game";
import { motions } from "./motions";
import { questions } from "./questions";
import Table from "./Table.svelte";

export const game: GameModule<DemonsView, DemonsEvent, DemonsQuestion> = { Table, motions, questions };
