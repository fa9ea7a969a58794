/** One of several: what segments and gallery have in common. */

export interface Choice<T extends string | number = string> {
  id: T;
  name: string;
}

const TO = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 } as Record<string, number>;

/** The keys of a group of radios: arrows choose the next one and go round, Home and End the first and the last. */
export function chooseByKey(event: KeyboardEvent): void {
  const group = event.currentTarget as HTMLElement;
  const radios = [...group.querySelectorAll<HTMLElement>("[role=radio]")];
  const at = radios.indexOf(event.target as HTMLElement);
  const step = TO[event.key];
  const ends = { Home: 0, End: radios.length - 1 } as Record<string, number>;
  const to = step === undefined ? ends[event.key] : (at + step + radios.length) % radios.length;
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  radios[to]!.focus();
  radios[to]!.click();
}

/** Tab comes to the group once: to what is chosen, else to the first. */
export function isTabStop<T extends string | number>(choices: readonly Choice<T>[], value: T, at: number): boolean {
  const chosen = choices.findIndex(({ id }) => id === value);
  return at === Math.max(0, chosen);
}
