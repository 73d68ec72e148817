/** What an episode left behind, leaf by leaf, so that two episodes can be compared by what a user would see of them. */
import { phone } from "../../apps/phone.ts";
import { apps } from "../../apps/registry.ts";
import type { AnyTask } from "../../judge/define.ts";
import { dataChanges } from "../../judge/changes.ts";
import { sheetOf } from "../../judge/judge.ts";
import { covers, pathsOf, recorder } from "../../judge/paths.ts";
import type { AnyApp } from "../../os/define.ts";
import type { PhoneState } from "../../os/state.ts";
import { isObject, type Json } from "../../state/json.ts";
import { idsIn } from "../graph/draw.ts";

const all = apps as readonly AnyApp[];

/**
 * How an end compares with the true one: the `same` where a user would see no difference, however new entries are numbered
 * and whenever in the episode something happened; `open` where they differ only in what the task leaves open.
 */
export type Likeness = "same" | "open" | "other";
export function comparedWith(
  task: AnyTask,
  params: never,
  start: PhoneState,
  truth: PhoneState,
): (end: PhoneState) => Likeness {
  const free = (task.free ?? []).flatMap(({ paths }) => pathsOf(paths(recorder(), params)));
  const known = idsIn({ apps: start.apps, files: start.os.files as unknown as Json });
  const shown = pathsOf(task.shown?.(recorder(), params) ?? []);
  const print = (end: PhoneState): string[] => footprintOf(task, start, end, known, shown);
  // What takes time has come to its end an hour later: what was sent is delivered, whoever was first.
  const rested = (end: PhoneState): PhoneState => {
    const ms = Math.max(0, start.clock.nowMs + hourMs - end.clock.nowMs);
    return phone.reduce(end, { name: "os.tick", args: { ms } }).state;
  };
  const [now, later] = [print(truth), print(rested(truth))];
  return (end) => {
    if (apart(print(end), now).length === 0) return "same";
    const differing = apart(print(rested(end)), later);
    if (differing.length === 0) return "same";
    const paths = differing.map((line) => line.slice(0, line.indexOf(" = ")).split("/"));
    return paths.every((path) => free.some((p) => covers(p, path))) ? "open" : "other";
  };
}
/** The lines that only one of them has. */
function apart(a: readonly string[], b: readonly string[]): string[] {
  const [inA, inB] = [new Set(a), new Set(b)];
  return [...a.filter((line) => !inB.has(line)), ...b.filter((line) => !inA.has(line))];
}
/** What has changed since the start and what was answered, leaf by leaf, as "path = value". */
function footprintOf(
  task: AnyTask,
  start: PhoneState,
  end: PhoneState,
  known: ReadonlySet<string>,
  shown: readonly (readonly string[])[],
): string[] {
  const leaves: string[] = [];
  for (const { path, kind, after } of dataChanges(all, start, end)) {
    const steps = path.split("/").slice(1);
    if (kind === "removed") put(steps, "gone");
    else walk(after!, steps);
  }
  if (task.answer) walk(sheetOf(all, end) as unknown as Json, ["sheet"]);
  for (const path of shown) walk(valueAt(end, path), path);
  const text = leaves.toSorted().join("\n");
  // Numbered anew, each kind by itself: another thing made before it is another difference, and not this one's.
  const fresh = [...new Set(text.match(newId) ?? [])].filter((id) => !known.has(id));
  const names = new Map<string, string>();
  for (const [kind, ids] of Map.groupBy(fresh, (id) => id.split("_")[0]!))
    for (const [i, id] of ids.toSorted((a, b) => numberIn(a) - numberIn(b)).entries()) names.set(id, `${kind}_new${i}`);
  return text.replaceAll(newId, (id) => names.get(id) ?? id).split("\n");

  function walk(value: Json, path: readonly string[]): void {
    if (isObject(value)) {
      for (const [key, inner] of Object.entries(value)) if (!isByTheWay(path, key)) walk(inner as Json, [...path, key]);
    } else if (path[0] === "view" && path.at(-1) === "stack") {
      // The way to a screen is no matter, only where it has led.
      walk((value as readonly Json[]).at(-1)!, path);
    } else if (Array.isArray(value) && value.some((x) => typeof x === "object" && x !== null))
      for (const [i, inner] of value.entries()) walk(inner, [...path, String(i)]);
    else put(path, isNow(value) ? "now" : JSON.stringify(value));
  }
  function put(path: readonly string[], value: string): void {
    leaves.push(`${path.join("/")} = ${value}`);
  }
  /** A moment of the episode. */
  function isNow(value: Json): boolean {
    return typeof value === "number" && value >= start.clock.nowMs && value <= start.clock.nowMs + hourMs;
  }
}
const valueAt = (end: PhoneState, path: readonly string[]): Json =>
  (path.reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], end) as Json) ?? null;
/** What a screen remembers of how it was opened and scrolled. */
const isByTheWay = (path: readonly string[], key: string): boolean =>
  path[0] === "view" && path.at(-1) === "stack" && (key === "key" || key === "caller" || key === "scroll");
const newId = /\b[a-z][A-Za-z]*_\d+\b/g;
const numberIn = (id: string): number => Number(id.split("_")[1]);
const hourMs = 3_600_000;
