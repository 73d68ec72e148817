// What a page fetches of an app when it needs it: its model, and its drawing; what it knows of every app without; and the
// brand pack that is chosen, of which it fetches no other.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { osId } from "../src/os/command.ts";
import type { AnyApp } from "../src/os/define.ts";
import type { Strings } from "../src/os/words.ts";
import { atFirst, bare, isData, levelsOf, namesIn, type Levels } from "./app-levels.ts";
import { appsNamedBy, brandPacks } from "./generate.ts";

/** What is looked for in folders. */
export const foundInFolders = [
  "src/apps/*/index.ts",
  "src/apps/*/strings.ts",
  "src/apps/*/*-strings.ts",
  "src/apps/*/features/*/strings.ts",
  "src/apps/*/looks/theme.css",
  "src/apps/*/screens/*.tsx",
  "src/apps/*/features/*/screens/*.tsx",
  "src/ui/shell/words/*.ts",
  "src/brands/*/*.ts",
];

const langs = ["en", "zh"] as const;
const all = "virtual:phone-apps";
const model = "virtual:phone-app/";
const drawing = "virtual:phone-drawing/";
/**
 * The texts of an app in one language, "virtual:phone-words/notes/en", those that come with its other features,
 * "virtual:phone-words/notes/en/more", and what its screens have for all of them.
 */
export const wordsChunk = "virtual:phone-words/";
const liveWords = "virtual:phone-strings/";
/** A style sheet of an app, by its path below the project: it comes in the file of the app's screens. */
const sheets = "virtual:phone-sheet/";
/** An icon as one app has it: what several apps share must not make each of them fetch the icons of all. */
const icons = "virtual:phone-icon/";
/** What of an app comes with its other features than the one it starts with: its whole model, and their screens. */
export const wholeChunk = "virtual:phone-whole/";
export const moreChunk = "virtual:phone-more/";
/** What the first level of an app has of a module of its other features. */
const names = "virtual:phone-names/";
const seeds = "virtual:phone-seeds";
const brands = "virtual:phone-brands";
export const brandChunk = "virtual:phone-brand/";
/** Stands for the seeds of apps: a page is told the data of a phone, and does not make them. */
const noSeed = "virtual:no-seed";

