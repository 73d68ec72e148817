// `./phonebooth package`: creates the package that `npx phonebooth` runs on a machine without a clone. npm calls this
// file before it packs. The file then fills dist/npm with the worker and the pages as they are deployed, and with the
// translated files of the commands.
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { Client } from "../../clients/typescript/src/client.ts";
import { loadBundle, bundleFile } from "#benchmark/report/bundle.ts";
import type { Action } from "#contract/action.ts";
import { buildClient, buildWorker } from "./build.ts";
import { applyEnvironment, root } from "../env.ts";
import { generate } from "./generate.ts";

const target = join(root, "dist/npm");
const manifest = (): { name: string; version: string; dependencies: Record<string, string> } =>
  JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { out: { type: "string", default: "." }, try: { type: "boolean", default: false } },
  });
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", out], { cwd: root, encoding: "utf8" });
  // npm prints the output of the preparation before the JSON.
  const [{ filename }] = JSON.parse(packed.slice(packed.indexOf("[\n"))) as [{ filename: string }];
  const file = join(out, filename);
  process.stdout.write(`${file}\n`);
  return values.try ? tryOut(file) : 0;
}

/** Fills dist/npm. Throws if a packed file imports a package that npm would not install with it. */
export async function prepare(): Promise<void> {
  applyEnvironment();
  generate();
  await Promise.all([buildClient(), buildWorker()]);
  rmSync(target, { recursive: true, force: true });
  await translate();
  for (const path of [
    ".env",
    "wrangler.toml",
    "src/benchmark/agent/prompts",
    "src/benchmark/desk",
    "dist/client",
    "dist/worker",
  ])
    cpSync(join(root, path), join(target, path), {
      recursive: true,
      filter: (from) => !/\.(map|test\.ts)$/.test(from),
    });
  writeFileSync(join(target, "src/benchmark/report", bundleFile), JSON.stringify(await loadBundle()));
  writeFileSync(join(target, "packed.json"), `${JSON.stringify({ version: manifest().version })}\n`);
  writeFileSync(join(target, "phonebooth"), launcher, { mode: 0o755 });
}

/**
 * Translates each file that the commands import. The files are not bundled, because many of them locate other files by
 * relative paths.
 */
async function translate(): Promise<void> {
  const outside = new Set<string>();
  const isOurs = (id: string): boolean => /^[./#]/.test(id) || id.startsWith("\0");
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      ssr: true,
      outDir: target,
      emptyOutDir: false,
      target: "node22",
      minify: false,
      rolldownOptions: {
        input: ["npx", "build/world-file", "cli/worker-process"].map((name) => join(root, `scripts/${name}.ts`)),
        external: (id) => {
          if (isOurs(id)) return false;
          outside.add(id);
          return true;
        },
        checks: { pluginTimings: false },
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: "[name].js", format: "es" },
      },
    },
  });
  const needed = [...outside]
    .filter((id) => !id.startsWith("node:") && !builtinModules.includes(id))
    .map((id) =>
      id
        .split("/")
        .slice(0, id.startsWith("@") ? 2 : 1)
        .join("/"),
    );
  const { dependencies } = manifest();
  const missing = [...new Set(needed)].filter((name) => !(name in dependencies) && !buildOnlyPackages.has(name));
  if (missing.length > 0)
    throw new Error(`The package needs ${missing.join(", ")}, missing from the dependencies in package.json`);
}
/** Packages that are imported only for building. The npm package is already built and does not need them. */
const buildOnlyPackages = new Set(["vite", "vite-plugin-solid"]);

/** Starts a command in the same way as ./phonebooth in a clone. */
const launcher = `#!/bin/sh
# Runs one command of an installed Phonebooth: see \`npx phonebooth help\`.
set -eu
here="$(cd "$(dirname "$(readlink -f "$0")")" && pwd)"

# Every phone that is awake holds a few files open.
ulimit -n "$(ulimit -Hn)" 2>/dev/null || true

# The Node that came with the package, where the machine's own is older.
node=node
case "$(node --version 2>/dev/null)" in
  v2[2-9].* | v[3-9][0-9].*) ;;
  *)
    for each in "$here"/../../node_modules/node-*/bin/node "$here"/../../../node-*/bin/node; do
      if [ -x "$each" ]; then node="$each"; fi
    done
    ;;
esac

# Every picture passes through the server's Node: a small young generation keeps its buffers from piling up.
case "\${1:-}" in serve) young="--max-semi-space-size=1" ;; *) young= ;; esac

# shellcheck disable=SC2086 # one word, or none
exec "$node" $young --disable-warning=ExperimentalWarning "$here/scripts/npx.js" "$@"
`;

