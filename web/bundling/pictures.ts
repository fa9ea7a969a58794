/** The pictures of a game's things. Which icons a thing is drawn of stands beside its name in the content, as
 * `picture = ["cobra", "snake-tongue"]`, and comes with the catalogue; `import drawings from "pictures:unmatched"` brings the
 * icons that the content of a game names. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { drawn } from "./icons";

const GAMES = join(import.meta.dirname, "../../src/ristal/games");
const PREFIX = "pictures:";
const PICTURE = /^picture = \[(.*)\]$/gm;

/** The names of all icons in the content of a game, once each. */
export function iconsOf(game: string): string[] {
  const folder = join(GAMES, game, "content");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".toml"));
  const lines = files.flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(PICTURE)]);
  return [...new Set(lines.flatMap(([, names]) => names!.match(/[a-z0-9-]+/g) ?? []))].sort();
}

export function pictures(): Plugin {
  return {
    name: "ristal-pictures",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? `export default ${JSON.stringify(
            Object.fromEntries(iconsOf(id.slice(PREFIX.length + 1)).map((name) => [name, drawn(name)])),
          )};`
        : undefined,
  };
}
