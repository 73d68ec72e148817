// Which tasks were proved as they stand. `verify` writes it down and commits carry it; the suite proves what has no line, or a line
// of other sources, and leaves the rest out but for a core. A judge is proved on the bare kernel, over what every proof rests on,
// too. On the page there are two lines. The full proof (`page`) is of the task and its apps alone: to prove all tasks in full again takes
// an hour. That the task was played once (`played`) is also of what draws and plays every task: a change of it has all of them played.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { apps } from "../src/apps/registry.ts";
import type { AnyApp } from "../src/os/define.ts";
import { tasks } from "../tasks/book.ts";
import { codeDigestOver } from "./compiled-code.ts";
import { filesUnder } from "./digests.ts";
import { root } from "./env.ts";
import { inOrderOfContent, isSampled, partOf } from "./sampled.ts";

/** What a line of the record says: proved in full on the bare kernel, in full on the page, or played on the page once. */
export const proofKinds = ["kernel", "page", "played"] as const;
export type ProofKind = (typeof proofKinds)[number];
/** Seeds that make a proof on the bare kernel a full one, and those that do where the sources are proved already. */
export const fullSeeds = 8;
export const provedSeeds = 2;

const list = join(root, "tasks/proved.txt");
/** What every task rests on. */
const shared = ["src/os", "src/state", "src/judge", "src/benchmark/verify"];
/** With the apps that are parts of the phone: what draws every screen and plays every solution. The console is another page. */
const kit = ["src/os", "src/state", "src/judge", "src/ui", "src/brands", "src/benchmark/oracle"];
const isConsole = (path: string): boolean => path.startsWith("src/ui/console/");

/** Whether these very sources of the task were proved so. */
export const isProved = (task: string, kind: ProofKind): boolean => lines().has(lineOf(task, kind));

/** Takes the sources as they are before they are proved: what is edited meanwhile was not. Writes down those that held, if kinds are given. */
export function proving(chosen: readonly string[], kinds: readonly ProofKind[]): (held: readonly string[]) => void {
  if (kinds.length === 0) return () => {};
  const now = new Map(chosen.map((task) => [task, kinds.map((kind) => lineOf(task, kind))]));
  return (held) => {
    // Other tasks' lines stay, those of tasks that are gone do not.
    const kept = new Set(
      [...lines()].filter((line) => {
        const [task = "", kind] = line.split(" ");
        return tasks.has(task) && !(kinds.includes(kind as ProofKind) && now.has(task));
      }),
    );
    for (const line of held.flatMap((task) => now.get(task)!)) kept.add(line);
    writeFileSync(
      list,
      [...kept]
        .toSorted()
        .map((line) => `${line}\n`)
        .join(""),
    );
  };
}

/** The record as it is now: while a run goes on, `verify` may write it. */
const lines = (): Set<string> =>
  new Set(
    existsSync(list)
      ? readFileSync(list, "utf8")
          .split("\n")
          .filter((line) => line !== "")
      : [],
  );

