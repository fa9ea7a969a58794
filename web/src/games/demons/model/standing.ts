/** How a seat stands, read off the view: for the panels of all players. */
import type { DemonsView } from "@contract/demons.view";
import type { TableContext } from "../../../table/context.svelte";
import { say } from "../../../words";

/** The clause that says why somebody is out. */
const CLAUSES: Record<string, string> = { energy: "R52", knockout: "R30", number: "R21", "no-card": "R41" };

export type Standing = ReturnType<typeof standing>;

export function standing(table: TableContext, view: DemonsView, seat: number, me: number) {
  const opened = view.acted.filter(Boolean).length;
  const waits = view.order.indexOf(seat);
  const opens = view.acting === seat;
  const running = view.running.at(-1);
  const isOut = view.fight > 0 && !view.fighting[seat];
  const why = view.why_out[seat] ?? "";
  const team = view.teams?.[seat] ?? "";
  return {
    place: waits >= 0 ? opened + waits + 1 : opens ? opened : 0, // in the order of opening, counted from 1; 0 where nothing is to be opened
    opens, // it is this seat's act now
    isFirst: view.first === seat && view.fight > 0,
    isOut,
    why: isOut ? say("demons-page-why", { which: why }) : "",
    clause: CLAUSES[why] ?? "",
    doing: running?.seat !== seat ? "" : running.action ? table.named(running.action) : say("demons-page-ability"), // the action or ability that runs
    isAimedAt: running?.target === seat,
    isAsked: view.asked.includes(seat) && view.result === null,
    hasChosen: view.sealed_by.includes(seat),
    team: team ? ({ x: "×", o: "○" }[team] ?? team) : "",
    isPartner: team !== "" && seat !== me && view.teams?.[me] === team,
  };
}
