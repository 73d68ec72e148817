// Compiles Solid's JSX for a Vite build. Compiles only files that changed since the last build, because Babel takes 11
// of the 19 seconds of a build of the pages. (Two threads for Babel did not make a first build faster on two cores.)
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import solid from "vite-plugin-solid";
import { writeWhenChanged } from "../env.ts";

type Transform = (
  this: unknown,
  source: string,
  id: string,
  options?: object,
) => Promise<{ code: string } | null | undefined>;

/**
 * Returns vite-plugin-solid with a cache, `.cache/solid/<name>.json`, which contains the compiled files of the last
 * build. The plugin makes no source maps. `root`: the project's folder. `name`: the name of the build.
 */
export function cachedSolid(root: string, name: string): Plugin {
  const plugin = solid() as Plugin;
  const compile = plugin.transform as Transform;
  const file = join(root, ".cache/solid", `${name}.json`);
  const before = readCache(file);
  const used = new Map<string, string>();
  // The lock file contains the versions of the compiler and of all its plugins.
  const versions = readFileSync(join(root, "package-lock.json"));
  return {
    ...plugin,
    async transform(source, id, options) {
      const key = createHash("sha256")
        .update(versions)
        .update(relative(root, id))
        .update("\0")
        .update(source)
        .digest("hex");
      const code = before.get(key) ?? (await compile.call(this, source, id, options))?.code;
      if (code === undefined) return null;
      used.set(key, code);
      return { code, map: null };
    },
    closeBundle() {
      writeWhenChanged(file, JSON.stringify(Object.fromEntries(used)));
    },
  };
}

/** Returns the compiled files by their keys. A missing or damaged file counts as empty. */
function readCache(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>));
  } catch {
    return new Map();
  }
}
