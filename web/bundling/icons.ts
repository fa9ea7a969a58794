/** `import crown from "icon:crown"` brings one icon of Game Icons as the inside of an <svg viewBox="0 0 512 512">. */
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "icon:";

export function icons(): Plugin {
  let all: IconSet | undefined;
  return {
    name: "ristal-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      all ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const name = id.slice(PREFIX.length + 1);
      const found = all.icons[name];
      if (!found) throw new Error(`Game Icons has no icon called ${name}`);
      return `export default ${JSON.stringify(found.body)};`;
    },
  };
}
