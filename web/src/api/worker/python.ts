/** Python with Ristal in it, in the worker that asks for it. */

interface PythonModule {
  [name: string]: (...given: unknown[]) => unknown;
}

interface Python {
  unpackArchive(archive: ArrayBuffer, format: "zip", where: { extractDir: string }): void;
  pyimport(name: string): PythonModule;
}

interface Loader {
  loadPyodide(options: { indexURL: string; lockFileContents: object; packages: string[] }): Promise<Python>;
}

const PACKAGES = "/lib/python3.14/site-packages";
const NOTHING_ELSE = {
  info: { arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", abi_version: "2026_0" },
  packages: {},
};

/** Starts Python from the folder of the page; `began` hears when Python itself runs. */
export async function startPython(began: () => void = () => undefined): Promise<Python> {
  const engine = new URL("../engine/", import.meta.url).href; // this script lies in `assets/`
  const archive = fetch(`${engine}ristal.zip`).then((response) => {
    if (!response.ok) throw new Error(`ristal.zip: ${response.status}`);
    return response.arrayBuffer();
  });
  const { loadPyodide } = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as Loader;
  const python = await loadPyodide({ indexURL: engine, lockFileContents: NOTHING_ELSE, packages: [] });
  began();
  python.unpackArchive(await archive, "zip", { extractDir: PACKAGES });
  return python;
}
