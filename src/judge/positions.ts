/**
 * Changes told so that they are the same whenever and however they come about: ids that were made on the way by kind and
 * position, instants of the episode as such.
 */
import type { Change } from "../state/diff.ts";
import { isObject, type Json } from "../state/json.ts";
import { idPattern } from "./time.ts";

/** Stands for any instant from the start of the episode to its end. */
export const instant: Json = { $instant: "episode" };
export const newIdPattern = /\b([a-z][A-Za-z]*)_new(\d+)\b/g;

/** Which ids were there at the start. */
export interface Known {
  has(id: string): boolean;
}
/** All ids in a document, however deep. */
export const idsOf = (document: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(document).match(idPattern) ?? []);

/** The ids that only the later document has: of each kind, in the order in which they were made. */
export function newIds(before: Known, now: unknown): ReadonlyMap<string, readonly string[]> {
  const fresh = [...idsOf(now)].filter((id) => !before.has(id));
  return new Map(
    [...Map.groupBy(fresh, kindOf)].map(([kind, ids]) => [kind, ids.toSorted((a, b) => numberOf(a) - numberOf(b))]),
  );
}
const kindOf = (id: string): string => id.slice(0, id.lastIndexOf("_"));
const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf("_") + 1));

/** `note_12` becomes `note_new0` where it is the first note of `ids`; what is not among them stays. */
export function positioned(value: Json, ids: ReadonlyMap<string, readonly string[]>): Json {
  const names = new Map([...ids].flatMap(([kind, all]) => all.map((id, i) => [id, `${kind}_new${i}`])));
  return inTexts(value, (text) => text.replace(idPattern, (id) => names.get(id) ?? id));
}
/** The other way round. A position that nothing has is left as it is. */
export const resolved = (value: Json, ids: ReadonlyMap<string, readonly string[]>): Json =>
  inTexts(value, (text) =>
    text.replace(newIdPattern, (whole, kind: string, position: string) => ids.get(kind)?.[Number(position)] ?? whole),
  );
/** In keys, too. */
function inTexts(value: Json, replace: (text: string) => string): Json {
  if (typeof value === "string") return replace(value);
  if (Array.isArray(value)) return value.map((inner) => inTexts(inner as Json, replace));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [replace(key), inTexts(inner as Json, replace)]),
  );
}

export interface Positioned {
  readonly path: string;
  readonly kind: Change["kind"];
  /** Null where something was removed. */
  readonly value: Json;
}
/** `known`: the ids of the start. `from` and `until`: milliseconds, the episode's start and end. */
export function byPosition(changes: readonly Change[], known: Known, from: number, until: number): Positioned[] {
  const ids = newIds(
    known,
    changes.map(({ path, after = null }) => [path, after]),
  );
  return changes.map(({ path, kind, after = null }) => ({
    path: positioned(path, ids) as string,
    kind,
    value: withoutInstants(positioned(after, ids), from, until),
  }));
}
function withoutInstants(value: Json, from: number, until: number): Json {
  if (typeof value === "number") return value >= from && value <= until ? instant : value;
  if (Array.isArray(value)) return value.map((inner) => withoutInstants(inner as Json, from, until));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutInstants(inner as Json, from, until)]),
  );
}
