/** Faces from npm, cut down to the letters that Russian and English print, each below 25 kB. The start page shows the titles
 * of all games: it gets faces of its own with nothing but the letters of those titles. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const LATIN = range(0x20, 0x7e) + " ©«»°·×–—‘’“”•…−≈≤≥→←↑↓";
const CYRILLIC = range(0x410, 0x44f) + "ЁёЂђ№–—«»";
const SCRIPTS = { latin: [LATIN, "U+0000-00FF, U+2000-22FF"], cyrillic: [CYRILLIC, "U+0400-045F, U+2116"] } as const;
const FACES: [family: string, file: string, weights: number[]][] = [
  ["Golos Text", "golos-text", [400, 600]],
  ["JetBrains Mono", "jetbrains-mono", [600]],
  ["Alegreya SC", "alegreya-sc", [800, 900]],
  ["Yeseva One", "yeseva-one", [400]],
  ["Alumni Sans", "alumni-sans", [800, 900]],
  ["Dela Gothic One", "dela-gothic-one", [400]],
  ["Tektur", "tektur", [700, 900]],
];
const TITLES: [family: string, file: string, weight: number, letters: string][] = [
  ["Title unmatched", "yeseva-one", 400, "Unmatched"],
  ["Title boets", "alumni-sans", 900, "БОЕЦоецFIGHTERighter"],
  ["Title demons", "dela-gothic-one", 400, "Битва демоновBattle of Demons"],
  ["Title ninedice", "tektur", 900, "Девять кубиковNine Dice0123456789"],
];
const FOLDER = fileURLToPath(new URL("../.generated/", import.meta.url));

export function fonts(): Plugin {
  return { name: "ristal-fonts", buildStart: make };
}

async function make(): Promise<void> {
  const sheet = `${FOLDER}fonts.css`;
  const made = `/* ${JSON.stringify([FACES, TITLES, SCRIPTS])} */\n`;
  if (existsSync(sheet) && readFileSync(sheet, "utf8").startsWith(made)) return;
  mkdirSync(FOLDER, { recursive: true });
  let rules = "";
  for (const [family, file, weights] of FACES)
    for (const weight of weights)
      for (const [script, [letters, codes]] of Object.entries(SCRIPTS))
        rules += await face(family, file, script, weight, letters, `${file}-${script}-${weight}`, codes);
  for (const [family, file, weight, letters] of TITLES)
    for (const [script, [own, codes]] of Object.entries(SCRIPTS)) {
      const printed = [...letters].filter((letter) => own.includes(letter)).join("");
      if (printed) rules += await face(family, file, script, weight, printed, `title-${file}-${script}`, codes);
    }
  writeFileSync(sheet, made + rules);
}

async function face(
  family: string,
  file: string,
  script: string,
  weight: number,
  letters: string,
  name: string,
  codes: string,
): Promise<string> {
  const path = createRequire(import.meta.url).resolve(
    `@fontsource/${file}/files/${file}-${script}-${weight}-normal.woff2`,
  );
  const cut = await subset(readFileSync(path), letters, { targetFormat: "woff2" });
  writeFileSync(`${FOLDER}${name}.woff2`, cut);
  return (
    `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; ` +
    `src: url("./${name}.woff2") format("woff2"); unicode-range: ${codes}; }\n`
  );
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");
}
