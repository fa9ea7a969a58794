import type { NineDiceEvent, NineDiceQuestion } from "@contract/ninedice.events";
import type { NineDiceView } from "@contract/ninedice.view";
import type { GameModule } from "../../table/game";
import Ending from "./Ending.svelte";
import { motions } from "./motions";
import { questions } from "./questions";
import Table from "./Table.svelte";
import { say } from "./words";

function meta({ battle, exhaustion, phase, stalemate, sums }: NineDiceView): string {
  if (phase === "draft") return "";
  return [
    sums?.under_way ? say().battle(sums.number) : say().battleAhead(battle + 1),
    exhaustion && !sums?.exhaustion ? say().exhaustionFrom(exhaustion.after + 1) : "",
    sums?.exhaustion ? say().exhaustion(sums.exhaustion) : "",
    stalemate.quiet_limit ? say().quiet(stalemate.quiet, stalemate.quiet_limit) : "",
    stalemate.last_battle ? say().lastBattle(stalemate.last_battle) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

export const game: GameModule<NineDiceView, NineDiceEvent, NineDiceQuestion> = {
  Table,
  motions,
  questions,
  meta,
  ending: { counts: ["battle-fought", "battles"], blows: ["battle-fought"], Drawing: Ending },
};
