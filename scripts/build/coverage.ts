// Measures which parts of the apps' navigation the tasks use. Plays the tasks' reference solutions in the kernel,
// without a page.
import { phone } from "#apps/phone.ts";
import { apps } from "#apps/registry.ts";
import type { NavigationGraph } from "#benchmark/navigation/graph.ts";
import { randomWalk, type VisitCounts, type WalkResult } from "#benchmark/navigation/random-walk.ts";
import { WatchedKernel, type Seen } from "#benchmark/navigation/watched-kernel.ts";
import { defaultBoot, type Instance } from "#judge/instance.ts";
import { occasionOf } from "#judge/judge.ts";
import { playOnKernel, type KernelPlay } from "#judge/kernel-driver.ts";
import type { Outcome } from "#os/command.ts";
import type { Kernel } from "#os/kernel.ts";
import type { SheetField, SheetState } from "#os/answer-sheet.ts";
import type { PhoneState } from "#os/state.ts";
import type { Lang } from "#os/values.ts";
import { deepFreeze, type Json } from "#state/json.ts";
import type { World } from "#world/read.ts";
import { draw, prepare, getTask, tasks } from "#tasks/catalog.ts";
import { localWorld } from "./world-file.ts";

export interface PlayedTask {
  readonly task: string;
  readonly seen: Seen;
}
/** Plays a task's solution in the kernel without a page. Throws StuckError if the solution cannot continue. */
export async function playSolution(
  kernel: Kernel,
  task: string,
  seed: number,
  lang: Lang,
  world: World,
): Promise<KernelPlay & { readonly instance: Instance; readonly start: PhoneState }> {
  const instance = await draw(task, seed, lang, world);
  const start = prepare(instance, defaultBoot(lang, seed));
  const played = await playOnKernel(kernel, start, (o) =>
    getTask(task).oracle(o as never, instance.params as never, occasionOf(start, lang)),
  );
  return { ...played, instance, start };
}
/** Plays each task's solution with several seeds. Coverage is counted over all seeds. */
export async function playTasks(ids: readonly string[] = [...tasks.keys()], seeds = 2): Promise<PlayedTask[]> {
  const world = await localWorld();
  const kernel = new WatchedKernel(apps);
  const played: PlayedTask[] = [];
  for (const task of ids) {
    kernel.forget();
    for (let seed = 0; seed < seeds; seed++) await playSolution(kernel, task, seed, "en", world);
    played.push({ task, seen: kernel.seen });
  }
  return played;
}
/**
 * Simulates random users of every app, as the apps' conformance tests do. Returns the screens, edges and variants that
 * the users encountered.
 */
export function walkAllApps(): Seen {
  const kernel = new WatchedKernel(apps);
  for (const { id } of phone.apps) walkApp(kernel, id);
  return kernel.seen;
}
export interface WalkOptions {
  /** The seed of the first user. */
  readonly from?: number;
  readonly users?: number;
  readonly onStep?: (before: PhoneState, done: Outcome) => void;
  readonly onWalk?: (walked: WalkResult) => void;
}
/**
 * Simulates random users of one app. Each user prefers actions that the earlier users have not done. Every second user
 * uses Chinese.
 */
export function walkApp(kernel: Kernel, id: string, { from = 0, users = 4, onStep, onWalk }: WalkOptions = {}): void {
  const acts = 100 + 3 * kernel.app(id).navigation.edges.length;
  const memory: VisitCounts = new Map();
  for (let seed = from; seed < from + users; seed++) {
    const boot = withSheet(kernel, kernel.boot(defaultBoot(seed % 2 === 0 ? "en" : "zh-CN", seed)));
    const walked = randomWalk(kernel, boot, id, seed, acts, onStep, memory);
    onWalk?.(walked);
  }
}
/** Adds questions to the answer sheet. Without a task, the answer sheet has no questions. */
function withSheet(kernel: Kernel, state: PhoneState): PhoneState {
  const sheet = kernel.apps.find(({ part }) => part === "sheet");
  const field = (id: string, kind: "number" | "text" | "list"): SheetField => ({ id, kind, label: id, hint: "" });
  const fields: SheetField[] = [
    { id: "which", kind: "choice", label: "which", hint: "", options: ["one", "other"] },
    ...[field("much", "number"), field("what", "text"), field("all", "list")],
  ];
  const sheetState: SheetState = { fields, values: {}, submitted: false };
  return sheet ? deepFreeze({ ...state, apps: { ...state.apps, [sheet.id]: sheetState as unknown as Json } }) : state;
}

/** The number of covered items, and the number of all items. */
type Share = readonly [seen: number, all: number];
export interface CoverageRow {
  readonly app: string;
  readonly screens: Share;
  readonly edges: Share;
  /** The values of parameters that are choices: each value is a variant of a screen. */
  readonly variants: Share;
}
/** Returns one row per app, and a total row if there are several apps. */
export function coverageOf(graph: NavigationGraph, visited: Seen): CoverageRow[] {
  const rows = graph.apps.map(({ id }) => rowOf(id, graph, visited, id));
  return rows.length > 1 ? [...rows, rowOf("all", graph, visited, null)] : rows;
}
function rowOf(name: string, graph: NavigationGraph, visited: Seen, app: string | null): CoverageRow {
  const screens = graph.screens.filter((screen) => app === null || screen.app === app);
  const edges = graph.edges.filter((edge) => app === null || edge.app === app);
  const variants = screens.flatMap(variantsOf);
  return {
    app: name,
    screens: [screens.filter(({ id }) => visited.screens.has(id)).length, screens.length],
    edges: [edges.filter(({ id }) => visited.edges.has(id)).length, edges.length],
    variants: [variants.filter((variant) => visited.variants.has(variant)).length, variants.length],
  };
}
const variantsOf = ({ id, variants }: NavigationGraph["screens"][number]): string[] =>
  Object.entries(variants).flatMap(([name, values]) => values.map((value) => `${id} ${name}=${value}`));
