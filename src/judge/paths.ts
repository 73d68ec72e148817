/** What a task allows to change, written as reads of the state so that a renamed field does not compile. */
import type { Change } from "../state/diff.ts";
import { isObject, sameJson, type Json } from "../state/json.ts";

const where = Symbol("where");
/** Every key: `phone.notes.notes[any].pinned`. */
export const any = "*";
interface Added {
  readonly below: string[];
  readonly most: number;
  readonly like: { readonly [field: string]: unknown };
}
/** At most `most` new entries of a record; with `like` only such as have these values in these fields; null is a field that is not there, too. */
export const added = <R extends object>(
  record: R,
  most = 1,
  like: { readonly [F in keyof R[keyof R]]?: R[keyof R][F] | null } = {},
): Added => ({
  below: pathOf(record),
  most,
  like: like as Added["like"],
});

/** A stand-in for the state whose reads remember their path. */
export function recorder(path: readonly string[] = []): never {
  const target = Object.assign(() => undefined, { [where]: path });
  return new Proxy(target, {
    get: (t, key) => (key === where ? t[where] : recorder([...path, String(key)])),
  }) as never;
}
function pathOf(read: unknown): string[] {
  const path = (read as { [where]?: string[] })[where];
  if (!path) throw new Error("allow holds something that is no read of the state");
  return path;
}
/** The paths of reads, as `allow` and `free` list them. */
export const pathsOf = (reads: readonly unknown[]): string[][] => reads.filter((a) => !isAdded(a)).map(pathOf);
const isAdded = (x: unknown): x is Added => typeof x === "object" && x !== null && "below" in x;
const steps = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((s) => s.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The changes that nothing in `allowed` covers. */
export function unallowed(changes: readonly Change[], allowed: readonly unknown[]): Change[] {
  const paths = pathsOf(allowed);
  const strictness = ({ like }: Added): number => Object.keys(like).length;
  // What fits a strict room takes no place in a wide one.
  const rooms = allowed
    .filter(isAdded)
    .toSorted((a, b) => strictness(b) - strictness(a))
    .map((a) => ({ ...a, left: a.most }));
  return changes.filter((change) => {
    const path = steps(change.path);
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
/** Whether `allowed` is `path` or above it. */
export const covers = (allowed: readonly string[], path: readonly string[]): boolean =>
  allowed.length <= path.length && allowed.every((step, i) => step === any || step === path[i]);
