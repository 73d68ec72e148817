/**
 * Describes the changes that a task allows. They are written as reads of the state, so that TypeScript reports a
 * renamed field.
 */
import type { Change } from "#state/diff.ts";
import { isObject, sameJson, type Json } from "#state/json.ts";

const pathKey = Symbol("where");
/** Matches every key: `phone.notes.notes[any].pinned`. */
export const any = "*";
interface Added {
  readonly below: string[];
  readonly maxEntries: number;
  readonly like: { readonly [field: string]: unknown };
}
/**
 * Allows at most `maxEntries` new entries of a record. With `like`, allows only entries with these values in these
 * fields; null also matches a missing field.
 */
export const added = <R extends object>(
  record: R,
  maxEntries = 1,
  like: { readonly [F in keyof R[keyof R]]?: R[keyof R][F] | null } = {},
): Added => ({
  below: readPath(record),
  maxEntries,
  like: like as Added["like"],
});

/** Returns a substitute for the state that records the path of each read. */
export function recorder(path: readonly string[] = []): never {
  const target = Object.assign(() => undefined, { [pathKey]: path });
  return new Proxy(target, {
    get: (t, key) => (key === pathKey ? t[pathKey] : recorder([...path, String(key)])),
  }) as never;
}
function readPath(read: unknown): string[] {
  const path = (read as { [pathKey]?: string[] })[pathKey];
  if (!path) throw new Error("allow contains something that is not a read of the state");
  return path;
}
/** Returns the paths of the reads in a list of allowed changes, without the entries made by `added`. */
export const readPaths = (reads: readonly unknown[]): string[][] => reads.filter((a) => !isAdded(a)).map(readPath);
const isAdded = (x: unknown): x is Added => typeof x === "object" && x !== null && "below" in x;
const splitPointer = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((s) => s.replaceAll("~1", "/").replaceAll("~0", "~"));

/** Returns the changes that no entry of `allowed` covers. */
export function findUnallowed(changes: readonly Change[], allowed: readonly unknown[]): Change[] {
  const paths = readPaths(allowed);
  const strictness = ({ like }: Added): number => Object.keys(like).length;
  // The strictest entries of `allowed` are used first. Otherwise a change that fits a strict entry could use up a less
  // strict entry that another change needs.
  const rooms = allowed
    .filter(isAdded)
    .toSorted((a, b) => strictness(b) - strictness(a))
    .map((a) => ({ ...a, left: a.maxEntries }));
  return changes.filter((change) => {
    const path = splitPointer(change.path);
    if (paths.some((p) => covers(p, path))) return false;
    const room = rooms.find(
      (r) =>
        change.kind === "added" &&
        path.length === r.below.length + 1 &&
        covers(r.below, path) &&
        r.left > 0 &&
        isLike(change.after!, r.like),
    );
    if (!room) return true;
    room.left -= 1;
    return false;
  });
}
const isLike = (entry: Json, like: Added["like"]): boolean =>
  Object.entries(like).every(([field, value]) => isObject(entry) && sameJson(entry[field] ?? null, value as Json));
/** Whether `allowed` equals `path` or is a prefix of it. */
export const covers = (allowed: readonly string[], path: readonly string[]): boolean =>
  allowed.length <= path.length && allowed.every((step, i) => step === any || step === path[i]);
