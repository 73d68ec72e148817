// Generates the lists of apps, brands, tasks and the world's parts from the folders, because wrangler's bundler has no
// globs.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeHashOf } from "./compiled-code.ts";
import { root, writeWhenChanged } from "../env.ts";
import { gitFacts } from "./git-facts.ts";

export function generate(): void {
  writeWhenChanged(join(root, "src/apps/registry.ts"), appsRegistry());
  writeWhenChanged(join(root, "src/brands/registry.ts"), brandsRegistry());
  writeWhenChanged(join(root, "tasks/registry.ts"), tasksRegistry());
  const later = previewDatasets();
  const world = folders("src/world").filter(
    (id) => existsSync(join(root, "src/world", id, "index.ts")) && !later.includes(id),
  );
  writeWhenChanged(join(root, "src/world/registry.ts"), worldRegistry(world));
  writeWhenChanged(join(root, "src/world/generators.ts"), worldGenerators(world));
  const version = `${banner}export const worldVersion = "${worldSources()}";\n`;
  writeWhenChanged(join(root, "src/world/version.ts"), version);
  writeWhenChanged(join(root, "tasks/version.ts"), judgeSources());
  writeWhenChanged(join(root, "src/benchmark/agent/adapters/registry.ts"), adaptersRegistry());
}

/** The folders that verdicts depend on, and the folders with the sources of world data. */
export const judgeFolders = [
  "src/state",
  "src/arithmetic",
  "src/world",
  "src/os",
  "src/apps",
  "src/judge",
  "tasks",
] as const;
export const worldFolders = ["src/world", "src/state"] as const;

/**
 * Returns a module with the hash of the compiled sources that verdicts depend on, and with git's commit and uncommitted
 * changes at the time of the build. Without git, the latter two are null.
 */
function judgeSources(): string {
  const hash = codeHashOf(sourcesOf(judgeFolders, (name) => name.endsWith(".ts") && !name.endsWith(".test.ts")));
  const git = gitFacts(root);
  const rows = [
    `export const judgeVersion = "${hash}";`,
    `export const commit: string | null = ${JSON.stringify(git?.commit ?? null)};`,
    "/** Null where nothing is uncommitted, or where there is no git. */",
    `export const diffHash: string | null = ${JSON.stringify(git?.diffHash ?? null)};`,
  ];
  return `${banner}${rows.join("\n")}\n`;
}

function worldRegistry(ids: readonly string[]): string {
  const imports = ids.map((id, n) => `import part${n} from "./${id}/index.ts";\n`);
  return `${banner}${imports.join("")}\nexport const datasets = [${ids.map((_, n) => `part${n}`).join(", ")}] as const;\n`;
}

/**
 * Returns the module with the generators of records. Only builds need the generators. They are in a separate file from
 * the registry, so that they are not in the worker or the pages.
 */
function worldGenerators(ids: readonly string[]): string {
  const imports = ids.map((id, n) => `import part${n} from "./${id}/generate.ts";\n`);
  return `${banner}${imports.join("")}\nexport const generators = { ${ids.map((id, n) => `${id}: part${n}`).join(", ")} } as const;\n`;
}

const generatedFiles = [
  "src/apps/registry.ts",
  "src/world/registry.ts",
  "src/world/generators.ts",
  "src/world/version.ts",
  "tasks/registry.ts",
  "tasks/version.ts",
];

/**
 * Returns the hash of the world's sources. Equal sources give an equal world, so the pages, the worker and the file can
 * use this hash as the world's id before the world is made.
 */
function worldSources(): string {
  const later = previewDatasets().map((id) => `src/world/${id}/`);
  const sources = sourcesOf(worldFolders, (name) => !/\.test\.ts$|\.md$/.test(name)).filter(
    (path) => !later.some((folder) => path.startsWith(folder)),
  );
  return codeHashOf([...sources, "scripts/build/world-file.ts", "package-lock.json"]);
}

/** Returns the paths below `folders`, without generated files. */
function sourcesOf(folders: readonly string[], keep: (name: string) => boolean): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && keep(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !generatedFiles.includes(path));
}

/**
 * Returns the preview apps, which are not on phones yet. The folder of a preview app has a file PREVIEW.md, which lists
 * the missing parts. The environment variable PREVIEW lists preview apps that phones include anyway, or is "all":
 * `PREVIEW=all ./phonebooth serve`.
 */
