/** Every zone has its engraver's hatching, the same on all boards; zones that nobody has drawn share them out. */
const OF_ZONE: Record<string, string> = {
  gray: "x",
  green: "d",
  blue: "h",
  violet: "s",
  purple: "o",
  red: "v",
  brown: "z",
  yellow: "dot",
  orange: "b",
  navy: "c",
  teal: "w",
  lime: "p",
  "light-gray": "s",
  "light-green": "h",
  olive: "d",
  slate: "x",
  white: "s",
  cyan: "h",
  pink: "v",
  gold: "dot",
  cream: "s",
  crimson: "v",
  lavender: "s",
  beige: "o",
  rust: "v",
  sky: "h",
  magenta: "o",
  dark: "x",
};
const ALL = [...new Set(Object.values(OF_ZONE))];
/** The hatching of each seat. */
export const SEAT_HATCH = ["v", "h", "d", "s"];

export function hatchOf(zone: string, at: number): string {
  return OF_ZONE[zone] ?? ALL[at % ALL.length]!;
}

/** The page has tinctures of its own for the zones of the first boards; the others bring theirs. */
export function tincture(zone: string, colour: string): string {
  return `var(--z-${zone}, ${colour})`;
}
