// JSON as models write it: fenced, commented, cut, with one brace too many.
import { jsonrepair } from "jsonrepair";

export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
export interface Read {
  readonly value: JsonObject;
  readonly repairs: readonly string[];
}

/** The first JSON object of the text, mended where need be; null where nothing in it can be read as one. */
export function objectIn(text: string): Read | null {
  const strict = parsed(text.trim());
  if (isObject(strict)) return { value: strict, repairs: [] };
  const from = text.indexOf("{");
  if (from < 0) return null;
  const part = balanced(text, from);
  const inner = parsed(part ?? "");
  if (isObject(inner)) return { value: inner, repairs: [] };
  for (const candidate of [part, text.slice(from)]) {
    const mended = candidate === null ? undefined : repaired(candidate);
    if (isObject(mended)) return { value: mended, repairs: ["mended JSON"] };
    // Repairing sees several values one after another as a list.
    if (Array.isArray(mended) && isObject(mended[0])) return { value: mended[0], repairs: ["mended JSON"] };
  }
  return null;
}

/**
 * The object that begins at the first brace behind `from`, where it needs no mending, and where it ends; null where it does.
 * Unlike `objectIn` it tells one object from the next.
 */
export function wholeObject(text: string, from = 0): { value: JsonObject; end: number } | null {
  const start = text.indexOf("{", from);
  const part = start < 0 ? null : balanced(text, start);
  const value = parsed(part ?? "");
  return part !== null && isObject(value) ? { value, end: start + part.length } : null;
}

export interface ObjectAt extends Read {
  readonly start: number;
  /** Just behind it. */
  readonly end: number;
  readonly text: string;
}
/** The objects of a text that stand in no other, in order, each mended where need be. */
export function objectsIn(text: string): ObjectAt[] {
  const found: ObjectAt[] = [];
  // A text of nothing but braces would keep us for long.
  for (let start = text.indexOf("{"), tries = 0; start >= 0 && tries < 50; tries++) {
    const part = balanced(text, start);
    // What never closes is an object that was cut off, or a brace among the words before one.
    const begun = /^\{\s*(?:"[^"\n]*"|'[^'\n]*'|\w+)\s*:/.test(text.slice(start));
    const open = part === null && (begun || wholeObject(text, start + 1) === null) ? text.slice(start) : null;
    const read = part !== null ? objectOf(part) : open !== null ? objectOf(unfencedEnd(open)) : null;
    const end = part !== null ? start + part.length : text.length;
    if (read) found.push({ ...read, start, end, text: text.slice(start, end) });
    start = text.indexOf("{", read ? end : start + 1);
  }
  return found;
}
/** Those that need no mending. */
export const wholeObjects = (text: string): ObjectAt[] => objectsIn(text).filter(({ repairs }) => repairs.length === 0);
const unfencedEnd = (text: string): string => text.replace(/```[\s\S]*$/, "");
function objectOf(text: string): Read | null {
  const strict = parsed(text);
  if (isObject(strict)) return { value: strict, repairs: [] };
  const mended = repaired(text);
  return isObject(mended) ? { value: mended, repairs: ["mended JSON"] } : null;
}

/** From an opening brace to the one that closes it, blind to what stands in strings; null where none does. */
function balanced(text: string, from: number): string | null {
  let depth = 0;
  let quoted = false;
  for (let i = from; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === "\\") i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === "{") depth++;
    else if (c === "}" && --depth === 0) return text.slice(from, i + 1);
  }
  return null;
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
function repaired(text: string): JsonValue | undefined {
  try {
    return JSON.parse(jsonrepair(text)) as JsonValue;
  } catch {
    return undefined;
  }
}
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The text at the first of these keys that holds one; numbers count as their text. */
export function textAt(object: JsonObject, ...keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = object[key];
    if (typeof value === "string") return value;
    if (typeof value === "number" || typeof value === "boolean") return String(value);
  }
  return null;
}
/** The number at the first of these keys, also where it stands in a text ("2 seconds"). */
export function numberAt(object: JsonObject, ...keys: readonly string[]): number | null {
  const text = textAt(object, ...keys);
  const [digits] = /-?\d+(?:\.\d+)?/.exec(text ?? "") ?? [];
  return digits === undefined ? null : Number(digits);
}