const lineOf = (task: string, kind: ProofKind): string => `${task} ${kind} ${digestOfProof(task, kind)}`;
const known = new Map<string, string>();
/** 16 hexadecimal digits for the sources that decide what such a proof of the task finds, as they were when first asked for. */
export function digestOfProof(task: string, kind: ProofKind): string {
  const key = `${task} ${kind}`;
  const digest = known.get(key) ?? codeDigestOver(pathsOf(task, kind));
  known.set(key, digest);
  return digest;
}
/** All files that decide what a proof of the task finds. */
export function pathsOf(task: string, kind: ProofKind): string[] {
  if (kind === "played") return [...new Set([...pathsOf(task, "page"), ...kitPaths()])].toSorted();
  const own = [...reached(`tasks/${task}.ts`)];
  const isShared = (path: string): boolean => shared.some((folder) => path.startsWith(`${folder}/`));
  const met = new Set(own.flatMap((path) => /^src\/apps\/([^/]+)\//.exec(path)?.[1] ?? []));
  if (kind === "page") {
    const screens = [...met].flatMap((app) => filesUnder(`src/apps/${app}`));
    return [...new Set([...own.filter((path) => !isShared(path)), ...screens])].toSorted();
  }
  for (const app of partsOfPhone()) met.add(app);
  const bodies = [...met].flatMap((app) => filesUnder(`src/apps/${app}`)).filter((path) => path.endsWith(".ts"));
  return [...new Set([...own, ...shared.flatMap(filesUnder), ...bodies])].toSorted();
}
/** Apps that are parts of the phone: every episode may meet them. */
const partsOfPhone = (): string[] => (apps as readonly AnyApp[]).flatMap(({ id, part }) => (part === null ? [] : [id]));
const kitPaths = (): string[] => [
  ...kit.flatMap(filesUnder).filter((path) => !isConsole(path)),
  ...partsOfPhone().flatMap((app) => filesUnder(`src/apps/${app}`)),
  "src/benchmark/verify/page-proofs.ts",
];
/** The seed at which a task that is proved is played once, which decides the language (`langAt`): by all that the play rests on. */
export const briefSeed = (task: string): number => 1 + partOf(digestOfProof(task, "played"), 2);
const imports = new Map<string, readonly string[]>();
/** The file and all that it imports, however far: by the parser that bundles it. */
export function reached(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  let next = imports.get(path);
  if (!next) {
    const { module } = parseSync(path, readFileSync(join(root, path), "utf8"));
    next = module.staticImports
      .map(({ moduleRequest: { value } }) => value)
      .filter((value) => value.startsWith("."))
      .map((value) => join(dirname(path), value.replace(/\?.*$/, "")));
    imports.set(path, next);
  }
  for (const one of next) if (/\.tsx?$/.test(one)) reached(one, found);
  return found;
}

/** What a run does with the tasks: each is in one of the three. */
export interface ProofPlan {
  /** Proved in full: what has no line in the record, or one of other sources. */
  readonly full: readonly string[];
  /** Proved in brief. */
  readonly brief: readonly string[];
  /** Left out: they were proved as they stand. */
  readonly skipped: readonly string[];
}
/** One in so many of a suite's tasks is of the core, which every run proves. */
const coreEvery = 16;
/** One in so many of the core is also played on a second server and drawn afresh. */
const replayedEvery = 6;
/** With more page proofs than these in full a run would not end: each takes six seconds on two cores. */
const fullMost = 24;

/** Some tasks of each suite, always the same ones; never none of a suite. */
export const coreTasks = (ids: readonly string[] = [...tasks.keys()]): Set<string> =>
  new Set(
    [...Map.groupBy(ids, (id) => id.slice(0, id.indexOf("/"))).values()].flatMap((suite) =>
      inOrderOfContent(suite, () => "core").slice(0, Math.ceil(suite.length / coreEvery)),
    ),
  );

/** On the bare kernel. With `all` every task is proved in full. */
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
 * On the page. In brief is what was proved in full and has to be played with a kit that it was not played with, and the core; where
 * very many tasks have changed at once also those beyond `fullMost`. With `all` that has no limit, and nothing is left out.
 */
export function planPageProofs(all: boolean, holds = isProved): ProofPlan {
  const ids = [...tasks.keys()];
  const core = coreTasks();
  const unproved = ids.filter((id) => !holds(id, "page"));
  const most = all ? unproved.length : fullMost;
  const inFull = new Set(inOrderOfContent(unproved, (id) => digestOfProof(id, "page")).slice(0, most));
  for (const id of core) if (isSampled(id, replayedEvery)) inFull.add(id);
  const isSkipped = (id: string): boolean =>
    !all && !inFull.has(id) && !core.has(id) && holds(id, "page") && holds(id, "played");
  return {
    full: ids.filter((id) => inFull.has(id)),
    brief: ids.filter((id) => !inFull.has(id) && !isSkipped(id)),
    skipped: ids.filter(isSkipped),
  };
}
