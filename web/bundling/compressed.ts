/** Beside every file that compresses well lies its brotli and gzip form: the server sends what the browser takes. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const LARGE_ENOUGH = 1024;

export function compressed(): Plugin {
  return {
    name: "ristal-compressed",
    apply: "build",
    // from the files as they were written: until then other plugins still change them
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const path = join(dir ?? ".", name);
        const source = readFileSync(path);
        if (source.length < LARGE_ENOUGH) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}
