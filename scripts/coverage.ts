// What of the apps' navigation the tasks use: their reference solutions are played on the bare kernel and watched.
import { phone } from "../src/apps/phone.ts";
import { apps } from "../src/apps/registry.ts";
import type { NavigationGraph } from "../src/benchmark/graph/graph.ts";
import { walk, type Memory, type Walked } from "../src/benchmark/graph/walk.ts";
import { WatchedKernel, type Seen } from "../src/benchmark/graph/watch.ts";
import { bootOf, type Instance } from "../src/judge/instance.ts";
import { occasionOf } from "../src/judge/judge.ts";
import { rehearse, type Rehearsal } from "../src/judge/rehearse.ts";
import type { Outcome } from "../src/os/command.ts";
import type { Kernel } from "../src/os/kernel.ts";
import type { SheetField, SheetState } from "../src/os/sheet.ts";
import type { PhoneState } from "../src/os/state.ts";
import type { Lang } from "../src/os/values.ts";
import { deepFreeze, type Json } from "../src/state/json.ts";
import type { World } from "../src/world/read.ts";
import { draw, prepare, taskOf, tasks } from "../tasks/book.ts";
import { localWorld } from "./world-file.ts";

export interface Played {
  readonly task: string;
  readonly seen: Seen;
}
/** Plays a task's solution on a bare kernel. Throws StuckError where it cannot go on. */
export async function rehearsed(
  kernel: Kernel,
  task: string,
  seed: number,
  lang: Lang,
  world: World,
): Promise<Rehearsal & { readonly instance: Instance; readonly start: PhoneState }> {
  const instance = await draw(task, seed, lang, world);
  const start = prepare(instance, bootOf(lang, seed));
  const played = await rehearse(kernel, start, (o) =>
    taskOf(task).oracle(o as never, instance.params as never, occasionOf(start, lang)),
  );
  return { ...played, instance, start };
}
/** Plays each task's solution, for so many seeds; what is seen is of all of them. */
export async function playTasks(ids: readonly string[] = [...tasks.keys()], seeds = 2): Promise<Played[]> {
  const world = await localWorld();
  const kernel = new WatchedKernel(apps);
  const played: Played[] = [];
  for (const task of ids) {
    kernel.forget();
    for (let seed = 0; seed < seeds; seed++) await rehearsed(kernel, task, seed, "en", world);
    played.push({ task, seen: kernel.seen });
  }
  return played;
}
/** What random users of every app come across: the walks of the apps' conformance. */
export function walkApps(): Seen {
  const kernel = new WatchedKernel(apps);
  for (const { id } of phone.apps) walkApp(kernel, id);
  return kernel.seen;
}
export interface WalkOptions {
  /** The first user's seed. */
  readonly from?: number;
  readonly users?: number;
  readonly each?: (before: PhoneState, done: Outcome) => void;
  readonly after?: (walked: Walked) => void;
}
/** Random users of one app, each of whom looks for what those before left undone; every other one speaks Chinese. */
export function walkApp(kernel: Kernel, id: string, { from = 0, users = 4, each, after }: WalkOptions = {}): void {
  const acts = 100 + 3 * kernel.app(id).navigation.edges.length;
  const memory: Memory = new Map();
  for (let seed = from; seed < from + users; seed++) {
    const boot = withSheet(kernel, kernel.boot(bootOf(seed % 2 === 0 ? "en" : "zh-CN", seed)));
    const walked = walk(kernel, boot, id, seed, acts, each, memory);
    after?.(walked);
  }
}
/** Only a task gives the answer sheet something to ask. */
function withSheet(kernel: Kernel, state: PhoneState): PhoneState {
  const sheet = kernel.apps.find(({ part }) => part === "sheet");
  const field = (id: string, kind: "number" | "text" | "list"): SheetField => ({ id, kind, label: id, hint: "" });
  const fields: SheetField[] = [
    { id: "which", kind: "choice", label: "which", hint: "", options: ["one", "other"] },
    ...[field("much", "number"), field("what", "text"), field("all", "list")],
  ];
  const asked: SheetState = { fields, values: {}, submitted: false };
  return sheet ? deepFreeze({ ...state, apps: { ...state.apps, [sheet.id]: asked as unknown as Json } }) : state;
}

/** Seen, of all. */
type Share = readonly [seen: number, all: number];
export interface CoverageRow {
  readonly app: string;
  readonly screens: Share;
  readonly edges: Share;
  /** Values of parameters that are choices: pages that share a screen. */
  readonly variants: Share;
}
/** A row for each app, and one for all where there are several. */
export function coverageOf(graph: NavigationGraph, seen: Seen): CoverageRow[] {
  const rows = graph.apps.map(({ id }) => rowOf(id, graph, seen, id));
  return rows.length > 1 ? [...rows, rowOf("all", graph, seen, null)] : rows;
}
function rowOf(name: string, graph: NavigationGraph, seen: Seen, app: string | null): CoverageRow {
  const screens = graph.screens.filter((screen) => app === null || screen.app === app);
  const edges = graph.edges.filter((edge) => app === null || edge.app === app);
  const variants = screens.flatMap(variantsOf);
  return {
    app: name,
    screens: [screens.filter(({ id }) => seen.screens.has(id)).length, screens.length],
    edges: [edges.filter(({ id }) => seen.edges.has(id)).length, edges.length],
    variants: [variants.filter((variant) => seen.variants.has(variant)).length, variants.length],
  };
}
const variantsOf = ({ id, variants }: NavigationGraph["screens"][number]): string[] =>
  Object.entries(variants).flatMap(([name, values]) => values.map((value) => `${id} ${name}=${value}`));
