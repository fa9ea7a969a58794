/** The report of the laboratory as a file: `ristal lab --html` writes its figures into what this makes. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { fonts } from "./bundling/fonts";
import { icons } from "./bundling/icons";
import { oneFile } from "./bundling/one-file";
import { sizes } from "./bundling/sizes";
import { texts } from "./bundling/texts";

export default defineConfig({
  plugins: [fonts(), icons(), texts(["pages/lab", "ui"]), svelte(), oneFile()],
  publicDir: false,
  css: { postcss: { plugins: [sizes] } },
  resolve: { alias: { "@contract": fileURLToPath(new URL("../docs/contract", import.meta.url)) } },
  build: {
    outDir: "../src/ristal/web",
    emptyOutDir: false, // the page lies there
    target: "es2022",
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: { input: "report.html", output: { codeSplitting: false } },
  },
});
