// What a page fetches of an app when it needs it: its model, and its drawing; what it knows of every app without; and the
// brand pack that is chosen, of which it fetches no other.
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { drawingsIn } from "./drawings.ts";
import { appsNamedBy, brandPacks } from "./generate.ts";

/** What is looked for in folders. */
export const foundInFolders = [
  "src/apps/*/index.ts",
  "src/apps/*/strings.ts",
  "src/apps/*/looks/theme.css",
  "src/apps/*/screens/*.tsx",
  "src/apps/*/features/*/screens/*.tsx",
  "src/brands/*/*.ts",
];

const all = "virtual:phone-apps";
const model = "virtual:phone-app/";
const drawing = "virtual:phone-drawing/";
const seeds = "virtual:phone-seeds";
const brands = "virtual:phone-brands";
export const brandChunk = "virtual:phone-brand/";
/** Stands for the seeds of apps: a page is told the data of a phone, and does not make them. */
const noSeed = "virtual:no-seed";

/** `root`: of the project. */
export function appChunks(root: string): Plugin {
  /** Tests make data. */
  let pages = false;
  return {
    name: "app-chunks",
    // Before the bundler finds the seeds where they lie.
    enforce: "pre",
    configResolved({ command }) {
      pages = command === "build";
    },
    resolveId(id, importer) {
      if ([all, seeds, brands].includes(id) || [model, drawing, brandChunk].some((start) => id.startsWith(start)))
        return `\0${id}`;
      const isSeed = pages && id === "./seed.ts" && importer !== undefined && isModel.test(relative(root, importer));
      return isSeed ? `\0${noSeed}` : undefined;
    },
    async load(resolved) {
      const id = resolved.startsWith("\0") ? resolved.slice(1) : "";
      if (id === all) return allApps();
      if (id === seeds) return allSeeds(root);
      if (id === brands) return allBrands();
      if (id.startsWith(brandChunk)) return wholeBrand(root, id.slice(brandChunk.length));
      if (id === noSeed) return `export const seed = () => { throw new Error("a page makes no data"); };\n`;
      if (id.startsWith(model))
        return `export { default } from ${JSON.stringify(fileOf(root, id.slice(model.length), "index.ts"))};\n`;
      return id.startsWith(drawing) ? drawingOf(root, id.slice(drawing.length)) : undefined;
    },
  };
}
const isModel = /^src\/apps\/[^/]+\/index\.ts$/;
const fileOf = (root: string, app: string, name: string): string => join(root, "src/apps", app, name);
async function allApps(): Promise<string> {
  const { apps } = await import("../src/apps/registry.ts");
  const { manifestOf } = await import("../src/os/absent.ts");
  const fetched = (id: string): string => `() => import(${JSON.stringify(id)})`;
  const rows = apps.map(
    ({ id }) => `  ${JSON.stringify(id)}: { model: ${fetched(model + id)}, drawing: ${fetched(drawing + id)} },\n`,
  );
  const manifests = JSON.stringify(apps.map((app) => manifestOf(app)));
  return `export const manifests = ${manifests};\nexport const chunks = {\n${rows.join("")}};\n`;
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
/** The screens of an app lie in its folder, a file each; its theme comes with them. */
function drawingOf(root: string, app: string): string {
  const file = (name: string): string => fileOf(root, app, name);
  const screens = drawingsIn(file("."));
  return [
    existsSync(file("strings.ts"))
      ? `export { strings } from ${JSON.stringify(file("strings.ts"))};`
      : "export const strings = { en: {}, zh: {} };",
    ...(existsSync(file("looks/theme.css")) ? [`import ${JSON.stringify(file("looks/theme.css"))};`] : []),
    ...screens.map((name, n) => `import screen${n} from ${JSON.stringify(name)};`),
    `export const screens = [${screens.map((_, n) => `screen${n}`).join(", ")}];`,
  ].join("\n");
}

interface Module {
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
 * for their models and `kit` for their screens; the model of an app has a file, and so has its drawing, and its sheets one.
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
    ...named.map((name, n) => group((place) => place === name, named.length - n)),
    group((place) => !named.includes(place), 0),
  ];
}
function placesOf(root: string, home: string, modules: Modules): ReadonlyMap<string, string> {
  const apps = readdirSync(join(root, "src/apps"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const places = new Map<string, string>();
  const put = (ids: Iterable<string>, place: string): void => {
    for (const id of ids) if (!places.has(id)) places.set(id, place);
  };
  put(below(modules, [join(root, "src/ui/screen.tsx"), `\0${model}${home}`, `\0${drawing}${home}`]), "base");
  const models = apps.map((id) => below(modules, [`\0${model}${id}`]));
  const drawings = apps.map((id) => below(modules, [`\0${drawing}${id}`]));
  const users = new Map<string, number>();
  for (const own of drawings) for (const id of own) users.set(id, (users.get(id) ?? 0) + 1);
  const shared = (id: string): boolean => (users.get(id) ?? 0) > 1;
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
  for (const own of models) put([...own].filter(shared), "common");
  put([...users.keys()].filter(shared), "kit");
  models.forEach((own, n) => put(own, apps[n]!));
  return places;
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
