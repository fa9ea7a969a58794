import type { Catalogue, GameForm, OptionChoice, OptionForm, State } from "@contract/protocol";
import { expect, test } from "vitest";
import { facesOf, groupsOf, hasWord, sizeOf } from "../src/pages/setup/faces";
import { ME, OPEN, Plan, RANDOM } from "../src/pages/setup/plan.svelte";
import { usualOptions } from "../src/api/start-match";
import { isOnePerson } from "../src/stores/hotseat.svelte";

const choice = (id: string, seats: number[] = [], shared: number[] = []): OptionChoice => ({
  id,
  name: id,
  fits: (seats.length ? { seats: seats.map(String) } : {}) as OptionChoice["fits"],
  shared,
});
const option = (id: string, all: Partial<OptionForm>): OptionForm => ({
  id,
  name: id,
  choices: [],
  usual: {},
  default: RANDOM,
  per_seat: false,
  distinct: false,
  unless: {},
  clause: "R1",
  is_ruling: false,
  only_if: {},
  ...all,
});
const mode = option("mode", {
  choices: [choice("duel", [2]), choice("all", [3, 4]), choice("three", [4], [0, 2]), choice("usual")],
  default: "usual",
  only_if: { seats: ["4"] },
});
const heroes = option("heroes", {
  choices: [choice("medusa"), choice("alice"), choice("arthur"), choice(RANDOM)],
  per_seat: true,
  unless: { twice: "yes" },
});
const draft = option("draft", {
  choices: ["deal", "pick", "secret"].map((id) => choice(id)),
  default: "deal",
  usual: { link: "secret", here: "pick" },
  only_if: { heroes: [RANDOM] },
});
const twice = option("twice", { choices: [choice("no"), choice("yes")], default: "no" });
const form = { id: "g", seats: [2, 3, 4], levels: [], options: [mode, heroes, draft, twice] } as unknown as GameForm;

function planned(): Plan {
  const plan = new Plan();
  plan.form = form;
  plan.sit(2);
  return plan;
}

test("only tables that there are can be taken, and three people may play as four", () => {
  const plan = planned();
  expect(plan.tables.map(({ people, seats, choice }) => [people, seats, choice?.id])).toEqual([
    [2, 2, undefined],
    [3, 3, undefined],
    [3, 4, "three"],
    [4, 4, "all"],
  ]);
  plan.take(plan.tables[2]!);
  expect(plan.sitters).toEqual([ME, "bot:novice", ME, "bot:novice"]);
  expect([plan.partners(0), plan.partners(1)]).toEqual([[2], []]);
  expect(plan.wanted()["mode"]).toBe("three");
  plan.take(plan.tables[3]!);
  expect(plan.sitters.filter((sitter) => sitter === ME)).toHaveLength(1);
});

test("what nobody chose is chosen at the table: in secret over a link, else in turn", () => {
  const plan = planned();
  expect(plan.wanted()).toEqual({ seats: 2, draft: "pick" });
  plan.sitters = [ME, OPEN];
  expect(plan.wanted()).toEqual({ seats: 2, draft: "secret" });
  plan.choose(heroes, "medusa", 0);
  plan.choose(heroes, "alice", 1);
  expect(plan.wanted()).toEqual({ seats: 2, heroes: ["medusa", "alice"] });
  expect(usualOptions(form, [ME, OPEN])).toEqual({ draft: "secret" });
  expect(usualOptions(form, ["bot:novice", "bot:novice"])).toEqual({});
});

test("a mistake stands at its seat, with another choice or leave as its ways out", () => {
  const plan = planned();
  plan.choose(heroes, "medusa", 0);
  plan.choose(heroes, "medusa", 1);
  const [mistake] = plan.mistakes;
  expect(mistake).toMatchObject({ seats: [0, 1], choice: "medusa" });
  expect(plan.remedy(mistake!)).toEqual({ option: twice, choice: "yes" });
  plan.replace(mistake!);
  expect([plan.mistakes, plan.value(heroes, 1)]).toEqual([[], "alice"]);
  plan.choose(heroes, "medusa", 1);
  plan.choose(twice, "yes");
  expect(plan.mistakes).toEqual([]);
});

const fact = (id: string, value: string | number, code = "") => ({ id, name: id, value, code, provenance: "stated" });
const thing = (id: string, kind: string, facts: ReturnType<typeof fact>[]) => ({
  id,
  kind,
  name: id,
  text: "",
  short: "",
  facts,
});

test("a face has the cards that name it, and who fights beside it", () => {
  const things = [
    ...["medusa", "alice", "arthur"].map((id) =>
      thing(id, "fighter", [fact("reach", id, id === "medusa" ? "far" : "near")]),
    ),
    thing("harpy", "fighter", [fact("hero", "medusa", "medusa")]),
    thing("gaze", "card", [fact("deck", "", "medusa"), fact("cards", 3)]),
    thing("feint", "card", [
      fact("deck", "", "medusa alice arthur"),
      fact("cards.medusa", 2),
      fact("cards.alice", 1),
      fact("cards.arthur", 2),
    ]),
  ];
  const faces = facesOf(heroes, { things, boards: [] } as unknown as Catalogue);
  expect(faces.map((face) => [face.id, sizeOf(face), face.others.map(({ id }) => id)])).toEqual([
    ["medusa", 5, ["harpy"]],
    ["alice", 1, []],
    ["arthur", 2, []],
  ]);
  expect(groupsOf(faces).map(({ code }) => code)).toEqual(["far", "near"]);
  expect(faces.filter((face) => hasWord(face, "Gaze")).map(({ id }) => id)).toEqual(["medusa"]);
  expect(facesOf(draft, { things, boards: [] } as unknown as Catalogue)).toEqual([]);
});

test("two heroes of one person are on one side of the curtain", () => {
  const state = { options: { mode: "three" } } as unknown as State;
  expect([2, 1].map((other) => isOnePerson(0, other, state, form.options))).toEqual([true, false]);
  expect(isOnePerson(0, 2, { options: { mode: "all" } } as unknown as State, form.options)).toBe(false);
});
