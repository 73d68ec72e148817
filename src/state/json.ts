/** JSON values, and freezing them so that nobody writes to shared values. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Path = readonly (string | number)[];

/** Freezes in place. A frozen value counts as frozen at every depth, so the cost is proportional to what is new. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  if (Array.isArray(value)) for (const inner of value) deepFreeze(inner);
  else for (const key of Object.keys(value)) deepFreeze((value as Record<string, unknown>)[key]);
  return value;
}

/** RFC 6901. */
export const pointerOf = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

export const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === "object" && x !== null && !Array.isArray(x);

/** Whether two values are the same JSON: key order does not matter; shared parts are skipped. */
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
 * Finds a lone surrogate (half a character) in a value. Returns its JSON pointer below `at`; null when there is none.
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
