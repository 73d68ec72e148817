// Builds the simulator page, screen.html, which a browser opens to take screenshots. The console has a separate build:
// vite.console.config.ts.
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { appChunks, discoveredPatterns } from "./scripts/build/app-chunks.ts";
import { chunkGroups } from "./scripts/build/chunk-groups.ts";
import { buildGraphPlugin } from "./scripts/build/build-graph.ts";
import { cachedSolid } from "./scripts/build/solid-cache.ts";
import { styleLayers } from "./scripts/build/style-layers.ts";

const here = import.meta.dirname;

/**
 * Draws no text before its font arrives, because pixels must not depend on how fast a font arrives. Keeps only the
 * woff2 version of each font, which every browser that we use supports.
 */
const fontPlugin = {
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
  plugins: [
    appChunks(here),
    styleLayers(here),
    cachedSolid(here, "screen"),
    buildGraphPlugin(here, discoveredPatterns, "screen"),
  ],
  css: { postcss: { plugins: [fontPlugin] } },
  build: {
    outDir: resolve(here, "dist/client"),
    // The console's build writes into this folder at the same time; scripts/build/build.ts passes a new folder.
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
