/**
 * Tests judges field by field. Takes each record that a solution added or changed, sets one field at a time to each
 * kind of other valid value, and judges the end state again. For each text in a new record, also adds a second record
 * with another text. If the task asks for the field or the app fills it in, the verdict must fail. If the task lists
 * the field in `free`, the verdict must not fail.
 */
import { safeParse, type GenericSchema } from "valibot";
import { apps } from "#apps/registry.ts";
import { phone } from "#apps/phone.ts";
import { covers, readPaths, recorder } from "#judge/allowed-paths.ts";
import { ownChanges } from "#judge/own-changes.ts";
import type { AnyTask } from "#judge/define.ts";
import type { AnyApp } from "#os/define.ts";
import { osSchema, type PhoneState } from "#os/state.ts";
import type { Change } from "#state/diff.ts";
import { isObject, pointerOf, sameJson, type Json, type Path } from "#state/json.ts";
import { Rng } from "#state/rng.ts";
import { idsIn } from "../navigation/sample-arguments.ts";
import { isDerived } from "#tasks/catalog.ts";
import type { Solved } from "./near-misses.ts";
import { otherValuesFor, unwrapSchema, valueIn, withValue } from "./other-values.ts";

/**
 * `asked`: the solution contains the value of the field. `left`: the app filled the field in. `free`: the task accepts
 * any value.
 */
export const fieldKinds = ["asked", "left", "free"] as const;
export type FieldKind = (typeof fieldKinds)[number];
export interface FieldChange {
  /** An RFC 6901 pointer into the data: `/<app>/…` or `/os/<part>/…`. */
  readonly path: string;
  readonly kind: FieldKind;
  /** For a free field: the path in `free` that covers the field. */
  readonly freePath: string | null;
  readonly before: Json;
  /** The other value, or undefined if the field was removed. */
  readonly after: Json | undefined;
  readonly success: boolean;
}
interface Field {
  readonly path: Path;
  readonly schema: GenericSchema;
  readonly value: Json | undefined;
}

const hourMs = 3_600_000;
/** For each text of a new record, this number of second records is tried, each with another text. */
const maxSecondRecords = 2;
const secondIdNumber = 990_001;

/** Returns a change for every changed field and every other value. `succeeds` judges each change. */
export function fieldChanges(task: AnyTask, solved: Solved, succeeds: (end: PhoneState) => boolean): FieldChange[] {
  const { instance, start, end } = solved;
  const r = Rng.of(instance.seed, instance.id, instance.lang, "field changes");
  const free = (task.free ?? []).flatMap(({ paths }) => readPaths(paths(recorder(), instance.params as never)));
  const solutionValues = valuesInSolution(solved);
  const ids = [...idsIn({ apps: end.apps, files: end.os.files as unknown as Json })];
  const out: FieldChange[] = [];
  const changes = ownChanges(phone, start, end);
  for (const { path, schema, value } of changedFields(changes, end)) {
    const steps = path.map(String);
    if (isEpisodeTime(value, start, end) || isDerived(steps, (at) => valueAt(end, at))) continue;
    const freed = free.find((p) => covers(p, steps));
    const kind = freed ? "free" : isInSolution(value, solutionValues) ? "asked" : "left";
    const freePath = freed ? pointerOf(freed) : null;
    const tried = (at: Path, other: Json | undefined, altered: PhoneState | null): void => {
      if (!altered) return;
      const success = succeeds(altered);
      out.push({ path: pointerOf(at), kind, freePath, before: value ?? null, after: other, success });
    };
    for (const other of otherValuesFor(schema, value, ids, r)) tried(path, other, withField(end, path, other));
    if (kind === "free" || typeof value !== "string" || idsIn(value).size > 0) continue;
    const recordPath = addedRecordOf(changes, path);
    if (!recordPath) continue;
    for (const other of otherValuesFor(schema, value, ids, r).slice(0, maxSecondRecords)) {
      const besides = [...recordPath.slice(0, -1), secondId(String(recordPath.at(-1)))];
      const record = withValue(valueAt(end, recordPath)!, path.slice(recordPath.length), other) as {
        readonly [field: string]: Json;
      };
      const second = "id" in record ? { ...record, id: besides.at(-1)! } : record;
      tried([...besides, ...path.slice(recordPath.length)], other, withField(end, besides, second));
    }
  }
  return out;
}
/** Returns the path of the added record that contains this path, or null if there is no such record. */
function addedRecordOf(changes: readonly Change[], path: Path): Path | null {
  const pointer = pointerOf(path);
  const added = changes.find((c) => c.kind === "added" && isObject(c.after) && pointer.startsWith(`${c.path}/`));
  return added ? path.slice(0, added.path.split("/").length - 1) : null;
}
const secondId = (id: string): string => `${id.split("_")[0]}_${secondIdNumber}`;

