/** Compares the results of two episodes leaf by leaf. Only differences that a user could notice count. */
import { phone } from "#apps/phone.ts";
import { apps } from "#apps/registry.ts";
import type { AnyTask } from "#judge/define.ts";
import { dataChanges } from "#judge/changes.ts";
import { findSheet } from "#judge/judge.ts";
import { covers, readPaths, recorder } from "#judge/allowed-paths.ts";
import type { AnyApp } from "#os/define.ts";
import type { PhoneState } from "#os/state.ts";
import { isObject, type Json } from "#state/json.ts";
import { idsIn } from "../navigation/sample-arguments.ts";

const all = apps as readonly AnyApp[];

/**
 * The comparison of an end state with the end state of the true solution. `same`: a user would notice no difference.
 * Ids of new records and times of events are ignored. `open`: the end states differ only in values that the task leaves
 * open.
 */
export type Likeness = "same" | "open" | "other";
export function likenessTo(
  task: AnyTask,
  params: never,
  start: PhoneState,
  truth: PhoneState,
): (end: PhoneState) => Likeness {
  const free = (task.free ?? []).flatMap(({ paths }) => readPaths(paths(recorder(), params)));
  const isFree = (line: string): boolean => free.some((p) => covers(p, line.slice(0, line.indexOf(" = ")).split("/")));
  const known = idsIn({ apps: start.apps, files: start.os.files as unknown as Json });
  const shown = readPaths(task.shown?.(recorder(), params) ?? []);
  const print = (end: PhoneState): string[] => footprintOf(task, start, end, known, shown, isFree);
  // Returns the state an hour later, when slow processes are complete. For example, all messages are then delivered, in
  // any order.
  const rested = (end: PhoneState): PhoneState => {
    const ms = Math.max(0, start.clock.nowMs + hourMs - end.clock.nowMs);
    return phone.reduce(end, { name: "os.tick", args: { ms } }).state;
  };
  const [now, later] = [print(truth), print(rested(truth))];
  return (end) => {
    if (differingLines(print(end), now).length === 0) return "same";
    const differing = differingLines(print(rested(end)), later);
    if (differing.length === 0) return "same";
    return differing.every(isFree) ? "open" : "other";
  };
}
/** Returns the lines that are in only one of the two lists. */
function differingLines(a: readonly string[], b: readonly string[]): string[] {
  const [inA, inB] = [new Set(a), new Set(b)];
  return [...a.filter((line) => !inB.has(line)), ...b.filter((line) => !inA.has(line))];
}
/**
 * Returns the changes since the start, the answers, and the parts of the view that the task names, leaf by leaf, as
 * "path = value".
 */
function footprintOf(
  task: AnyTask,
  start: PhoneState,
  end: PhoneState,
  known: ReadonlySet<string>,
  shown: readonly (readonly string[])[],
  isFree: (line: string) => boolean,
): string[] {
  const leaves: string[] = [];
  for (const { path, kind, after } of dataChanges(all, start, end)) {
    const steps = path.split("/").slice(1);
    if (kind === "removed") put(steps, "gone");
    else walk(after!, steps);
  }
  if (task.answer) walk(findSheet(all, end) as unknown as Json, ["sheet"]);
  for (const path of shown) walk(valueAt(end, path), path);
  const text = leaves.toSorted().join("\n");
  // New ids are renumbered, separately for each kind of id. Otherwise an additional record that was created earlier
  // would change the ids in other lines. The order is that of the records' contents, because a record that the user
  // removed and created again is the same to a user. Values that the task leaves open do not decide the order.
  const bound = leaves.toSorted().filter((line) => !isFree(line));
  const contents = (id: string): string =>
    bound
      .filter((line) => line.match(newId)?.includes(id))
      .map((line) => line.replaceAll(newId, (other) => (known.has(other) ? other : other.split("_")[0]!)))
      .join("\n");
  const fresh = [...new Set(text.match(newId) ?? [])].filter((id) => !known.has(id));
  const names = new Map<string, string>();
  for (const [kind, ids] of Map.groupBy(fresh, (id) => id.split("_")[0]!))
    for (const [i, { id }] of ids
      .map((id) => ({ id, content: contents(id) }))
      .toSorted((a, b) => (a.content === b.content ? numberIn(a.id) - numberIn(b.id) : a.content < b.content ? -1 : 1))
      .entries())
      names.set(id, `${kind}_new${i}`);
  return text.replaceAll(newId, (id) => names.get(id) ?? id).split("\n");

  function walk(value: Json, path: readonly string[]): void {
    if (isObject(value)) {
      for (const [key, inner] of Object.entries(value))
        if (!isNavigationDetail(path, key)) walk(inner as Json, [...path, key]);
    } else if (path[0] === "view" && path.at(-1) === "stack") {
      // Only the top screen of an app task counts, not the screens below it.
      walk((value as readonly Json[]).at(-1)!, path);
    } else if (Array.isArray(value) && value.some((x) => typeof x === "object" && x !== null))
      for (const [i, inner] of value.entries()) walk(inner, [...path, String(i)]);
    else put(path, isNow(value) ? "now" : JSON.stringify(value));
  }
  function put(path: readonly string[], value: string): void {
    leaves.push(`${path.join("/")} = ${value}`);
  }
  /** Whether the value is a time within the episode. */
  function isNow(value: Json): boolean {
    return typeof value === "number" && value >= start.clock.nowMs && value <= start.clock.nowMs + hourMs;
  }
}
const valueAt = (end: PhoneState, path: readonly string[]): Json =>
  (path.reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], end) as Json) ?? null;
/** Whether the field describes how a screen was opened or scrolled. */
const isNavigationDetail = (path: readonly string[], key: string): boolean =>
  path[0] === "view" && path.at(-1) === "stack" && (key === "key" || key === "caller" || key === "scroll");
const newId = /\b[a-z][A-Za-z]*_\d+\b/g;
const numberIn = (id: string): number => Number(id.split("_")[1]);
const hourMs = 3_600_000;
