/**
 * Lists the differences between two documents by path. Judges use the list, for example to find side effects, and
 * people read it.
 */
import { isObject, pointerOf, type Json } from "./json.ts";

export interface Change {
  /** RFC 6901 pointer. */
  readonly path: string;
  readonly kind: "added" | "removed" | "changed";
  readonly before?: Json;
  readonly after?: Json;
}

/**
 * Returns the changes sorted by path, or an empty list if both documents are equal. A list of plain values whose length
 * changed counts as one change, because its indices do not identify members. Any other list is compared index by index.
 */
export function diff(before: Json, after: Json): Change[] {
  const out: Change[] = [];
  compare(before, after, [], out);
  return out.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

function compare(before: Json, after: Json, path: (string | number)[], out: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length && !before.some(isContainer) && !after.some(isContainer)) {
      out.push({ path: pointerOf(path), kind: "changed", before, after });
      return;
    }
    const longer = Math.max(before.length, after.length);
    for (let i = 0; i < longer; i++) member(before[i], after[i], i, path, out);
  } else if (isRecord(before) && isRecord(after)) {
    for (const key of Object.keys(before)) member(before[key], own(after, key), key, path, out);
    for (const key of Object.keys(after))
      if (!Object.hasOwn(before, key)) member(undefined, after[key], key, path, out);
  } else out.push({ path: pointerOf(path), kind: "changed", before, after });
}

function member(
  before: Json | undefined,
  after: Json | undefined,
  step: string | number,
  path: (string | number)[],
  out: Change[],
): void {
  if (before === after) return;
  path.push(step);
  if (before !== undefined && after !== undefined) compare(before, after, path, out);
  else if (after !== undefined) out.push({ path: pointerOf(path), kind: "added", after });
  else if (before !== undefined) out.push({ path: pointerOf(path), kind: "removed", before });
  path.pop();
}

const own = (record: Record<string, Json>, key: string): Json | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
const isRecord = (x: Json): x is Record<string, Json> => isObject(x);
const isContainer = (x: Json): boolean => typeof x === "object" && x !== null;
