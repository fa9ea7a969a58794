/** How the events of «Встречный бой» are seen. Plates lie at `unit:<cell>`, a unit without a cell at `afoot`. */
import type { VstrechnyEvent } from "@contract/vstrechny.events";
import type { VstrechnyView } from "@contract/vstrechny.view";
import type { Motions, Step } from "../../motion/steps";
import { say } from "../../words";

const STEP = 180;

/** Where the unit that acts lay: pushed out or just opened, or still on its cell. */
function origin(before: VstrechnyView, cell: string): string {
  return before.afoot && (before.afoot.cell ?? "") === cell ? "afoot" : `unit:${cell}`;
}

/** Who stood there makes way: he is lifted half off the cell. */
function lifts(view: VstrechnyView, cell: string): Step[] {
  return view.afoot?.cell === cell ? [{ kind: "travel", from: `unit:${cell}`, to: "afoot", ms: STEP }] : [];
}

export const motions: Motions<VstrechnyEvent, VstrechnyView> = {
  "armies-met": ({ armies }) => [{ kind: "mark", at: armies.map((_, seat) => `camp:${seat}`) }],
  "army-picked": ({ seat }) => [{ kind: "mark", at: [`camp:${seat}`] }],
  "lots-drawn": ({ seat }) => [{ kind: "mark", at: [`camp:${seat}`] }],
  "unit-turned-up": ({ seat }) => [{ kind: "travel", from: `reserve:${seat}`, to: "afoot", ms: 240 }],
  "unit-deployed": ({ seat, cell }, _, before) => [
    { kind: "travel", from: before.afoot ? "afoot" : `reserve:${seat}`, to: `unit:${cell}` },
  ],
  "unit-opened": ({ seat, unit }, _, before) => {
    const held = before.zones[`hand-${seat}`];
    const from = !held ? `reserve:${seat}` : held.includes(unit) ? `hand:${unit}` : `hands:${seat}`;
    return [{ kind: "travel", from, to: "afoot" }];
  },
  "unit-entered": ({ cell, seat }, view) => {
    const stands = view.field[cellAt(cell)];
    // who enters among enemies fights before he stands anywhere
    return stands?.seat === seat
      ? [...lifts(view, cell), { kind: "travel", from: "afoot", to: `unit:${cell}`, ms: 240 }]
      : [];
  },
  "unit-moved": ({ cell, to }, view, before) => [
    ...lifts(view, to),
    { kind: "travel", from: origin(before, cell), to: `unit:${to}`, ms: STEP },
  ],
  "unit-stayed": ({ cell }) => [{ kind: "mark", at: [`unit:${cell}`] }],
  "unit-attacked": ({ seat, cell, to, strength, counter, sideways, outcome }, _, before) => {
    const from = origin(before, cell);
    const note = sideways ? say("vstrechny-page-flank") : "";
    const clash: Step = { kind: "clash", at: `cell:${to}`, left: strength, right: counter, note, ms: 620 };
    const falls: Step = { kind: "travel", from: `unit:${to}`, to: `discard:${1 - seat}`, ghost: true, ms: 520 };
    if (outcome === "won") return [falls, { kind: "travel", from, to: `unit:${to}`, delay: 200 }, clash];
    const fails: Step = { kind: "travel", from, to: `discard:${seat}`, ghost: true, ms: 520 };
    return outcome === "lost" ? [fails, { kind: "mark", at: [`unit:${to}`], ms: 520 }, clash] : [falls, fails, clash];
  },
  "card-drawn": ({ seat, unit }) => [
    { kind: "travel", from: `reserve:${seat}`, to: unit ? `hand:${unit}` : `hands:${seat}`, ms: 240 },
  ],
  "camp-broken": ({ seat }) => [
    { kind: "slap", at: `camp:${1 - seat}`, ms: 420 },
    { kind: "say", text: say("vstrechny-page-broke-through") },
  ],
  "units-counted": ({ units }) => [{ kind: "say", text: units.join(" : ") }],
  resigned: ({ seat }) => [{ kind: "mark", at: [`camp:${seat}`] }],
  "draw-agreed": () => [{ kind: "mark", at: ["camp:0", "camp:1"] }],
  "taken-back": () => [{ kind: "mark", at: ["field"] }],
  branched: () => [{ kind: "mark", at: ["field"] }],
};

function cellAt(cell: string): number {
  return (Number(cell[1]) - 1) * 3 + "abc".indexOf(cell[0] ?? "");
}
