/** What differs between two documents, by path: for judges, side effects and people. */
import { pointerOf, type Json } from "./json.ts";

export interface Change {
  /** RFC 6901 pointer. */
  readonly path: string;
  readonly kind: "added" | "removed" | "changed";
  readonly before?: Json;
  readonly after?: Json;
}
export function diff(before: Json, after: Json): Change[] {
  const out: Change[] = [];
  walk(before, after, [], out);
  return out.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
function walk(before: Json, after: Json, path: (string | number)[], out: Change[]): void {
  if (Object.is(before, after) || (before === 0 && after === 0)) return;
  const list = Array.isArray(before);
  const apart = typeof before !== "object" || typeof after !== "object" || before === null || after === null || list !== Array.isArray(after);
  if (apart || (list && before.length !== (after as Json[]).length)) {
    out.push({ path: pointerOf(path), kind: "changed", before, after });
    return;
  }
  if (list) {
    for (const [i, item] of before.entries()) walk(item, (after as Json[])[i]!, [...path, i], out);
    return;
  }
  const b = after as Record<string, Json>;
  for (const [key, value] of Object.entries(before)) {
    if (Object.hasOwn(b, key)) walk(value, b[key]!, [...path, key], out);
    else out.push({ path: pointerOf([...path, key]), kind: "removed", before: value });
  }
  for (const [key, value] of Object.entries(b)) if (!Object.hasOwn(before, key)) out.push({ path: pointerOf([...path, key]), kind: "added", after: value });
}
