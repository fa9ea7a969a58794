/** Shows steps on the page. Nothing here changes what is true: it moves what has been drawn already. */
import { lasts, type Place, type Step } from "./steps";

const OUT = "cubic-bezier(.2, .8, .2, 1)";
const THROW = "cubic-bezier(.25, 1.35, .45, 1)";

export interface Before {
  box: DOMRect;
  ghost: Element | null;
}

/** The thing at a place; of several that a layout draws, the one that is seen. */
function find(place: Place): HTMLElement | SVGElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)];
  return all.find((each) => each.getClientRects().length > 0) ?? null;
}

/** What steps need to know of the page before it changes: where things lie, and what leaves. */
export function lookBefore(steps: Step[]): Map<Place, Before> {
  const found = new Map<Place, Before>();
  const look = (place: Place, isGhost: boolean): void => {
    const element = find(place);
    if (!element?.getClientRects().length || (found.has(place) && !isGhost)) return; // what is not shown starts nowhere
    found.set(place, {
      box: element.getBoundingClientRect(),
      ghost: isGhost ? (element.cloneNode(true) as Element) : null,
    });
  };
  for (const step of steps) {
    if (step.kind === "travel") look(step.from, step.ghost === true);
    if (step.kind === "walk") for (const place of step.over) look(place, false);
    if (step.kind === "tip") look(step.at, true);
    if (step.kind === "slide") for (const place of step.at) look(place, false);
    if (step.kind === "roll") for (const place of step.from ?? []) look(place, false);
  }
  return found;
}

/** Starts a step, after the page has changed. */
export function show(step: Step, before: Map<Place, Before>, speed: number, layer: HTMLElement): Animation[] {
  const duration = lasts(step) / speed;
  switch (step.kind) {
    case "travel":
      return travel(step, before, duration, (step.delay ?? 0) / speed, layer);
    case "walk":
      return walk(step, before, duration);
    case "turn":
      return step.at.flatMap((place) =>
        moved(place, duration, OUT, [
          { transform: "perspective(600px) rotateY(90deg)" },
          { transform: "perspective(600px) rotateY(0) scale(1.06)", offset: 0.75 },
          { transform: "none" },
        ]),
      );
    case "roll":
      return step.at.flatMap((place, at) => roll(place, before.get(step.from?.[at] ?? ""), at, duration));
    case "slide":
      return step.at.flatMap((place) => slide(place, before.get(place), duration));
    case "clash":
      return banner(step.at, "clash", duration, layer, [`${step.left}`, ":", `${step.right}`], step.note);
    case "rise":
      return banner(step.at, `rise ${step.tone}`, duration, layer, [step.text]);
    case "tip":
      return tip(step.at, before, duration, layer);
    case "slap":
      return moved(step.at, duration, OUT, [{ transform: "scale(1.25) rotate(-2deg)" }, { transform: "none" }]);
    case "mark":
      return step.at.flatMap((place) =>
        moved(place, duration, "ease-out", [
          { outline: "3px solid var(--paper)", outlineOffset: "2px" },
          { outline: "3px solid transparent", outlineOffset: "2px" },
        ]),
      );
    case "say":
      return banner("", "saying", duration, layer, [step.text]);
  }
}

function roll(place: Place, start: Before | undefined, at: number, duration: number): Animation[] {
  const end = find(place)?.getBoundingClientRect();
  const from = start && end ? between(start.box, end) : `translate(${40 - at * 11}px, 70px)`;
  return moved(place, duration, THROW, [
    { transform: `${from} rotate(${-700 + at * 130}deg) scale(1.25)`, zIndex: 30 },
    { transform: `${from} rotate(${-420 + at * 90}deg) scale(1.4)`, zIndex: 30, offset: 0.25 },
    { transform: "none", zIndex: 30 },
  ]);
}

function slide(place: Place, start: Before | undefined, duration: number): Animation[] {
  const end = find(place)?.getBoundingClientRect();
  if (!start || !end || (Math.abs(start.box.x - end.x) < 1 && Math.abs(start.box.y - end.y) < 1)) return [];
  return moved(place, duration, OUT, [{ transform: between(start.box, end) }, { transform: "none" }]);
}

function moved(place: Place, duration: number, easing: string, frames: Keyframe[]): Animation[] {
  const element = find(place);
  if (!element) return [];
  return [element.animate(transformable(element, frames), { duration, easing })];
}

/** Inside a drawing, transforms go on top of those that place the thing. */
function transformable(element: Element, frames: Keyframe[]): Keyframe[] {
  const own = element instanceof SVGElement ? getComputedStyle(element).transform : "none";
  if (own === "none") return frames;
  return frames.map((frame) =>
    frame.transform === undefined
      ? frame
      : { ...frame, transform: frame.transform === "none" ? own : `${frame.transform} ${own}` },
  );
}

