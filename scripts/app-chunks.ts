// What a page fetches of an app when it needs it: its model, and its drawing; what it knows of every app without; and the
// brand pack that is chosen, of which it fetches no other.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { osId } from "../src/os/command.ts";
import type { AnyApp } from "../src/os/define.ts";
import { drawingsIn } from "./drawings.ts";
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
/** The texts of an app in one language: "virtual:phone-words/notes/en"; and what its screens have for all of them. */
export const wordsChunk = "virtual:phone-words/";
const liveWords = "virtual:phone-strings/";
/** A style sheet of an app, by its path below the project: it comes in the file of the app's screens. */
const sheets = "virtual:phone-sheet/";
/** An icon as one app has it: what several apps share must not make each of them fetch the icons of all. */
const icons = "virtual:phone-icon/";
/** Screens of an app's other features than the one it starts with. */
export const moreChunk = "virtual:phone-more/";
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
  return {
    name: "app-chunks",
    // Before the bundler finds the seeds where they lie.
    enforce: "pre",
    configResolved({ command }) {
      pages = command === "build";
    },
    resolveId(id, importer) {
      if (
        [all, seeds, brands].includes(id) ||
        [model, drawing, moreChunk, wordsChunk, brandChunk].some((start) => id.startsWith(start))
      )
        return `\0${id}`;
      if (pages && importer !== undefined) {
        const path = relative(root, resolve(importer, "..", id));
        const app = isWords.exec(path)?.[1];
        if (app !== undefined) return `\0${liveWords}${app}`;
        if (isSheet.test(path)) return `\0${sheets}${path}.js`;
        const owner = isIcon.test(id) ? /^src\/apps\/([^/]+)\//.exec(relative(root, importer))?.[1] : undefined;
        if (owner !== undefined && !ofKit.has(id)) return `\0${icons}${owner}/${id.replace("?raw", "")}`;
      }
      const isSeed = pages && isData.test(id) && importer !== undefined && isModel.test(relative(root, importer));
      return isSeed ? `\0${noSeed}` : undefined;
    },
    async load(resolved) {
      const id = resolved.startsWith("\0") ? resolved.slice(1) : "";
      if (id === all) return allApps(root);
      if (id === seeds) return allSeeds(root);
      if (id === brands) return allBrands();
      if (id.startsWith(brandChunk)) return wholeBrand(root, id.slice(brandChunk.length));
      if (id.startsWith(wordsChunk)) return wordsIn(root, id.slice(wordsChunk.length));
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
      if (id.startsWith(moreChunk)) return screensIn(later(root, await appOf(id.slice(moreChunk.length))));
      if (id === noSeed)
        return `export const seed = () => { throw new Error("a page makes no data"); };\nexport const money = seed;\n`;
      if (id.startsWith(model))
        return `export { default } from ${JSON.stringify(fileOf(root, id.slice(model.length), "index.ts"))};\n`;
      return id.startsWith(drawing) ? drawingOf(root, await appOf(id.slice(drawing.length))) : undefined;
    },
  };
}
/** What an app brings to a new phone: its data, and its part of the ledger. */
const isData = /^\.\/(seed|money)\.ts$/;
const isModel = /^src\/apps\/[^/]+\/index\.ts$/;
const isSheet = /^src\/apps\/[^/]+\/looks\/.+\.css$/;
const isIcon = /^@material-symbols\/.+\.svg\?raw$/;
const isWords = /^src\/apps\/([^/]+)\/strings\.ts$/;
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
async function appOf(id: string): Promise<AnyApp> {
  const { apps } = await import("../src/apps/registry.ts");
  return apps.find((app) => app.id === id)!;
}
async function allApps(root: string): Promise<string> {
  const { apps } = await import("../src/apps/registry.ts");
  const { manifestOf } = await import("../src/os/absent.ts");
  const fetched = (id: string): string => `() => import(${JSON.stringify(id)})`;
  const wordsOf = (id: string): string =>
    `{ ${langs.map((lang) => `${lang}: ${fetched(`${wordsChunk}${id}/${lang}`)}`).join(", ")} }`;
  const rows = apps.map((app) => {
    const { id } = app;
    const more = later(root, app).length > 0 ? `more: ${fetched(moreChunk + id)}, ` : "";
    return `  ${JSON.stringify(id)}: { model: ${fetched(model + id)}, drawing: ${fetched(drawing + id)}, ${more}words: ${wordsOf(id)} },\n`;
  });
  const manifests = JSON.stringify(apps.map((app) => manifestOf(app)));
  return `export const ofPhone = ${wordsOf(osId)};\nexport const manifests = ${manifests};\nexport const chunks = {\n${rows.join("")}};\n`;
}
async function allSeeds(root: string): Promise<string> {
  const { apps } = await import("../src/apps/registry.ts");
  const imports = apps.map(
    ({ id }, n) => `import { seed as seed${n} } from ${JSON.stringify(fileOf(root, id, "seed.ts"))};\n`,
  );
  return `${imports.join("")}export const seeds = { ${apps.map(({ id }, n) => `${JSON.stringify(id)}: seed${n}`).join(", ")} };\n`;
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
/** `of`: an app, or the phone itself, and a language: "notes/en". */
async function wordsIn(root: string, of: string): Promise<string> {
  const [app, lang] = of.split("/") as [string, (typeof langs)[number]];
  if (app === osId) {
    const { words } = await import(pathToFileURL(join(root, `src/ui/shell/words/${lang}.ts`)).href);
    return `export const words = ${JSON.stringify(words)};\n`;
  }
  const file = fileOf(root, app, "strings.ts");
  const { strings } = existsSync(file) ? await import(pathToFileURL(file).href) : { strings: { [lang]: {} } };
  return `export const words = ${JSON.stringify(strings[lang])};\n`;
}
/** What is drawn when an app is first opened: its theme, and the screens of its folder and of the feature that it starts with. */
function drawingOf(root: string, app: AnyApp): string {
  const theme = fileOf(root, app.id, "looks/theme.css");
  const late = new Set(later(root, app));
  const first = drawingsIn(fileOf(root, app.id, ".")).filter((path) => !late.has(path));
  return (existsSync(theme) ? `import ${JSON.stringify(theme)};\n` : "") + screensIn(first);
}
/** The screens that lie in other features than the one that an app starts with, a file each. */
function later(root: string, { id, navigation }: AnyApp): string[] {
  const start = `${navigation.start.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
  const all = drawingsIn(fileOf(root, id, "."));
  const first = all.find((path) => basename(path) === start);
  return all.filter((path) => path.includes("/features/") && first !== undefined && dirname(path) !== dirname(first));
}
function screensIn(paths: readonly string[]): string {
  return [
    ...paths.map((path, n) => `import screen${n} from ${JSON.stringify(path)};`),
    `export const screens = [${paths.map((_, n) => `screen${n}`).join(", ")}];`,
  ].join("\n");
}

/** As many apps are few: what they alone share, and is large, has a file of its own, which no other app fetches. */
const fewApps = 3;
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
 * that shares a file with few others has model and drawing in one, so that it fetches no more files than others do.
 */
export function chunkGroups(root: string, home: string): Group[] {
  let places: ReadonlyMap<string, string> | null = null;
  const placeOf = (id: string, modules: Modules): string | null => {
    places ??= placesOf(root, home, modules);
    return places.get(id) ?? null;
  };
  const named = ["base", "arithmetic", "common", "kit"];
  const group = (fits: (place: string) => boolean, priority: number): Group => ({
    priority,
    name: (id, modules) => {
      const place = placeOf(id, modules);
      return place !== null && fits(place) ? place : null;
    },
  });
  // A group takes along what its modules import, unless one before it has taken that.
  return [
    ...named.map((name, n) => group((place) => place === name, named.length - n + 1)),
    group((place) => place.startsWith(ofFew), 1),
    group((place) => !named.includes(place) && !place.startsWith(ofFew), 0),
  ];
}
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
  const drawings = apps.map((id) => below(modules, [`\0${drawing}${id}`, `\0${moreChunk}${id}`]));
  const users = new Map<string, string[]>();
  drawings.forEach((own, n) => {
    for (const id of own) users.set(id, [...(users.get(id) ?? []), apps[n]!]);
  });
  const shared = (id: string): boolean => (users.get(id)?.length ?? 0) > 1;
  // Small, and a file less for every app: the kit's sheets, and what one app shares with pages and parts that come later,
  // which are icons above all.
  const later = below(
    modules,
    ["shell/over.ts", "shell/typing.ts", "console/main.tsx"].map((path) => join(root, "src/ui", path)),
  );
  put(
    [...users.keys()].filter((id) => (shared(id) ? id.endsWith(".css") : later.has(id))),
    "base",
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
  const isOfFew = (app: string): boolean =>
    [...few.values()].some(([first]) => first !== undefined && users.get(first)!.includes(app));
  langs.forEach((lang) => put([`\0${wordsChunk}${osId}/${lang}`], `${osId}-${lang}`));
  for (const app of apps) {
    const words = langs.map((lang) => `\0${wordsChunk}${app}/${lang}`);
    const length = words.reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0);
    if (length < fewWords) put(words, `${app}-drawing`);
    words.forEach((id, n) => put([id], `${app}-${langs[n]}`));
    put(below(modules, [`\0${drawing}${app}`]), isOfFew(app) ? app : `${app}-drawing`);
  }
  return places;
}
/** Modules that the same few apps use, by the name of their file. */
function sharedByFew(
  modules: Modules,
  users: ReadonlyMap<string, readonly string[]>,
  placed: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [id, apps] of users) {
    if (apps.length < 2 || apps.length > fewApps || placed.has(id)) continue;
    const name = `${ofFew}${apps.toSorted().join("-")}`;
    found.set(name, [...(found.get(name) ?? []), id]);
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
