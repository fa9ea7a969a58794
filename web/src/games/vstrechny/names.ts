/** What a screen reader hears of a unit: all its print. */
import type { TableContext } from "../../table/context.svelte";
import { isElite } from "./field";
import { own } from "./words";

export function described(table: TableContext, unit: string): string {
  const words = own();
  const arrow = table.code(unit, "arrow");
  return [
    table.named(unit),
    words.unit(table.number(unit, "attack"), table.number(unit, "counter")),
    words.arrows[arrow] ?? "",
    table.number(unit, "steps") > 1 ? words.twoSteps : "",
    isElite(table, unit) ? words.isElite : "",
  ]
    .filter(Boolean)
    .join(", ");
}