export const previewApps = (): readonly string[] => previewFolders("src/apps");
/** Returns the datasets that are not in the world yet. Like preview apps, they have a file PREVIEW.md. */
const previewDatasets = (): readonly string[] => previewFolders("src/world");
function previewFolders(parent: string): readonly string[] {
  const wanted = (process.env["PREVIEW"] ?? "").split(",");
  if (wanted.includes("all")) return [];
  return folders(parent).filter((id) => existsSync(join(root, parent, id, "PREVIEW.md")) && !wanted.includes(id));
}
function appsRegistry(): string {
  const later = previewApps();
  const ids = folders("src/apps").filter(
    (id) => existsSync(join(root, "src/apps", id, "index.ts")) && !later.includes(id),
  );
  const imports = ids.map((id, n) => `import app${n} from "./${id}/index.ts";\n`);
  return `${banner}${imports.join("")}\nexport const apps = [${ids.map((_, n) => `app${n}`).join(", ")}] as const;\n`;
}

/** Lists every brand pack. The pack's folder has one file for each app that the pack names. */
function brandsRegistry(): string {
  const packs = folders("src/brands").map((pack) => ({ pack, ids: appsNamedBy(pack) }));
  const imports = packs.flatMap(({ pack, ids }) =>
    ids.map((id) => `import ${pack}_${id} from "./${pack}/${id}.ts";\n`),
  );
  const rows = packs.map(
    ({ pack, ids }) =>
      `  ${pack}: createBrand("${pack}", { ${ids.map((id) => `${id}: ${pack}_${id}`).join(", ")} }),\n`,
  );
  return `${banner}import { createBrand } from "./define.ts";\n${imports.join("")}\nexport const brands = {\n${rows.join("")}} as const;\n`;
}
/** Returns the ids of the apps that a brand pack names, without preview apps. */
export function appsNamedBy(pack: string): string[] {
  const later = previewApps();
  const named = files(join("src/brands", pack)).map((name) => name.slice(0, -".ts".length));
  return named.filter((id) => !later.includes(id));
}
export const brandPacks = (): string[] => folders("src/brands");

function tasksRegistry(): string {
  // The folder `kit` contains building blocks of tasks and is not a suite.
  const suites = folders("tasks").filter((name) => name !== "kit");
  const later = previewApps();
  const ids = suites.flatMap((suite) =>
    files(join("tasks", suite))
      .filter(
        (name) =>
          name.endsWith(".ts") && !name.endsWith(".test.ts") && !concernsApps(join("tasks", suite, name), later),
      )
      .map((name) => `${suite}/${name.slice(0, -".ts".length)}`),
  );
  const imports = ids.map((id, n) => `import task${n} from "./${id}.ts";\n`);
  const rows = ids.map((id, n) => `  ["${id}", task${n}],\n`);
  return `${banner}${imports.join("")}\nexport const tasks = [\n${rows.join("")}] as const;\n`;
}

/** Returns whether a file of a task uses one of these apps. */
export function concernsApps(path: string, apps: readonly string[]): boolean {
  const text = readFileSync(join(root, path), "utf8");
  return apps.some((id) => text.includes(`/src/apps/${id}/index.ts"`));
}

function adaptersRegistry(): string {
  const ids = files("src/benchmark/agent/adapters")
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "registry.ts")
    .map((name) => name.slice(0, -".ts".length));
  const imports = ids.map((id, n) => `import adapter${n} from "./${id}.ts";\n`);
  return `${banner}${imports.join("")}\nexport const adapters = [${ids.map((_, n) => `adapter${n}`).join(", ")}] as const;\n`;
}

const banner = "// Written by scripts/build/generate.ts. Do not edit.\n";

function folders(path: string): string[] {
  return entries(path, (entry) => entry.isDirectory());
}

function files(path: string): string[] {
  return entries(path, (entry) => entry.isFile());
}

function entries(path: string, keep: (entry: { isDirectory(): boolean; isFile(): boolean }) => boolean): string[] {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  const found = readdirSync(absolute, { withFileTypes: true }).filter(keep);
  return found.map((entry) => entry.name).sort();
}

if (import.meta.main) generate();
