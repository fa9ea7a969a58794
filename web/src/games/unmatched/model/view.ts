/** What this table reads from a view and from the catalogue, in one place. */
import type { CombatView, FighterView, UnmatchedView, ValueView } from "@contract/unmatched.view";
import type { TableContext } from "../../../table/context.svelte";

export function cardsIn(view: UnmatchedView, zone: string): (string | null)[] {
  return view.zones[zone] ?? [];
}

/** Cards of a zone as stacks of the same: `[card, how many]`. */
export function stacks(cards: (string | null)[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) if (card !== null) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

export function fighterNamed(view: UnmatchedView, name: string): FighterView | undefined {
  return view.fighters.find((each) => each.name === name);
}

export function fightersOf(view: UnmatchedView, seat: number): FighterView[] {
  return view.fighters.filter((each) => each.seat === seat);
}

/** What a combat does to its target: what counts of the attack, less what counts of the defence. */
export function damageOf(combat: CombatView): number {
  const counted = (value: ValueView | null) => (value && !value.ignored ? value.value : 0);
  if (combat.protected.includes(combat.target)) return 0;
  return Math.max(0, counted(combat.attack) - counted(combat.defence));
}

/** A fighter before it was ever hurt has full health; one that fell has none. */
export function isDefeated(fighter: FighterView): boolean {
  return fighter.space === null && fighter.health === 0;
}

/** «Гарпия 2» of `harpy-2`. */
export function fighterName(table: TableContext, name: string): string {
  const number = name.match(/-(\d+)$/)?.[1];
  const kind = table.named(name);
  return number && !table.match.catalogue?.things.some((thing) => thing.id === name) ? `${kind} ${number}` : kind;
}

/** The word of the content behind a fact: «attack», «ranged», «hero». */
export function code(table: TableContext, id: string, fact: string, hero = ""): string {
  const facts = table.thing(id)?.facts ?? [];
  return (facts.find((each) => each.id === fact) ?? facts.find((each) => each.id === `${fact}.${hero}`))?.code ?? "";
}

/** What a hero can do: the text without its first sentence, which says how it fights and moves. */
export function abilityOf(table: TableContext, hero: string): string {
  return table.thing(hero)?.text.replace(/^[^.]*\.\s*/, "") ?? "";
}

/** A number or word of a card, as the deck of this hero has it. */
export function fact(
  table: TableContext,
  id: string,
  name: string,
  hero: string,
): string | number | boolean | undefined {
  return table.fact(id, name) ?? table.fact(id, `${name}.${hero}`);
}

export function isRanged(table: TableContext, kind: string): boolean {
  return code(table, kind, "attack-type") === "ranged";
}

/** Where the table is looked at from: spectators sit at seat 0. */
export function home(view: UnmatchedView): number {
  return view.seat ?? 0;
}

/** The others, clockwise from the left. */
export function others(view: UnmatchedView): number[] {
  const seats = view.heroes.length;
  return Array.from({ length: seats - 1 }, (_, at) => (home(view) + at + 1) % seats);
}

/** A detail of the open question, where it is a word or a number. */
export function detail(view: UnmatchedView, name: string): string | number | null {
  const value = view.question?.details[name];
  return typeof value === "string" || typeof value === "number" ? value : null;
}
