// Where the rules of a style sheet stand among all others, by the folder that it lies in. A part's sheet comes with the part,
// so the order in which sheets arrive may say nothing; layers do. What an app says reaches its own frame alone.
import { relative } from "node:path";
import type { Plugin } from "vite";

/** From the weakest: tokens and resets, the kit, an app over the kit, the phone over the app. */
const order = ["base", "kit", "app", "shell"] as const;

/** `root`: of the project. */
export function styleLayers(root: string): Plugin {
  return {
    name: "style-layers",
    enforce: "pre",
    transform(sheet, id) {
      const file = id.split("?")[0]!;
      return file.endsWith(".css") ? layered(relative(root, file), sheet) : undefined;
    },
  };
}
/** A sheet as the pages take it; as it is, where it is none of the phone's. `path`: below the project. */
export function layered(path: string, sheet: string): string {
  const layer = layerOf(path);
  if (layer === null) return sheet;
  const within = scopeOf(path, layer);
  const rules = within === null ? sheet : `@scope ${within} {\n${sheet}}\n`;
  return `@layer ${order.join(", ")};\n@layer ${layer} {\n${rules}}\n`;
}
/**
 * What a sheet reaches. The phone's own end at the frames of apps: its sheets come when they are needed, and a class that an
 * app calls by the same name would be drawn otherwise from then on.
 */
function scopeOf(path: string, layer: (typeof order)[number]): string | null {
  const app = appOf(path);
  if (app !== null) return `([data-app="${app}"])`;
  return layer === "shell" ? "(:root) to ([data-app] > *)" : null;
}
function layerOf(path: string): (typeof order)[number] | null {
  if (/^src\/ui\/kit\/(tokens|base)\.css$/.test(path)) return "base";
  if (path.startsWith("src/ui/kit/")) return "kit";
  if (path.startsWith("src/ui/shell/")) return "shell";
  return appOf(path) === null ? null : "app";
}
/** The app whose looks a sheet belongs to. */
const appOf = (path: string): string | null => /^src\/apps\/([^/]+)\/looks\//.exec(path)?.[1] ?? null;
