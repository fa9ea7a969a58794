// Speeds of the rules in Pyodide, by processor time: node speeds.mjs ENGINE SECONDS, with the measure on standard input.
import { readFileSync } from "node:fs";
import { startWorkerPython } from "./node_python.mjs";

const python = await startWorkerPython(process.argv[2]);
python.globals.set("clock", () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
});
python.globals.set("seconds", Number(process.argv[3]));
console.log(python.runPython(readFileSync(0, "utf8")));
process.exit(0);
