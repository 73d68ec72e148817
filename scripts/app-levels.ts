// What a page fetches first of an app with features: all but what belongs to other features than the one that it starts with.
// Of their commands, screens and edges the first level has the names (src/os/late.ts); what imports these, near or far, has a
// form of its own there, and all else of the app is the same at both levels. Nobody keeps a list: the folders say it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyApp } from "../src/os/define.ts";
import type { Edge } from "../src/os/edges.ts";
import type { Strings } from "../src/os/words.ts";
import { drawingsIn } from "./drawings.ts";

/** Added to the path of a module: its form at the first level. */
export const atFirst = "?first";
export const bare = (id: string): string => id.split("?")[0]!;

export interface Levels {
  /** Files of screens that come first, and those that come late. */
  readonly first: readonly string[];
  readonly late: readonly string[];
  /** Modules that are another at the first level. */
  readonly other: ReadonlySet<string>;
  /** Modules of which the first level has names; what else of them it asks for, which is then there as it is. */
  readonly named: ReadonlyMap<string, ReadonlySet<string>>;
  /** Texts of the first level. */
  readonly words: (keys: readonly string[]) => ReadonlySet<string>;
}

/** The declarations of a feature that the rest of an app knows by their names. */
const declares = /\/features\/([^/]+)\/(?:commands|screens|navigation)\.ts$/;
/** What an app brings to a new phone: no page makes that. */
export const isData = /\/(?:seed|money)\.ts$/;

/** `folder`: of the app. */
export async function levelsOf(folder: string, app: AnyApp): Promise<Levels> {
  const drawings = drawingsIn(folder);
  const start = drawings.find((path) => basename(path) === drawingOf(app.navigation.start));
  const features = join(folder, "features");
  const isLate = (path: string): boolean =>
    start !== undefined && path.startsWith(`${features}/`) && featureIn(path) !== featureIn(start);
  const late = drawings.filter(isLate);
  const first = drawings.filter((path) => !isLate(path));
  const sources = new Sources();
  const named = new Map<string, Set<string>>();
  const isNamed = (path: string): boolean => late.length > 0 && declares.test(path) && isLate(path);

  // All that the first level reaches in the app's folder.
  const reached = new Set<string>();
  const reach = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { from, names } of sources.importsOf(path)) {
      if (!from.startsWith(`${folder}/`) || (dirname(from) === folder && isData.test(from))) continue;
      if (!isNamed(from)) reach(from);
      else named.set(from, (named.get(from) ?? new Set()).union(new Set(names)));
    }
  };
  for (const path of [join(folder, "index.ts"), ...first]) reach(path);
  // Whatever imports what has names alone, or another that does.
  const other = new Set<string>();
  for (let before = -1; before < other.size;) {
    before = other.size;
    for (const path of reached)
      if (sources.importsOf(path).some(({ from }) => named.has(from) || other.has(from))) other.add(path);
  }

  const lateWords =
    late.length > 0
      ? await keysOf(
          readdirSync(features)
            .map((name) => join(features, name, "strings.ts"))
            .filter(isLate),
        )
      : new Set<string>();
  // Where texts are told nobody asks for them.
  const literals = [...reached]
    .filter((path) => !path.endsWith("strings.ts"))
    .flatMap((path) => sources.literalsOf(path));
  const whole = new Set(literals.filter((text) => !text.endsWith("${")));
  const starts = literals.filter((text) => text.endsWith("${") && text.length > 4).map((text) => text.slice(0, -2));
  const words = (keys: readonly string[]): Set<string> =>
    new Set(keys.filter((key) => !lateWords.has(key) || whole.has(key) || starts.some((text) => key.startsWith(text))));
  return { first, late, other, named, words };
}
/** The file that draws a screen. */
const drawingOf = (screen: string): string => `${screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
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
/** What stands in files, each read once. */
class Sources {
  readonly #texts = new Map<string, string>();
  readonly #imports = new Map<string, readonly Import[]>();
  private textOf(path: string): string {
    const text = this.#texts.get(path) ?? (/\.tsx?$/.test(path) && existsSync(path) ? readFileSync(path, "utf8") : "");
    this.#texts.set(path, text);
    return text;
  }
  /** Of other files of the project, but for types. */
  importsOf(path: string): readonly Import[] {
    let found = this.#imports.get(path);
    if (!found) {
      const all = this.textOf(path).matchAll(/^(?:import|export) (?!type )([^;"]*?)(?: from )?"(\.[^"]+)";/gm);
      found = [...all].map(([, what, from]) => ({
        from: resolve(path, "..", from!),
        names: [...what!.matchAll(/(?<=[{,]\s*)(type )?([A-Za-z]\w*)/g)]
          .filter(([, type]) => !type)
          .map(([, , name]) => name!),
      }));
      this.#imports.set(path, found);
    }
    return found;
  }
  /** Texts between quotation marks; of one that is put together its beginning, with `${`. */
  literalsOf = (path: string): string[] =>
    [...this.textOf(path).matchAll(/"(\w[\w-]*)"|`(\w[\w-]*(?:`|\$\{))/g)].map(
      ([, quoted, made]) => quoted ?? made!.replace("`", ""),
    );
}

/** The text of a module of which the first level has names. `late`: the module that makes something of them. */
export async function namesIn(file: string, app: AnyApp, levels: Levels, late: string): Promise<string> {
  const made = await import(pathToFileURL(file).href);
  const isFirst = new Set(levels.first.map((path) => basename(path)));
  const here = app.navigation.edges.filter(({ from }) => isFirst.has(drawingOf(from)));
  const guards = new Set(here.flatMap((edge) => edge.guards));
  const lines = [`import { lateCommands, lateEdges, lateGuards, lateScreens } from ${JSON.stringify(late)};`];
  const has = (name: string, maker: string, ...args: unknown[]): void =>
    void lines.push(
      `export const ${name} = ${maker}(${[app.id, ...args].map((arg) => JSON.stringify(arg)).join(", ")});`,
    );
  const asIs: string[] = [];
  for (const [name, value] of Object.entries(made)) {
    if (Array.isArray(value) && value.every(isLine)) {
      const edges = value.map(({ edge }) => edge).filter(({ from }) => isFirst.has(drawingOf(from)));
      has(
        name,
        "lateEdges",
        edges.map(({ from, on, guards: asked }) => [from, on, ...asked]),
      );
    } else if (isPartOf<{ args: object }>(value, app.commands))
      has(
        name,
        "lateCommands",
        mapped(value, ({ args }) => Object.keys(args)),
      );
    else if (isPartOf<{ params: object }>(value, app.navigation.screens))
      has(
        name,
        "lateScreens",
        mapped(value, ({ params }) => Object.keys(params)),
      );
    else if (isPartOf(value, app.navigation.guards))
      has(
        name,
        "lateGuards",
        Object.keys(value).filter((guard) => guards.has(guard)),
      );
    else if (levels.named.get(file)?.has(name)) asIs.push(name);
  }
  if (asIs.length > 0) lines.push(`export { ${asIs.join(", ")} } from ${JSON.stringify(file)};`);
  return lines.join("\n");
}
const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === "object" && x !== null;
/** Whether something is a feature's part of what the whole app declares. */
const isPartOf = <T>(x: unknown, whole: Record<string, unknown>): x is Record<string, T> =>
  isRecord(x) && !Array.isArray(x) && Object.entries(x).every(([name, one]) => whole[name] === one);
const isLine = (x: unknown): x is { readonly edge: Edge } => isRecord(x) && isRecord(x["edge"]) && "from" in x["edge"];
const mapped = <T, R>(of: Record<string, T>, to: (one: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, to(one)]));
