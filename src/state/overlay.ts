/** What turns one document into another: costs what differs, since shared parts are skipped by identity. */
import type { Json } from "./json.ts";
import type { Patch } from "./patch.ts";

/** `applyPatches(base, overlayOf(base, state))` equals `state`. */
export function overlayOf(base: unknown, state: unknown): Patch[] {
  const patches: Patch[] = [];
  walk(base, state, [], patches);
  return patches;
}
function walk(base: unknown, state: unknown, path: (string | number)[], out: Patch[]): void {
  if (Object.is(base, state)) return;
  const a = base as Record<string, unknown> & unknown[];
  const b = state as Record<string, unknown> & unknown[];
  if (typeof base !== "object" || typeof state !== "object" || base === null || state === null || Array.isArray(base) !== Array.isArray(state) || (Array.isArray(base) && a.length !== b.length)) {
    out.push({ op: "replace", path, value: state as Json });
    return;
  }
  if (Array.isArray(base)) {
    for (let i = 0; i < a.length; i++) walk(a[i], b[i], [...path, i], out);
    return;
  }
  for (const key of Object.keys(a)) if (!Object.hasOwn(b, key)) out.push({ op: "remove", path: [...path, key] });
  for (const key of Object.keys(b)) {
    if (Object.hasOwn(a, key)) walk(a[key], b[key], [...path, key], out);
    else out.push({ op: "add", path: [...path, key], value: b[key] as Json });
  }
}
