/** The turn so far, from the log: what has been done since a card was opened. */
import type { Line } from "@contract/protocol";
import type { TableContext } from "../../../table/context.svelte";

const OPENS = new Set(["unit-opened", "unit-turned-up"]);

export class Steps {
  constructor(private readonly table: TableContext) {}

  /** Lines since the last card was opened. */
  readonly lines: Line[] = $derived.by(() => {
    const { log } = this.table.match;
    const start = log.map((line) => OPENS.has(line.event)).lastIndexOf(true);
    return start < 0 ? [] : log.slice(start);
  });

  /** Where the newcomer of this turn stands. */
  readonly entered: string | null = $derived(refIn(this.lines.find((line) => line.event === "unit-entered")));

  /** What the last line was about. */
  readonly last: string | null = $derived.by(() => refIn(this.table.match.log.at(-1)));
}

/** The last cell that a line names. */
function refIn(line: Line | undefined): string | null {
  return line?.parts.filter((part) => part.kind === "cell").at(-1)?.ref ?? null;
}

/** A line without its player: the panel says whose turn it is. */
export function step(line: Line): string {
  const parts = line.parts[0]?.kind === "seat" ? line.parts.slice(1) : line.parts;
  const text = parts
    .map((part) => part.text)
    .join("")
    .replace(/^[\s:]+/, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
