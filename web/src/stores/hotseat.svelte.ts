/** Several seats at one screen: it goes to whoever is asked, and nobody sees what is another's. */
import type { OptionForm, State } from "@contract/protocol";
import type { Premoves } from "./premoves.svelte";
import type { SavedMatch } from "./saved-matches";

export class HotSeat {
  /** Who has to take the screen before anything is shown. */
  next: number | null = $state(null);

  constructor(
    private readonly saved: SavedMatch,
    private readonly premoves: Premoves,
    private readonly turn: (seat: number) => void,
  ) {}

  /** Asks for the screen to be handed over, unless the seat that has it is asked itself. To another seat of the same person
   * it just turns: nothing need be hidden. */
  ask(state: State, seat: number | null, options: readonly OptionForm[]): void {
    const { seats } = this.saved;
    if (seats.length < 2 || state.result || (seat !== null && state.asked.includes(seat))) return;
    const isHere = (asked: number) => seats.some((each) => each.seat === asked);
    const next = state.asked.find((asked) => isHere(asked) && !this.premoves.covers(asked, state));
    if (next === undefined) return;
    if (seat !== null && isOnePerson(seat, next, state, options)) this.turn(next);
    else this.next = next;
  }
}

/** Whether by the options of the match one person plays both seats. */
export function isOnePerson(seat: number, other: number, state: State, options: readonly OptionForm[]): boolean {
  return options.some(({ id, choices }) => {
    const shared = choices.find((choice) => choice.id === state.options[id])?.shared ?? [];
    return shared.includes(seat) && shared.includes(other);
  });
}
