// Puts the rules of a style sheet into a layer, which its folder determines. A part of the page loads its sheet when
// the part itself is loaded, so the order in which sheets arrive must not matter. Instead, the layers decide which rule
// applies. Rules of an app apply only inside the app's frame.
import { relative } from "node:path";
import type { Plugin } from "vite";

/** Sorted from the weakest layer to the strongest: tokens and resets, the kit, apps, the phone. */
const layerOrder = ["base", "kit", "app", "shell"] as const;

/** Returns the plugin that puts style sheets into layers. `root`: the project's folder. */
export function styleLayers(root: string): Plugin {
  return {
    name: "style-layers",
    enforce: "pre",
    transform(sheet, id) {
      const file = id.split("?")[0]!;
      return file.endsWith(".css") ? layerSheet(relative(root, file), sheet) : undefined;
    },
  };
}
/**
 * Returns a sheet as the pages load it. A sheet that does not belong to the phone is returned unchanged. `path`:
 * relative to the project.
 */
export function layerSheet(path: string, sheet: string): string {
  const layer = layerOf(path);
  if (layer === null) return sheet;
  const within = scopeOf(path, layer);
  const rules = within === null ? sheet : `@scope ${within} {\n${sheet}}\n`;
  return `@layer ${layerOrder.join(", ")};\n@layer ${layer} {\n${rules}}\n`;
}
/**
 * Returns the selector of the elements that a sheet applies to, or null for all elements. The phone's own sheets
 * exclude the frames of apps. Otherwise these sheets, which are loaded on demand, would restyle an app that uses the
 * same class name.
 */
function scopeOf(path: string, layer: (typeof layerOrder)[number]): string | null {
  const app = appOf(path);
  if (app !== null) return `([data-app="${app}"])`;
  return layer === "shell" ? "(:root) to ([data-app] > *)" : null;
}
function layerOf(path: string): (typeof layerOrder)[number] | null {
  if (/^src\/ui\/kit\/(tokens|base)\.css$/.test(path)) return "base";
  if (path.startsWith("src/ui/kit/")) return "kit";
  if (path.startsWith("src/ui/shell/")) return "shell";
  return appOf(path) === null ? null : "app";
}
/** Returns the app whose looks include the sheet, or null if the sheet belongs to no app. */
const appOf = (path: string): string | null => /^src\/apps\/([^/]+)\/looks\//.exec(path)?.[1] ?? null;
