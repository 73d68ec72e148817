// What a browser fetches of the pages: how many files, and how many bytes as gzip. Worked out from the build's own graph,
// so that it is the same on every machine; test/weight.json holds what it may be, `./phonebooth weight --write` renews that.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { phone } from "../src/apps/phone.ts";
import { buildClient, builtGraph } from "./build.ts";
import type { BuildGraph } from "./build-graph.ts";
import { root } from "./env.ts";

/** The files of one moment, without fonts and world data: which of those come hangs on what is written on the glass. */
export interface Weights {
  /** The page itself, and the home screen, which is the first that is drawn. */
  readonly firstScreen: readonly string[];
  /** What opening an app for the first time fetches beyond the first screen. */
  readonly apps: Readonly<Record<string, readonly string[]>>;
}
export interface Weight {
  readonly requests: number;
  readonly kilobytes: number;
}
/** What test/weight.json allows. */
export interface Allowed {
  readonly firstScreen: Weight;
  readonly apps: Readonly<Record<string, Weight>>;
}
const allowedFile = join(root, "test/weight.json");

export async function main(args: string[]): Promise<number> {
  const found = await weights();
  for (const [name, files] of [["first screen", found.firstScreen] as const, ...Object.entries(found.apps)]) {
    const { requests, kilobytes } = weightOf(files);
    process.stdout.write(
      `${name.padEnd(16)}${String(requests).padStart(4)} files${kilobytes.toFixed(1).padStart(8)} KB\n`,
    );
  }
  if (args.includes("--write")) writeAllowed(found);
  return 0;
}

export async function weights(): Promise<Weights> {
  await buildClient();
  const { chunks } = builtGraph("client")!;
  const home = phone.home.id;
  const page = together(chunks, (entry) => entry === "src/ui/screen.html");
  const appOf = (id: string): Set<string> =>
    together(chunks, (entry) => new RegExp(`^src/apps/${id}/(screens/[^/]+\\.tsx|strings\\.ts)$`).test(entry));
  const first = new Set(["screen.html", ...page, ...appOf(home)]);
  const apps = phone.apps
    .filter(({ id }) => id !== home)
    .map(({ id }) => [id, [...appOf(id).difference(first)].toSorted()]);
  return { firstScreen: [...first].toSorted(), apps: Object.fromEntries(apps) };
}
/** 1 KB is 1000 bytes. */
export const weightOf = (files: readonly string[]): Weight => ({
  requests: files.length,
  kilobytes: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000,
});
export const allowed = (): Allowed => JSON.parse(readFileSync(allowedFile, "utf8"));

/** Today's weights become the most that is allowed, with room for small changes. */
export function writeAllowed(found: Weights): void {
  const atMost = (files: readonly string[]): Weight => {
    const { requests, kilobytes } = weightOf(files);
    return { requests, kilobytes: Math.ceil(kilobytes * 1.01) };
  };
  const apps = Object.entries(found.apps).map(([id, files]) => [id, atMost(files)]);
  const next: Allowed = { firstScreen: atMost(found.firstScreen), apps: Object.fromEntries(apps) };
  writeFileSync(allowedFile, `${JSON.stringify(next, null, 2)}\n`);
}

/** The files of some entries with all that they need. */
function together(chunks: BuildGraph["chunks"], wanted: (entry: string) => boolean): Set<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const needed of chunks[file]?.needs ?? []) add(needed);
  };
  for (const [file, { entry }] of Object.entries(chunks)) if (entry !== null && wanted(entry)) add(file);
  return found;
}
const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(root, "dist/client", file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}
