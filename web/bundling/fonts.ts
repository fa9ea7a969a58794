/** Faces from npm, cut down to the letters that Russian and English print, each below 25 kB. The start page shows the titles
 * of all games: it gets faces of its own with nothing but the letters of those titles. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

interface Face {
  family: string;
  package: string; // of @fontsource
  weights: number[];
}

/** Of a face nothing but these letters. */
interface Title {
  family: string;
  package: string;
  weight: number;
  letters: string;
}

const LATIN = range(0x20, 0x7e) + " ©«»°·×–—‘’“”•…−≈≤≥→←↑↓";
const CYRILLIC = range(0x410, 0x44f) + "ЁёЂђ№–—«»";
const SCRIPTS = { latin: [LATIN, "U+0000-00FF, U+2000-22FF"], cyrillic: [CYRILLIC, "U+0400-045F, U+2116"] } as const;
const COMMON: Face[] = [
  { family: "Golos Text", package: "golos-text", weights: [400, 600] },
  { family: "JetBrains Mono", package: "jetbrains-mono", weights: [600] },
  { family: "Alegreya SC", package: "alegreya-sc", weights: [800, 900] },
];
const GAMES = fileURLToPath(new URL("../src/games/", import.meta.url));
const FOLDER = fileURLToPath(new URL("../.generated/", import.meta.url));

export function fonts(): Plugin {
  return { name: "ristal-fonts", buildStart: make };
}

/** What every table needs, and what the games bring in `look.json`. */
function wanted(): { faces: Face[]; titles: Title[] } {
  const paths = readdirSync(GAMES).map((game) => `${GAMES}${game}/look.json`);
  const looks = paths
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, "utf8")) as { faces: Face[]; titles: Title[] });
  return { faces: [...COMMON, ...looks.flatMap((look) => look.faces)], titles: looks.flatMap((look) => look.titles) };
}

async function make(): Promise<void> {
  const sheet = `${FOLDER}fonts.css`;
  const common = `${FOLDER}fonts-common.css`; // of a page that is one file
  const { faces, titles } = wanted();
  const made = `/* ${JSON.stringify([faces, titles, SCRIPTS])} */\n`;
  if (existsSync(common) && existsSync(sheet) && readFileSync(sheet, "utf8").startsWith(made)) return;
  mkdirSync(FOLDER, { recursive: true });
  let rules = "";
  for (const [place, { family, package: file, weights }] of faces.entries()) {
    if (place === COMMON.length) writeFileSync(common, rules);
    for (const weight of weights)
      for (const [script, [letters, codes]] of Object.entries(SCRIPTS))
        rules += await face(family, file, script, weight, letters, `${file}-${script}-${weight}`, codes);
  }
  for (const { family, package: file, weight, letters } of titles)
    for (const [script, [own, codes]] of Object.entries(SCRIPTS)) {
      const printed = [...letters].filter((letter) => own.includes(letter)).join("");
      const name = family.toLowerCase().replaceAll(" ", "-");
      if (printed) rules += await face(family, file, script, weight, printed, `${name}-${script}`, codes);
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
