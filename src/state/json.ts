/** JSON values, and freezing them so that nobody writes to shared values. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Path = readonly (string | number)[];

/**
 * Freezes a value in place, including everything inside it. A value that is already frozen is assumed to be frozen at
 * every depth, so the cost is proportional to the new parts.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  if (Array.isArray(value)) for (const inner of value) deepFreeze(inner);
  else for (const key of Object.keys(value)) deepFreeze((value as Record<string, unknown>)[key]);
  return value;
}

/** Formats a path as an RFC 6901 pointer. */
export const pointerOf = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

export const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === "object" && x !== null && !Array.isArray(x);

/** Whether two values are the same JSON. Ignores the key order and skips parts that both values share. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
    return true;
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !sameJson(a[key], b[key])) return false;
  return true;
}

/**
 * Finds a lone surrogate (half a character) in a value. Returns the JSON pointer of the surrogate, prefixed with `at`,
 * or null if the value contains none.
 */
export function findLoneSurrogate(value: Json, at: string): string | null {
  if (typeof value === "string") return value.isWellFormed() ? null : at;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = name.isWellFormed() ? findLoneSurrogate(inner as Json, `${at}/${name}`) : at;
    if (found !== null) return found;
  }
  return null;
}
