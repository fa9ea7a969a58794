import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compressed } from "./bundling/compressed";
import { fonts } from "./bundling/fonts";
import { icons } from "./bundling/icons";
import { pictures } from "./bundling/pictures";
import { sizes } from "./bundling/sizes";
import { texts } from "./bundling/texts";

export default defineConfig({
  plugins: [fonts(), icons(), pictures(), texts(), svelte(), compressed()],
  css: { postcss: { plugins: [sizes] } },
  resolve: { alias: { "@contract": fileURLToPath(new URL("../docs/contract", import.meta.url)) } },
  build: {
    outDir: "../src/ristal/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the server allows no data: scripts and fonts
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the texts
    proxy: { "/api": { target: process.env.RISTAL_SERVER ?? "http://127.0.0.1:8200", ws: true } },
  },
});
