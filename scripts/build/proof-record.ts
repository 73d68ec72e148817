// Records which tasks were proved with their current sources. `verify` writes the record, and commits contain it. The
// tests prove tasks that have no line in the record or whose sources have changed, and skip the other tasks except
// the core. For proofs of judges in the kernel (`kernel`), a change of the sources that all proofs share also counts as
// a change of the task's sources. For proofs on the page there are two kinds of lines. The full proof (`page`) depends
// only on the task and its apps, because proving all tasks in full takes an hour. The line `played` says that the task
// was played once; it also depends on the code that draws and plays every task, so that a change of this code replays
// all tasks.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { apps } from "#apps/registry.ts";
import type { AnyApp } from "#os/define.ts";
import { tasks } from "#tasks/catalog.ts";
import { codeDigestOver } from "./compiled-code.ts";
import { filesUnder } from "./digests.ts";
import { root } from "../env.ts";
import { importPath } from "./import-path.ts";
import { sortByContent, isSampled, contentPart } from "./sampling.ts";

/**
 * The meaning of a line of the record: proved in full in the kernel, proved in full on the page, or played once on the
 * page.
 */
export const proofKinds = ["kernel", "page", "played"] as const;
export type ProofKind = (typeof proofKinds)[number];
/**
 * The number of seeds of a full proof in the kernel, and of a brief proof, which is for sources that are proved
 * already.
 */
export const fullSeeds = 8;
export const briefSeeds = 2;

const recordFile = join(root, "tasks/proved.txt");
/** The folders with sources that every task depends on. */
const sharedFolders = ["src/os", "src/state", "src/judge", "src/benchmark/verify"];
/**
 * The code that draws every screen and plays every solution, together with the apps that are parts of the phone. The
 * console is excluded, because it is a different page.
 */
const playFolders = ["src/os", "src/state", "src/judge", "src/ui", "src/brands", "src/benchmark/oracle"];
const isConsole = (path: string): boolean => path.startsWith("src/ui/console/");

/** Returns whether a proof of this kind is recorded for the task's current sources. */
export const isProved = (task: string, kind: ProofKind): boolean => readRecord().has(lineOf(task, kind));

/**
 * Reads the sources before they are proved, so that later edits do not count as proved. Returns a function that records
 * the tasks that passed. If no kinds are given, the function records nothing.
 */
export function startProving(
  chosen: readonly string[],
  kinds: readonly ProofKind[],
): (held: readonly string[]) => void {
  if (kinds.length === 0) return () => {};
  const now = new Map(chosen.map((task) => [task, kinds.map((kind) => lineOf(task, kind))]));
  return (held) => {
    // Keeps the lines of other tasks, and removes lines of tasks that no longer exist.
    const kept = new Set(
      [...readRecord()].filter((line) => {
        const [task = "", kind] = line.split(" ");
        return tasks.has(task) && !(kinds.includes(kind as ProofKind) && now.has(task));
      }),
    );
    for (const line of held.flatMap((task) => now.get(task)!)) kept.add(line);
    writeFileSync(
      recordFile,
      [...kept]
        .toSorted()
        .map((line) => `${line}\n`)
        .join(""),
    );
  };
}

/** Reads the record each time, because `verify` may write it during a run. */
const readRecord = (): Set<string> =>
  new Set(
    existsSync(recordFile)
      ? readFileSync(recordFile, "utf8")
          .split("\n")
          .filter((line) => line !== "")
      : [],
  );

const lineOf = (task: string, kind: ProofKind): string => `${task} ${kind} ${digestOfProof(task, kind)}`;
const digestsByProof = new Map<string, string>();
/**
 * Returns 16 hexadecimal digits of a digest over the sources that affect this kind of proof of the task. Later calls
 * return the digest of the first call.
 */