/** `root`: of the project. */
export function appChunks(root: string): Plugin {
  /** Tests make data. */
  let pages = false;
  const ofKit = iconsOfKit(root);
  const levels = new Map<string, Promise<Levels>>();
  const levelsIn = (id: string): Promise<Levels> => {
    const known = levels.get(id) ?? appOf(root, id).then((app) => levelsOf(join(root, "src/apps", id), app));
    levels.set(id, known);
    return known;
  };
  /** The form of a module at the first level of its app. */
  const formOf = async (path: string): Promise<string> => {
    const app = appIn(root, path);
    const found = app === undefined ? undefined : await levelsIn(app);
    if (found?.named.has(path)) return `\0${names}${relative(join(root, "src/apps"), path)}`;
    return found?.other.has(path) ? path + atFirst : path;
  };
  return {
    name: "app-chunks",
    // Before the bundler finds the seeds where they lie.
    enforce: "pre",
    configResolved({ command }) {
      pages = command === "build";
    },
    async resolveId(id, from) {
      if (
        [all, seeds, brands].includes(id) ||
        [model, wholeChunk, drawing, moreChunk, wordsChunk, brandChunk].some((start) => id.startsWith(start))
      )
        return `\0${id}`;
      // A test runner that kept the importer from before asks by the path below the project.
      if (id.endsWith(atFirst)) return id.startsWith(join(root, "/")) ? id : join(root, id);
      if (from === undefined) return undefined;
      const importer = bare(from);
      const path = relative(root, resolve(importer, "..", id));
      if (pages) {
        const app = isWords.exec(path)?.[1];
        if (app !== undefined) return `\0${liveWords}${app}`;
        if (isSheet.test(path)) return `\0${sheets}${path}.js`;
        const owner = isIcon.test(id) ? appIn(root, importer) : undefined;
        if (owner !== undefined && !ofKit.has(id)) return `\0${icons}${owner}/${id.replace("?raw", "")}`;
      }
      const first = from.endsWith(atFirst);
      if ((pages || first) && isData.test(id) && isModel.test(relative(root, importer))) return `\0${noSeed}`;
      return first && id.startsWith(".") ? formOf(join(root, path)) : undefined;
    },
    async load(resolved) {
      if (resolved.endsWith(atFirst)) {
        const moduleType = resolved.includes(".tsx") ? ("tsx" as const) : ("ts" as const);
        return { code: readFileSync(bare(resolved), "utf8"), moduleType };
      }
      const id = resolved.startsWith("\0") ? resolved.slice(1) : "";
      if (id === all) return allApps(root, levelsIn);
      if (id === seeds) return allSeeds(root);
      if (id === brands) return allBrands();
      if (id.startsWith(brandChunk)) return wholeBrand(root, id.slice(brandChunk.length));
      if (id.startsWith(wordsChunk)) return wordsIn(root, id.slice(wordsChunk.length), levelsIn);
      if (id.startsWith(liveWords))
        return [
          `import { stringsOf } from ${JSON.stringify(join(root, "src/ui/app-words.ts"))};`,
          `export const strings = stringsOf(${JSON.stringify(id.slice(liveWords.length))});`,
        ].join("\n");
      if (id.startsWith(sheets))
        return [
          `import sheet from ${JSON.stringify(`${join(root, id.slice(sheets.length, -".js".length))}?inline`)};`,
          `import { wear } from ${JSON.stringify(join(root, "src/ui/wear.ts"))};`,
          "wear(sheet);",
        ].join("\n");
      if (id.startsWith(icons)) {
        const path = id.slice(id.indexOf("@"));
        return `export default ${JSON.stringify(readFileSync(join(root, "node_modules", path), "utf8"))};\n`;
      }
      if (id.startsWith(names)) {
        const path = join(root, "src/apps", id.slice(names.length));
        const app = await appOf(root, appIn(root, path)!);
        return namesIn(path, app, await levelsIn(app.id), join(root, "src/os/late.ts"));
      }
      if (id.startsWith(moreChunk)) return screensIn((await levelsIn(id.slice(moreChunk.length))).late);
      if (id === noSeed)
        return `export const seed = () => { throw new Error("a page makes no data"); };\nexport const money = seed;\n`;
      if (id.startsWith(wholeChunk)) return appFrom(fileOf(root, id.slice(wholeChunk.length), "index.ts"));
      if (id.startsWith(model)) return appFrom(await formOf(fileOf(root, id.slice(model.length), "index.ts")));
      if (!id.startsWith(drawing)) return undefined;
      const app = id.slice(drawing.length);
      const theme = fileOf(root, app, "looks/theme.css");
      const forms = await Promise.all((await levelsIn(app)).first.map(formOf));
      return (existsSync(theme) ? `import ${JSON.stringify(theme)};\n` : "") + screensIn(forms);
    },
  };
}
const appFrom = (file: string): string => `export { default } from ${JSON.stringify(file)};\n`;
const isModel = /^src\/apps\/[^/]+\/index\.ts$/;
const isSheet = /^src\/(apps\/[^/]+\/looks|ui\/kit\/map)\/.+\.css$/;
const isIcon = /^@material-symbols\/.+\.svg\?raw$/;
const isWords = /^src\/apps\/([^/]+)\/strings\.ts$/;
const appIn = (root: string, path: string): string | undefined =>
  /^src\/apps\/([^/]+)\/./.exec(relative(root, path))?.[1];
const fileOf = (root: string, app: string, name: string): string => join(root, "src/apps", app, name);
/**
 * Icons that the kit draws: nearly every screen has some of them. What the phone draws later (the shade, the keyboard) counts
 * as an app does, so that no app fetches an icon because others have it, too.
 */
