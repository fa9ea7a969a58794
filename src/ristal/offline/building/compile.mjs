// Compiles the modules of an archive by the Python of the browser: node compile.mjs PYODIDE ARCHIVE COMPILED
import { readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, source, compiled] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
const python = await loadPyodide({ indexURL: `${dirname(pyodide)}/` });
python.FS.writeFile("/source.zip", readFileSync(source));
python.runPython(`
import importlib._bootstrap_external as external
import zipfile

with zipfile.ZipFile("/source.zip") as source, zipfile.ZipFile("/compiled.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
    for name in source.namelist():
        data, entry = source.read(name), name
        if name.endswith(".py"):
            code = compile(data, f"/lib/python3.14/site-packages/{name}", "exec", dont_inherit=True, optimize=0)
            data, entry = external._code_to_hash_pyc(code, b"\\0" * 8, False), name + "c"
        info = zipfile.ZipInfo(entry, (2026, 1, 1, 0, 0, 0))
        info.compress_type = zipfile.ZIP_DEFLATED
        made.writestr(info, bytes(data))
`);
writeFileSync(compiled, python.FS.readFile("/compiled.zip"));
process.exit(0);