export function digestOfProof(task: string, kind: ProofKind): string {
  const key = `${task} ${kind}`;
  const digest = digestsByProof.get(key) ?? codeDigestOver(pathsOfProof(task, kind));
  digestsByProof.set(key, digest);
  return digest;
}
/** Returns all files that affect this kind of proof of the task. */
export function pathsOfProof(task: string, kind: ProofKind): string[] {
  if (kind === "played") return [...new Set([...pathsOfProof(task, "page"), ...playPaths()])].toSorted();
  const own = [...withImports(`tasks/${task}.ts`)];
  const isShared = (path: string): boolean => sharedFolders.some((folder) => path.startsWith(`${folder}/`));
  const met = new Set(own.flatMap((path) => /^src\/apps\/([^/]+)\//.exec(path)?.[1] ?? []));
  if (kind === "page") {
    const screens = [...met].flatMap((app) => filesUnder(`src/apps/${app}`));
    return [...new Set([...own.filter((path) => !isShared(path)), ...screens])].toSorted();
  }
  for (const app of partsOfPhone()) met.add(app);
  const bodies = [...met].flatMap((app) => filesUnder(`src/apps/${app}`)).filter((path) => path.endsWith(".ts"));
  return [...new Set([...own, ...sharedFolders.flatMap(filesUnder), ...bodies])].toSorted();
}
/** Returns the ids of the apps that are parts of the phone. Every episode may use these apps. */
const partsOfPhone = (): string[] => (apps as readonly AnyApp[]).flatMap(({ id, part }) => (part === null ? [] : [id]));
const playPaths = (): string[] => [
  ...playFolders.flatMap(filesUnder).filter((path) => !isConsole(path)),
  ...partsOfPhone().flatMap((app) => filesUnder(`src/apps/${app}`)),
  "src/benchmark/verify/page-proofs.ts",
];
/**
 * Returns the seed with which a proved task is played once. The seed decides the language (`langAt`) and is computed
 * from all sources that affect the play.
 */
export const briefSeed = (task: string): number => 1 + contentPart(digestOfProof(task, "played"), 2);
const importsByPath = new Map<string, readonly string[]>();
/** Returns the file and everything that it imports, directly or not. Finds the imports with the bundler's parser. */
export function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  let next = importsByPath.get(path);
  if (!next) {
    const { module } = parseSync(path, readFileSync(join(root, path), "utf8"));
    next = module.staticImports
      .map(({ moduleRequest: { value } }) => value)
      .map((value) => importPath(path, value.replace(/\?.*$/, "")))
      .filter((found) => found !== null);
    importsByPath.set(path, next);
  }
  for (const one of next) if (/\.tsx?$/.test(one)) withImports(one, found);
  return found;
}

/** The plan of a run. Each task is in one of the three lists. */
export interface ProofPlan {
  /** Tasks that are proved in full, because they have no line in the record or their sources have changed. */
  readonly full: readonly string[];
  /** Tasks that are proved in brief. */
  readonly brief: readonly string[];
  /** Tasks that are skipped, because they were proved with their current sources. */
  readonly skipped: readonly string[];
}
/** The core contains one in this many tasks of a suite. Every run proves the core. */
const coreInterval = 16;
/** One in this many tasks of the core is also played on a second server and drawn on an uncached page. */
const replayInterval = 6;
/**
 * The maximum number of full proofs on the page per run. Each proof takes up to seventeen seconds beside another test
 * file on two cores, so more proofs would take too long.
 */
const maxFullProofs = 8;

/** Returns a fixed selection of tasks, with at least one task of each suite. */
export const coreTasks = (ids: readonly string[] = [...tasks.keys()]): Set<string> =>
  new Set(
    [...Map.groupBy(ids, (id) => id.slice(0, id.indexOf("/"))).values()].flatMap((suite) =>
      sortByContent(suite, () => "core").slice(0, Math.ceil(suite.length / coreInterval)),
    ),
  );

/** Plans proofs in the kernel. With `all` every task is proved in full. */
export function planKernelProofs(all: boolean, holds = isProved): ProofPlan {
  const ids = [...tasks.keys()];
  if (all) return { full: ids, brief: [], skipped: [] };
  const core = coreTasks();
  const proved = new Set(ids.filter((id) => holds(id, "kernel")));
  return {
    full: ids.filter((id) => !proved.has(id)),
    brief: ids.filter((id) => proved.has(id) && core.has(id)),
    skipped: ids.filter((id) => proved.has(id) && !core.has(id)),
  };
}
/**
 * Plans proofs on the page. Tasks that were not proved in full with their current sources get a full proof, but at most
 * `maxFullProofs` of them. Of the other tasks, the core and those that were not played with the current sources get a
 * brief proof. With `all` there is no limit, and no task is skipped.
 */
export function planPageProofs(all: boolean, holds = isProved): ProofPlan {
  const ids = [...tasks.keys()];
  const core = coreTasks();
  const unproved = ids.filter((id) => !holds(id, "page"));
  const most = all ? unproved.length : maxFullProofs;
  const inFull = new Set(sortByContent(unproved, (id) => digestOfProof(id, "page")).slice(0, most));
  for (const id of core) if (isSampled(id, replayInterval)) inFull.add(id);
  // A valid line `played` also covers the sources of the line `page`. So it records the one play that a brief proof
  // would repeat.
  const isSkipped = (id: string): boolean => !all && !inFull.has(id) && !core.has(id) && holds(id, "played");
  return {
    full: ids.filter((id) => inFull.has(id)),
    brief: ids.filter((id) => !inFull.has(id) && !isSkipped(id)),
    skipped: ids.filter(isSkipped),
  };
}
