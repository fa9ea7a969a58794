/** The faces that something is set in come with it, so that no line changes its width before somebody's eyes; but nobody waits
 * long for them. */
import { settings } from "../stores/settings.svelte";

const COMMON = ["Golos Text", "JetBrains Mono", "Alegreya SC"];
const TITLES = /^Title /; // the letters of the names of the games, for the start page
const CYRILLIC = /^U\+0?4/i; // the letters that a face is for
const PATIENCE = 800; // milliseconds

export function loadFonts(...families: string[]): Promise<void> {
  return load((family) => COMMON.includes(family) || families.includes(family));
}

export function loadTitleFonts(): Promise<void> {
  return load((family) => COMMON.includes(family) || TITLES.test(family));
}

async function load(isWanted: (family: string) => boolean): Promise<void> {
  const faces = [...document.fonts].filter(
    ({ family, unicodeRange }) =>
      isWanted(family.replaceAll('"', "")) && (settings.language === "ru" || !CYRILLIC.test(unicodeRange)),
  );
  await Promise.race([
    Promise.allSettled(faces.map((face) => face.load())),
    new Promise((done) => setTimeout(done, PATIENCE)),
  ]);
}
