// Computes the number of files that a browser fetches for the pages, and their gzipped size in bytes. The numbers come
// from the build's graph, so they are the same on every machine. test/weight.json contains the limits; `./phonebooth
// weight --write` updates them.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { phone } from "#apps/phone.ts";
import { defaultBrand } from "#brands/lookup.ts";
import { osId } from "#os/command.ts";
import { brandPrefix, moreScreensPrefix, fullModelPrefix, textsPrefix } from "./app-chunks.ts";
import { buildClient, readBuildGraph } from "./build.ts";
import type { BuildGraph } from "./build-graph.ts";
import { root } from "../env.ts";

/**
 * The files that a browser fetches, by occasion. Fonts and world data are left out, because they depend on the
 * displayed texts.
 */
export interface Weights {
  /** Files of the page itself and of the home screen, which is drawn first. */
  readonly firstScreen: readonly string[];
  /**
   * Files that the page fetches, in addition to the files of the first screen, when an app is opened for the first time
   * on a phone in English.
   */
  readonly apps: Readonly<Record<string, readonly string[]>>;
  /** Files that an app fetches in addition when one of its deferred features is needed. */
  readonly deferred: Readonly<Record<string, readonly string[]>>;
  /** The models of all apps, with their shared files. */
  readonly models: readonly string[];
}
export interface Weight {
  readonly requests: number;
  readonly kilobytes: number;
}
/** The limits in test/weight.json. */
export interface Allowed {
  readonly firstScreen: Weight;
  readonly apps: Readonly<Record<string, Weight>>;
}
/** Apps whose data the widgets on the home screen show. test/e2e/weight.e2e.ts compares this list with a browser. */
const homeWidgetApps = ["calendar", "weather"];
const allowedFile = join(root, "test/weight.json");

export async function main(args: string[]): Promise<number> {
  const found = await weights();
  const table = weightsByName(found);
  const weightText = ({ requests, kilobytes }: Weight): string =>
    `${String(requests).padStart(4)} files${kilobytes.toFixed(1).padStart(8)} KB`;
  if (args.includes("--json")) process.stdout.write(`${JSON.stringify(table)}\n`);
  else
    for (const [name, weight] of Object.entries(table)) {
      const more = found.deferred[name];
      process.stdout.write(
        `${name.padEnd(16)}${weightText(weight)}${more ? `  and${weightText(weightOf(more))} later` : ""}\n`,
      );
    }
  if (args.includes("--write")) writeAllowed(found);
  return 0;
}

export async function weights(): Promise<Weights> {
  await buildClient();
  const { chunks } = readBuildGraph("client")!;
  const home = phone.home.id;
  const modelOf = (id: string): Set<string> => withNeeded(chunks, chunksHolding(chunks, `virtual:phone-app/${id}`));
  const appOf = (id: string): Set<string> =>
    [`virtual:phone-drawing/${id}`, `${textsPrefix}${id}/en`].reduce(
      (files, part) => files.union(withNeeded(chunks, chunksHolding(chunks, part))),
      modelOf(id),
    );
  const brand = withNeeded(chunks, chunksHolding(chunks, `${brandPrefix}${defaultBrand.name}`));
  const words = withNeeded(chunks, chunksHolding(chunks, `${textsPrefix}${osId}/en`));
  const first = new Set([
    "screen.html",
    ...words,
    ...withNeeded(chunks, filesIn("screen.html")),
    ...brand,
    ...appOf(home),
  ]);
  for (const id of homeWidgetApps) for (const file of modelOf(id)) first.add(file);
  const apps = phone.apps
    .filter(({ id }) => id !== home)
    .map(({ id }) => [id, [...appOf(id).difference(first)].toSorted()] as const);
  const more = apps.flatMap(([id, files]) => {
    const late = [`${fullModelPrefix}${id}`, `${moreScreensPrefix}${id}`, `${textsPrefix}${id}/en/more`].flatMap(
      (part) => chunksHolding(chunks, part),
    );
    const own = withNeeded(chunks, late).difference(first).difference(new Set(files));
    return own.size > 0 ? [[id, [...own].toSorted()] as const] : [];
  });
  const models = new Set(phone.apps.flatMap(({ id }) => [...modelOf(id)]));
  return {
    firstScreen: [...first].toSorted(),
    apps: Object.fromEntries(apps),
    deferred: Object.fromEntries(more),
    models: [...models].toSorted(),
  };
}
export const weightsByName = ({ firstScreen, apps }: Weights): Readonly<Record<string, Weight>> =>
  Object.fromEntries(
    Object.entries({ "first screen": firstScreen, ...apps }).map(([name, files]) => [name, weightOf(files)]),
  );
/** Returns the weight of files. 1 KB is 1000 bytes. */
export const weightOf = (files: readonly string[]): Weight => ({
  requests: files.length,
  kilobytes: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000,
});
export const readAllowed = (): Allowed => JSON.parse(readFileSync(allowedFile, "utf8"));

/** Sets the limits to the current weights, with room for small changes. */
export function writeAllowed(found: Weights): void {
  const atMost = (files: readonly string[]): Weight => {
    const { requests, kilobytes } = weightOf(files);
    return { requests, kilobytes: Math.ceil(kilobytes * 1.01) };
  };
  const apps = Object.entries(found.apps).map(([id, files]) => [id, atMost(files)]);
  const next: Allowed = { firstScreen: atMost(found.firstScreen), apps: Object.fromEntries(apps) };
  writeFileSync(allowedFile, `${JSON.stringify(next, null, 2)}\n`);
}

/** Returns the files that the page requests without any input. */
const filesIn = (page: string): string[] =>
  [...readFileSync(join(root, "dist/client", page), "utf8").matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(
    ([, file]) => file!,
  );
const chunksHolding = (chunks: BuildGraph["chunks"], wanted: string): string[] =>
  Object.entries(chunks)
    .filter(([, { holds }]) => holds.includes(wanted))
    .map(([file]) => file);
/** Returns the files and everything that they need. */
function withNeeded(chunks: BuildGraph["chunks"], files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const needed of chunks[file]?.needs ?? []) add(needed);
  };
  for (const file of files) add(file);
  return found;
}
const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(root, "dist/client", file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}
