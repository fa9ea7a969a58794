// The page's worker in Node: node node_worker.mjs ENGINE. Calls are lines of JSON on standard input, answers lines on output.
import { createInterface } from "node:readline";
import { startWorkerPython } from "./node_python.mjs";

const python = await startWorkerPython(process.argv[2]);
const tables = new Map();
const table = (name) => tables.get(name) ?? tables.set(name, new Map()).get(name);
const database = {
  async change(operations) {
    const all = JSON.parse(operations);
    for (const [what, name, key] of all)
      if ((what === "add" && table(name).has(key)) || (what === "take" && !table(name).has(key))) return false;
    for (const [what, name, key, value] of all)
      if (what === "drop" || what === "take") table(name).delete(key);
      else table(name).set(key, value);
    return true;
  },
  read: async (name, key) => table(name).get(key),
  scan: async (name, first, last) =>
    JSON.stringify([...table(name)].filter(([key]) => first <= key && key <= last).sort().map(([, value]) => value)),
};
const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);
const page = { reply: (number, status, body) => say({ number, status, body }), say() {}, hang_up() {} };
const thinking = python.pyimport("ristal.offline.aside");
const aside = { do: async (work) => thinking.do(work) };
const host = await python.pyimport("ristal.offline.worker").start(database, aside, page);
host.bots.pace = 0;
say({ ready: true });
for await (const line of createInterface({ input: process.stdin })) {
  const { number, text } = JSON.parse(line);
  host.hear_call(number, text);
}
process.exit(0);
