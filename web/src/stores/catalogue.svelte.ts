/** The catalogue of the match at hand: cards, boards and clauses in the language of the page. */
import type { Catalogue, State } from "@contract/protocol";
import * as api from "../api/http";
import { settings } from "./settings.svelte";

type Shown = Pick<State, "game" | "options"> & { sitters: readonly unknown[]; edition?: string };

export class CatalogueStore {
  current = $state.raw<Catalogue | null>(null);
  private asked = ""; // what it was asked for

  private loading = Promise.resolve();

  /** Loads what fits this match, once. */
  load({ game, options, sitters, edition }: Shown): Promise<void> {
    const query = Object.fromEntries(
      Object.entries(options)
        .filter(([, value]) => typeof value === "string" || typeof value === "number")
        .map(([name, value]) => [name, String(value)]),
    );
    query["seats"] = String(sitters.length); // some options fit some numbers of seats only
    if (edition) query["edition"] = edition;
    const wanted = JSON.stringify([game, settings.language, query]);
    if (this.asked !== wanted) {
      this.asked = wanted;
      this.loading = this.fetch(game, query, wanted);
    }
    return this.loading;
  }

  private async fetch(game: string, query: Record<string, string>, wanted: string): Promise<void> {
    try {
      const found = await api.catalogue(game, query);
      if (this.asked === wanted) this.current = found; // else another one was asked for meanwhile
    } catch {
      this.asked = "";
    }
  }
}
