/** Game Icons, each as the inside of an <svg viewBox="0 0 512 512">: `import crown from "icon:crown"` brings one, and a file
 * `*.icons.json` names those of many things: `{ "types": { "attack": "sword-brandish" } }`. */
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "icon:";
const MANY = ".icons.json";
let all: IconSet | undefined;

/** An icon by its name; a name that nobody has drawn stops the build. */
export function drawn(name: string): string {
  all ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  const found = all.icons[name];
  if (!found) throw new Error(`Game Icons has no icon called ${name}`);
  return found.body;
}

export function icons(): Plugin {
  return {
    name: "ristal-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? `export default ${JSON.stringify(drawn(id.slice(PREFIX.length + 1)))};`
        : undefined,
    transform: (text, id) =>
      id.endsWith(MANY)
        ? JSON.stringify(JSON.parse(text, (_, named: unknown) => (typeof named === "string" ? drawn(named) : named)))
        : undefined,
  };
}
