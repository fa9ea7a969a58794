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
  base: "./", // without a server the page may lie in any folder
  plugins: [fonts(), icons(), pictures(), texts(), svelte(), compressed()],
  css: { postcss: { plugins: [sizes] } },
  resolve: { alias: { "@contract": fileURLToPath(new URL("../docs/contract", import.meta.url)) } },
  build: {
    outDir: "../src/ristal/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the server allows no data: scripts and fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", "src/api/worker/precache.ts"],
      output: {
        // its place is its scope, and its name stays
        entryFileNames: ({ name }) => (name === "precache" ? "service-worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [".."] }, // the texts
    proxy: { "/api": { target: process.env.RISTAL_SERVER ?? "http://127.0.0.1:8200", ws: true } },
  },
});
