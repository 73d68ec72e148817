// Builds the console, index.html, separately from the simulator page (vite.config.ts). A bundle that both pages share
// would add the phone's style sheet and program to the console.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { buildGraphPlugin } from "./scripts/build/build-graph.ts";
import { cachedSolid } from "./scripts/build/solid-cache.ts";
import { catalogFile } from "./src/contract/task-evidence.ts";

const here = import.meta.dirname;

/**
 * The code points of Chinese characters, including punctuation and rare characters. `emoji` contains the code points of
 * emoji.
 */
const chinese = [
  [0x2e80, 0xffef],
  [0x20000, 0x3ffff],
] as const;
const emoji = [[0x1f000, 0x1ffff]] as const;
type Ranges = readonly (readonly [first: number, last: number])[];
/**
 * Limits fonts to characters that system fonts may lack. These fonts come before the system fonts in the font list.
 * Otherwise Chromium (153) would not draw the text again when such a font arrives.
 */
const wideCharactersPlugin = {
  postcssPlugin: "wide-only",
  AtRule: {
    "font-face"(rule: {
      walkDecls(name: string, visit: (declaration: { value: string }) => void): void;
      remove(): void;
    }): void {
      let wanted: Ranges = chinese;
      rule.walkDecls("font-family", ({ value }) => void (wanted = value.includes("Emoji") ? emoji : chinese));
      let ranges: readonly string[] = [];
      rule.walkDecls("unicode-range", (declaration) => {
        ranges = declaration.value.split(",").flatMap((range) => intersectRange(range, wanted));
        declaration.value = ranges.join(",");
      });
      if (ranges.length === 0) rule.remove();
    },
  },
};
/** `range`: in CSS form, "U+4E00-4E10". */
function intersectRange(range: string, wanted: Ranges): string[] {
  const [from, to] = range.trim().slice(2).split("-");
  const [first, last] = [parseInt(from!, 16), parseInt(to ?? from!, 16)];
  return wanted.flatMap(([start, end]) => {
    const [low, high] = [Math.max(first, start), Math.min(last, end)];
    return low <= high ? [`U+${low.toString(16)}-${high.toString(16)}`] : [];
  });
}

/** The catalog of tasks and the pictures of their ends. */
const catalogPlugin: Plugin = {
  name: "catalog",
  generateBundle() {
    const emit = (fileName: string, from: string): void =>
      void this.emitFile({ type: "asset", fileName, originalFileName: from, source: readFileSync(from) });
    const pictures = resolve(here, "docs/task-ends");
    emit(catalogFile, resolve(here, "tasks/evidence.json"));
    for (const name of existsSync(pictures) ? readdirSync(pictures) : [])
      emit(join(dirname(catalogFile), basename(name)), join(pictures, name));
  },
};

export default defineConfig({
  root: resolve(here, "src/ui"),
  publicDir: false,
  cacheDir: resolve(here, ".cache/vite-console"),
  plugins: [cachedSolid(here, "console"), catalogPlugin, buildGraphPlugin(here, ["docs/task-ends/*.webp"], "console")],
  css: { postcss: { plugins: [wideCharactersPlugin] } },
  build: {
    outDir: resolve(here, "dist/client"),
    // The simulator page's build also writes into this folder.
    emptyOutDir: false,
    target: "es2024",
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    rolldownOptions: { input: { console: resolve(here, "src/ui/index.html") } },
  },
});
