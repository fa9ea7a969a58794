/** The cards of the catalogue in the order of their numbers, and which actions a card bears. */
import type { Thing } from "@contract/protocol";
import type { TableContext } from "../../../table/context.svelte";

export function movesOf(table: TableContext): Thing[] {
  const moves = table.match.catalogue?.things.filter((thing) => thing.kind === "move") ?? [];
  return [...moves].sort((one, other) => table.number(one.id, "number") - table.number(other.id, "number"));
}

export function actionsOf(table: TableContext, move: string): Thing[] {
  const name = table.named(move);
  return (
    table.match.catalogue?.things.filter((thing) => thing.kind === "action" && table.fact(thing.id, "card") === name) ??
    []
  );
}

/** Equal cards as one stack, lowest number first; cards that are not known come last. */
export function stacked(table: TableContext, cards: readonly (string | null)[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .sort((one, other) => table.number(one.card, "number") - table.number(other.card, "number"));
}

/** What a seat is called: its demon, or nothing yet. */
export function calledOf(table: TableContext, demon: string | null | undefined): string {
  return demon ? table.named(demon) : "";
}

/** All that is printed on a card, for those who hear it. */
export function spoken(table: TableContext, card: string): string {
  const thing = table.thing(card);
  return thing ? `${thing.name}. ${thing.text}` : card;
}
