/** The table of a game that nobody has drawn: everything comes from the view, the catalogue and the answers. */
import type { AnyGame } from "../game";
import Table from "./Table.svelte";

export const game: AnyGame = { Table, motions: {}, questions: {} };
