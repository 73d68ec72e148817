// The console, index.html. Built apart from the simulator page (vite.config.ts): a bundle that both pages shared would bring
// the phone's style sheet, and its program, into the console.
import { resolve } from "node:path";
import { defineConfig } from "vite";
import solid from "vite-plugin-solid";
import { toldGraph } from "./scripts/build-graph.ts";

const here = import.meta.dirname;

export default defineConfig({
  root: resolve(here, "src/ui"),
  publicDir: false,
  cacheDir: resolve(here, ".cache/vite-console"),
  plugins: [solid(), toldGraph(here, [], "console")],
  build: {
    outDir: resolve(here, "dist/client"),
    // The simulator page lies there already.
    emptyOutDir: false,
    target: "es2024",
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    rolldownOptions: { input: { console: resolve(here, "src/ui/index.html") } },
  },
});
