/**
 * Computes patches that turn one document into another. Skips parts that both documents share, so the cost is
 * proportional to the difference.
 */
import { isObject, pointerOf, sameJson, type Json } from "./json.ts";

/**
 * As in RFC 6902, `add` to an array inserts a member, and `remove` closes the gap. Apart from the last step of an
 * `add`, each step of a path names an existing own key or index. The empty path is the document itself.
 */
export interface Patch {
  readonly op: "add" | "replace" | "remove";
  readonly path: (string | number)[];
  readonly value?: Json;
}

/**
 * Returns patches for which `applyPatches(base, createPatches(base, state))` equals `state`. Returns no patches if both
 * are equal, even if they are different objects.
 */
export function createPatches(base: unknown, state: unknown): Patch[] {
  const patches: Patch[] = [];
  compare(base, state, [], patches);
  return patches;
}

function compare(base: unknown, state: unknown, path: (string | number)[], out: Patch[]): void {
  if (base === state) return;
  if (Array.isArray(base) && Array.isArray(state)) compareLists(base, state, path, out);
  else if (isObject(base) && isObject(state)) compareRecords(base, state, path, out);
  else emit(out, "replace", path, state);
}

function compareRecords(
  base: Record<string, unknown>,
  state: Record<string, unknown>,
  path: (string | number)[],
  out: Patch[],
): void {
  const keys = Object.keys(state);
  let kept = 0;
  for (const key of keys) {
    const now = state[key];
    const was = base[key];
    if (was !== undefined && (was === now || Object.hasOwn(base, key))) {
      kept++;
      if (was === now) continue;
      path.push(key);
      compare(was, now, path, out);
    } else {
      path.push(key);
      emit(out, "add", path, now);
    }
    path.pop();
  }
  const before = Object.keys(base);
  if (before.length === kept) return;
  for (const key of before) if (!Object.hasOwn(state, key)) out.push({ op: "remove", path: [...path, key] });
}

function compareLists(
  base: readonly unknown[],
  state: readonly unknown[],
  path: (string | number)[],
  out: Patch[],
): void {
  let head = 0;
  let baseEnd = base.length;
  let stateEnd = state.length;
  // If the lengths are equal, assumes that no member has moved. Otherwise skips the members that both lists share at
  // the start and at the end.
  if (baseEnd !== stateEnd) {
    const shorter = Math.min(baseEnd, stateEnd);
    while (head < shorter && sameJson(base[head], state[head])) head++;
    while (baseEnd > head && stateEnd > head && sameJson(base[baseEnd - 1], state[stateEnd - 1])) {
      baseEnd--;
      stateEnd--;
    }
  }
  const first = out.length;
  const both = Math.min(baseEnd, stateEnd);
  for (let i = head; i < both; i++) {
    path.push(i);
    compare(base[i], state[i], path, out);
    path.pop();
  }
  for (let i = baseEnd - 1; i >= both; i--) out.push({ op: "remove", path: [...path, i] });
  for (let i = both; i < stateEnd; i++) {
    path.push(i);
    emit(out, "add", path, state[i]);
    path.pop();
  }
  if (out.length - first < 2) return;
  let budget = 0;
  for (let i = first; i < out.length; i++) budget += patchSize(out[i]!);
  if (limitedSize(state, budget) >= budget) return;
  out.length = first;
  emit(out, "replace", path, state);
}

function emit(out: Patch[], op: "add" | "replace", path: (string | number)[], value: unknown): void {
  if (value === undefined) throw new TypeError(`undefined is not JSON, at "${pointerOf(path)}"`);
  out.push({ op, path: [...path], value: value as Json });
}

function patchSize(patch: Patch): number {
  let size = 30;
  for (const step of patch.path) size += typeof step === "string" ? step.length + 3 : 4;
  return patch.op === "remove" ? size : size + limitedSize(patch.value, Infinity);
}
/** Returns the approximate length of the JSON text. Stops once the length exceeds `most`. */
function limitedSize(value: unknown, most: number): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value !== "object" || value === null) return 5;
  let size = 2;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && size < most; i++) size += limitedSize(value[i], most - size) + 1;
    return size;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (size >= most) break;
    size += key.length + 4 + limitedSize(inner, most - size);
  }
  return size;
}
