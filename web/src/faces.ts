/** The faces that something is set in come with it, so that no line changes its width before somebody's eyes; but nobody waits
 * long for them. */
import { settings } from "./settings.svelte";

const COMMON = ["Golos Text", "JetBrains Mono", "Alegreya SC"];
const CYRILLIC = /^U\+0?4/i; // the letters that a face is for
const PATIENCE = 800; // milliseconds

export async function loadFaces(...families: string[]): Promise<void> {
  const wanted = [...COMMON, ...families];
  const faces = [...document.fonts].filter(({ family, unicodeRange }) => wanted.includes(family.replaceAll('"', "")) && (settings.language === "ru" || !CYRILLIC.test(unicodeRange)));
  await Promise.race([Promise.allSettled(faces.map((face) => face.load())), new Promise((done) => setTimeout(done, PATIENCE))]);
}
