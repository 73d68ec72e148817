// Reads JSON as models write it: in a code fence, with comments, cut off, or with one brace too many.
import { jsonrepair } from "jsonrepair";

export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
export interface RepairedObject {
  readonly value: JsonObject;
  readonly repairs: readonly string[];
}

/** Returns the first JSON object of the text, repaired if necessary, or null if no object can be read. */
export function parseObject(text: string): RepairedObject | null {
  const strict = tryParse(text.trim());
  if (isObject(strict)) return { value: strict, repairs: [] };
  const from = text.indexOf("{");
  if (from < 0) return null;
  const part = sliceBalanced(text, from);
  const inner = tryParse(part ?? "");
  if (isObject(inner)) return { value: inner, repairs: [] };
  for (const candidate of [part, text.slice(from)]) {
    const mended = candidate === null ? undefined : tryRepair(candidate);
    if (isObject(mended)) return { value: mended, repairs: ["mended JSON"] };
    // The repair library returns consecutive values as a list.
    if (Array.isArray(mended) && isObject(mended[0])) return { value: mended[0], repairs: ["mended JSON"] };
  }
  return null;
}

/**
 * Returns the object that begins at the first brace at or after `from`, and its end. Returns null if the object needs a
 * repair. Unlike `parseObject`, this function keeps consecutive objects apart.
 */
export function parseCompleteObject(text: string, from = 0): { value: JsonObject; end: number } | null {
  const start = text.indexOf("{", from);
  const part = start < 0 ? null : sliceBalanced(text, start);
  const value = tryParse(part ?? "");
  return part !== null && isObject(value) ? { value, end: start + part.length } : null;
}

export interface LocatedObject extends RepairedObject {
  readonly start: number;
  /** The index after the last character of the object. */
  readonly end: number;
  readonly text: string;
}
/** Returns the outermost objects of a text in order, each repaired if necessary. */
export function parseObjects(text: string): LocatedObject[] {
  const found: LocatedObject[] = [];
  // Without a limit on the attempts, a text of many braces would take very long.
  for (let start = text.indexOf("{"), tries = 0; start >= 0 && tries < 50; tries++) {
    const part = sliceBalanced(text, start);
    // A brace without a closing brace begins an object that was cut off, or is part of the words before an object.
    const begun = /^\{\s*(?:"[^"\n]*"|'[^'\n]*'|\w+)\s*:/.test(text.slice(start));
    const open = part === null && (begun || parseCompleteObject(text, start + 1) === null) ? text.slice(start) : null;
    const read = part !== null ? parseOrRepair(part) : open !== null ? parseOrRepair(removeClosingFence(open)) : null;
    const end = part !== null ? start + part.length : text.length;
    if (read) found.push({ ...read, start, end, text: text.slice(start, end) });
    start = text.indexOf("{", read ? end : start + 1);
  }
  return found;
}
/** Returns only the objects that need no repair. */
export const parseCompleteObjects = (text: string): LocatedObject[] =>
  parseObjects(text).filter(({ repairs }) => repairs.length === 0);
const removeClosingFence = (text: string): string => text.replace(/```[\s\S]*$/, "");
function parseOrRepair(text: string): RepairedObject | null {
  const strict = tryParse(text);
  if (isObject(strict)) return { value: strict, repairs: [] };
  const mended = tryRepair(text);
  return isObject(mended) ? { value: mended, repairs: ["mended JSON"] } : null;
}

/**
 * Returns the text from an opening brace to its closing brace, ignoring braces in strings. Returns null if there is no
 * closing brace.
 */
function sliceBalanced(text: string, from: number): string | null {
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

function tryParse(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
function tryRepair(text: string): JsonValue | undefined {
  try {
    return JSON.parse(jsonrepair(text)) as JsonValue;
  } catch {
    return undefined;
  }
}
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the value of the first of these keys that contains a text, number or boolean. Numbers and booleans are
 * converted to text.
 */
export function textAt(object: JsonObject, ...keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = object[key];
    if (typeof value === "string") return value;
    if (typeof value === "number" || typeof value === "boolean") return String(value);
  }
  return null;
}
/** Returns the number at the first of these keys. The value may be a text with a number ("2 seconds"). */
export function numberAt(object: JsonObject, ...keys: readonly string[]): number | null {
  const text = textAt(object, ...keys);
  const [digits] = /-?\d+(?:\.\d+)?/.exec(text ?? "") ?? [];
  return digits === undefined ? null : Number(digits);
}
