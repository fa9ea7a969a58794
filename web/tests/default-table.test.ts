import type { Catalogue } from "@contract/protocol";
import { expect, test } from "vitest";
import { readView } from "../src/table/default/model";

const thing = (id: string) => ({ id, kind: "unit", name: id, short: "", text: "", facts: [], picture: [] });
const catalogue = { things: [thing("knight"), thing("archer")] } as unknown as Catalogue;
const read = (view: object) => readView(view, 2, catalogue);

test("a zone of a seat is a row of theirs, with what lies face down", () => {
  const { rows } = read({ zones: { "hand-1": ["knight", null], deck: [null] } });
  expect(rows.map(({ name, seat, items }) => [name, seat, items.map(({ kind, id }) => kind + id)])).toEqual([
    ["hand", 1, ["thingknight", "hidden"]],
    ["deck", null, ["hidden"]],
  ]);
});

test("a list of things keeps its empty places, whose they are, and what is noted of them", () => {
  const [row] = read({ field: [{ unit: "knight", seat: 1, health: 3 }, null] }).rows;
  expect(row?.items).toEqual([
    { kind: "thing", id: "knight", seat: 1, notes: [{ name: "health", seat: null, values: [3] }] },
    { kind: "empty", id: "", seat: null, notes: [] },
  ]);
});

test("a list with a value for each seat belongs to the seats", () => {
  expect(read({ wins: [2, 0], sets: [["knight"], ["archer", "archer"]] })).toEqual({
    facts: [
      { name: "wins", seat: 0, values: [2] },
      { name: "wins", seat: 1, values: [0] },
    ],
    rows: [
      { name: "sets", seat: 0, items: [{ kind: "thing", id: "knight", seat: null, notes: [] }] },
      {
        name: "sets",
        seat: 1,
        items: ["archer", "archer"].map((id) => ({ kind: "thing", id, seat: null, notes: [] })),
      },
    ],
  });
});

test("what the frame of the table shows, and what is nothing, is left out", () => {
  expect(
    read({
      game: "melee",
      asked: [0],
      legal: ["a1"],
      question: { name: "x" },
      winner: null,
      rulings: { end: "action" },
    }),
  ).toEqual({
    rows: [],
    facts: [{ name: "end", seat: null, values: ["action"] }],
  });
});
