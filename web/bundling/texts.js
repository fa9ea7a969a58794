/** The texts of the page are Fluent messages beside those of terminal and server. `src/ristal/locale/<language>/page/` holds
 * what the page alone says: `common.ftl` at every table, `<game>.ftl` at the table of that game. What others say too exists
 * once, in their own file; naming its id in the page's code brings it along.
 *
 * `import.meta.glob` over that folder gets each file with what it is to bring. `node bundling/texts.js` writes the ids, with
 * the values that each message wants, as types. */
import { FluentResource } from "@fluent/bundle";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const LOCALE = join(import.meta.dirname, "../../src/ristal/locale");
const SOURCES = join(import.meta.dirname, "../src");
const TYPES = join(import.meta.dirname, "../.generated/texts.d.ts");
const COMMON = "common";
const ENTRY = /^([a-z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*$/gm;

/** @typedef {{ id: string, source: string, part: string, isOfPage: boolean }} Message */

/** Every message of a language: where it stands, and the part of the page that may say it.
 * @param {string} language
 * @returns {Message[]} */
export function readMessages(language) {
  const files = (/** @type {string} */ folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => join(folder, name));
  const ofPage = files(join(LOCALE, language, "page"));
  const parts = new Set(ofPage.map((path) => basename(path, ".ftl")));
  return [...ofPage, ...files(join(LOCALE, language))].flatMap((path) => {
    const name = basename(path, ".ftl");
    const found = readFileSync(path, "utf8").matchAll(ENTRY);
    return [...found].map(([source, id]) => ({
      id: /** @type {string} */ (id),
      source: source.trimEnd(),
      part: parts.has(name) ? name : COMMON,
      isOfPage: ofPage.includes(path),
    }));
  });
}

/** What the page says of a language: its own messages, and those of others that its code names.
 * @param {string} language */
export function readTexts(language) {
  const named = findNamed(readCode());
  return readMessages(language).filter(({ id, isOfPage }) => isOfPage || named.has(id));
}

/** The code of the page, or of some of its folders.
 * @param {readonly string[]} [folders] */
export function readCode(folders = [""]) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(SOURCES, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(join(SOURCES, name), "utf8"))
    .join("\n");
}

/** All that may be an id in a code: whatever stands in quotes and looks like one.
 * @param {string} code */
export function findNamed(code) {
  return new Set([...code.matchAll(/["']([a-z][\w-]*)["']/g)].map(([, id]) => id));
}

/** The values that a message wants; only those that it prints, for one that picks a variant may be needed in one language alone.
 * @param {string} source
 * @param {{ onlyPrinted?: boolean }} [how]
 * @returns {string[]} */
export function readValues(source, { onlyPrinted = false } = {}) {
  /** @type {Set<string>} */
  const found = new Set();
  (function walk(/** @type {unknown} */ node) {
    if (typeof node !== "object" || node === null) return;
    if ("type" in node && node.type === "var" && "name" in node) found.add(String(node.name));
    for (const [key, inner] of Object.entries(node)) if (!(onlyPrinted && key === "selector")) walk(inner);
  })(new FluentResource(source).body);
  return [...found].sort();
}

/** Writes the type of `say`: ids with their values. */
export function writeTypes() {
  const inEnglish = new Map(readTexts("en").map(({ id, source }) => [id, source]));
  const lines = readTexts("ru").map(({ id, source }) => {
    const wanted = new Set([...readValues(source), ...readValues(inEnglish.get(id) ?? "")]);
    const values = [...wanted].sort().map((name) => `${name}: Value`);
    return `  "${id}": [${values.length ? `values: { ${values.join("; ")} }` : ""}];`;
  });
  const types = `type Value = string | number | boolean;\nexport interface Texts {\n${lines.join("\n")}\n}\n`;
  mkdirSync(dirname(TYPES), { recursive: true });
  writeFileSync(TYPES, types);
}

/** All that the page says, or no more than the code of some folders names.
 * @param {readonly string[]} [folders]
 * @returns {import("vite").Plugin} */
export function texts(folders) {
  const named = folders && findNamed(readCode(folders));
  return {
    name: "ristal-texts",
    enforce: "pre",
    buildStart: writeTypes,
    load(id) {
      const [, language, part] = /locale\/(\w+)\/page\/(\w+)\.ftl$/.exec(id) ?? [];
      if (!language) return;
      const said = readTexts(language).filter((message) => message.part === part && (named?.has(message.id) ?? true));
      return `export default ${JSON.stringify(said.map(({ source }) => source).join("\n"))};`;
    },
  };
}

if (process.argv[1] === import.meta.filename) writeTypes();
