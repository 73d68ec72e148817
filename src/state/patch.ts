/** Changes of a document as data: a recipe on a draft yields patches; patches applied elsewhere give the same document. */
import { create } from "mutative";
import { pointerOf, type Json, type Path } from "./json.ts";

export interface Patch {
  readonly op: "add" | "replace" | "remove";
  readonly path: (string | number)[];
  readonly value?: Json;
}
export class PatchError extends Error {
  readonly path: string;
  constructor(path: Path, message: string) {
    super(`${message} at ${pointerOf(path) || "/"}`);
    this.name = "PatchError";
    this.path = pointerOf(path);
  }
}
export interface Produced<T, R> {
  readonly next: T;
  readonly patches: Patch[];
  readonly inverse: Patch[];
  readonly result: R;
}
/** Runs `recipe` on a draft of `doc`. Where nothing changed, `next` is `doc`. A recipe that throws changes nothing. */
export function produce<T, R>(doc: T, recipe: (draft: T) => R): Produced<T, R> {
  let result!: R;
  const [next, patches, inverse] = create(
    doc as object,
    (draft) => {
      result = recipe(draft as T);
    },
    { enablePatches: { pathAsArray: true, arrayLengthAssignment: false } },
  );
  if (patches.length === 0) return { next: doc, patches: [], inverse: [], result };
  return { next: next as T, patches: patches as Patch[], inverse: inverse as Patch[], result };
}

/** The document after the patches, sharing all that they leave alone. Never writes to `doc`; a path that is not there throws. */
export function applyPatches<T>(doc: T, patches: readonly Patch[]): T {
  if (patches.length === 0) return doc;
  const own = new Set<object>();
  let root: unknown = doc;
  for (const patch of patches) {
    if (patch.path.length === 0) {
      root = patch.op === "remove" ? null : structuredClone(patch.value);
      continue;
    }
    root = owned(root, own, patch.path);
    let at = root as Record<string, unknown>;
    for (const step of patch.path.slice(0, -1)) {
      const inner = owned(at[step as string], own, patch.path);
      at[step as string] = inner;
      at = inner as Record<string, unknown>;
    }
    change(at, patch);
  }
  return root as T;
}
/** A copy of a container that these patches may write to: made once, kept for the patches after. */
function owned(value: unknown, own: Set<object>, path: Path): object {
  if (typeof value !== "object" || value === null) throw new PatchError(path, "nothing to change");
  if (own.has(value)) return value;
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  own.add(copy);
  return copy;
}
function change(at: Record<string, unknown>, patch: Patch): void {
  const key = patch.path.at(-1)!;
  if (Array.isArray(at)) {
    const list = at as unknown[];
    const index = key === "length" ? list.length : Number(key);
    if (!Number.isInteger(index) || index < 0 || index > list.length) throw new PatchError(patch.path, "no such index");
    if (key === "length") list.length = Number(patch.value);
    else if (patch.op === "add") list.splice(index, 0, patch.value);
    else if (index >= list.length) throw new PatchError(patch.path, "no such index");
    else if (patch.op === "remove") list.splice(index, 1);
    else list[index] = patch.value;
    return;
  }
  const name = String(key);
  if (patch.op !== "add" && !Object.hasOwn(at, name)) throw new PatchError(patch.path, "no such key");
  if (patch.op === "remove") delete at[name];
  else at[name] = patch.value;
}
