// Builds the console, index.html, separately from the simulator page (vite.config.ts). A bundle that both pages share
// would add the phone's style sheet and program to the console.
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { buildGraphPlugin } from "./scripts/build/build-graph.ts";
import { cachedSolid } from "./scripts/build/solid-cache.ts";

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

export default defineConfig({
  root: resolve(here, "src/ui"),
  publicDir: false,
  cacheDir: resolve(here, ".cache/vite-console"),
  plugins: [cachedSolid(here, "console"), buildGraphPlugin(here, [], "console")],
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
