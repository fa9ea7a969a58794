/** What the open question puts before the viewer, beside the hand. */
import type { OpenQuestion } from "@contract/protocol";
import type { DemonsView } from "@contract/demons.view";
import type { TableContext } from "../../../table/context.svelte";
import { actionsOf } from "./cards";

export type Tray =
  { kind: "actions"; actions: string[] } | { kind: "demons"; demons: string[] } | { kind: "hand"; seat: number };

export function trayOf(
  table: TableContext,
  view: DemonsView,
  question: OpenQuestion | null,
  seat: number,
): Tray | null {
  const offered = (view.zones[`offer-${seat}`] ?? []).filter((demon) => demon !== null);
  if (offered.length && !view.demons[seat]) return { kind: "demons", demons: offered };
  if (!question?.mine) return null;
  const details = view.question?.details ?? {};
  if (question.name === "ChooseAction" && typeof details["card"] === "string")
    return { kind: "actions", actions: actionsOf(table, details["card"]).map(({ id }) => id) };
  if (question.name === "TakeCard" && typeof details["target"] === "string") {
    const other = details["target"];
    const at = view.demons.indexOf(other);
    return { kind: "hand", seat: at >= 0 ? at : Number(other.replace(/^seat-/, "")) };
  }
  return null;
}
