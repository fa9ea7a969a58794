/** A thing on the workbench: what is written of it, what that looks like, and the way back. */
import type { WorkList, WorkOn, WorkShown, WorkThing } from "@contract/protocol";
import * as api from "../../api/workshop";
import type { Table, Value } from "./toml";

const PAUSE = 250; // milliseconds without a key until it is looked at

export class Bench {
  edition = $state("");
  list = $state.raw<WorkList | null>(null);
  shown = $state.raw<WorkShown | null>(null);
  table = $state.raw<Table>({});
  problem = $state("");
  isBusy = $state(false);
  /** Something else is being laid on the bench: what is there must not be changed any more. */
  isLaying = $state(false);
  /** How often something has been kept: what was measured before is of something else. */
  kept = $state(0);
  private past = $state.raw<Table[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(readonly game: string) {}

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** The mistake of a field, if it has one. */
  mistake(field: string): string {
    const problem = this.shown?.problem;
    return problem &&
      (problem.place === field || problem.place.startsWith(`${field}[`) || problem.place.startsWith(`${field}.`))
      ? problem.message
      : "";
  }

  async open(edition: string): Promise<void> {
    this.edition = edition;
    this.isLaying = true;
    try {
      this.list = await api.things(this.game, edition);
      this.problem = this.list.problem;
      const here = this.shown;
      const same = this.list.things.find(({ file, place }) => file === here?.file && place === here.place);
      const next = same ?? this.list.things.find(({ kind }) => FIRST.includes(kind)) ?? this.list.things[0];
      if (next) await this.lay(next);
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.isLaying = false;
  }

  async lay({ file, place }: Pick<WorkThing, "file" | "place">): Promise<void> {
    this.past = [];
    this.isLaying = true;
    await this.ask({ file, place, work: "look" }, true);
    this.isLaying = false;
  }

  set(key: string, value: Value | undefined): void {
    const { [key]: _, ...others } = this.table;
    this.change(value === undefined ? others : { ...this.table, [key]: value });
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.table = before;
    this.soon();
  }

  /** As it was in the box. */
  revert(): void {
    if (this.shown?.box) this.change(this.shown.box as Table);
  }

  async copy(into: string): Promise<void> {
    const { file = "", place = "" } = this.shown ?? {};
    if (await this.ask({ file, place, work: "copy", into }, true)) await this.refresh();
  }

  async remove(): Promise<void> {
    const { file = "", place = "" } = this.shown ?? {};
    await this.ask({ file, place, work: "remove" }, true);
    this.shown = null;
    await this.open(this.edition);
  }

  /** Keeps the edition for a match, and says what to call it by. */
  async play(): Promise<WorkShown | null> {
    clearTimeout(this.timer);
    return this.ask({ ...this.here(), work: "play", table: this.table }, false);
  }

  private here(): Pick<WorkOn, "file" | "place"> {
    return { file: this.shown?.file ?? "", place: this.shown?.place ?? "" };
  }

  private change(table: Table): void {
    this.past = [...this.past, this.table];
    this.table = table;
    this.soon();
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), PAUSE);
  }

  /** What is sound is kept in the edition; what is not stays here with its mistake. */
  private async save(): Promise<void> {
    const shown = await this.ask({ ...this.here(), work: "save", table: this.table }, false);
    if (shown && !shown.problem) {
      this.kept += 1;
      await this.refresh();
    }
  }

  private async refresh(): Promise<void> {
    const list = await api.things(this.game, this.edition).catch(() => null);
    if (list) this.list = list;
  }

  private async ask(wanted: Omit<WorkOn, "edition">, takesTable: boolean): Promise<WorkShown | null> {
    const number = ++this.asked;
    this.isBusy = true;
    try {
      const shown = await api.work(this.game, { edition: this.edition, ...wanted } as WorkOn);
      if (number !== this.asked) return null;
      this.shown = shown;
      if (takesTable) this.table = shown.table as Table;
      this.problem = "";
      return shown;
    } catch (error) {
      if (number === this.asked) this.problem = (error as Error).message;
      return null;
    } finally {
      if (number === this.asked) this.isBusy = false;
    }
  }
}

const FIRST = ["card", "unit", "technique", "demon", "set"];