/**
 * Simulates a new machine: an empty folder, an empty home, an empty environment. Installs, serves, plays an episode in
 * the real browser, and checks which files were written.
 */
async function tryOut(file: string): Promise<number> {
  const [home, folder] = ["home-", "folder-"].map((name) => mkdtempSync(join(tmpdir(), name)));
  const bare = { HOME: home!, PATH: process.env["PATH"]!.replaceAll(`${join(root, "node_modules/.bin")}:`, "") };
  const before = performance.now();
  const seconds = (): string => `${((performance.now() - before) / 1000).toFixed(1)} s`;
  try {
    writeFileSync(join(folder!, "package.json"), JSON.stringify({ name: "empty", private: true }));
    const install = ["install", "--no-audit", "--no-fund", file];
    execFileSync("npm", install, { cwd: folder!, env: bare, stdio: ["ignore", 2, 2] });
    process.stdout.write(`Installed after ${seconds()}\n`);
    const installed = listFiles(join(folder!, "node_modules/phonebooth"));
    const { success, bytes } = await playWithPackage(["npx", "phonebooth"], folder!, bare);
    process.stdout.write(
      `Episode played after ${seconds()}: ${success ? "success" : "FAILED"}, picture of ${bytes} bytes\n`,
    );
    const strange = readdirSync(folder!).filter(
      (name) => !["package.json", "package-lock.json", "node_modules", ".phonebooth"].includes(name),
    );
    const clean = strange.length === 0 && listFiles(join(folder!, "node_modules/phonebooth")) === installed;
    process.stdout.write(
      clean ? "Only .phonebooth was written\n" : `Written elsewhere: ${strange.join(", ") || "node_modules"}\n`,
    );
    return success && clean ? 0 : 1;
  } finally {
    for (const each of [home!, folder!]) rmSync(each, { recursive: true, force: true });
  }
}

/** Plays an episode in the real browser, on a server that the given command starts in a folder. */
export async function playWithPackage(
  [command, ...words]: readonly [string, ...string[]],
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<{ readonly success: boolean; readonly bytes: number }> {
  const args = [...words, "serve", "--port", "0"];
  const child = spawn(command, args, { cwd: folder, env, detached: true, stdio: ["ignore", "pipe", 2] });
  const ended = new Promise<void>((onExit) => child.once("exit", () => onExit()));
  try {
    const client = new Client(await readAddress(child));
    const phone = await client.create({ task: "notes/pin-among-drafts", seed: 3, observation: { screenshot: "none" } });
    const title = /"(.+)"/.exec(phone.created!.task!.instruction)![1]!;
    const solution: Action[] = [
      { type: "AWAKE", value: "Notes" },
      { type: "TYPE", value: title, point: [500, 148] },
      { type: "LONG_PRESS", point: [500, 310] },
      { type: "CLICK", point: [672, 78] },
      { type: "COMPLETE" },
    ];
    for (const action of solution) await phone.step(action, { screenshot: "none" });
    const { length } = await phone.screenshot();
    return { success: (await phone.judge()).success, bytes: length };
  } finally {
    // npx, its shell and the server are in one process group, which this function started.
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, "SIGTERM");
    await ended;
  }
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let output = "";
    child.stdout!.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Phonebooth is ready: (http:\/\/\S+?)\/ /.exec(output)?.[1];
      if (url) found(url);
    });
    child.once("error", fail);
    child.once("exit", () => fail(new Error(`The server ended: ${output}`)));
  });
}

/** Returns the names of all files. */
const listFiles = (path: string): string => (readdirSync(path, { recursive: true }) as string[]).toSorted().join("\n");

if (import.meta.main) await prepare();
