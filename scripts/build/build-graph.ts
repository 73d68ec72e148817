// The files that a bundler read for a build, and their hash. Equal files give an equal build, so a build is stale as
// soon as one of the files changes. No list of folders is needed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";

export interface BuildGraph {
  /** The files that were read, as paths in the project. */
  readonly inputs: readonly string[];
  /** Patterns of files. The bundler would also read a new file that matches a pattern. */
  readonly globs: readonly string[];
  /** The files that pages fetch, by name. The record is empty for a worker, because a worker consists of one file. */
  readonly chunks: Readonly<Record<string, Chunk>>;
}
export interface Chunk {
  /** Files that are loaded with this file, before this file runs. */
  readonly needs: readonly string[];
  /** The virtual modules in this file, by their ids: the models of apps and their looks. */
  readonly holds: readonly string[];
}

/** Files that affect how every bundler resolves names and reads sources. */
const settingsFiles = [
  "package.json",
  "package-lock.json",
  "tsconfig*.json",
  "scripts/build/build.ts",
  "scripts/build/build-graph.ts",
];

export function fingerprint(root: string, { inputs, globs }: BuildGraph): string {
  const hash = createHash("sha256").update(root);
  for (const path of [...new Set([...inputs, ...filesOf(root, [...settingsFiles, ...globs])])].toSorted()) {
    const at = join(root, path);
    hash
      .update(path)
      .update("\0")
      .update(existsSync(at) ? readFileSync(at) : "is gone")
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * Returns whether one of the files was written after `moment`. The bundler may have read the old or the new text of
 * such a file.
 */
export const writtenSince = (root: string, { inputs }: BuildGraph, moment: number): boolean =>
  inputs.some((path) => (statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? Infinity) >= moment);

/**
 * Makes the graph from esbuild's metafile, which wrangler writes. Modules of the runtime are not files and are left
 * out.
 */
export const graphFromMetafile = (metafile: { readonly inputs: object }, more: readonly string[]): BuildGraph => ({
  inputs: [...Object.keys(metafile.inputs).filter((path) => !/^[\w-]+:/.test(path)), ...more].toSorted(),
  globs: [],
  chunks: {},
});

/** Returns the combined graph of builds that share a folder. */
export const mergeGraphs = (graphs: readonly BuildGraph[]): BuildGraph => ({
  inputs: [...new Set(graphs.flatMap(({ inputs }) => inputs))].toSorted(),
  globs: [...new Set(graphs.flatMap(({ globs }) => globs))].toSorted(),
  chunks: Object.assign({}, ...graphs.map(({ chunks }) => chunks)) as BuildGraph["chunks"],
});

/**
 * Writes the graph of a Vite build beside the build's folder: `dist/client.page.json` for the build `page` in
 * `dist/client`. `found`: patterns of the files that other plugins discover in folders.
 */
export function buildGraphPlugin(root: string, found: readonly string[], name: string): Plugin {
  const read = new Set<string>();
  const globs = new Set<string>(found);
  let outDir = "";
  const own = (path: string): string => relative(root, path.split("?")[0]!);
  const fromUi = (path: string, folder: string): string => own(resolve(folder, path));
  return {
    name: "told-graph",
    enforce: "pre",
    config: () => ({ css: { postcss: { plugins: [importedStyles((file) => read.add(own(file)))] } } }),
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
      for (const file of [config.configFile, ...config.configFileDependencies]) if (file) read.add(own(resolve(file)));
      if (config.publicDir !== "") globs.add(`${own(config.publicDir)}/**`);
    },
    transform(code, id) {
      for (const [, pattern] of code.matchAll(/import\.meta\.glob(?:<[^()]*>)?\(\s*["'`]([^"'`]+)/g))
        globs.add(fromUi(pattern!, resolve(id, "..")));
    },
    writeBundle(_, bundle) {
      for (const id of this.getModuleIds()) if (!id.startsWith("\0")) read.add(own(id));
      const chunks: Record<string, Chunk> = {};
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type === "asset") {
          // Plugins generate the style sheets of an app's looks, so the graph lists the original files of the sheets.
          for (const name of output.originalFileNames)
            if (!name.includes("virtual:")) read.add(fromUi(name, this.environment.config.root));
          continue;
        }
        const styles = output.viteMetadata?.importedCss ?? new Set<string>();
        const holds = output.moduleIds.filter((id) => id.startsWith("\0virtual:")).map((id) => id.slice(1));
        chunks[file] = { needs: [...output.imports, ...styles], holds: holds };
      }
      const graph: BuildGraph = { inputs: [...read].toSorted(), globs: [...globs].toSorted(), chunks };
      writeFileSync(`${outDir}.${name}.json`, JSON.stringify(graph));
    },
  };
}

/**
 * Reports the names of imported style sheets, which are not modules of the graph, because PostCSS inlines the sheets.
 */
const importedStyles = (tell: (file: string) => void) => ({
  postcssPlugin: "imported-styles",
  OnceExit(_: unknown, { result }: { result: { messages: { type: string; file?: string }[] } }): void {
    for (const { type, file } of result.messages) if (type === "dependency" && file) tell(file);
  },
});

/** Returns the files that match the patterns. `*` matches a part of a name, and `**` matches any number of folders. */
function filesOf(root: string, globs: readonly string[]): string[] {
  return globs.flatMap((glob) => {
    const folder = glob.slice(0, glob.search(/[^/]*\*|$/)).replace(/\/$/, "");
    if (!glob.includes("*")) return [glob];
    if (!existsSync(join(root, folder))) return [];
    const deep = glob.slice(folder.length + 1).includes("/") || glob.includes("**");
    const fits = new RegExp(
      `^${glob
        .replace(/[.+^${}()|[\]\\]/g, "\\$&")
        .replaceAll("**", "\0")
        .replaceAll("*", "[^/]*")
        .replaceAll("\0", ".*")}$`,
    );
    return readdirSync(join(root, folder), { recursive: deep, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => fits.test(path));
  });
}
