/** Checks that hold from the start: whether anything at all could break them. What they read is changed until one breaks. */
import type { AnyTask, Check, Evidence } from "../../judge/define.ts";
import { isObject, type Json, type Path } from "../../state/json.ts";

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
    for (const value of otherThan(at(look.after, path))) {
      if (++tries > mostMutations) return false;
      if (holds(check, { ...look, after: changed(look.after, path, value) as AnyLook["after"] }) === false) return true;
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
function otherThan(value: Json | undefined): (Json | undefined)[] {
  if (typeof value === "number") return [value + 1, value - 1, value + 86_400_000];
  if (typeof value === "string") return [`${value}x`, ""];
  if (typeof value === "boolean") return [!value];
  if (value === null || value === undefined) return [{}, "x", 1];
  if (Array.isArray(value))
    return [value.slice(1), [...value, ...value.slice(0, 1)], [...value, "x"], value.toReversed()];
  const entries = Object.entries(value);
  const [key, inner] = entries.at(-1) ?? [];
  return [
    undefined,
    ...entries.map(([gone]) => Object.fromEntries(entries.filter(([other]) => other !== gone))),
    ...(key === undefined
      ? []
      : [inner!, turned(inner!)].map((one) => ({
          ...value,
          [`${key}x`]: isObject(one) ? { ...one, id: `${key}x` } : one,
        }))),
  ];
}
/** Every switch in it the other way round. */
function turned(value: Json): Json {
  if (typeof value === "boolean") return !value;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, turned(inner as Json)]));
}
const at = (value: unknown, path: Path): Json | undefined =>
  path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step], value) as Json;
function changed(value: unknown, [step, ...rest]: Path, to: Json | undefined): unknown {
  if (step === undefined) return to;
  const inner = changed((value as Record<string | number, unknown>)[step], rest, to);
  if (Array.isArray(value)) return value.map((x: unknown, i) => (i === step ? inner : x));
  const { [step]: _, ...others } = value as Record<string | number, unknown>;
  return inner === undefined ? others : { ...(value as object), [step]: inner };
}
