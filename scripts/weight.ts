// What a browser fetches of the pages: how many files, and how many bytes as gzip. Worked out from the build's own graph,
// so that it is the same on every machine; test/weight.json holds what it may be, `./phonebooth weight --write` renews that.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { phone } from "../src/apps/phone.ts";
import { defaultBrand } from "../src/brands/chosen.ts";
import { osId } from "../src/os/command.ts";
import { brandChunk, moreChunk, wholeChunk, wordsChunk } from "./app-chunks.ts";
import { buildClient, builtGraph } from "./build.ts";
import type { BuildGraph } from "./build-graph.ts";
import { root } from "./env.ts";

/** The files of one moment, without fonts and world data: which of those come hangs on what is written on the glass. */
export interface Weights {
  /** The page itself, and the home screen, which is the first that is drawn. */
  readonly firstScreen: readonly string[];
  /** What opening an app for the first time fetches beyond the first screen, on a phone in English. */
  readonly apps: Readonly<Record<string, readonly string[]>>;
  /** What else an app with features fetches when another of them is needed than the one that it starts with. */
  readonly more: Readonly<Record<string, readonly string[]>>;
  /** The models of all apps, with what they share. */
  readonly models: readonly string[];
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
/** Apps whose data the widgets of the first screen show; test/e2e/weight.e2e.ts compares with what a browser fetches. */
const readByHome = ["calendar", "weather"];
const allowedFile = join(root, "test/weight.json");

export async function main(args: string[]): Promise<number> {
  const found = await weights();
  const table = weightsByName(found);
  const told = ({ requests, kilobytes }: Weight): string =>
    `${String(requests).padStart(4)} files${kilobytes.toFixed(1).padStart(8)} KB`;
  if (args.includes("--json")) process.stdout.write(`${JSON.stringify(table)}\n`);
  else
    for (const [name, weight] of Object.entries(table)) {
      const more = found.more[name];
      process.stdout.write(`${name.padEnd(16)}${told(weight)}${more ? `  and${told(weightOf(more))} later` : ""}\n`);
    }
  if (args.includes("--write")) writeAllowed(found);
  return 0;
}

export async function weights(): Promise<Weights> {
  await buildClient();
  const { chunks } = builtGraph("client")!;
  const home = phone.home.id;
  const modelOf = (id: string): Set<string> => together(chunks, holding(chunks, `virtual:phone-app/${id}`));
  const appOf = (id: string): Set<string> =>
    [`virtual:phone-drawing/${id}`, `${wordsChunk}${id}/en`].reduce(
      (files, part) => files.union(together(chunks, holding(chunks, part))),
      modelOf(id),
    );
  const brand = together(chunks, holding(chunks, `${brandChunk}${defaultBrand.name}`));
  const words = together(chunks, holding(chunks, `${wordsChunk}${osId}/en`));
  const first = new Set([
    "screen.html",
    ...words,
    ...together(chunks, filesIn("screen.html")),
    ...brand,
    ...appOf(home),
  ]);
  for (const id of readByHome) for (const file of modelOf(id)) first.add(file);
  const apps = phone.apps
    .filter(({ id }) => id !== home)
    .map(({ id }) => [id, [...appOf(id).difference(first)].toSorted()] as const);
  const more = apps.flatMap(([id, files]) => {
    const late = [`${wholeChunk}${id}`, `${moreChunk}${id}`, `${wordsChunk}${id}/en/more`].flatMap((part) =>
      holding(chunks, part),
    );
    const own = together(chunks, late).difference(first).difference(new Set(files));
    return own.size > 0 ? [[id, [...own].toSorted()] as const] : [];
  });
  const models = new Set(phone.apps.flatMap(({ id }) => [...modelOf(id)]));
  return {
    firstScreen: [...first].toSorted(),
    apps: Object.fromEntries(apps),
    more: Object.fromEntries(more),
    models: [...models].toSorted(),
  };
}
export const weightsByName = ({ firstScreen, apps }: Weights): Readonly<Record<string, Weight>> =>
  Object.fromEntries(
    Object.entries({ "first screen": firstScreen, ...apps }).map(([name, files]) => [name, weightOf(files)]),
  );
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

/** What a page asks for by itself. */
const filesIn = (page: string): string[] =>
  [...readFileSync(join(root, "dist/client", page), "utf8").matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(
    ([, file]) => file!,
  );
const holding = (chunks: BuildGraph["chunks"], wanted: string): string[] =>
  Object.entries(chunks)
    .filter(([, { holds }]) => holds.includes(wanted))
    .map(([file]) => file);
/** Some files with all that they need. */
function together(chunks: BuildGraph["chunks"], files: readonly string[]): Set<string> {
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
