/** Beside every file that compresses well lies its brotli and gzip form: the server sends what the browser takes. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const LARGE_ENOUGH = 1024;

export function compressed(): Plugin {
  return {
    name: "ristal-compressed",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post", // what is compressed is what is written: others still change chunks before
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
          const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (source.length < LARGE_ENOUGH) continue;
          const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          this.emitFile({ type: "asset", fileName: `${name}.br`, source: brotliCompressSync(source, best) });
          this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}
