import type { NineDiceEvent, NineDiceQuestion } from "@contract/ninedice.events";
import type { NineDiceView } from "@contract/ninedice.view";
import type { GameModule } from "../../table/game";
import Ending from "./Ending.svelte";
import { motions } from "./motions";
import { questions } from "./questions";
import Table from "./Table.svelte";
import { say } from "../../words";

function meta({ battle, exhaustion, phase, stalemate, sums }: NineDiceView): string {
  if (phase === "draft") return "";
  return [
    sums?.under_way
      ? say("ninedice-page-battle", { number: sums.number })
      : say("ninedice-table-battle", { number: battle + 1 }),
    exhaustion && !sums?.exhaustion ? say("ninedice-page-exhaustion-from", { number: exhaustion.after + 1 }) : "",
    sums?.exhaustion ? say("ninedice-page-exhaustion", { more: sums.exhaustion }) : "",
    stalemate.quiet_limit ? say("ninedice-page-quiet", { count: stalemate.quiet, limit: stalemate.quiet_limit }) : "",
    stalemate.last_battle ? say("ninedice-page-last-battle", { number: stalemate.last_battle }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

export const game: GameModule<NineDiceView, NineDiceEvent, NineDiceQuestion> = {
  Table,
  scenes: {
    begins: ["duel-opened", "duel-answered"],
    pauses: ["dice-compared", "battle-fought"],
    closes: ["attack-ended"],
  },
  motions,
  questions,
  explains: { "bonuses-came": "ChooseBonus" },
  meta,
  ending: { counts: "battles", Drawing: Ending },
};
