// The simulator page, screen.html, which a browser photographs. The console has a build of its own: vite.console.config.ts.
import { resolve } from "node:path";
import { defineConfig } from "vite";
import solid from "vite-plugin-solid";
import { appChunks, chunkGroups, foundInFolders } from "./scripts/app-chunks.ts";
import { toldGraph } from "./scripts/build-graph.ts";
import { styleLayers } from "./scripts/style-layers.ts";

const here = import.meta.dirname;

/** Pixels may not depend on how fast a font arrives, and every browser we draw with reads woff2. */
const settledFonts = {
  postcssPlugin: "settled-fonts",
  AtRule: {
    "font-face"(rule: { walkDecls(visit: (declaration: { prop: string; value: string }) => void): void }): void {
      rule.walkDecls((declaration) => {
        if (declaration.prop === "font-display") declaration.value = "block";
        if (declaration.prop === "src") {
          const modern = declaration.value.split(/,\s*(?=url\()/).filter((source) => !/\.woff["')]/.test(source));
          if (modern.length > 0) declaration.value = modern.join(", ");
        }
      });
    },
  },
};

export default defineConfig({
  root: resolve(here, "src/ui"),
  publicDir: resolve(here, "public"),
  cacheDir: resolve(here, ".cache/vite"),
  plugins: [appChunks(here), styleLayers(here), solid(), toldGraph(here, foundInFolders, "screen")],
  css: { postcss: { plugins: [settledFonts] } },
  build: {
    outDir: resolve(here, "dist/client"),
    // The console's build writes there at the same time; scripts/build.ts names a new folder.
    emptyOutDir: false,
    target: "es2024",
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups(here, "launcher") } },
      input: { screen: resolve(here, "src/ui/screen.html") },
    },
  },
});
