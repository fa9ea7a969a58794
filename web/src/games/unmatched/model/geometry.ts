/** Where things lie on a board and how a medallion is drawn. Units are those of the board's plan. */
import type { BoardPlan, Space } from "@contract/protocol";

export type Plan = ReturnType<typeof drawn>;

/** The plan as it is drawn; on a tall screen a quarter turned. */
export function drawn(board: BoardPlan, isTurned: boolean) {
  const spaces = board.spaces.map((space) => (isTurned ? { ...space, x: board.height - space.y, y: space.x } : space));
  const at = new Map(spaces.map((space) => [space.id, space]));
  const roads = spaces.flatMap((space) =>
    space.next.filter((other) => other > space.id).map((other): [Space, Space] => [space, at.get(other)!]),
  );
  const slopes = board.slopes.map(([high, low]) => slope(at.get(high!)!, at.get(low!)!));
  const [width, height] = isTurned ? [board.height, board.width] : [board.width, board.height];
  return { width, height, spaces, at, roads, slopes, mouths: new Set(board.passages) };
}

const MARGIN = 44; // of a board's title from the edges
const TITLE = 30; // its height

/** Where the title of a board covers no space: at the bottom, else at the top, from left to right; or nowhere. */
export function titlePlace(plan: Plan, title: string, radius: number): { x: number; y: number } | null {
  const wide = title.length * TITLE * 0.62;
  const isFree = (x: number, y: number) =>
    plan.spaces.every((space) => {
      const across = Math.max(x - space.x, 0, space.x - x - wide);
      const down = Math.max(y - TITLE * 0.8 - space.y, 0, space.y - y - TITLE * 0.2);
      return Math.hypot(across, down) > radius + 15;
    });
  for (const y of [plan.height - MARGIN + 4, MARGIN + TITLE * 0.6])
    for (let x = MARGIN; x + wide < plan.width - MARGIN; x += 20) if (isFree(x, y)) return { x, y };
  return null;
}

/** Two chevrons in the middle of a road: down from high ground. */
function slope(high: Space, low: Space): string {
  const [dx, dy] = [low.x - high.x, low.y - high.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const chevron = (along: number) => {
    const [x, y] = [(high.x + low.x) / 2 + ux * along, (high.y + low.y) / 2 + uy * along];
    const wing = (side: number) => `${round(x - ux * 11 - uy * 13 * side)} ${round(y - uy * 11 + ux * 13 * side)}`;
    return `M${wing(1)}L${round(x)} ${round(y)}L${wing(-1)}`;
  };
  return chevron(-2) + chevron(11);
}

export interface Sizes {
  radius: number; // of a medallion
  letter: number; // how much larger hearts, tokens and numbers are than on a big screen
  zone: number; // and the letters of zones
  hasNumbers: boolean;
}

const LEAST = 11; // pixels of a letter that can be read
const LETTER = 15; // units of a letter on a big board

/** Small boards have larger medallions with fewer words. `scale` is pixels for a unit. */
export function sizes(scale: number, spaces: number): Sizes {
  if (scale < 0.3) return { radius: 56, letter: 1.7, zone: 1.7, hasNumbers: false };
  const zone = Math.min(1.9, Math.max(1, LEAST / LETTER / scale));
  const letter = Math.min(1.6, zone);
  const most = spaces > 34 ? 55 : 58; // where spaces lie close
  return { radius: Math.min(most, 47 + (letter - 1) * 24), letter, zone, hasNumbers: true };
}

/** The middle of a zone's sector, clear of heart and shield where there are three. */
export function middle(at: number, count: number): number {
  return (count === 3 ? (-Math.PI * 5) / 6 : -Math.PI / 2) + (at * 2 * Math.PI) / count;
}

/** The sector of one of `count` zones in the ring of a medallion around 0, 0. */
export function sector(at: number, count: number, radius: number): string {
  const inner = radius * 0.6;
  if (count === 1)
    return `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0ZM${-inner} 0A${inner} ${inner} 0 1 0 ${inner} 0A${inner} ${inner} 0 1 0 ${-inner} 0Z`;
  const gap = 0.025;
  const [from, to] = [middle(at - 0.5, count) + gap, middle(at + 0.5, count) - gap];
  const large = to - from > Math.PI ? 1 : 0;
  const point = (far: number, angle: number) => `${round(far * Math.cos(angle))} ${round(far * Math.sin(angle))}`;
  return `M${point(radius, from)}A${radius} ${radius} 0 ${large} 1 ${point(radius, to)}L${point(inner, to)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from)}Z`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A way to draw from a space to another, over `open` ones where that is possible. Which way is really gone the server says. */
export function wayTo(plan: Plan, from: string, to: string, open: ReadonlySet<string>): string[] {
  return search(plan, from, to, (space) => open.has(space)) ?? search(plan, from, to, () => true) ?? [from, to];
}

function search(plan: Plan, from: string, to: string, isOpen: (space: string) => boolean): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && here !== to; here = queue.shift())
    for (const next of [...(plan.at.get(here)?.next ?? []), ...(plan.mouths.has(here) ? plan.mouths : [])])
      if (!before.has(next) && (next === to || isOpen(next))) {
        before.set(next, here);
        queue.push(next);
      }
  if (!before.has(to)) return null;
  const way: string[] = [];
  for (let space: string | null = to; space !== null; space = before.get(space) ?? null) way.unshift(space);
  return way;
}

/** A bowed shot between two spaces, its ends short of both medallions, and the head of the arrow. */
export function shot(a: Space, b: Space, radius: number): { path: string; head: string } {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const bow = Math.min(70, far * 0.22) * (dx < 0 ? -1 : 1);
  const [cx, cy] = [(a.x + b.x) / 2 - uy * bow, (a.y + b.y) / 2 + ux * bow];
  const start = toward(a, { x: cx, y: cy }, radius * 0.95);
  const end = toward(b, { x: cx, y: cy }, radius * 0.98);
  const tip = toward(b, { x: cx, y: cy }, radius * 0.62);
  const angle = Math.atan2(tip.y - end.y, tip.x - end.x);
  const corner = (turn: number, length: number) =>
    `${round(end.x + length * Math.cos(angle + turn))} ${round(end.y + length * Math.sin(angle + turn))}`;
  return {
    path: `M${round(start.x)} ${round(start.y)}Q${round(cx)} ${round(cy)} ${round(end.x)} ${round(end.y)}`,
    head: `M${corner(0, 24)}L${corner(1.9, 17)}L${corner(-1.9, 17)}Z`,
  };
}

function toward(
  from: { x: number; y: number },
  to: { x: number; y: number },
  length: number,
): { x: number; y: number } {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / far) * length, y: from.y + ((to.y - from.y) / far) * length };
}
