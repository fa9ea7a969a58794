/** A match that is being set up: how many play and how, who sits where, what is chosen, and what is still wrong. It reads the
 * form of the game and knows no game. */
import type { GameForm, OptionChoice, OptionForm } from "@contract/protocol";

export const RANDOM = "random";
const USUAL = "usual"; // an option that the number of seats settles
const BY_THE_SEATS = "seats";
const FOR_THE_LABORATORY = ["random", "greedy"]; // levels that are no opponents

export const ME = "me";
export const OPEN = "open";
export const bot = (level: string) => `bot:${level}`;

/** So many people, at a table with so many seats; `choice` of `option` says how they are grouped, where there is a choice. */
export interface TableKind {
  people: number;
  seats: number;
  option?: OptionForm;
  choice?: OptionChoice;
}

/** A choice that stands twice where it may stand once. */
export interface Mistake {
  option: OptionForm;
  seats: [number, number];
  choice: string;
}

export class Plan {
  form = $state.raw<GameForm | null>(null);
  seats = $state(2);
  sitters = $state<string[]>([ME]);
  chosen = $state<Record<string, string>>({}); // an option, or `option.seat`

  readonly options = $derived(
    (this.form?.options ?? []).filter((option) => option.id !== BY_THE_SEATS && this.counts(option)),
  );
  /** Numbers of players and ways to play together, only those that there are. */
  readonly tables = $derived.by((): TableKind[] => {
    const { form } = this;
    if (!form) return [];
    const kinds = form.seats.flatMap((seats): TableKind[] => {
      const option = form.options.find(({ only_if }) => only_if[BY_THE_SEATS]?.includes(String(seats)));
      if (!option) return [{ people: seats, seats }];
      const choices = option.choices.filter((choice) => choice.id !== USUAL && fitsSeats(choice, seats));
      return choices.map((choice) => ({
        people: seats - Math.max(0, choice.shared.length - 1),
        seats,
        option,
        choice,
      }));
    });
    return kinds.sort((one, other) => one.people - other.people);
  });
  readonly table = $derived(
    this.tables.find(
      ({ seats, option, choice }) => seats === this.seats && (!option || this.value(option) === choice?.id),
    ),
  );
  readonly levels = $derived((this.form?.levels ?? []).filter(({ id }) => !FOR_THE_LABORATORY.includes(id)));
  /** Levels that this machine is too slow for, where the host is in the page. */
  readonly slow = $derived(this.form?.slow ?? []);
  readonly isByLink = $derived(this.sitters.includes(OPEN));
  readonly mistakes = $derived(this.options.flatMap((option) => this.repeats(option)));

  /** Sits down to a table of this kind; who sat there stays. */
  take({ seats, option, choice }: TableKind): void {
    if (option && choice) this.chosen[option.id] = choice.id;
    this.sit(seats);
    const shared = choice?.shared ?? [];
    const own = this.sitters.map((sitter, seat) =>
      shared.includes(seat) ? ME : seat && sitter === ME && !shared.length ? this.rival : sitter,
    );
    this.sitters = own;
  }

  sit(seats: number): void {
    this.seats = seats;
    this.sitters = Array.from({ length: seats }, (_, seat) => this.sitters[seat] ?? (seat ? this.rival : ME));
  }

  /** Who sits down where nobody was named: like the first opponent. */
  private get rival(): string {
    return this.sitters.find((sitter) => sitter.startsWith("bot:")) ?? bot("novice");
  }

  /** The seats that the one at this seat plays as well. */
  partners(seat: number): number[] {
    const shared = this.table?.choice?.shared ?? [];
    return shared.includes(seat) ? shared.filter((other) => other !== seat) : [];
  }

  value(option: OptionForm, seat = -1): string {
    const given = this.chosen[key(option, seat)] ?? this.chosen[option.id];
    const choice = option.choices.find(({ id }) => id === given);
    return choice && this.fits(choice) ? choice.id : this.standing(option);
  }

  /** What people take who say nothing. */
  standing(option: OptionForm): string {
    return option.usual[this.isByLink ? "link" : "here"] ?? option.default;
  }

  /** The other seats for which the same is chosen. */
  others(option: OptionForm, choice: string, seat: number): number[] {
    return Array.from({ length: this.seats }, (_, other) => other).filter(
      (other) => other !== seat && this.value(option, other) === choice,
    );
  }

  choose(option: OptionForm, choice: string, seat = -1): void {
    this.chosen[key(option, seat)] = choice;
  }

  /** Whether a choice goes with the others. */
  fits(choice: OptionChoice): boolean {
    return Object.entries(choice.fits).every(([name, values]) => values.some((each) => this.has(name, each)));
  }

  private counts(option: OptionForm): boolean {
    return Object.entries(option.only_if).every(([name, values]) => values.some((each) => this.has(name, each)));
  }

  private has(name: string, value: string): boolean {
    if (name === BY_THE_SEATS) return value === String(this.seats);
    const option = this.form?.options.find((each) => each.id === name);
    return !option || this.all(option).includes(value);
  }

  /** Its value, or those of all seats. */
  private all(option: OptionForm): string[] {
    if (!option.per_seat) return [this.value(option)];
    return Array.from({ length: this.seats }, (_, seat) => this.value(option, seat));
  }

  private repeats(option: OptionForm): Mistake[] {
    const unless = Object.entries(option.unless);
    const isAllowed = !option.distinct && (!unless.length || unless.some(([name, value]) => this.has(name, value)));
    if (!option.per_seat || isAllowed) return [];
    const all = this.all(option);
    return all.flatMap((choice, seat) => {
      const first = all.indexOf(choice);
      return choice !== RANDOM && first < seat ? [{ option, seats: [first, seat] as [number, number], choice }] : [];
    });
  }

  /** The option that allows what is a mistake, with the value that does. */
  remedy({ option }: Mistake): { option: OptionForm; choice: string } | null {
    const [name, choice] = Object.entries(option.unless)[0] ?? [];
    const found = this.form?.options.find(({ id }) => id === name);
    return found && choice ? { option: found, choice } : null;
  }

  /** Somebody else for the seat, whom nobody has. */
  replace({ option, seats: [, seat] }: Mistake): void {
    const all = this.all(option);
    const free = option.choices.find((choice) => this.fits(choice) && !all.includes(choice.id));
    if (free) this.choose(option, free.id, seat);
  }

  /** What the server is asked for: all that is not its default. */
  wanted(): Record<string, unknown> {
    const given: Record<string, unknown> = { seats: this.seats };
    for (const option of this.options) {
      const all = this.all(option);
      if (all.some((each) => each !== option.default)) given[option.id] = option.per_seat ? all : all[0];
    }
    return given;
  }
}

const key = (option: OptionForm, seat: number) => (option.per_seat && seat >= 0 ? `${option.id}.${seat}` : option.id);
const fitsSeats = ({ fits }: OptionChoice, seats: number) => fits[BY_THE_SEATS]?.includes(String(seats)) ?? true;

/** Whether the choices are seats: `0` for the first. */
export const choosesSeat = ({ choices }: OptionForm) =>
  choices.every(({ id }) => id === RANDOM || /^\d$/.test(id)) && choices.some(({ id }) => id === "0");
