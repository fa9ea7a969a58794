/** One gesture for reading: a finger held on a thing, a pointer resting on it, or the key `i`. Whatever is marked `data-thing`
 * opens large, be it playable or not; nothing that is held moves or plays. */
import type { TableContext } from "../context.svelte";

const HOLD = 350; // milliseconds
const REST = 400;
const SHAKE = 10; // pixels that a held finger may move

const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-thing]") : null;

/** `onread` is told when somebody has used the gesture. */
export function listenToReading(table: TableContext, onread: () => void): () => void {
  const { actions } = table;
  let press: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let pointed: HTMLElement | null = null;
  let isHeld = false; // what follows of this press is no tap

  const read = (thing: HTMLElement) => {
    leave();
    actions.read(thing);
    onread();
  };
  const leave = () => {
    clearTimeout(rest);
    actions.glanced = null;
  };
  const pressed = (event: PointerEvent) => {
    clearTimeout(press);
    leave();
    isHeld = false;
    const thing = thingAt(event.target);
    if (!thing || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY };
    press = setTimeout(() => ((isHeld = true), read(thing)), HOLD);
  };
  const moved = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SHAKE) clearTimeout(press);
  };
  const released = () => clearTimeout(press);
  const clicked = (event: MouseEvent) => {
    if (!isHeld) return;
    isHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: MouseEvent) => {
    const thing = thingAt(event.target);
    if (!thing) return;
    event.preventDefault();
    clearTimeout(press);
    if (!isHeld) read(thing);
  };
  const over = (event: PointerEvent) => {
    const thing = thingAt(event.target);
    if (thing === pointed) return;
    pointed = thing;
    leave();
    if (!thing || event.pointerType !== "mouse" || event.buttons) return;
    rest = setTimeout(() => {
      if (thing.isConnected && !thing.closest("dialog"))
        actions.glanced = { thing: thing.dataset["thing"] ?? "", at: thing.getBoundingClientRect() };
    }, REST);
  };
  const typed = (event: KeyboardEvent) => {
    leave();
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !["i", "ш"].includes(event.key.toLowerCase())) return;
    if (target instanceof Element && target.closest("input, textarea, select")) return;
    const focused = thingAt(document.activeElement);
    const thing = focused?.matches(":focus-visible") ? focused : pointed?.isConnected ? pointed : focused;
    if (thing) read(thing);
  };
  document.addEventListener("pointerdown", pressed, true);
  document.addEventListener("pointermove", moved, true);
  document.addEventListener("pointerup", released, true);
  document.addEventListener("pointercancel", released, true);
  document.addEventListener("click", clicked, true);
  document.addEventListener("contextmenu", menu, true);
  document.addEventListener("pointerover", over, true);
  document.addEventListener("keydown", typed, true);
  return () => {
    released();
    leave();
    document.removeEventListener("pointerdown", pressed, true);
    document.removeEventListener("pointermove", moved, true);
    document.removeEventListener("pointerup", released, true);
    document.removeEventListener("pointercancel", released, true);
    document.removeEventListener("click", clicked, true);
    document.removeEventListener("contextmenu", menu, true);
    document.removeEventListener("pointerover", over, true);
    document.removeEventListener("keydown", typed, true);
  };
}
