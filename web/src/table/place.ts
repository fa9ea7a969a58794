/** Puts what opens at a thing beside it, wholly on the screen and off the herald. */
import type { Attachment } from "svelte/attachments";

const GAP = 8;

export function beside(thing: DOMRect): Attachment<HTMLElement> {
  return (element) => {
    const own = element.getBoundingClientRect();
    const herald = document.querySelector("[data-place='herald']")?.getBoundingClientRect();
    const places = [
      { left: thing.left, top: thing.bottom + GAP },
      { left: thing.left, top: thing.top - own.height - GAP },
      { left: thing.right + GAP, top: thing.top },
      { left: thing.left - own.width - GAP, top: thing.top },
    ].map(({ left, top }) => ({
      left: Math.min(Math.max(GAP, left), innerWidth - own.width - GAP),
      top: Math.min(Math.max(GAP, top), innerHeight - own.height - GAP),
    }));
    const isFree = ({ top }: { top: number }) => !herald || top + own.height < herald.top || top > herald.bottom;
    const best = places.find(isFree) ?? places[0]!;
    element.style.left = `${best.left}px`;
    element.style.top = `${best.top}px`;
  };
}
