/**
 * Examines the checks that are already true at the start. Changes the values that such a check reads, and looks for a
 * change that makes the check false.
 */
import type { AnyTask, Check, Evidence } from "#judge/define.ts";
import type { Json, Path } from "#state/json.ts";
import { otherValues, valueIn, withValue } from "./other-values.ts";

type AnyCheck = Check<never, never>;
type AnyEvidence = Evidence<{ readonly [part: string]: Json }, unknown>;

const maxMutations = 500;

/** Returns the sentences of the checks with `keeps` that stay true after every change of the end state. */
export function findUnbreakableChecks(task: AnyTask, look: AnyEvidence): string[] {
  return (task.checks as readonly AnyCheck[])
    .filter((check) => check.keeps && !canBreak(check, look))
    .map((check) => check.that);
}
/** Whether a check reads the view, which contains the state of the display at the end. */
export function readsView(task: AnyTask, look: AnyEvidence): boolean {
  const read = new Map<string, Path>();
  for (const check of task.checks as readonly AnyCheck[])
    holds(check, { ...look, after: trackReads(look.after, [], read) as AnyEvidence["after"] });
  return [...read.values()].some(([part]) => part === "view");
}
function canBreak(check: AnyCheck, look: AnyEvidence): boolean {
  const read = new Map<string, Path>();
  holds(check, { ...look, after: trackReads(look.after, [], read) as AnyEvidence["after"] });
  let tries = 0;
  // Changes of the deepest values are the most relevant, so they are tried first.
  for (const path of [...read.values()].toSorted((a, b) => b.length - a.length)) {
    for (const value of otherValues(valueIn(look.after, path))) {
      if (++tries > maxMutations) return false;
      if (holds(check, { ...look, after: withValue(look.after, path, value) as AnyEvidence["after"] }) === false)
        return true;
    }
  }
  return false;
}
/** Returns null if the check throws on this evidence, because an error is neither true nor false. */
function holds(check: AnyCheck, look: AnyEvidence): boolean | null {
  try {
    return check.holds(look as never);
  } catch (e) {
    if (e instanceof TypeError || e instanceof RangeError) return null;
    throw e;
  }
}
/**
 * Returns an equal value that records reads. If code reads a path of the returned value, the path is added to `read`.
 */
function trackReads(value: unknown, path: Path, read: Map<string, Path>): unknown {
  if (typeof value !== "object" || value === null) {
    read.set(JSON.stringify(path), path);
    return value;
  }
  // The object itself also counts as read, because the check may test only whether it exists.
  read.set(JSON.stringify(path), path);
  // The proxy needs a copy, because a proxy of a frozen object must return the original properties.
  return new Proxy(Array.isArray(value) ? [...value] : { ...value }, {
    get: (target, key) => {
      const inner = Reflect.get(target, key) as unknown;
      if (typeof key === "symbol" || typeof inner === "function") return inner;
      if (!Array.isArray(target)) return trackReads(inner, [...path, key], read);
      return key === "length" ? inner : trackReads(inner, [...path, Number(key)], read);
    },
  });
}
