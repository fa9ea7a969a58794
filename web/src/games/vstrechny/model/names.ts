/** What a screen reader hears of a unit: all its print. */
import type { TableContext } from "../../../table/context.svelte";
import { isElite } from "./field";
import { say } from "../../../words";

export function described(table: TableContext, unit: string): string {
  const arrow = table.code(unit, "arrow");
  return [
    table.named(unit),
    say("vstrechny-page-unit", { attack: table.number(unit, "attack"), counter: table.number(unit, "counter") }),
    say("vstrechny-page-arrows", { which: arrow }),
    table.number(unit, "steps") > 1 ? say("vstrechny-page-two-steps") : "",
    isElite(table, unit) ? say("vstrechny-fact-elite") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
