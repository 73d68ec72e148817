// Builds what is stale: the registries, the world (.cache/world), the two pages (dist/client) and, for the local
// server, the worker (dist/worker).
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { fingerprint, mergeGraphs, graphFromMetafile, writtenSince, type BuildGraph } from "./build-graph.ts";
import { applyEnvironment, packed, prepareBrowser, root, writeWhenChanged } from "../env.ts";
import { generate } from "./generate.ts";
import { placeWorld, worldFile } from "./world-file.ts";

// Wrangler runs this file as its [build] command, even when it bundles for buildWorker.
const nestedBuildVariable = "PHONEBOOTH_BUILDING";

export async function buildClient(): Promise<void> {
  if (packed) return;
  generate();
  await rebuildIfStale("client", async (folder) => {
    // In separate processes, to save the server's memory.
    const pages = [
      ["screen", "vite.config.ts"],
      ["console", "vite.console.config.ts"],
    ] as const;
    rmSync(folder, { recursive: true, force: true });
    await Promise.all(
      pages.map(([, config]) => run("vite", ["build", "--config", config, "--logLevel", "warn", "--outDir", folder])),
    );
    return mergeGraphs(pages.map(([name]) => readAndRemove(`${folder}.${name}.json`) as BuildGraph));
  });
}

/** Where buildWorker stores what miniflare needs from wrangler.toml. */
export const workerBundle = join(root, "dist/worker/index.js");
export const workerOptions = join(root, "dist/worker/options.json");

/** Uses wrangler's own bundle and its reading of wrangler.toml, so that the local server runs what is deployed. */
export async function buildWorker(): Promise<void> {
  if (packed) return;
  generate();
  await rebuildIfStale("worker", async (folder) => {
    const metafile = `${folder}.json`;
    // Assets are set to another folder, so that bundling does not wait for the pages.
    const bundle = ["deploy", "--dry-run", "--outdir", folder, "--assets", "public", "--metafile", metafile];
    // In a separate process: wrangler would stay in the server's memory, with 115 MB.
    const options = `import { unstable_getMiniflareWorkerOptions as read } from "wrangler";
      process.stdout.write(JSON.stringify(read("wrangler.toml").workerOptions));`;
    const [, { stdout }] = await Promise.all([
      run("wrangler", bundle),
      run("node", ["--input-type=module", "--eval", options]),
    ]);
    writeFileSync(join(folder, basename(workerOptions)), stdout);
    return graphFromMetafile(readAndRemove(metafile) as { inputs: object }, ["wrangler.toml"]);
  });
}

/** The id of the world's database in wrangler.toml. */
export function worldDatabaseId(): string {
  const [, id] =
    /binding = "WORLD"[^[]*?database_id = "([^"]+)"/.exec(readFileSync(join(root, "wrangler.toml"), "utf8")) ?? [];
  if (!id) throw new Error("wrangler.toml binds no D1 database as WORLD");
  return id;
}

function run(command: string, args: string[]) {
  // A build does not depend on its caller: with a test's NODE_ENV the pages would get another Solid.
  const env = { ...process.env, NODE_ENV: "production", [nestedBuildVariable]: "1" };
  return promisify(execFile)(command, args, { cwd: root, env, maxBuffer: 1 << 26 });
}

/** The graph of a build and the fingerprint of its files at that time; null if there is no complete build. */
export function readBuildGraph(name: "client" | "worker"): (BuildGraph & { readonly fingerprint: string }) | null {
  const [target, told] = [join(root, "dist", name), join(root, "dist", `${name}.json`)];
  return existsSync(target) && existsSync(told) ? JSON.parse(readFileSync(told, "utf8")) : null;
}

/** Builds into a new folder and swaps it with the old one, so that no reader sees half a build. */
async function rebuildIfStale(
  name: "client" | "worker",
  build: (folder: string) => Promise<BuildGraph>,
): Promise<void> {
  const before = readBuildGraph(name);
  if (before && before.fingerprint === fingerprint(root, before)) return;
  const target = join(root, "dist", name);
  const fresh = `${target}.${process.pid}.new`;
  const old = `${target}.${process.pid}.old`;
  mkdirSync(dirname(target), { recursive: true });
  process.stderr.write(name === "client" ? "Building the pages …\n" : "Building the worker …\n");
  try {
    const began = Date.now();
    const graph = await build(fresh);
    // If a file was edited while the bundler was reading, the build is marked stale at once.
    const stamp = writtenSince(root, graph, began) ? "" : fingerprint(root, graph);
    rmSync(`${target}.json`, { force: true });
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
    writeWhenChanged(`${target}.json`, JSON.stringify({ ...graph, fingerprint: stamp }));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

/** Reads a JSON file and deletes it. */
function readAndRemove(path: string): unknown {
  const text = readFileSync(path, "utf8");
  rmSync(path);
  return JSON.parse(text);
}

if (import.meta.main && !process.env[nestedBuildVariable]) {
  applyEnvironment();
  generate();
  const [, , world] = await Promise.all([prepareBrowser(), buildClient(), worldFile()]);
  // Where `wrangler dev`, which runs this file, keeps its databases.
  placeWorld(world, join(root, ".wrangler/state/v3"), worldDatabaseId());
}
