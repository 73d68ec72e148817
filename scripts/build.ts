// Builds what is stale: the registries, the world (.cache/world), the two pages (dist/client) and, for the local
// server, the worker (dist/worker).
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { fingerprint, graphOfAll, graphOfMetafile, writtenSince, type BuildGraph } from "./build-graph.ts";
import { applyEnvironment, packed, prepareBrowser, root, writeWhenChanged } from "./env.ts";
import { generate } from "./generate.ts";
import { placeWorld, worldFile } from "./world-file.ts";

// Wrangler runs this file as its [build] command, also when it is bundling for buildWorker.
const nested = "PHONEBOOTH_BUILDING";

export async function buildClient(): Promise<void> {
  if (packed) return;
  generate();
  await whenStale("client", async (folder) => {
    // In processes of their own, for the server's memory.
    const pages = [
      ["screen", "vite.config.ts"],
      ["console", "vite.console.config.ts"],
    ] as const;
    rmSync(folder, { recursive: true, force: true });
    await Promise.all(
      pages.map(([, config]) => run("vite", ["build", "--config", config, "--logLevel", "warn", "--outDir", folder])),
    );
    return graphOfAll(pages.map(([name]) => taken(`${folder}.${name}.json`) as BuildGraph));
  });
}

/** Where buildWorker leaves what miniflare needs to know from wrangler.toml. */
export const workerBundle = join(root, "dist/worker/index.js");
export const workerOptions = join(root, "dist/worker/options.json");

/** Wrangler's own bundle and reading of wrangler.toml, so that the local server runs what is deployed. */
export async function buildWorker(): Promise<void> {
  if (packed) return;
  generate();
  await whenStale("worker", async (folder) => {
    const metafile = `${folder}.json`;
    // The assets are named so that bundling need not wait for the pages.
    const bundle = ["deploy", "--dry-run", "--outdir", folder, "--assets", "public", "--metafile", metafile];
    // In a process of its own: wrangler would stay in the server's memory, 115 MB of it.
    const options = `import { unstable_getMiniflareWorkerOptions as read } from "wrangler";
      process.stdout.write(JSON.stringify(read("wrangler.toml").workerOptions));`;
    const [, { stdout }] = await Promise.all([
      run("wrangler", bundle),
      run("node", ["--input-type=module", "--eval", options]),
    ]);
    writeFileSync(join(folder, basename(workerOptions)), stdout);
    return graphOfMetafile(taken(metafile) as { inputs: object }, ["wrangler.toml"]);
  });
}

/** As wrangler.toml names the world's database. */
export function worldDatabaseId(): string {
  const [, id] =
    /binding = "WORLD"[^[]*?database_id = "([^"]+)"/.exec(readFileSync(join(root, "wrangler.toml"), "utf8")) ?? [];
  if (!id) throw new Error("wrangler.toml binds no D1 database as WORLD");
  return id;
}

function run(command: string, args: string[]) {
  // A build is the same whoever asks for it: a test's own NODE_ENV would give the pages another Solid.
  const env = { ...process.env, NODE_ENV: "production", [nested]: "1" };
  return promisify(execFile)(command, args, { cwd: root, env, maxBuffer: 1 << 26 });
}

/** A build's graph and what its files were then; null where there is no whole build. */
export function builtGraph(name: "client" | "worker"): (BuildGraph & { readonly fingerprint: string }) | null {
  const [target, told] = [join(root, "dist", name), join(root, "dist", `${name}.json`)];
  return existsSync(target) && existsSync(told) ? JSON.parse(readFileSync(told, "utf8")) : null;
}

/** Builds beside the old result and swaps, so that nobody ever meets half of one. */
async function whenStale(name: "client" | "worker", build: (folder: string) => Promise<BuildGraph>): Promise<void> {
  const before = builtGraph(name);
  if (before && before.fingerprint === fingerprint(root, before)) return;
  const target = join(root, "dist", name);
  const fresh = `${target}.${process.pid}.new`;
  const old = `${target}.${process.pid}.old`;
  mkdirSync(dirname(target), { recursive: true });
  process.stderr.write(name === "client" ? "Building the pages …\n" : "Building the worker …\n");
  try {
    const began = Date.now();
    const graph = await build(fresh);
    // Who edits while the bundler reads gets a build that is stale at once.
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

/** A file that is read once. */
function taken(path: string): unknown {
  const text = readFileSync(path, "utf8");
  rmSync(path);
  return JSON.parse(text);
}

if (import.meta.main && !process.env[nested]) {
  applyEnvironment();
  generate();
  const [, , world] = await Promise.all([prepareBrowser(), buildClient(), worldFile()]);
  // Where `wrangler dev`, which runs this, keeps its databases.
  placeWorld(world, join(root, ".wrangler/state/v3"), worldDatabaseId());
}
