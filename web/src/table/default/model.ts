/** Reads a view that no table was drawn for: what lies where, and what else is to know. Only the catalogue says what a thing is. */
import type { Catalogue } from "@contract/protocol";

/** A thing, a card that lies face down, or an empty place. */
export interface Item {
  kind: "thing" | "hidden" | "empty";
  id: string;
  seat: number | null;
  notes: Fact[]; // what the view says of it beside its name
}

/** Things that lie together: a zone, or a list of the view. */
export interface Row {
  name: string;
  seat: number | null; // whose it is; null: everybody's
  items: Item[];
}

export type Scalar = string | number | boolean;

export interface Fact {
  name: string;
  seat: number | null;
  values: Scalar[];
}

export interface TableModel {
  rows: Row[];
  facts: Fact[];
}

const ELSEWHERE = new Set([
  "game",
  "seat",
  "seats",
  "question",
  "asked",
  "legal",
  "result",
  "zones",
  "known",
  "sealed",
  "sealed_by",
]); // shown by the frame of the table
const OF_A_SEAT = /^(.+)-(\d+)$/; // hand-0

export function readView(view: object, seats: number, catalogue: Catalogue): TableModel {
  const reader = new Reader(seats, new Set(catalogue.things.map(({ id }) => id)));
  for (const [name, items] of Object.entries((view as { zones?: Record<string, (string | null)[]> }).zones ?? {}))
    reader.readZone(name, items);
  for (const [name, value] of Object.entries(view)) if (!ELSEWHERE.has(name)) reader.readValue(name, value);
  return { rows: reader.rows, facts: reader.facts };
}

class Reader {
  readonly rows: Row[] = [];
  readonly facts: Fact[] = [];

  constructor(
    private readonly seats: number,
    private readonly things: ReadonlySet<string>,
  ) {}

  readZone(name: string, ids: (string | null)[]): void {
    const [, base = name, seat] = OF_A_SEAT.exec(name) ?? [];
    const items = ids.map((id): Item => ({
      kind: id === null ? "hidden" : "thing",
      id: id ?? "",
      seat: null,
      notes: [],
    }));
    this.rows.push({ name: base, seat: seat === undefined ? null : Number(seat), items });
  }

  readValue(name: string, value: unknown, seat: number | null = null): void {
    if (value === null || value === undefined || value === "") return;
    if (Array.isArray(value)) this.readList(name, value as unknown[], seat);
    else if (isRecord(value)) this.readRecord(name, value, seat);
    else if (isScalar(value)) this.facts.push({ name, seat, values: [value] });
  }

  private readList(name: string, list: unknown[], seat: number | null): void {
    if (list.some((each) => isRecord(each) && this.thingOf(each))) {
      this.rows.push({ name, seat, items: list.map((each) => this.item(each)) });
    } else if (seat === null && list.length === this.seats) {
      list.forEach((each, owner) => this.readValue(name, each, owner));
    } else if (list.length > 0 && list.every((each) => typeof each === "string" && this.things.has(each))) {
      this.rows.push({
        name,
        seat,
        items: list.map((id) => ({ kind: "thing", id: id as string, seat: null, notes: [] })),
      });
    } else {
      const scalars = list.filter(isScalar);
      if (scalars.length) this.facts.push({ name, seat, values: scalars });
    }
  }

  /** A single thing, or several values under one name. */
  private readRecord(name: string, record: Record<string, unknown>, seat: number | null): void {
    if (this.thingOf(record)) this.rows.push({ name, seat, items: [this.item(record)] });
    else
      for (const [part, value] of Object.entries(record))
        if (isScalar(value)) this.facts.push({ name: part, seat, values: [value] });
  }

  private item(value: unknown): Item {
    const of = isRecord(value) ? this.thingOf(value) : undefined;
    if (!isRecord(value) || !of) return { kind: "empty", id: "", seat: null, notes: [] };
    const notes = Object.entries(value).flatMap(([name, note]): Fact[] =>
      name === "seat" || name === of.from || !isScalar(note) || note === of.id
        ? []
        : [{ name, seat: null, values: [note] }],
    );
    return { kind: "thing", id: of.id, seat: typeof value["seat"] === "number" ? value["seat"] : null, notes };
  }

  /** The first value that the catalogue knows. */
  private thingOf(record: Record<string, unknown>): { id: string; from: string } | undefined {
    for (const [from, id] of Object.entries(record))
      if (typeof id === "string" && this.things.has(id)) return { id, from };
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
