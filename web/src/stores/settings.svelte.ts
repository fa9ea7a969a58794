/** How this person likes the table: kept in this browser, the same on all its pages. */
import { writeStored, readStored } from "./storage";

export type Language = "ru" | "en";
export type Theme = "dark" | "light";
export type Motion = "full" | "calm" | "none";

interface Kept {
  language: Language;
  theme: Theme;
  speed: number; // 0 is at once
  motion: Motion;
  sound: boolean;
  volume: number; // of 100
  notify: boolean;
  confirm: "touch" | "always" | "never"; // whether a second tap is asked before an answer is sent
  teaching: boolean; // the first-game mode: each new thing is explained once
  nick: string;
}

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

const language: Language = navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en";
const defaults: Kept = {
  language,
  theme: matches("(prefers-color-scheme: light)") ? "light" : "dark",
  speed: 1,
  motion: matches("(prefers-reduced-motion: reduce)") ? "calm" : "full",
  sound: false,
  volume: 60,
  notify: false,
  confirm: "touch",
  teaching: false,
  nick: "",
};

export const settings: Kept = $state({ ...defaults, ...readStored<Partial<Kept>>("settings", {}), ...asked() });

/** `?lang=en&theme=light` of the address count over what was kept. */
function asked(): Partial<Kept> {
  const query = new URLSearchParams(location.search);
  const found: Partial<Kept> = {};
  if (query.get("lang") === "ru" || query.get("lang") === "en") found.language = query.get("lang") as Language;
  if (query.get("theme") === "dark" || query.get("theme") === "light") found.theme = query.get("theme") as Theme;
  return found;
}

$effect.root(() => {
  $effect(() => {
    document.documentElement.lang = settings.language;
    document.documentElement.dataset.theme = settings.theme;
    writeStored("settings", $state.snapshot(settings));
  });
});

const coarse = typeof matchMedia === "function" ? matchMedia("(pointer: coarse)") : null;
let isCoarse = $state(coarse?.matches ?? false);
coarse?.addEventListener("change", (event) => (isCoarse = event.matches));

/** Whether the first tap shows and the second acts. */
export function confirms(): boolean {
  return settings.confirm === "always" || (settings.confirm === "touch" && isCoarse);
}

/** The level of motion in force: what the system asks for counts over the setting. */
export function motionLevel(): Motion {
  if (settings.speed === 0) return "none";
  return settings.motion === "full" && matches("(prefers-reduced-motion: reduce)") ? "calm" : settings.motion;
}
