/** What can be chosen by its face: the things of the catalogue that an option's choices name, with all that belongs to each. */
import type { BoardPlan, Catalogue, Fact, OptionForm, Thing } from "@contract/protocol";
import { RANDOM } from "./plan.svelte";

export interface Face {
  id: string;
  name: string;
  /** The thing itself, where the catalogue has it: an army is but its units. */
  thing?: Thing;
  board?: BoardPlan;
  /** Its cards, units or dice. */
  deck: Thing[];
  /** What else is its own, such as sidekicks. */
  others: Thing[];
}

const COPIES = ["copies", "cards"]; // the facts that say how many there are of a card

export const fact = (thing: Thing | undefined, id: string): Fact | undefined =>
  thing?.facts.find((each) => each.id === id);

/** Whether a thing is a card of some deck. */
const isCard = (thing: Thing) => thing.facts.some(({ id }) => COPIES.includes(id.replace(/\..*$/, "")));

/** How many of a card the deck of a face has; undefined for what is no card. */
export function copiesOf(card: Thing, face: Face): number | undefined {
  const found = COPIES.map((id) => ownFact(card, id, face)).find(Boolean);
  return found && typeof found.value === "number" ? found.value : undefined;
}

const words = (thing: Thing) => new Set(thing.facts.flatMap(({ code }) => code.split(" ")));

/** The faces of an option; none, where its choices are but words. */
export function facesOf(option: OptionForm, { things, boards }: Catalogue): Face[] {
  const named = new Map(things.map((thing) => [thing, words(thing)]));
  const isNamed = (id: string) => (thing: Thing) => named.get(thing)!.has(id);
  const choices = option.choices.filter(({ id }) => id !== RANDOM);
  const faces = choices.map(({ id, name }): Face => {
    const thing = things.find((each) => each.id === id);
    const own = things.filter((each) => each !== thing && isNamed(id)(each));
    const parts = things.filter((each) => thing && each !== thing && named.get(thing)!.has(each.id));
    return {
      id,
      name,
      thing,
      board: boards.find((each) => each.id === id),
      deck: own.some(isCard) ? own.filter(isCard) : parts,
      others: own.filter((each) => !isCard(each)),
    };
  });
  const isFaced = faces.length > 0 && faces.every(({ thing, deck, others }) => thing ?? (deck.length || others.length));
  if (!isFaced) return [];
  if (faces.some(({ deck, board }) => deck.length || board)) return faces;
  const shared = things.filter(isCard);
  return faces.map((face) => ({ ...face, deck: shared }));
}

/** How many cards a face has; of some of them, where they are named. */
export const sizeOf = (face: Face, deck: Thing[] = face.deck) =>
  deck.reduce((sum, card) => sum + (copiesOf(card, face) ?? 1), 0);

/** A fact of a card as this face has it: `boost.medusa` before `boost`. */
export const ownFact = (card: Thing, id: string, face: Face): Fact | undefined =>
  fact(card, `${id}.${face.id}`) ?? fact(card, id);

/** The facts that a row has room for: numbers. */
export const numbersOf = (thing: Thing | undefined): Fact[] =>
  (thing?.facts ?? []).filter(({ id, value }) => typeof value === "number" && !COPIES.includes(id));

/** Groups of faces by a fact that is a word: «дальний бой». */
export function groupsOf(faces: Face[]): { fact: string; code: string; name: string }[] {
  const MOST = 4;
  const ids = [...new Set(faces.flatMap(({ thing }) => thing?.facts.map(({ id }) => id) ?? []))];
  return ids.flatMap((id) => {
    const found = faces.map(({ thing }) => fact(thing, id));
    const codes = new Map(found.flatMap((each) => (each?.code ? [[each.code, String(each.value)] as const] : [])));
    const isGroup = codes.size > 1 && codes.size <= MOST && found.every((each) => each?.code);
    return isGroup ? [...codes].map(([code, name]) => ({ fact: id, code, name })) : [];
  });
}

/** Whether a name or a card of it has these letters. */
export function hasWord({ name, deck, others }: Face, word: string): boolean {
  const wanted = word.trim().toLocaleLowerCase();
  return (
    !wanted ||
    [name, ...[...deck, ...others].map((each) => each.name)].some((each) => each.toLocaleLowerCase().includes(wanted))
  );
}
