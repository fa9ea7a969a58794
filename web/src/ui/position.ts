/** Puts what opens at a thing beside it, wholly on the screen and off the prompt bar. */
import type { Attachment } from "svelte/attachments";

const GAP = 8;

export function beside(thing: DOMRect): Attachment<HTMLElement> {
  return (element) => {
    const own = element.getBoundingClientRect();
    const promptBar = document.querySelector("[data-place='prompt']")?.getBoundingClientRect();
    const places = [
      { left: thing.left, top: thing.bottom + GAP },
      { left: thing.left, top: thing.top - own.height - GAP },
      { left: thing.right + GAP, top: thing.top },
      { left: thing.left - own.width - GAP, top: thing.top },
    ].map(({ left, top }) => ({
      left: Math.min(Math.max(GAP, left), innerWidth - own.width - GAP),
      top: Math.min(Math.max(GAP, top), innerHeight - own.height - GAP),
    }));
    const isFree = ({ top }: { top: number }) =>
      !promptBar || top + own.height < promptBar.top || top > promptBar.bottom;
    const best = places.find(isFree) ?? places[0]!;
    element.style.left = `${best.left}px`;
    element.style.top = `${best.top}px`;
  };
}
