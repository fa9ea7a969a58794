/** How dice are drawn. Attack has points, Defence flat sides, Life curves: the nine differ without colour, and colours
 * by the engravers' hatching and a letter. All drawings stand in a square of 60. */
import destroyer from "icon:explosion-rays";
import stormer from "icon:siege-ram";
import ballistic from "icon:bullseye";
import nullifier from "icon:cancel";
import barrier from "icon:stone-wall";
import energizer from "icon:lightning-helix";
import systemist from "icon:gears";
import fortress from "icon:stone-tower";
import regenerator from "icon:sprout";
import attack from "icon:crossed-swords";
import defence from "icon:checked-shield";
import life from "icon:hearts";

export interface Drawing {
  outline: string;
  emblem: string;
  emblemAt: number; // its upper edge
  numeralAt: number; // the line that the numeral stands on
}

function corners(count: number, radius: (at: number) => number, turn: number): string {
  const at = (step: number) => turn + (step * 2 * Math.PI) / count;
  const point = (step: number) =>
    `${(30 + radius(step) * Math.cos(at(step))).toFixed(1)} ${(30 + radius(step) * Math.sin(at(step))).toFixed(1)}`;
  return `M${Array.from({ length: count }, (_, step) => point(step)).join("L")}Z`;
}

const UP = -Math.PI / 2;

export const SHAPES: Record<string, Drawing> = {
  destroyer: { outline: corners(16, (at) => (at % 2 ? 21 : 29), UP), emblem: destroyer, emblemAt: 14, numeralAt: 41 },
  stormer: { outline: "M30 1L58 25L50 58H10L2 25Z", emblem: stormer, emblemAt: 17, numeralAt: 44 },
  ballistic: { outline: "M30 0L60 30L30 60L0 30Z", emblem: ballistic, emblemAt: 15, numeralAt: 41 },
  nullifier: { outline: corners(8, () => 29.5, (-Math.PI / 8) * 3), emblem: nullifier, emblemAt: 14, numeralAt: 41 },
  barrier: { outline: "M2 12H13V4H23V12H37V4H47V12H58V56H2Z", emblem: barrier, emblemAt: 18, numeralAt: 45 },
  energizer: { outline: corners(6, () => 30, 0), emblem: energizer, emblemAt: 14, numeralAt: 41 },
  systemist: { outline: "M30 1A29 29 0 1 1 29.9 1Z", emblem: systemist, emblemAt: 14, numeralAt: 41 },
  fortress: {
    outline: "M6 58V20C6 8 16 2 30 2S54 8 54 20V58C46 53 38 53 30 57C22 53 14 53 6 58Z",
    emblem: fortress,
    emblemAt: 15,
    numeralAt: 41,
  },
  regenerator: {
    outline: "M30 0C34 11 57 20 57 37A27 23 0 0 1 3 37C3 20 26 11 30 0Z",
    emblem: regenerator,
    emblemAt: 20,
    numeralAt: 47,
  },
};

const rows = (of: (at: number) => string, ats: number[]) => ats.map(of).join("");
const EVERY_8 = [6, 14, 22, 30, 38, 46, 54];
const EVERY_10 = [8, 18, 28, 38, 48];
const SLANTS = [-55, -40, -25, -10, 5, 20, 35, 50];

/** Lines of a tincture; dots are dashes of no length. */
export const HATCHES: Record<string, string> = {
  red: rows((x) => `M${x} 0V60`, EVERY_8),
  blue: rows((y) => `M0 ${y}H60`, EVERY_8),
  green: rows((x) => `M${x} 0L${x + 70} 70`, SLANTS),
  violet: rows((x) => `M${60 - x} 0L${-10 - x} 70`, SLANTS),
  orange: rows((y) => `M0 ${y}l10 -6l10 6l10 -6l10 6l10 -6l10 6`, [8, 20, 32, 44, 56]),
  yellow: rows((y) => `M${y % 16 === 6 ? 3 : 6} ${y}H60`, EVERY_8),
  black: rows((at) => `M0 ${at}H60M${at} 0V60`, EVERY_10),
  white: "",
};

export const SIGNS: Record<string, string> = { attack, defence, life };
