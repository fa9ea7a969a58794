/** Everything that a part of the table needs, from anywhere below the page of a match. */
import type { Fact, Thing, View } from "@contract/protocol";
import { getContext, setContext } from "svelte";
import { ActionStore } from "../stores/actions.svelte";
import type { MatchStore } from "../stores/match.svelte";

const KEY = Symbol("table");

export class TableContext {
  readonly actions: ActionStore;
  /** A panel over the table. */
  panel = $state.raw<
    | { kind: "rules"; clause: string }
    | { kind: "settings" | "keys" | "log" }
    | { kind: "pile"; title: string; things: string[] }
    | null
  >(null);
  /** The last event before the latest question: what came after it is news. */
  explained: { event: string } | null = null;
  /** What a lesson says in the prompt bar, above the question and in its place. */
  guide = $state.raw<{ above: string; said: string } | null>(null);
  /** What was said lately in passing. */
  toast = $state("");

  constructor(readonly match: MatchStore) {
    this.actions = new ActionStore(match);
  }

  private readonly byId = $derived.by(() => new Map(this.match.catalogue?.things.map((thing) => [thing.id, thing])));

  /** A thing of the catalogue: `feint`, be it somebody's (`feint@medusa`); of numbered ones (`harpy-2`) their kind. */
  thing(owned: string): Thing | undefined {
    const id = owned.replace(/@.*$/, "");
    return this.byId.get(id) ?? this.byId.get(id.replace(/-\d+$/, ""));
  }

  named(id: string): string {
    return this.thing(id)?.name ?? "";
  }

  fact(id: string, fact: string): Fact["value"] | undefined {
    return this.thing(id)?.facts.find((each) => each.id === fact)?.value;
  }

  /** A fact as programs read it: `ranged`, or ids of what it names. */
  code(id: string, fact: string): string {
    return this.thing(id)?.facts.find((each) => each.id === fact)?.code ?? "";
  }

  number(id: string, fact: string): number {
    return Number(this.fact(id, fact) ?? 0);
  }
}

export function setTable(table: TableContext): TableContext {
  return setContext(KEY, table);
}

/** The table around this part; `view` is typed by the game that asks. */
export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}

/** What is drawn now, as the view of one game. */
export function viewOf<V extends View>(table: TableContext): V {
  return table.match.view as V;
}
