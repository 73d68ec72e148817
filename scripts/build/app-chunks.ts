// Splits apps into chunks. A page fetches an app's model and screens when it needs them. The shared chunk contains only
// the facts that a page needs about apps whose models it does not have. A page fetches only the brand pack that was
// chosen.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { osId } from "#os/command.ts";
import type { AnyApp } from "#os/define.ts";
import type { Strings } from "#os/texts.ts";
import { firstSuffix, stripQuery, seedPattern, levelsOf, namesModule, type Levels } from "./app-levels.ts";
import { appsNamedBy, brandPacks } from "./generate.ts";
import { importPath } from "./import-path.ts";

/** Patterns of the files that this plugin discovers in folders. */
export const discoveredPatterns = [
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

export const langs = ["en", "zh"] as const;
const allAppsId = "virtual:phone-apps";
export const modelPrefix = "virtual:phone-app/";
export const drawingPrefix = "virtual:phone-drawing/";
/**
 * Modules with texts. "virtual:phone-words/notes/en" contains the texts of an app in one language.
 * "virtual:phone-words/notes/en/more" contains the texts of the app's deferred features. The module of `stringsPrefix`
 * is the table through which the app's screens read the texts of these modules.
 */
export const textsPrefix = "virtual:phone-words/";
const stringsPrefix = "virtual:phone-strings/";
/** Prefix of the style sheets of apps, before the path in the project. A sheet is bundled with the app's screens. */
const sheetPrefix = "virtual:phone-sheet/";
/**
 * Prefix of icons. Each app that imports an icon gets a separate module. Otherwise, an app that shares one icon with
 * other apps would fetch all icons of these apps.
 */
const iconPrefix = "virtual:phone-icon/";
/**
 * Prefixes of the modules that an app needs for its deferred features (all except its start feature): the full model,
 * and the deferred screens.
 */
export const fullModelPrefix = "virtual:phone-whole/";
export const moreScreensPrefix = "virtual:phone-more/";
/** Prefix of modules that replace a module of deferred features at the first level. */
const namesPrefix = "virtual:phone-names/";
const seedsId = "virtual:phone-seeds";
const brandsId = "virtual:phone-brands";
export const brandPrefix = "virtual:phone-brand/";
/**
 * The module that replaces modules that create the data of apps. A page receives the data of a phone and does not
 * create data.
 */
const noSeedId = "virtual:no-seed";

/** Returns the plugin that splits apps into chunks. `root`: the project's folder. */
export function appChunks(root: string): Plugin {
  /** False in tests, because tests create data. */
  let pages = false;
  const ofKit = iconsOfKit(root);
  const levels = new Map<string, Promise<Levels>>();
  const levelsIn = (id: string): Promise<Levels> => {
    const known = levels.get(id) ?? importApp(root, id).then((app) => levelsOf(join(root, "src/apps", id), app));
    levels.set(id, known);
    return known;
  };
  /** Returns the path of the module's variant at the first level of its app. */
  const formOf = async (path: string): Promise<string> => {
    const app = appIn(root, path);
    const found = app === undefined ? undefined : await levelsIn(app);
    if (found?.reexports.has(path)) return `\0${namesPrefix}${relative(join(root, "src/apps"), path)}`;
    return found?.variants.has(path) ? path + firstSuffix : path;
  };
  return {
    name: "app-chunks",
    // Runs before the bundler resolves the seeds to their files.
    enforce: "pre",
    configResolved({ command }) {
      pages = command === "build";
    },
    async resolveId(id, from) {
      if (
        [allAppsId, seedsId, brandsId].includes(id) ||
        [modelPrefix, fullModelPrefix, drawingPrefix, moreScreensPrefix, textsPrefix, brandPrefix].some((start) =>
          id.startsWith(start),
        )
      )
        return `\0${id}`;
      // A test runner with a cached importer passes a path that is relative to the project.
      if (id.endsWith(firstSuffix)) return id.startsWith(join(root, "/")) ? id : join(root, id);
      if (from === undefined) return undefined;
      const importer = stripQuery(from);
      const path = relative(root, importPath(importer, id, root) ?? resolve(importer, "..", id));
      if (pages) {
        const app = stringsPattern.exec(path)?.[1];
        if (app !== undefined) return `\0${stringsPrefix}${app}`;
        if (sheetPattern.test(path)) return `\0${sheetPrefix}${path}.js`;
        const owner = iconPattern.test(id) ? appIn(root, importer) : undefined;
        if (owner !== undefined && !ofKit.has(id)) return `\0${iconPrefix}${owner}/${id.replace("?raw", "")}`;
      }
      const first = from.endsWith(firstSuffix);
      if ((pages || first) && seedPattern.test(id) && modelPattern.test(relative(root, importer)))
        return `\0${noSeedId}`;
      return first && /^[.#]/.test(id) ? formOf(join(root, path)) : undefined;
    },
    async load(resolved) {
      if (resolved.endsWith(firstSuffix)) {
        const moduleType = resolved.includes(".tsx") ? ("tsx" as const) : ("ts" as const);
        return { code: readFileSync(stripQuery(resolved), "utf8"), moduleType };
      }
      const id = resolved.startsWith("\0") ? resolved.slice(1) : "";
      if (id === allAppsId) return appsModule(root, levelsIn);
      if (id === seedsId) return seedsModule(root);
      if (id === brandsId) return brandsModule();
      if (id.startsWith(brandPrefix)) return brandModule(root, id.slice(brandPrefix.length));
      if (id.startsWith(textsPrefix)) return textsModule(root, id.slice(textsPrefix.length), levelsIn);
      if (id.startsWith(stringsPrefix))
        return [
          `import { getStrings } from ${JSON.stringify(join(root, "src/ui/app-texts.ts"))};`,
          `export const strings = getStrings(${JSON.stringify(id.slice(stringsPrefix.length))});`,
        ].join("\n");
      if (id.startsWith(sheetPrefix))
        return [
          `import sheet from ${JSON.stringify(`${join(root, id.slice(sheetPrefix.length, -".js".length))}?inline`)};`,
          `import { addStyleSheet } from ${JSON.stringify(join(root, "src/ui/style-sheet.ts"))};`,
          "addStyleSheet(sheet);",
        ].join("\n");
      if (id.startsWith(iconPrefix)) {
        const path = id.slice(id.indexOf("@"));
        return `export default ${JSON.stringify(readFileSync(join(root, "node_modules", path), "utf8"))};\n`;
      }
      if (id.startsWith(namesPrefix)) {
        const path = join(root, "src/apps", id.slice(namesPrefix.length));
        const app = await importApp(root, appIn(root, path)!);
        return namesModule(path, app, await levelsIn(app.id), join(root, "src/os/deferred.ts"));
      }
      if (id.startsWith(moreScreensPrefix))
        return screensModule((await levelsIn(id.slice(moreScreensPrefix.length))).deferred);
      if (id === noSeedId)
        return `export const seed = () => { throw new Error("a page makes no data"); };\nexport const money = seed;\n`;
      if (id.startsWith(fullModelPrefix))
        return reexportDefault(fileOf(root, id.slice(fullModelPrefix.length), "index.ts"));
      if (id.startsWith(modelPrefix))
        return reexportDefault(await formOf(fileOf(root, id.slice(modelPrefix.length), "index.ts")));
      if (!id.startsWith(drawingPrefix)) return undefined;
      const app = id.slice(drawingPrefix.length);
      const theme = fileOf(root, app, "looks/theme.css");
      const forms = await Promise.all((await levelsIn(app)).first.map(formOf));
      return (existsSync(theme) ? `import ${JSON.stringify(theme)};\n` : "") + screensModule(forms);
    },
  };
}
const reexportDefault = (file: string): string => `export { default } from ${JSON.stringify(file)};\n`;
const modelPattern = /^src\/apps\/[^/]+\/index\.ts$/;
const sheetPattern = /^src\/(apps\/[^/]+\/looks|ui\/kit\/(map|social))\/.+\.css$/;
const iconPattern = /^@material-symbols\/.+\.svg\?raw$/;
const stringsPattern = /^src\/apps\/([^/]+)\/strings\.ts$/;
const appIn = (root: string, path: string): string | undefined =>
  /^src\/apps\/([^/]+)\/./.exec(relative(root, path))?.[1];
const fileOf = (root: string, app: string, name: string): string => join(root, "src/apps", app, name);
/**
 * Returns the icons that the kit draws. All apps share these icons, because nearly every screen has some of them. Icons
 * that only other parts of the phone draw (the shade, the keyboard) are not included, so an app that uses such an icon
 * gets a separate module.
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
/**
 * Imports the app through a file URL, because the app's parts are also imported through a file URL. With a relative
 * path, the bundler that compiles vite.config.ts would include a second copy of the app.
 */
async function importApp(root: string, id: string): Promise<AnyApp> {
  const { default: app } = await import(pathToFileURL(fileOf(root, id, "index.ts")).href);
  return app;
}
async function appsModule(root: string, levelsIn: (app: string) => Promise<Levels>): Promise<string> {
  const { apps } = await import("#apps/registry.ts");
  const { manifestOf } = await import("#os/unloaded.ts");
  const fetched = (id: string): string => `() => import(${JSON.stringify(id)})`;
  const wordsOf = (id: string, more = ""): string =>
    `{ ${langs.map((lang) => `${lang}: ${fetched(`${textsPrefix}${id}/${lang}${more}`)}`).join(", ")} }`;
  const row = async (id: string): Promise<string> => {
    const { deferred } = await levelsIn(id);
    const [, later] = await appTexts(root, id, "en", levelsIn);
    const parts = [
      `model: ${fetched(modelPrefix + id)}`,
      `drawing: ${fetched(drawingPrefix + id)}`,
      `words: ${wordsOf(id)}`,
    ];
    if (deferred.length > 0)
      parts.push(`whole: ${fetched(fullModelPrefix + id)}`, `more: ${fetched(moreScreensPrefix + id)}`);
    if (Object.keys(later).length > 0) parts.push(`moreWords: ${wordsOf(id, "/more")}`);
    return `  ${JSON.stringify(id)}: { ${parts.join(", ")} },\n`;
  };
  const rows = await Promise.all(apps.map(({ id }) => row(id)));
  const manifests = JSON.stringify(apps.map((app) => manifestOf(app)));
  return `export const ofPhone = ${wordsOf(osId)};\nexport const manifests = ${manifests};\nexport const chunks = {\n${rows.join("")}};\n`;
}
async function seedsModule(root: string): Promise<string> {
  const { apps } = await import("#apps/registry.ts");
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
function brandsModule(): string {
  const rows = brandPacks().map((pack) => `  ${pack}: () => import(${JSON.stringify(brandPrefix + pack)}),\n`);
  return `export const brands = {\n${rows.join("")}};\n`;
}
function brandModule(root: string, pack: string): string {
  const ids = appsNamedBy(pack);
  const file = (name: string): string => JSON.stringify(join(root, "src/brands", name));
  return [
    `import { createBrand } from ${file("define.ts")};`,
    ...ids.map((id) => `import ${pack}_${id} from ${file(`${pack}/${id}.ts`)};`),
    `export default createBrand("${pack}", { ${ids.map((id) => `${id}: ${pack}_${id}`).join(", ")} });`,
  ].join("\n");
}
type Table = Readonly<Record<string, string>>;
/**
 * Returns a module with texts. `of` names an app or the phone itself, and a language ("notes/en"). With "/more"
 * ("notes/en/more"), the module contains the deferred texts.
 */
async function textsModule(root: string, of: string, levelsIn: (app: string) => Promise<Levels>): Promise<string> {
  const [app, lang, more] = of.split("/") as [string, (typeof langs)[number], string?];
  const [first, later] = app === osId ? [await phoneTexts(root, lang)] : await appTexts(root, app, lang, levelsIn);
  return `export const words = ${JSON.stringify(more === undefined ? first : later)};\n`;
}
async function phoneTexts(root: string, lang: (typeof langs)[number]): Promise<Table> {
  return (await import(pathToFileURL(join(root, `src/ui/shell/words/${lang}.ts`)).href)).words;
}
/** Returns the texts of an app's first screens, and its remaining texts. */
async function appTexts(
  root: string,
  app: string,
  lang: (typeof langs)[number],
  levelsIn: (app: string) => Promise<Levels>,
): Promise<[Table, Table]> {
  const file = fileOf(root, app, "strings.ts");
  if (!existsSync(file)) return [{}, {}];
  const { [lang]: table } = (await import(pathToFileURL(file).href)).strings as Strings;
  const [early, ofPhone] = [(await levelsIn(app)).textsOf(Object.keys(table)), await phoneTexts(root, lang)];
  const { first = [], later = [] } = Object.groupBy(Object.entries(table), ([key]) =>
    early.has(key) || Object.hasOwn(ofPhone, key) ? "first" : "later",
  );
  return [Object.fromEntries(first), Object.fromEntries(later)];
}
function screensModule(paths: readonly string[]): string {
  return [
    ...paths.map((path, n) => `import screen${n} from ${JSON.stringify(path)};`),
    `export const screens = [${paths.map((_, n) => `screen${n}`).join(", ")}];`,
  ].join("\n");
}
