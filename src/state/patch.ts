/**
 * Changes of a document as data. A recipe changes a draft and yields patches. Other copies of the document apply the
 * patches and become equal to the changed document.
 */
import { create, current, isDraft } from "mutative";
import { deepFreeze, pointerOf, type Path } from "./json.ts";
import { createPatches, type Patch } from "./create-patches.ts";

export type { Patch } from "./create-patches.ts";

/**
 * Thrown if a patch does not fit its document. The cause is a bug, or a patch for another version of the document,
 * never a user's mistake.
 */
export class PatchError extends Error {
  /** The RFC 6901 pointer of the value that does not fit the patch. */
  readonly path: string;
  constructor(path: Path, message: string) {
    super(`${message} at "${pointerOf(path)}"`);
    this.name = "PatchError";
    this.path = pointerOf(path);
  }
}

export interface Produced<T, R> {
  readonly next: T;
  readonly patches: Patch[];
  /**
   * Patches that turn `next` back into the previous document. They are computed when they are first read, because only
   * undo needs them.
   */
  readonly inverse: Patch[];
  readonly result: R;
}

/**
 * Runs `recipe` on a draft of `doc`. If the recipe changes nothing, `next` is `doc` itself. Otherwise `next` is frozen
 * and shares all unchanged parts with `doc`. If the recipe throws, nothing changes. `result` is the recipe's return
 * value, in which drafts are replaced by plain values.
 */
export function produce<T, R>(doc: T, recipe: (draft: T) => R): Produced<T, R> {
  let result: R | undefined;
  const produced: unknown = create(
    doc as object,
    (draft: object) => {
      result = removeDrafts(recipe(draft as T)) as R;
    },
    { enableAutoFreeze: true },
  );
  // Compares the documents instead of recording writes. So a write that is undone again leaves no patch, and shifting a
  // list yields one patch.
  const patches = createPatches(doc, produced);
  const next = patches.length === 0 ? doc : (produced as T);
  let inverse: Patch[] | undefined;
  return {
    next,
    patches,
    get inverse() {
      inverse ??= createPatches(next, doc);
      return inverse;
    },
    result: result as R,
  };
}

/**
 * Returns a copy of `doc` with the patches applied. The copy shares unchanged parts with `doc`. Never writes to `doc`.
 * The result uses the patches' values directly and freezes them.
 */
export function applyPatches<T>(doc: T, patches: readonly Patch[]): T {
  const own = new Set<object>();
  let root: unknown = doc;
  for (const patch of patches) {
    const { op, path } = patch;
    const value = op === "remove" ? undefined : deepFreeze(patch.value);
    if (op !== "remove" && value === undefined) throw new PatchError(path, `${op} without a value`);
    if (path.length === 0) {
      if (op === "remove") throw new PatchError(path, "a document cannot be removed");
      root = value;
      continue;
    }
    let at = copyOnce(root, own, path, 0);
    root = at;
    for (let i = 0; i < path.length - 1; i++) {
      const step = stepInto(at, path, i);
      const inner = copyOnce((at as Record<string | number, unknown>)[step], own, path, i + 1);
      put(at, step, inner);
      at = inner;
    }
    if (Array.isArray(at)) changeList(at, patch, value);
    else changeRecord(at, patch, value);
  }
  for (const copy of own) Object.freeze(copy);
  return root as T;
}

/**
 * Returns a copy of a container to which these patches may write. The copy is made once, and later patches reuse it.
 */
function copyOnce(value: unknown, own: Set<object>, path: Path, depth: number): object {
  if (typeof value !== "object" || value === null) throw new PatchError(path.slice(0, depth), "no list or record");
  if (own.has(value)) return value;
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  own.add(copy);
  return copy;
}
function stepInto(at: object, path: Path, depth: number): string | number {
  const step = path[depth]!;
  if (Array.isArray(at) ? isIndex(step, at.length) : Object.hasOwn(at, step)) return step;
  throw new PatchError(path.slice(0, depth + 1), "nothing");
}
function changeList(at: unknown[], { op, path }: Patch, value: unknown): void {
  const index = path.at(-1);
  if (!isIndex(index, op === "add" ? at.length + 1 : at.length)) throw new PatchError(path, `no index to ${op}`);
  if (op === "replace") at[index] = value;
  else if (op === "remove") at.splice(index, 1);
  else if (index === at.length) at.push(value);
  else at.splice(index, 0, value);
}
function changeRecord(at: object, { op, path }: Patch, value: unknown): void {
  const key = path.at(-1)!;
  if (op !== "add" && !Object.hasOwn(at, key)) throw new PatchError(path, `no key to ${op}`);
  if (op === "remove") Reflect.deleteProperty(at, key);
  else put(at, key, value);
}
function put(at: object, key: string | number, value: unknown): void {
  // A plain assignment would set the prototype instead of a key.
  if (key === "__proto__")
    Object.defineProperty(at, key, { value, writable: true, enumerable: true, configurable: true });
  else (at as Record<string | number, unknown>)[key] = value;
}
const isIndex = (step: unknown, below: number): step is number =>
  Number.isInteger(step) && (step as number) >= 0 && (step as number) < below;

/** Returns a read-only copy of the current value. Reading the copy is many times faster than reading a draft. */
export const readPlain = <T>(value: T): T => (isDraft(value) ? (current(value as object) as T) : value);

/** Drafts are revoked when their recipe ends, so a returned value must not contain any drafts. */
function removeDrafts(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isDraft(value)) return current(value);
  if (Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return value.map(removeDrafts);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) out[key] = removeDrafts(inner);
  return out;
}