function between(from: DOMRect, to: DOMRect): string {
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  return `translate(${x}px, ${y}px)`;
}

function travel(
  step: Extract<Step, { kind: "travel" }>,
  before: Map<Place, Before>,
  whole: number,
  delay: number,
  layer: HTMLElement,
): Animation[] {
  const duration = whole - delay;
  const start = before.get(step.from);
  const target = find(step.to);
  if (!start || !target) return [];
  const end = target.getBoundingClientRect();
  if (!step.ghost) {
    return [
      target.animate(
        [
          { transform: `${between(start.box, end)}`, zIndex: 30 },
          { transform: `${between(start.box, end)} scale(1.04)`, zIndex: 30, offset: 0.2 },
          { transform: "rotate(2deg)", zIndex: 30, offset: 0.9 },
          { transform: "none", zIndex: 30 },
        ],
        { duration, easing: OUT, delay, fill: "backwards" },
      ),
    ];
  }
  const ghost = placed(start, layer);
  if (!ghost) return [];
  const flight = ghost.animate(
    [{ transform: "none" }, { transform: `${between(end, start.box)} scale(.45)`, opacity: 0.6 }],
    { duration, easing: OUT, fill: "forwards" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
  return [flight];
}

/** A copy of what lay somewhere, put over the page where it lay. */
function placed(start: Before, layer: HTMLElement): HTMLElement | null {
  if (!start.ghost) return null;
  const holder = document.createElement("div");
  holder.className = "ghost";
  holder.setAttribute("aria-hidden", "true");
  const { x, y, width, height } = start.box;
  Object.assign(holder.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  for (const each of [start.ghost, ...start.ghost.querySelectorAll("*")])
    for (const name of ["id", "data-place", "data-answer", "data-answers", "tabindex"]) each.removeAttribute(name);
  if (start.ghost instanceof SVGElement && !(start.ghost instanceof SVGSVGElement)) return null;
  holder.append(start.ghost);
  layer.append(holder);
  return holder;
}

function walk(step: Extract<Step, { kind: "walk" }>, before: Map<Place, Before>, duration: number): Animation[] {
  const target = find(step.at);
  if (!target) return [];
  const end = target.getBoundingClientRect();
  const scale = target instanceof SVGElement ? scaleOf(target) : 1;
  const frames = step.over.flatMap((place) => {
    const box = before.get(place)?.box;
    if (!box) return [];
    const [x, y] = [box.x + box.width / 2 - end.x - end.width / 2, box.y + box.height / 2 - end.y - end.height / 2];
    return [{ transform: `translate(${x / scale}px, ${y / scale}px)` }];
  });
  if (frames.length === 0) return [];
  return [target.animate(transformable(target, [...frames, { transform: "none" }]), { duration, easing: "linear" })];
}

function scaleOf(element: SVGElement): number {
  const matrix = (element.ownerSVGElement ?? (element as SVGSVGElement)).getScreenCTM();
  return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
}

function tip(at: Place, before: Map<Place, Before>, duration: number, layer: HTMLElement): Animation[] {
  const start = before.get(at);
  const ghost = start ? placed(start, layer) : null;
  if (!ghost) return [];
  const fall = ghost.animate([{ transform: "none" }, { transform: "rotate(12deg) translateY(14px)", opacity: 0 }], {
    duration,
    easing: OUT,
    fill: "forwards",
  });
  fall.onfinish = fall.oncancel = () => ghost.remove();
  return [fall];
}

/** Words or numbers over a place; over the middle of the table where there is none. */
function banner(
  at: Place,
  kind: string,
  duration: number,
  layer: HTMLElement,
  words: string[],
  note = "",
): Animation[] {
  const box = (at ? find(at) : document.querySelector(".stage"))?.getBoundingClientRect();
  if (!box) return [];
  const sign = document.createElement("div");
  sign.className = `sign ${kind}`;
  sign.setAttribute("aria-hidden", "true");
  for (const word of words) sign.append(Object.assign(document.createElement("b"), { textContent: word }));
  if (note) sign.append(Object.assign(document.createElement("small"), { textContent: note }));
  Object.assign(sign.style, { left: `${box.x + box.width / 2}px`, top: `${box.y + box.height / 2}px` });
  layer.append(sign);
  const rises = kind.startsWith("rise");
  const shown = sign.animate(
    [
      { transform: "translate(-50%, -50%) scale(.7)" },
      { transform: "translate(-50%, -50%) scale(1)", offset: 0.25 },
      { transform: `translate(-50%, ${rises ? "-150%" : "-50%"}) scale(1)` },
    ],
    { duration, easing: OUT, fill: "forwards" },
  );
  shown.onfinish = shown.oncancel = () => sign.remove();
  return [shown];
}
