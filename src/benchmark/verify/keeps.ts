/** Checks that hold from the start: whether anything at all could break them. What they read is changed until one breaks. */
import type { AnyTask, Check, Evidence } from "../../judge/define.ts";
import type { Json, Path } from "../../state/json.ts";
import { otherThan, valueIn, withValue } from "./other-values.ts";

type AnyCheck = Check<never, never>;
type AnyLook = Evidence<{ readonly [part: string]: Json }, unknown>;

const mostMutations = 500;

/** The sentences of the checks that `keeps` and that no change of the phone at the end breaks. */
export function unbreakable(task: AnyTask, look: AnyLook): string[] {
  return (task.checks as readonly AnyCheck[])
    .filter((check) => check.keeps && !canBreak(check, look))
    .map((check) => check.that);
}
/** Whether any check reads what is on the glass at the end. */
export function looksAtView(task: AnyTask, look: AnyLook): boolean {
  const read = new Map<string, Path>();
  for (const check of task.checks as readonly AnyCheck[])
    holds(check, { ...look, after: recorded(look.after, [], read) as AnyLook["after"] });
  return [...read.values()].some(([part]) => part === "view");
}
function canBreak(check: AnyCheck, look: AnyLook): boolean {
  const read = new Map<string, Path>();
  holds(check, { ...look, after: recorded(look.after, [], read) as AnyLook["after"] });
  let tries = 0;
  // What lies deepest says most.
  for (const path of [...read.values()].toSorted((a, b) => b.length - a.length)) {
    for (const value of otherThan(valueIn(look.after, path))) {
      if (++tries > mostMutations) return false;
      if (holds(check, { ...look, after: withValue(look.after, path, value) as AnyLook["after"] }) === false)
        return true;
    }
  }
  return false;
}
/** Null where the check can make nothing of what it sees: that is no answer. */
function holds(check: AnyCheck, look: AnyLook): boolean | null {
  try {
    return check.holds(look as never);
  } catch (e) {
    if (e instanceof TypeError || e instanceof RangeError) return null;
    throw e;
  }
}
/** The same to whoever reads it, and every place that is read is noted. */
function recorded(value: unknown, path: Path, read: Map<string, Path>): unknown {
  if (typeof value !== "object" || value === null) {
    read.set(JSON.stringify(path), path);
    return value;
  }
  // That it is there at all is something that was read.
  read.set(JSON.stringify(path), path);
  // Of a copy, since what is frozen may not be shown otherwise than it is.
  return new Proxy(Array.isArray(value) ? [...value] : { ...value }, {
    get: (target, key) => {
      const inner = Reflect.get(target, key) as unknown;
      if (typeof key === "symbol" || typeof inner === "function") return inner;
      if (!Array.isArray(target)) return recorded(inner, [...path, key], read);
      return key === "length" ? inner : recorded(inner, [...path, Number(key)], read);
    },
  });
}
