import type { NineDiceEvent, NineDiceQuestion } from "@contract/ninedice.events";
import type { NineDiceView } from "@contract/ninedice.view";
import type { GameModule } from "../../table/game";
import { motions } from "./motions";
import { questions } from "./questions";
import Table from "./Table.svelte";

export const game: GameModule<NineDiceView, NineDiceEvent, NineDiceQuestion> = { Table, motions, questions };