function iconsOfKit(root: string): ReadonlySet<string> {
  const kit = join(root, "src/ui/kit");
  const texts = readdirSync(kit)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(kit, name), "utf8"));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/"(@material-symbols\/[^"]+\?raw)"/g)].map(([, id]) => id!)),
  );
}
/** By its address, as its parts are had: the bundler takes along what a configuration names otherwise, as a second copy. */
async function appOf(root: string, id: string): Promise<AnyApp> {
  const { default: app } = await import(pathToFileURL(fileOf(root, id, "index.ts")).href);
  return app;
}
async function allApps(root: string, levelsIn: (app: string) => Promise<Levels>): Promise<string> {
  const { apps } = await import("../src/apps/registry.ts");
  const { manifestOf } = await import("../src/os/absent.ts");
  const fetched = (id: string): string => `() => import(${JSON.stringify(id)})`;
  const wordsOf = (id: string, more = ""): string =>
    `{ ${langs.map((lang) => `${lang}: ${fetched(`${wordsChunk}${id}/${lang}${more}`)}`).join(", ")} }`;
  const row = async (id: string): Promise<string> => {
    const { late } = await levelsIn(id);
    const [, later] = await appWords(root, id, "en", levelsIn);
    const parts = [`model: ${fetched(model + id)}`, `drawing: ${fetched(drawing + id)}`, `words: ${wordsOf(id)}`];
    if (late.length > 0) parts.push(`whole: ${fetched(wholeChunk + id)}`, `more: ${fetched(moreChunk + id)}`);
    if (Object.keys(later).length > 0) parts.push(`moreWords: ${wordsOf(id, "/more")}`);
    return `  ${JSON.stringify(id)}: { ${parts.join(", ")} },\n`;
  };
  const rows = await Promise.all(apps.map(({ id }) => row(id)));
  const manifests = JSON.stringify(apps.map((app) => manifestOf(app)));
  return `export const ofPhone = ${wordsOf(osId)};\nexport const manifests = ${manifests};\nexport const chunks = {\n${rows.join("")}};\n`;
}
async function allSeeds(root: string): Promise<string> {
  const { apps } = await import("../src/apps/registry.ts");
  const rows = (apps as readonly AnyApp[]).map(({ id, money }, n) => {
    const from = (name: string): string => JSON.stringify(fileOf(root, id, `${name}.ts`));
    const seed = { line: `import { seed as seed${n} } from ${from("seed")};\n`, entry: `seed: seed${n}` };
    if (money === null) return { id, line: seed.line, entry: `${seed.entry}, money: null` };
    const ledger = `import { money as money${n} } from ${from("money")};\n`;
    return { id, line: seed.line + ledger, entry: `${seed.entry}, money: money${n}` };
  });
  const seeded = rows.map(({ id, entry }) => `${JSON.stringify(id)}: { ${entry} }`);
  return `${rows.map(({ line }) => line).join("")}export const seeds = { ${seeded.join(", ")} };\n`;
}
function allBrands(): string {
  const rows = brandPacks().map((pack) => `  ${pack}: () => import(${JSON.stringify(brandChunk + pack)}),\n`);
  return `export const brands = {\n${rows.join("")}};\n`;
}
function wholeBrand(root: string, pack: string): string {
  const ids = appsNamedBy(pack);
  const file = (name: string): string => JSON.stringify(join(root, "src/brands", name));
  return [
    `import { brandOf } from ${file("define.ts")};`,
    ...ids.map((id) => `import ${pack}_${id} from ${file(`${pack}/${id}.ts`)};`),
    `export default brandOf("${pack}", { ${ids.map((id) => `${id}: ${pack}_${id}`).join(", ")} });`,
  ].join("\n");
}
type Table = Readonly<Record<string, string>>;
/** `of`: an app, or the phone itself, and a language: "notes/en"; "notes/en/more": what comes later. */
async function wordsIn(root: string, of: string, levelsIn: (app: string) => Promise<Levels>): Promise<string> {
  const [app, lang, more] = of.split("/") as [string, (typeof langs)[number], string?];
  const [first, later] = app === osId ? [await phoneWords(root, lang)] : await appWords(root, app, lang, levelsIn);
  return `export const words = ${JSON.stringify(more === undefined ? first : later)};\n`;
}
async function phoneWords(root: string, lang: (typeof langs)[number]): Promise<Table> {
  return (await import(pathToFileURL(join(root, `src/ui/shell/words/${lang}.ts`)).href)).words;
}
/** The texts that come with an app's first screens, and the others. */
async function appWords(
  root: string,
  app: string,
  lang: (typeof langs)[number],
  levelsIn: (app: string) => Promise<Levels>,
): Promise<[Table, Table]> {
  const file = fileOf(root, app, "strings.ts");
  if (!existsSync(file)) return [{}, {}];
  const { [lang]: table } = (await import(pathToFileURL(file).href)).strings as Strings;
  const [early, ofPhone] = [(await levelsIn(app)).words(Object.keys(table)), await phoneWords(root, lang)];
  const { first = [], later = [] } = Object.groupBy(Object.entries(table), ([key]) =>
    early.has(key) || Object.hasOwn(ofPhone, key) ? "first" : "later",
  );
  return [Object.fromEntries(first), Object.fromEntries(later)];
}
function screensIn(paths: readonly string[]): string {
  return [
    ...paths.map((path, n) => `import screen${n} from ${JSON.stringify(path)};`),
    `export const screens = [${paths.map((_, n) => `screen${n}`).join(", ")}];`,
  ].join("\n");
}

