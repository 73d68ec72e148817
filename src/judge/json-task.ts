/**
 * A task that is written as JSON. It stands among the facts of its instance, so whatever judges an episode, now or later,
 * needs nothing but the episode.
 */
import type { AnyApp } from "../os/define.ts";
import type { Boot } from "../os/boot.ts";
import type { Kernel } from "../os/kernel.ts";
import type { PhoneState } from "../os/state.ts";
import type { Lang } from "../os/values.ts";
import { sameJson, type Json } from "../state/json.ts";
import { applyPatches, type Patch } from "../state/patch.ts";
import type { AnyTask, difficulties, Evidence } from "./define.ts";
import { added, recorder } from "./paths.ts";
import type { Pilot } from "./pilot.ts";
import { byPosition, idsOf, newIdPattern, newIds, resolved, type Known, type Positioned } from "./positions.ts";

/** As the contract has it (`SuiteTask`), as far as it is judged and played. */
export interface JsonTask {
  readonly apps: readonly string[];
  readonly instruction: { readonly en?: string; readonly zh?: string };
  readonly start: { readonly seed: number; readonly locale: Lang; readonly patches: readonly Patch[] };
  readonly checks: readonly {
    readonly that: string;
    readonly path: string;
    readonly kind: Positioned["kind"];
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

/** Ids of such tasks begin so. */
export const suitePrefix = "suite/";
export const isSuiteTask = (id: string): boolean => id.startsWith(suitePrefix);

/** Throws where it names an app that the phone has not. */
export function jsonTask(json: JsonTask, all: readonly AnyApp[]): AnyTask {
  const apps = json.apps.map((id) => appIn(all, id));
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
        changesOf(look).some((change) => change.path === path && change.kind === kind && sameJson(change.value, value)),
    })),
    allow: () => allowed(json.allow),
    oracle: (o: Pilot<never, string>) => played(o, json.oracle, all),
  } as unknown as AnyTask;
}
function appIn(all: readonly AnyApp[], id: string): AnyApp {
  const app = all.find((known) => known.id === id);
  if (!app) throw new Error(`The phone has no app ${id}`);
  return app;
}

/** Of each episode the changes are told once, for all checks. */
const told = new WeakMap<object, readonly Positioned[]>();
function changesOf({ before, after, occasion, changes, until }: Evidence<object, never>): readonly Positioned[] {
  const known = told.get(after);
  if (known) return known;
  const out = byPosition(changes(), knownIds(before), occasion.now, until);
  told.set(after, out);
  return out;
}
/** By part, each of which most starts share. */
const partIds = new WeakMap<object, ReadonlySet<string>>();
/** Ids of data alone: what is on the glass numbers other things. */
export function knownIds(states: object): Known {
  const parts = Object.values(dataOf(states)).map((part: object) => {
    const known = partIds.get(part) ?? idsOf(part);
    partIds.set(part, known);
    return known;
  });
  return { has: (id) => parts.some((part) => part.has(id)) };
}
/** Of what `statesOf` gives: all but the view. */
export const dataOf = (states: object): object =>
  Object.fromEntries(Object.entries(states).filter(([name]) => name !== "view"));

/** Pointers as reads of the state; what ends in a new id is a place for as many new entries as there are pointers to it. */
function allowed(pointers: readonly string[]): unknown[] {
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

/** Does the calls, with new ids as they are on this phone. */
async function played(o: Pilot<never, string>, calls: readonly JsonCall[], apps: readonly AnyApp[]): Promise<void> {
  const first = knownIds(await o.state());
  for (const { call, args } of calls) {
    const isAboutNew = new RegExp(newIdPattern.source).test(JSON.stringify(args));
    const known = isAboutNew ? resolved([...args], newIds(first, dataOf(await o.state()))) : args;
    const [head, ...rest] = known as readonly Json[];
    const given = ofApp.has(call) ? [appIn(apps, String(head)), ...rest] : known;
    await (o as unknown as Record<string, (...args: readonly unknown[]) => Promise<void>>)[call]!(
      ...(given as unknown[]),
    );
  }
}
/** Calls that name an app first. */
export const ofApp: ReadonlySet<string> = new Set(["open", "act", "set", "slide", "enter", "choose"]);

/** The phone as the episode finds it. Throws where the patches fit nowhere or break the schema. */
export function jsonStart(kernel: Kernel, { start }: Pick<JsonTask, "start">, boot: Boot): PhoneState {
  const booted = kernel.boot({ ...boot, seed: start.seed, lang: start.locale });
  return start.patches.length === 0 ? booted : kernel.parse(applyPatches(booted, start.patches as Patch[]));
}
