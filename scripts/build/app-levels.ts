// Splits an app with features into two levels. A page fetches the first level first. This level contains the start
// feature, but only the names of the commands, screens and edges of the other features (src/os/deferred.ts). Modules
// that import deferred declarations, directly or not, have a variant at the first level; all other modules are the same
// at both levels. The split follows from the folders, so no list is needed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyApp } from "#os/define.ts";
import type { Edge } from "#os/edges.ts";
import type { Strings } from "#os/texts.ts";
import { findScreenFiles } from "./screen-files.ts";
import { root } from "../env.ts";
import { importPath } from "./import-path.ts";

/** Suffix of a module's path that selects its variant for the first level. */
export const firstSuffix = "?first";
export const stripQuery = (id: string): string => id.split("?")[0]!;

export interface Levels {
  /** Files of the screens of the first level. `deferred` lists the files of the deferred screens. */
  readonly first: readonly string[];
  readonly deferred: readonly string[];
  /** Modules with a variant at the first level. */
  readonly variants: ReadonlySet<string>;
  /**
   * Modules that the first level replaces by names. The values are the names of the modules' other exports that the
   * first level imports. These exports are unchanged at the first level.
   */
  readonly reexports: ReadonlyMap<string, ReadonlySet<string>>;
  /** Texts of the first level. */
  readonly textsOf: (keys: readonly string[]) => ReadonlySet<string>;
}

/**
 * Matches files with the declarations of a feature. Code outside the feature may use these declarations by name only.
 */
const declarationPattern = /\/features\/([^/]+)\/(?:commands|screens|navigation)\.ts$/;
/** Matches files that create an app's data on a new phone. Pages never do this. */
export const seedPattern = /\/(?:seed|money)\.ts$/;

