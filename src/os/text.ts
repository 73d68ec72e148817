/** Typing: pure edits of the text under the caret. Positions are UTF-16 units on character boundaries. */
import type { Json } from "../state/json.ts";

export interface Edited {
  readonly text: string;
  readonly caret: number;
}
/** Where a caret may stand nearest to `at`, never inside a surrogate pair. */
export function caretIn(text: string, at: number): number {
  const clamped = Math.max(0, Math.min(text.length, at));
  const code = text.charCodeAt(clamped);
  return clamped > 0 && code >= 0xdc00 && code <= 0xdfff ? clamped - 1 : clamped;
}
/** As much of a text as fits into so many UTF-16 units, as schemas count; no visible character is cut in two. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  let length = 0;
  // What hangs on a character follows it: a little more than fits tells whether the last one is whole.
  for (const whole of graphemes(text.slice(0, most + 2))) {
    if (length + whole.length > most) break;
    length += whole.length;
  }
  return text.slice(0, length);
}
/** Inserts at the caret; what would exceed `maxLength` is left out. */
export function insert(text: string, caret: number, typed: string, maxLength: number): Edited {
  const at = caretIn(text, caret);
  const piece = cutTo(typed, Math.max(0, maxLength - text.length));
  return { text: text.slice(0, at) + piece + text.slice(at), caret: at + piece.length };
}
/** Puts `typed` in place of what lies between two places. */
export function replace(text: string, from: number, to: number, typed: string, maxLength: number): Edited {
  const [start, end] = [caretIn(text, from), caretIn(text, to)];
  return insert(text.slice(0, start) + text.slice(end), start, typed, maxLength);
}
/** Removes `count` characters (as a reader counts them) before the caret. */
export function erase(text: string, caret: number, count: number): Edited {
  const at = caretIn(text, caret);
  const head = graphemes(text.slice(0, at));
  const kept = head.slice(0, Math.max(0, head.length - count)).join("");
  return { text: kept + text.slice(at), caret: kept.length };
}
/** The string at a dotted path of a view, or undefined. */
export function textAt(view: Readonly<Record<string, Json>>, field: string): string | undefined {
  let at: unknown = view;
  for (const step of field.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return typeof at === "string" ? at : undefined;
}
/** Writes the string at a dotted path of a draft view that `textAt` has found. */
export function writeText(view: Record<string, Json>, field: string, value: string): void {
  const steps = field.split(".");
  const last = steps.pop()!;
  let at = view as Record<string, unknown>;
  for (const step of steps) at = at[step] as Record<string, unknown>;
  at[last] = value;
}

const joiner = 0x200d;
/** Joins what belongs to one visible character: surrogates, joiners, marks, skin tones, flags. */
function graphemes(text: string): string[] {
  const out: string[] = [];
  let joined = false;
  let flags = 0;
  for (const char of text) {
    const code = char.codePointAt(0)!;
    const regional = code >= 0x1f1e6 && code <= 0x1f1ff;
    flags = regional ? flags + 1 : 0;
    const glued =
      joined ||
      code === joiner ||
      code === 0xfe0f ||
      (code >= 0x1f3fb && code <= 0x1f3ff) ||
      (code >= 0xe0020 && code <= 0xe007f) ||
      /^\p{M}$/u.test(char) ||
      (regional && flags % 2 === 0);
    if (glued && out.length > 0) out[out.length - 1] += char;
    else out.push(char);
    joined = code === joiner;
  }
  return out;
}
