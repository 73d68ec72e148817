// Measures how long the engine takes to parse and evaluate the worker's bundle. An isolate does this before its first
// request. The bundle runs in a separate process with the same engine as workerd. Empty classes replace the classes of
// the platform.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import vm from "node:vm";
import { buildWorker, workerBundle } from "../build/build.ts";

/** Returns milliseconds, one number per new process. */
export async function measureWorkerStarts(count: number): Promise<number[]> {
  await buildWorker();
  const flags = ["--experimental-vm-modules", "--no-warnings"];
  return Array.from({ length: count }, () => Number(execFileSync("node", [...flags, import.meta.filename]).toString()));
}

async function measureStart(): Promise<number> {
  const source = readFileSync(workerBundle, "utf8");
  const from = performance.now();
  const bundle = new vm.SourceTextModule(source, { identifier: workerBundle });
  await bundle.link(emptyPlatformModule);
  await bundle.evaluate();
  const took = performance.now() - from;
  if (!("default" in bundle.namespace)) throw new Error("the bundle is not a Worker: it has no default export");
  return took;
}
async function emptyPlatformModule(name: string): Promise<vm.Module> {
  const offered: Record<string, unknown> =
    name === "cloudflare:workers" ? { DurableObject: Object, WorkerEntrypoint: Object } : await import(name);
  const names = Object.keys(offered);
  return new vm.SyntheticModule(names, function (this: vm.SyntheticModule) {
    for (const key of names) this.setExport(key, offered[key]);
  });
}

if (import.meta.main) process.stdout.write(String(await measureStart()));
