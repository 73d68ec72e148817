/**
 * A task that is written as JSON. It is stored with the facts of its instance, so that an episode can be judged at any
 * time without other data.
 */
import type { AnyApp } from "#os/define.ts";
import type { Boot } from "#os/boot.ts";
import type { Kernel } from "#os/kernel.ts";
import type { PhoneState } from "#os/state.ts";
import type { Lang } from "#os/values.ts";
import { sameJson, type Json } from "#state/json.ts";
import { applyPatches, type Patch } from "#state/patch.ts";
import type { AnyTask, difficulties, Evidence } from "./define.ts";
import { added, recorder } from "./allowed-paths.ts";
import type { Driver } from "./driver.ts";
import {
  normalizeChanges,
  idsOf,
  newIdPattern,
  newIds,
  restoreIds,
  type KnownIds,
  type NormalizedChange,
} from "./normalized-changes.ts";

/** The parts of the contract's `SuiteTask` that judging and solving use. */
export interface JsonTask {
  readonly apps: readonly string[];
  readonly instruction: { readonly en?: string; readonly zh?: string };
  readonly start: { readonly seed: number; readonly locale: Lang; readonly patches: readonly Patch[] };
  readonly checks: readonly {
    readonly that: string;
    readonly path: string;
    readonly kind: NormalizedChange["kind"];
    readonly value?: Json;
  }[];
  readonly allow: readonly string[];
  readonly oracle: readonly JsonCall[];
  readonly budget: number;
  readonly difficulty: (typeof difficulties)[number];
  readonly tags?: readonly string[];
}
export interface JsonCall {
  readonly call: string;
  readonly args: readonly Json[];
}

/** The prefix of the ids of tasks from suites. */
export const suitePrefix = "suite/";
export const isSuiteTask = (id: string): boolean => id.startsWith(suitePrefix);

/** Throws if the task names an app that the phone does not have. */
export function jsonTask(json: JsonTask, all: readonly AnyApp[]): AnyTask {
  const apps = json.apps.map((id) => getApp(all, id));
  return {
    apps,
    split: "train",
    objective: "operate",
    composition: apps.length > 1 ? "transfer" : json.checks.length > 1 ? "sequential" : "atomic",
    difficulty: json.difficulty,
    tags: [],
    budget: json.budget as never,
    revision: 1,
    params: () => ({}),
    instruction: { en: [() => json.instruction.en ?? ""], zh: [() => json.instruction.zh ?? ""] },
    checks: json.checks.map(({ that, path, kind, value = null }) => ({
      that,
      holds: (look: Evidence<never, never>) =>
        changesOfEpisode(look).some(
          (change) => change.path === path && change.kind === kind && sameJson(change.value, value),
        ),
    })),
    allow: () => parseAllowed(json.allow),
    oracle: (o: Driver<never, string>) => playCalls(o, json.oracle, all),
  } as unknown as AnyTask;
}
function getApp(all: readonly AnyApp[], id: string): AnyApp {
  const app = all.find((known) => known.id === id);
  if (!app) throw new Error(`The phone has no app ${id}`);
  return app;
}

/** The changes of each episode. They are computed once for all checks. */
const changesByEpisode = new WeakMap<object, readonly NormalizedChange[]>();
function changesOfEpisode({
  before,
  after,
  occasion,
  changes,
  until,
}: Evidence<object, never>): readonly NormalizedChange[] {
  const known = changesByEpisode.get(after);
  if (known) return known;
  const out = normalizeChanges(changes(), knownIds(before), occasion.now, until);
  changesByEpisode.set(after, out);
  return out;
}
/** The ids in each part of the state. They are cached by part, because most starts share parts. */
const partIds = new WeakMap<object, ReadonlySet<string>>();
/** Returns the ids in the data. Ids in the view are left out, because the view uses ids for other purposes. */
export function knownIds(states: object): KnownIds {
  const parts = Object.values(dataOf(states)).map((part: object) => {
    const known = partIds.get(part) ?? idsOf(part);
    partIds.set(part, known);
    return known;
  });
  return { has: (id) => parts.some((part) => part.has(id)) };
}
/** Returns the parts of `statesOf` without the view. */
export const dataOf = (states: object): object =>
  Object.fromEntries(Object.entries(states).filter(([name]) => name !== "view"));

/**
 * Converts pointers into reads of the state. A pointer that ends in a new id allows one new entry of its parent.
 * Pointers with the same parent are counted together.
 */
function parseAllowed(pointers: readonly string[]): unknown[] {
  const paths = pointers.map((pointer) =>
    pointer
      .split("/")
      .slice(1)
      .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")),
  );
  const isNew = (path: readonly string[]): boolean => new RegExp(`^${newIdPattern.source}$`).test(path.at(-1)!);
  const rooms = Map.groupBy(paths.filter(isNew), (path) => JSON.stringify(path.slice(0, -1)));
  return [
    ...paths.filter((path) => !isNew(path)).map((path) => recorder(path)),
    ...[...rooms].map(([below, all]) => added(recorder(JSON.parse(below) as string[]) as object, all.length)),
  ];
}

/** Runs the calls. Each new id in a call, such as `note_new0`, is replaced by the id that this phone has assigned. */
async function playCalls(o: Driver<never, string>, calls: readonly JsonCall[], apps: readonly AnyApp[]): Promise<void> {
  const first = knownIds(await o.state());
  for (const { call, args } of calls) {
    const isAboutNew = new RegExp(newIdPattern.source).test(JSON.stringify(args));
    const known = isAboutNew ? restoreIds([...args], newIds(first, dataOf(await o.state()))) : args;
    const [head, ...rest] = known as readonly Json[];
    const callArgs = callsWithApp.has(call) ? [getApp(apps, String(head)), ...rest] : known;
    await (o as unknown as Record<string, (...args: readonly unknown[]) => Promise<void>>)[call]!(
      ...(callArgs as unknown[]),
    );
  }
}
/** Calls with an app as their first argument. */
export const callsWithApp: ReadonlySet<string> = new Set(["open", "act", "set", "slide", "enter", "choose"]);

/** Returns the phone at the start of the episode. Throws if a patch cannot be applied or violates the schema. */
export function prepareJsonPhone(kernel: Kernel, { start }: Pick<JsonTask, "start">, boot: Boot): PhoneState {
  const booted = kernel.boot({ ...boot, seed: start.seed, lang: start.locale });
  return start.patches.length === 0 ? booted : kernel.parse(applyPatches(booted, start.patches as Patch[]));
}
