/** What a view says, in words: as far as the options and the catalogue have any for it. */
import { say } from "../../words";
import type { TableContext } from "../context.svelte";
import type { Fact, Scalar } from "./model";

/** An id as words, where nobody has better ones. */
const plain = (id: string) => id.replaceAll(/[-_]/g, " ");

/** How a part of the view is called. */
export function nameOf(table: TableContext, name: string): string {
  const { options = [], things = [] } = table.match.catalogue ?? {};
  const option = options.find(({ id }) => id === name);
  const fact = option ?? things.flatMap(({ facts }) => facts).find(({ id }) => id === name.replaceAll("_", "-"));
  return fact?.name ?? say("page-called", { id: name, name: plain(name) });
}

export function readFact(table: TableContext, { name, values }: Fact): string {
  const option = table.match.catalogue?.options.find(({ id }) => id === name || `${id}s` === name);
  const read = (value: Scalar): string => {
    if (typeof value === "boolean") return value ? "✓" : "—";
    if (typeof value === "number") return String(value);
    return option?.choices.find(({ id }) => id === value)?.name ?? (table.named(value) || plain(value));
  };
  return values.map(read).join(", ");
}