/** As many apps are few: what they alone share, and is large, has a file of its own, which no other app fetches. */
const fewApps = 3;
/** Drawings and tables of the world that are code: nobody fetches those of one part because there are others. */
const partOfWorld = /\/src\/world\/([^/]+)\//;
const ofSolid = /\/node_modules\/solid-js\//;
/** Characters of code that are worth a file. */
const largeShare = 12_000;
/** Characters of the texts of an app in both languages that are not worth files of their own. */
const fewWords = 6000;
interface Module {
  readonly code?: string | null;
  readonly importedIds: readonly string[];
}
interface Group {
  readonly name: (id: string, modules: Modules) => string | null;
  readonly priority: number;
}
interface Modules {
  getModuleInfo(id: string): Module | null;
}

/**
 * Into which file a module goes: `base` is what the first screen needs; of what several apps share beyond that, `common` is
 * for their models and `kit` for their screens; the model of an app has a file, and so has its drawing, with its sheets. An app
 * that shares a file with few others has model and drawing in one, so that it fetches no more files than others do. What no
 * app needs at first is in none of these: what several share of it is in `late`, and each app's own comes in a file with the rest.
 */
export function chunkGroups(root: string, home: string): Group[] {
  let places: ReadonlyMap<string, string> | null = null;
  const placeOf = (id: string, modules: Modules): string | null => {
    places ??= placesOf(root, home, modules);
    return places.get(id) ?? null;
  };
  const named = ["base", "arithmetic", "common", "kit"];
  const isLate = (place: string): boolean => place === lateShared || place.includes(ofWhole) || place.includes(ofMore);
  // A group takes along what its modules import, unless one before it has taken that.
  const groups: ((place: string) => boolean)[] = [
    ...named.map((name) => (place: string) => place === name),
    (place) => place.startsWith(ofFew),
    (place) => !named.includes(place) && !place.startsWith(ofFew) && !isLate(place),
    (place) => place === lateShared,
    (place) => place.includes(ofWhole),
    (place) => place.includes(ofMore),
  ];
  return groups.map((fits, n) => ({
    priority: groups.length - n,
    name: (id, modules) => {
      const place = placeOf(id, modules);
      return place !== null && fits(place) ? place : null;
    },
  }));
}
/** What several apps share, and none needs at first. */
const lateShared = "late";
/** Names of files of what an app needs later hold so: its whole model; screens and texts. */
const ofWhole = "-whole";
const ofMore = "-more";
/** Names of files that few apps share begin so. */
const ofFew = "of-";
function placesOf(root: string, home: string, modules: Modules): ReadonlyMap<string, string> {
  const apps = readdirSync(join(root, "src/apps"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const places = new Map<string, string>();
  const put = (ids: Iterable<string>, place: string): void => {
    for (const id of ids) if (!places.has(id)) places.set(id, place);
  };
  const homeWords = langs.map((lang) => `\0${wordsChunk}${home}/${lang}`);
  put(
    below(modules, [join(root, "src/ui/screen.tsx"), `\0${model}${home}`, `\0${drawing}${home}`, ...homeWords]),
    "base",
  );
  const models = apps.map((id) => below(modules, [`\0${model}${id}`]));
  const firsts = apps.map((id, n) => below(modules, [`\0${drawing}${id}`]).union(models[n]!));
  const users = new Map<string, string[]>();
  firsts.forEach((first, n) => {
    for (const id of first.union(below(modules, [`\0${wholeChunk}${apps[n]}`, `\0${moreChunk}${apps[n]}`])))
      users.set(id, [...(users.get(id) ?? []), apps[n]!]);
  });
  const shared = (id: string): boolean => (users.get(id)?.length ?? 0) > 1;
  // Small, and a file less for every app: the kit's sheets, what one app shares with parts that come later, which are icons
  // above all, and what one app has of Solid.
  const later = below(
    modules,
    ["shell/over.ts", "shell/typing.ts"].map((path) => join(root, "src/ui", path)),
  );
  put(
    [...users.keys()].filter((id) => (shared(id) ? id.endsWith(".css") : later.has(id) || ofSolid.test(id))),
    "base",
  );
  const early = firsts.reduce((all, first) => all.union(first), new Set<string>());
  put(
    [...users.keys()].filter((id) => shared(id) && !early.has(id)),
    lateShared,
  );
  put(
    [...users.keys()].filter((id) => shared(id) && /\/(decimal\.js|src\/arithmetic)\//.test(id)),
    "arithmetic",
  );
  const few = sharedByFew(modules, users, places);
  for (const [place, ids] of few) put(ids, place);
  for (const own of models) put([...own].filter(shared), "common");
  put([...users.keys()].filter(shared), "kit");
  models.forEach((own, n) => put(own, apps[n]!));
  const isOfFew = (app: string): boolean => [...few.values()].flat().some((id) => users.get(id)!.includes(app));
  langs.forEach((lang) => put([`\0${wordsChunk}${osId}/${lang}`], `${osId}-${lang}`));
  for (const app of apps) {
    for (const [more, home] of [
      ["", isOfFew(app) ? app : `${app}-drawing`],
      ["/more", app + ofMore],
    ] as const) {
      const words = langs.map((lang) => `\0${wordsChunk}${app}/${lang}${more}`);
      const length = words.reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0);
      if (length < fewWords) put(words, home);
      words.forEach((id, n) => put([id], `${app}${more.replace("/", "-")}-${langs[n]}`));
    }
    put(below(modules, [`\0${drawing}${app}`]), isOfFew(app) ? app : `${app}-drawing`);
    put(below(modules, [`\0${wholeChunk}${app}`]), app + ofWhole);
    put(below(modules, [`\0${moreChunk}${app}`]), app + ofMore);
  }
  return places;
}
/** Modules that the same few apps use, and what more of them have of one part of the world, by the name of their file. */
function sharedByFew(
  modules: Modules,
  users: ReadonlyMap<string, readonly string[]>,
  placed: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [id, apps] of users) {
    const part = partOfWorld.exec(id)?.[1];
    const name = apps.length > fewApps ? part : apps.toSorted().join("-");
    if (apps.length < 2 || name === undefined || placed.has(id)) continue;
    found.set(ofFew + name, [...(found.get(ofFew + name) ?? []), id]);
  }
  const length = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0);
  return new Map([...found].filter(([, ids]) => length(ids) >= largeShare));
}
/** The modules with all that they import. */
function below(modules: Modules, starts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) add(next);
  };
  for (const start of starts) add(start);
  return found;
}
