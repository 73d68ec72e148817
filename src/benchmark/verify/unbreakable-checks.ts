/**
 * For checks that already hold at the start: tests whether any change could break them, by changing the values that
 * they read.
 */
import type { AnyTask, Check, Evidence } from "#judge/define.ts";
import type { Json, Path } from "#state/json.ts";
import { otherValues, valueIn, withValue } from "./other-values.ts";

type AnyCheck = Check<never, never>;
type AnyEvidence = Evidence<{ readonly [part: string]: Json }, unknown>;

const maxMutations = 500;

/** The sentences of the checks marked `keeps` that no change of the end state breaks. */
export function findUnbreakableChecks(task: AnyTask, look: AnyEvidence): string[] {
  return (task.checks as readonly AnyCheck[])
    .filter((check) => check.keeps && !canBreak(check, look))
    .map((check) => check.that);
}
/** Whether any check reads the view, that is, what the display shows at the end. */
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
  // The deepest values matter most.
  for (const path of [...read.values()].toSorted((a, b) => b.length - a.length)) {
    for (const value of otherValues(valueIn(look.after, path))) {
      if (++tries > maxMutations) return false;
      if (holds(check, { ...look, after: withValue(look.after, path, value) as AnyEvidence["after"] }) === false)
        return true;
    }
  }
  return false;
}
/** Null if the check throws on this evidence, which is not an answer. */
function holds(check: AnyCheck, look: AnyEvidence): boolean | null {
  try {
    return check.holds(look as never);
  } catch (e) {
    if (e instanceof TypeError || e instanceof RangeError) return null;
    throw e;
  }
}
/** Returns an equal value that notes every path that is read. */
function trackReads(value: unknown, path: Path, read: Map<string, Path>): unknown {
  if (typeof value !== "object" || value === null) {
    read.set(JSON.stringify(path), path);
    return value;
  }
  // The existence of the value was also read.
  read.set(JSON.stringify(path), path);
  // A copy, because a proxy must return the exact properties of a frozen object.
  return new Proxy(Array.isArray(value) ? [...value] : { ...value }, {
    get: (target, key) => {
      const inner = Reflect.get(target, key) as unknown;
      if (typeof key === "symbol" || typeof inner === "function") return inner;
      if (!Array.isArray(target)) return trackReads(inner, [...path, key], read);
      return key === "length" ? inner : trackReads(inner, [...path, Number(key)], read);
    },
  });
}
