// Python of a written folder in Node, with Ristal in it.
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const info = { arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", abi_version: "2026_0" };

export async function startWorkerPython(engine) {
  const folder = mkdtempSync(join(tmpdir(), "ristal-"));
  for (const name of ["pyodide.mjs", "python_stdlib.zip"]) copyFileSync(join(engine, name), join(folder, name));
  for (const name of ["pyodide.asm.mjs", "pyodide.asm.wasm"])
    writeFileSync(join(folder, name), gunzipSync(readFileSync(join(engine, `${name}.packed`))));
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const python = await loadPyodide({ indexURL: `${folder}/`, lockFileContents: { info, packages: {} }, packages: [] });
  const archive = new Uint8Array(readFileSync(join(engine, "ristal.zip")));
  python.unpackArchive(archive, "zip", { extractDir: "/lib/python3.14/site-packages" });
  return python;
}