/** Returns the faults of a judge, from its results for the changes. */
export function fieldFaults(changes: readonly FieldChange[]): string[] {
  const seen = changes
    .filter(({ kind, success }) => kind !== "free" && success)
    .map(
      (c) =>
        `${c.kind}, but no check notices another value: ${c.path} ${JSON.stringify(c.before)} → ${JSON.stringify(c.after)}`,
    );
  const freed = Map.groupBy(
    changes.filter(({ kind }) => kind === "free"),
    ({ freePath }) => freePath,
  );
  const bound = [...freed]
    .filter(([, list]) => list.every(({ success }) => !success))
    .map(([path, list]) => `free, but every other value fails: ${path}, for example ${list[0]!.path}`);
  return [...seen, ...bound];
}

/**
 * Whether the value is a time within the episode. Such a value is not tested, because it only depends on when something
 * was done.
 */
const isEpisodeTime = (value: Json | undefined, start: PhoneState, end: PhoneState): boolean =>
  typeof value === "number" && value >= start.clock.nowMs && value <= end.clock.nowMs + hourMs;

/** Returns all values in the calls of the solution, and a text of these values and the instruction. */
function valuesInSolution({ calls, instance }: Solved): { readonly values: readonly Json[]; readonly text: string } {
  const values: Json[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (isObject(value)) Object.values(value).forEach(walk);
    if (typeof value !== "function") values.push(value as Json);
  };
  for (const { args } of calls) for (const arg of args) if (!isApp(arg)) walk(arg);
  return { values, text: `${JSON.stringify(values)} ${instance.instruction}` };
}
const isApp = (arg: unknown): boolean => isObject(arg) && "navigation" in arg;
const isInSolution = (value: Json | undefined, solutionValues: ReturnType<typeof valuesInSolution>): boolean => {
  if (value === undefined || value === null) return false;
  if (typeof value === "string")
    return value !== "" && solutionValues.text.includes(JSON.stringify(value).slice(1, -1));
  return (
    solutionValues.values.some((v) => sameJson(v, value)) ||
    (typeof value === "number" && solutionValues.text.includes(String(value)))
  );
};

/** Returns the leaves of added and changed values, with their schemas. Includes optional fields that a record lacks. */
function changedFields(changes: readonly Change[], end: PhoneState): Field[] {
  const out: Field[] = [];
  for (const { path: pointer, kind } of changes) {
    if (kind === "removed") continue;
    const path = pointer
      .split("/")
      .slice(1)
      .map((s) => s.replaceAll("~1", "/").replaceAll("~0", "~"));
    const schema = schemaAt(end, path);
    if (schema) collectLeaves(schema, valueAt(end, path), path, out);
  }
  return out;
}
function collectLeaves(schema: GenericSchema, value: Json | undefined, path: Path, out: Field[]): void {
  const inner = unwrapSchema(schema, value);
  if (isObject(value) && inner.entries) {
    for (const [name, field] of Object.entries(inner.entries))
      // The id of a record equals the key of the record, so it is skipped.
      if (!(name === "id" && value["id"] === path.at(-1)))
        collectLeaves(field, value[name] as Json, [...path, name], out);
  } else if (isObject(value) && inner.type === "record") {
    for (const [name, item] of Object.entries(value)) collectLeaves(inner.value!, item as Json, [...path, name], out);
  } else if (Array.isArray(value) && value.some((x) => typeof x === "object" && x !== null)) {
    for (const [i, item] of value.entries()) collectLeaves(inner.item!, item, [...path, i], out);
    out.push({ path, schema, value });
  } else out.push({ path, schema, value });
}

const appOf = (id: string): AnyApp | undefined => (apps as readonly AnyApp[]).find((app) => app.id === id);
function rootOf(end: PhoneState, part: string): { readonly schema: GenericSchema; readonly value: Json } | null {
  if (part === "os") return { schema: osSchema as unknown as GenericSchema, value: end.os as unknown as Json };
  const app = appOf(part);
  return app ? { schema: app.state as GenericSchema, value: end.apps[part]! } : null;
}
function schemaAt(end: PhoneState, [part, ...path]: readonly string[]): GenericSchema | null {
  const root = rootOf(end, part!);
  if (!root) return null;
  let { schema, value }: { schema: GenericSchema; value: Json | undefined } = root;
  for (const step of path) {
    const shape = unwrapSchema(schema, value);
    const next = shape.entries?.[step] ?? (shape.type === "record" ? shape.value : shape.item);
    if (!next) return null;
    schema = next;
    value = (value as Record<string, Json>)[step];
  }
  return schema;
}
const valueAt = (end: PhoneState, [part, ...path]: Path): Json | undefined =>
  valueIn(rootOf(end, String(part))!.value, path);

/** Returns the phone with another value in the field, or null if the schema rejects the value or nothing changes. */
function withField(end: PhoneState, [part, ...path]: Path, to: Json | undefined): PhoneState | null {
  const { schema, value } = rootOf(end, String(part))!;
  const parsed = safeParse(schema, withValue(value, path, to));
  // If a removed field has a default value, parsing adds the field again.
  if (!parsed.success || sameJson(parsed.output, value)) return null;
  const altered = parsed.output as Json;
  return part === "os"
    ? { ...end, os: altered as unknown as PhoneState["os"] }
    : { ...end, apps: { ...end.apps, [String(part)]: altered } };
}
