// Builds the registries, the world (.cache/world), the two pages (dist/client) and, for the local server, the worker
// (dist/worker). Skips each part that is not stale.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { fingerprint, mergeGraphs, graphFromMetafile, writtenSince, type BuildGraph } from "./build-graph.ts";
import { applyEnvironment, packed, prepareBrowser, root, writeWhenChanged } from "../env.ts";
import { generate } from "./generate.ts";
import { placeWorld, worldFile } from "./world-file.ts";

// The variable that is set while this file runs a bundler. Wrangler runs this file as its [build] command, even when
// `buildWorker` calls wrangler.
const nestedBuildVariable = "PHONEBOOTH_BUILDING";

export async function buildClient(): Promise<void> {
  if (packed) return;
  generate();
  await rebuildIfStale("client", async (folder) => {
    // Builds the pages in separate processes, to save the server's memory.
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

/** The file in which buildWorker stores the options that miniflare needs from wrangler.toml. */
export const workerBundle = join(root, "dist/worker/index.js");
export const workerOptions = join(root, "dist/worker/options.json");

/**
 * Builds the worker. Uses the bundle that wrangler makes and the options that wrangler reads from wrangler.toml, so
 * that the local server runs the same code as a deployment.
 */
export async function buildWorker(): Promise<void> {
  if (packed) return;
  generate();
  await rebuildIfStale("worker", async (folder) => {
    const metafile = `${folder}.json`;
    // Passes `public` as the folder of the assets instead of the pages' folder, so that bundling does not wait until
    // the pages are built.
    const bundle = ["deploy", "--dry-run", "--outdir", folder, "--assets", "public", "--metafile", metafile];
    // Runs in a separate process, because wrangler would keep 115 MB of the server's memory.
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

/** Returns the id of the world's database in wrangler.toml. */
export function worldDatabaseId(): string {
  const [, id] =
    /binding = "WORLD"[^[]*?database_id = "([^"]+)"/.exec(readFileSync(join(root, "wrangler.toml"), "utf8")) ?? [];
  if (!id) throw new Error("wrangler.toml has no D1 database with the binding WORLD");
  return id;
}

function run(command: string, args: string[]) {
  // Sets NODE_ENV, so that the build does not depend on the calling process. With a test's NODE_ENV the pages would get
  // a different build of Solid.
  const env = { ...process.env, NODE_ENV: "production", [nestedBuildVariable]: "1" };
  return promisify(execFile)(command, args, { cwd: root, env, maxBuffer: 1 << 26 });
}

/** Returns the graph of a build and the fingerprint of the files that it read, or null without a complete build. */
export function readBuildGraph(name: "client" | "worker"): (BuildGraph & { readonly fingerprint: string }) | null {
  const [target, graphFile] = [join(root, "dist", name), join(root, "dist", `${name}.json`)];
  return existsSync(target) && existsSync(graphFile) ? JSON.parse(readFileSync(graphFile, "utf8")) : null;
}

/** Builds into a new folder and then replaces the old folder with it, so that no reader sees an incomplete build. */
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
    // If a file was edited while the bundler was reading, the new build is marked as stale.
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
  // The databases of `wrangler dev` are in this folder. `wrangler dev` runs this file.
  placeWorld(world, join(root, ".wrangler/state/v3"), worldDatabaseId());
}
