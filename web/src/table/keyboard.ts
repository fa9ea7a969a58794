/** The keyboard at a table. Seals are the keys; arrows walk among legal things; letters do what the buttons say. */
import { tick } from "svelte";
import type { TableContext } from "./context.svelte";

type Direction = "left" | "right" | "up" | "down";

interface Does {
  hint: () => void;
  undo: () => void;
  log: () => void;
}

/** Russian letters on the same keys do the same. */
const LATIN: Record<string, string> = { р: "h", я: "z", д: "l", к: "r", ".": "/", ",": "?" };

const PATIENCE = 1500; // milliseconds between the digits of a number

export function listenToKeys(table: TableContext, does: Does): () => void {
  const { match, actions } = table;
  let typed = { digits: "", at: 0 };
  /** A seal, or the first or second digit of a thing's own number. */
  const press = (digit: string) => {
    const now = Date.now();
    const digits = now - typed.at < PATIENCE ? typed.digits + digit : digit;
    const numbered = actions.byNumber(digits);
    typed = { digits: numbered.length ? digits : "", at: now };
    const answer =
      digits.length === 2 && numbered[0] ? numbered[0] : numbered.length ? undefined : actions.byKey(digit);
    if (answer) actions.choose(answer);
  };
  const stop = keepFocus();
  const heard = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
    if (event.key === "Escape") {
      if (typing) (event.target as HTMLElement).blur();
      return document.querySelector("dialog[open]") ? undefined : actions.clear(); // a dialog closes itself, and only itself
    }
    if (typing || document.querySelector("dialog[open]")) return;
    const { playback } = match;
    if (playback.scenes.hold && event.key === " ") {
      event.preventDefault();
      return playback.scenes.pause();
    }
    const isRead = playback.scenes.hold !== null;
    playback.skip();
    if (isRead) return; // this press went on
    const pressed = LATIN[event.key.toLowerCase()] ?? event.key.toLowerCase();
    if (/^[0-9]$/.test(pressed)) press(pressed);
    else if (pressed === "h") does.hint();
    else if (pressed === "z") does.undo();
    else if (pressed === "l") does.log();
    else if (pressed === "r") playback.repeat();
    else if (pressed === "?") table.panel = { kind: "rules", clause: match.question?.clause ?? "" };
    else if (pressed === "/") {
      event.preventDefault();
      document.querySelector<HTMLElement>("[data-line]")?.focus();
    } else if (pressed.startsWith("arrow")) {
      event.preventDefault();
      const to = pressed.slice(5) as Direction;
      void tick().then(() => walk(to)); // what was skipped is on the table by then
    }
  };
  const tapped = (event: PointerEvent) => {
    if (!(event.target instanceof Element && event.target.closest("[data-scene], [data-since]"))) match.playback.skip();
    if (event.target instanceof Element && !event.target.closest(".slip")) {
      actions.menu = null;
      actions.reason = null;
    }
  };
  document.addEventListener("keydown", heard);
  document.addEventListener("pointerdown", tapped);
  return () => {
    stop();
    document.removeEventListener("keydown", heard);
    document.removeEventListener("pointerdown", tapped);
  };
}

/** To the nearest legal thing in that direction; to the first one from anywhere else. */
function walk(to: Direction): void {
  const things = [...document.querySelectorAll<HTMLElement>(".chooser button, .legal, [data-answer]")].filter(
    (each) => each.getClientRects().length > 0,
  );
  const here = document.activeElement;
  const from = here && things.includes(here as HTMLElement) ? centre(here) : null;
  if (!from) return things[0]?.focus();
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[to] as [number, number];
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of things) {
    if (thing === here) continue;
    const at = centre(thing);
    const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const across = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    if (along > 4 && along + across * 2 < least) [best, least] = [thing, along + across * 2];
  }
  best?.focus();
}

/** Whatever takes away what has the focus, the question gets it: the next Tab or arrow goes on from there. Who tabs out of the
 * page is let go, so that Tab reaches what stands before the question too. */
function keepFocus(): () => void {
  let isTabbing = false;
  let hasLeft = false;
  const hold = () => {
    const at = document.activeElement;
    if ((at && at !== document.body) || !document.hasFocus()) return;
    hasLeft ||= isTabbing; // where Tab was to go may vanish with what was read on the way: the next one goes on from there
    if (hasLeft) return;
    const next = ["[data-handover]", "[data-result] button", "button[data-result]", "[data-prompt]"];
    for (const each of next) {
      const found = document.querySelector<HTMLElement>(each);
      if (found) return found.focus({ preventScroll: true });
    }
  };
  const changes = new MutationObserver(hold);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["inert", "disabled", "class"] });
  const pressed = ({ key }: KeyboardEvent) => {
    isTabbing = key === "Tab";
    hasLeft &&= isTabbing;
    setTimeout(() => (isTabbing = false)); // the focus moves before that
  };
  const left = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) queueMicrotask(hold); // else it is on its way to where nobody has to help it
  };
  const came = () => (hasLeft = false);
  document.addEventListener("keydown", pressed, true);
  document.addEventListener("focusout", left);
  document.addEventListener("focusin", came);
  document.addEventListener("pointerdown", came);
  hold();
  return () => {
    changes.disconnect();
    document.removeEventListener("keydown", pressed, true);
    document.removeEventListener("focusout", left);
    document.removeEventListener("focusin", came);
    document.removeEventListener("pointerdown", came);
  };
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