/** Returns the files of an app's two levels. `folder`: the folder of the app. */
export async function levelsOf(folder: string, app: AnyApp): Promise<Levels> {
  const drawings = findScreenFiles(folder);
  const start = drawings.find((path) => basename(path) === drawingFileOf(app.navigation.start));
  const features = join(folder, "features");
  const isLate = (path: string): boolean =>
    start !== undefined && path.startsWith(`${features}/`) && featureIn(path) !== featureIn(start);
  const deferred = drawings.filter(isLate);
  const first = drawings.filter((path) => !isLate(path));
  const sources = new SourceFiles();
  const reexports = new Map<string, Set<string>>();
  const isNamed = (path: string): boolean => deferred.length > 0 && declarationPattern.test(path) && isLate(path);

  // All modules in the app's folder that the first level imports, directly or indirectly.
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { from, names } of sources.importsOf(path)) {
      if (!from.startsWith(`${folder}/`) || (dirname(from) === folder && seedPattern.test(from))) continue;
      if (!isNamed(from)) visit(from);
      else reexports.set(from, (reexports.get(from) ?? new Set()).union(new Set(names)));
    }
  };
  for (const path of [join(folder, "index.ts"), ...first]) visit(path);
  // Modules that import, directly or not, a module that the first level replaces by names.
  const variants = new Set<string>();
  for (let before = -1; before < variants.size;) {
    before = variants.size;
    for (const path of reached)
      if (sources.importsOf(path).some(({ from }) => reexports.has(from) || variants.has(from))) variants.add(path);
  }

  const lateWords =
    deferred.length > 0
      ? await keysOf(
          readdirSync(features)
            .map((name) => join(features, name, "strings.ts"))
            .filter(isLate),
        )
      : new Set<string>();
  // A module that only declares texts does not count as a use of these texts.
  const literals = [...reached]
    .filter((path) => !path.endsWith("strings.ts"))
    .flatMap((path) => sources.literalsOf(path));
  const whole = new Set(literals.filter((text) => !text.endsWith("${")));
  const starts = literals.filter((text) => text.endsWith("${") && text.length > 4).map((text) => text.slice(0, -2));
  const textsOf = (keys: readonly string[]): Set<string> =>
    new Set(keys.filter((key) => !lateWords.has(key) || whole.has(key) || starts.some((text) => key.startsWith(text))));
  return { first, deferred, variants, reexports, textsOf };
}
/** Returns the file that draws a screen. */
const drawingFileOf = (screen: string): string =>
  `${screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
const featureIn = (path: string): string | undefined => /\/features\/([^/]+)\//.exec(path)?.[1];
async function keysOf(files: readonly string[]): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const file of files) {
    if (!existsSync(file)) continue;
    const tables = Object.values(await import(pathToFileURL(file).href)) as Strings[];
    for (const table of tables) for (const key of Object.keys(table.en ?? {})) keys.add(key);
  }
  return keys;
}

interface Import {
  readonly from: string;
  readonly names: readonly string[];
}
/** Reads the contents of files, each file once. */
class SourceFiles {
  readonly #texts = new Map<string, string>();
  readonly #imports = new Map<string, readonly Import[]>();
  private textOf(path: string): string {
    const text = this.#texts.get(path) ?? (/\.tsx?$/.test(path) && existsSync(path) ? readFileSync(path, "utf8") : "");
    this.#texts.set(path, text);
    return text;
  }
  /** Returns the imports from other files of the project. Imports of types are left out. */
  importsOf(path: string): readonly Import[] {
    let found = this.#imports.get(path);
    if (!found) {
      const all = this.textOf(path).matchAll(/^(?:import|export) (?!type )([^;"]*?)(?: from )?"([.#][^"]+)";/gm);
      found = [...all].map(([, what, from]) => ({
        from: importPath(path, from!, root)!,
        names: [...what!.matchAll(/(?<=[{,]\s*)(type )?([A-Za-z]\w*)/g)]
          .filter(([, type]) => !type)
          .map(([, , name]) => name!),
      }));
      this.#imports.set(path, found);
    }
    return found;
  }
  /**
   * Returns the string literals of a file. For a template literal, returns the text up to and including the first `${`.
   */
  literalsOf = (path: string): string[] =>
    [...this.textOf(path).matchAll(/"(\w[\w-]*)"|`(\w[\w-]*(?:`|\$\{))/g)].map(
      ([, quoted, made]) => quoted ?? made!.replace("`", ""),
    );
}

/**
 * Returns the code that replaces a module of deferred features at the first level. The code contains only the names of
 * the module's declarations. `late`: the module that turns the names into declarations.
 */
export async function namesModule(file: string, app: AnyApp, levels: Levels, late: string): Promise<string> {
  const imported = await import(pathToFileURL(file).href);
  const isFirst = new Set(levels.first.map((path) => basename(path)));
  const here = app.navigation.edges.filter(({ from }) => isFirst.has(drawingFileOf(from)));
  const guards = new Set(here.flatMap((edge) => edge.guards));
  const lines = [
    `import { deferredCommands, deferredEdges, deferredGuards, deferredScreens } from ${JSON.stringify(late)};`,
  ];
  const has = (name: string, maker: string, ...args: unknown[]): void =>
    void lines.push(
      `export const ${name} = ${maker}(${[app.id, ...args].map((arg) => JSON.stringify(arg)).join(", ")});`,
    );
  const asIs: string[] = [];
  for (const [name, value] of Object.entries(imported)) {
    if (Array.isArray(value) && value.every(isNavigationLine)) {
      const edges = value.map(({ edge }) => edge).filter(({ from }) => isFirst.has(drawingFileOf(from)));
      has(
        name,
        "deferredEdges",
        edges.map(({ from, on, guards: asked }) => [from, on, ...asked]),
      );
    } else if (isPartOf<{ args: object }>(value, app.commands))
      has(
        name,
        "deferredCommands",
        mapValues(value, ({ args }) => Object.keys(args)),
      );
    else if (isPartOf<{ params: object }>(value, app.navigation.screens))
      has(
        name,
        "deferredScreens",
        mapValues(value, ({ params }) => Object.keys(params)),
      );
    else if (isPartOf(value, app.navigation.guards))
      has(
        name,
        "deferredGuards",
        Object.keys(value).filter((guard) => guards.has(guard)),
      );
    else if (levels.reexports.get(file)?.has(name)) asIs.push(name);
  }
  if (asIs.length > 0) lines.push(`export { ${asIs.join(", ")} } from ${JSON.stringify(file)};`);
  return lines.join("\n");
}
const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === "object" && x !== null;
/**
 * Returns whether every property of `x` is also a property of `whole`, with the same value. `whole` is a declaration of
 * the whole app, and `x` is the part that one feature contributes.
 */
const isPartOf = <T>(x: unknown, whole: Record<string, unknown>): x is Record<string, T> =>
  isRecord(x) && !Array.isArray(x) && Object.entries(x).every(([name, one]) => whole[name] === one);
const isNavigationLine = (x: unknown): x is { readonly edge: Edge } =>
  isRecord(x) && isRecord(x["edge"]) && "from" in x["edge"];
const mapValues = <T, R>(of: Record<string, T>, to: (one: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, to(one)]));
