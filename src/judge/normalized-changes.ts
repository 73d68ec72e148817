/**
 * Normalizes changes, so that the same change has the same form in every episode. A new id is replaced by its kind and
 * its position. A time within the episode is replaced by a symbol.
 */
import type { Change } from "#state/diff.ts";
import { isObject, type Json } from "#state/json.ts";
import { idPattern } from "./own-changes.ts";

/** The symbol for any time between the start and the end of the episode. */
export const instant: Json = { $instant: "episode" };
export const newIdPattern = /\b([a-z][A-Za-z]*)_new(\d+)\b/g;

/** The ids that existed at the start. */
export interface KnownIds {
  has(id: string): boolean;
}
/** Returns all ids in a document, at any depth. */
export const idsOf = (document: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(document).match(idPattern) ?? []);

/** Returns the ids that exist in `now` but not in `before`, grouped by kind and in order of creation. */
export function newIds(before: KnownIds, now: unknown): ReadonlyMap<string, readonly string[]> {
  const fresh = [...idsOf(now)].filter((id) => !before.has(id));
  return new Map(
    [...Map.groupBy(fresh, idKind)].map(([kind, ids]) => [kind, ids.toSorted((a, b) => idNumber(a) - idNumber(b))]),
  );
}
const idKind = (id: string): string => id.slice(0, id.lastIndexOf("_"));
const idNumber = (id: string): number => Number(id.slice(id.lastIndexOf("_") + 1));

/** Replaces new ids: `note_12` becomes `note_new0` if it is the first note in `ids`. Other ids do not change. */
export function replaceIds(value: Json, ids: ReadonlyMap<string, readonly string[]>): Json {
  const names = new Map([...ids].flatMap(([kind, all]) => all.map((id, i) => [id, `${kind}_new${i}`])));
  return mapTexts(value, (text) => text.replace(idPattern, (id) => names.get(id) ?? id));
}
/** Reverses `replaceIds`. A new id such as `note_new7` does not change if `ids` contains no id for this position. */
export const restoreIds = (value: Json, ids: ReadonlyMap<string, readonly string[]>): Json =>
  mapTexts(value, (text) =>
    text.replace(newIdPattern, (whole, kind: string, position: string) => ids.get(kind)?.[Number(position)] ?? whole),
  );
/** Applies `replace` to every text, including keys. */
function mapTexts(value: Json, replace: (text: string) => string): Json {
  if (typeof value === "string") return replace(value);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner as Json, replace));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [replace(key), mapTexts(inner as Json, replace)]),
  );
}

export interface NormalizedChange {
  readonly path: string;
  readonly kind: Change["kind"];
  /** The new value; null if the change is a removal. */
  readonly value: Json;
}
/**
 * Returns the normalized changes. `known` contains the ids at the start; `from` and `until` are the start and end of
 * the episode, in milliseconds.
 */
export function normalizeChanges(
  changes: readonly Change[],
  known: KnownIds,
  from: number,
  until: number,
): NormalizedChange[] {
  const ids = newIds(
    known,
    changes.map(({ path, after = null }) => [path, after]),
  );
  return changes.map(({ path, kind, after = null }) => ({
    path: replaceIds(path, ids) as string,
    kind,
    value: replaceInstants(replaceIds(after, ids), from, until),
  }));
}
function replaceInstants(value: Json, from: number, until: number): Json {
  if (typeof value === "number") return value >= from && value <= until ? instant : value;
  if (Array.isArray(value)) return value.map((inner) => replaceInstants(inner as Json, from, until));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, replaceInstants(inner as Json, from, until)]),
  );
}
