// Records which tasks were proved with their current sources. `verify` writes the record, and commits contain it; the
// tests prove tasks without a line or with changed sources, and skip the others except a core. A judge is proved in the
// kernel, where the shared sources of all proofs count as well. On the page there are two kinds of lines. The full
// proof (`page`) depends on the task and its apps only: proving all tasks in full takes an hour. That the task was
// played once (`played`) also depends on the code that draws and plays every task: a change of that code replays all
// tasks.
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

/** What a line of the record means: proved in full in the kernel, in full on the page, or played on the page once. */
export const proofKinds = ["kernel", "page", "played"] as const;
export type ProofKind = (typeof proofKinds)[number];
/** The number of seeds of a full proof in the kernel, and of a brief one for sources that are proved already. */
export const fullSeeds = 8;
export const briefSeeds = 2;

const recordFile = join(root, "tasks/proved.txt");
/** Every task depends on these. */
const sharedFolders = ["src/os", "src/state", "src/judge", "src/benchmark/verify"];
/**
 * Together with the apps that are parts of the phone: the code that draws every screen and plays every solution. The
 * console is another page.
 */
const playFolders = ["src/os", "src/state", "src/judge", "src/ui", "src/brands", "src/benchmark/oracle"];
const isConsole = (path: string): boolean => path.startsWith("src/ui/console/");

/** Whether the task's current sources were proved in this way. */
export const isProved = (task: string, kind: ProofKind): boolean => readRecord().has(lineOf(task, kind));

/**
 * Reads the sources before they are proved, so that later edits do not count as proved. The returned function records
 * the tasks that held, if kinds are given.
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

/** Reads the current record: `verify` may write it during a run. */
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
/** 16 hexadecimal digits over the sources that affect such a proof of the task, as of the first call. */
export function digestOfProof(task: string, kind: ProofKind): string {
  const key = `${task} ${kind}`;
  const digest = digestsByProof.get(key) ?? codeDigestOver(pathsOfProof(task, kind));
  digestsByProof.set(key, digest);
  return digest;
}
/** All files that affect a proof of the task. */
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
/** Apps that are parts of the phone: every episode may use them. */
const partsOfPhone = (): string[] => (apps as readonly AnyApp[]).flatMap(({ id, part }) => (part === null ? [] : [id]));
const playPaths = (): string[] => [
  ...playFolders.flatMap(filesUnder).filter((path) => !isConsole(path)),
  ...partsOfPhone().flatMap((app) => filesUnder(`src/apps/${app}`)),
  "src/benchmark/verify/page-proofs.ts",
];
/**
 * The seed at which a proved task is played once, which decides the language (`langAt`). It depends on all sources of
 * the play.
 */
export const briefSeed = (task: string): number => 1 + contentPart(digestOfProof(task, "played"), 2);
const importsByPath = new Map<string, readonly string[]>();
/** The file and everything that it imports, directly or not, found with the bundler's parser. */
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

/** What a run does with the tasks: each is in one of the three lists. */
export interface ProofPlan {
  /** Proved in full: tasks without a line in the record, or with changed sources. */
  readonly full: readonly string[];
  /** Proved in brief. */
  readonly brief: readonly string[];
  /** Skipped: they were proved with their current sources. */
  readonly skipped: readonly string[];
}
/** One in this many tasks of a suite belongs to the core, which every run proves. */
const coreInterval = 16;
/** One in this many tasks of the core is also played on a second server and drawn on an uncached page. */
const replayInterval = 6;
/** With more full page proofs than this a run would take too long: each takes six seconds on two cores. */
const maxFullProofs = 24;

/** A fixed selection of tasks, at least one of each suite. */
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
 * Plans proofs on the page. Brief proofs: tasks that were proved in full but not played with the current shared code,
 * and the core; and, if very many tasks have changed at once, those beyond `maxFullProofs`. With `all` there is no
 * limit, and nothing is skipped.
 */
export function planPageProofs(all: boolean, holds = isProved): ProofPlan {
  const ids = [...tasks.keys()];
  const core = coreTasks();
  const unproved = ids.filter((id) => !holds(id, "page"));
  const most = all ? unproved.length : maxFullProofs;
  const inFull = new Set(sortByContent(unproved, (id) => digestOfProof(id, "page")).slice(0, most));
  for (const id of core) if (isSampled(id, replayInterval)) inFull.add(id);
  const isSkipped = (id: string): boolean =>
    !all && !inFull.has(id) && !core.has(id) && holds(id, "page") && holds(id, "played");
  return {
    full: ids.filter((id) => inFull.has(id)),
    brief: ids.filter((id) => !inFull.has(id) && !isSkipped(id)),
    skipped: ids.filter(isSkipped),
  };
}
