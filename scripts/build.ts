// Builds what is stale: the registries, the two pages (dist/client) and, for the local server, the worker (dist/worker).
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { applyEnvironment, prepareBrowser, root } from "./env.ts";
import { generate } from "./generate.ts";

const shared = ["package-lock.json", "src/apps", "src/os", "src/state", "src/contract", "src/world"];
const clientInputs = [...shared, "src/ui", "public", "vite.config.ts"];
const workerInputs = [...shared, "src/worker", "src/durable", "src/judge", "src/graph", "tasks", "wrangler.toml"];

export async function buildClient(): Promise<void> {
  generate();
  await whenStale("client", clientInputs, async (folder) => {
    const { build } = await import("vite");
    await build({ logLevel: "warn", build: { outDir: folder } });
  });
}

/** Wrangler's own bundle, so that the local server runs what is deployed. */
export async function buildWorker(): Promise<void> {
  generate();
  await whenStale("worker", workerInputs, async (folder) => {
    // The assets are named so that bundling need not wait for the pages.
    const args = ["deploy", "--dry-run", "--outdir", folder, "--assets", "public"];
    await promisify(execFile)("wrangler", args, { cwd: root, env: { ...process.env, PHONEBOOTH_BUILDING: "1" } });
  });
}

/** Builds beside the old result and swaps, so that nobody ever meets half of one. */
async function whenStale(name: string, inputs: readonly string[], build: (folder: string) => Promise<void>) {
  const target = join(root, "dist", name);
  const stamp = `${target}.stamp`;
  const wanted = fingerprint(inputs);
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const fresh = `${target}.${process.pid}.new`;
  const old = `${target}.${process.pid}.old`;
  mkdirSync(dirname(target), { recursive: true });
  try {
    await build(fresh);
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
    writeFileSync(stamp, wanted);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

function fingerprint(inputs: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of inputs.flatMap((input) => filesUnder(input)).sort()) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesUnder(path: string): string[] {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

// Wrangler's [build] command comes here too, also while it bundles for buildWorker.
if (import.meta.main && !process.env["PHONEBOOTH_BUILDING"]) {
  applyEnvironment();
  await Promise.all([prepareBrowser(), buildClient()]);
}
