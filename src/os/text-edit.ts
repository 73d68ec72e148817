/** Pure functions that edit a text at the caret. Positions count UTF-16 units and lie between characters. */
import type { Json } from "#state/json.ts";

export interface TextEdit {
  readonly text: string;
  readonly caret: number;
}
/** Returns the valid caret position nearest to `at`, never inside a surrogate pair. */
export function clampCaret(text: string, at: number): number {
  const clamped = Math.max(0, Math.min(text.length, at));
  const code = text.charCodeAt(clamped);
  return clamped > 0 && code >= 0xdc00 && code <= 0xdfff ? clamped - 1 : clamped;
}
/** Truncates a text to at most `most` UTF-16 units. Schemas count the same units. Never splits a visible character. */
export function truncateText(text: string, most: number): string {
  if (text.length <= most) return text;
  let length = 0;
  // Combining characters follow their base character. So the next two units show whether a character continues after
  // `most`.
  for (const whole of graphemes(text.slice(0, most + 2))) {
    if (length + whole.length > most) break;
    length += whole.length;
  }
  return text.slice(0, length);
}
/** Inserts a text at the caret. Drops the part that would exceed `maxLength`. */
export function insert(text: string, caret: number, typed: string, maxLength: number): TextEdit {
  const at = clampCaret(text, caret);
  const piece = truncateText(typed, Math.max(0, maxLength - text.length));
  return { text: text.slice(0, at) + piece + text.slice(at), caret: at + piece.length };
}
/** Replaces the text between two positions with `typed`. */
export function replace(text: string, from: number, to: number, typed: string, maxLength: number): TextEdit {
  const [start, end] = [clampCaret(text, from), clampCaret(text, to)];
  return insert(text.slice(0, start) + text.slice(end), start, typed, maxLength);
}
/** Removes `count` visible characters before the caret. */
export function erase(text: string, caret: number, count: number): TextEdit {
  const at = clampCaret(text, caret);
  const head = graphemes(text.slice(0, at));
  const remaining = head.slice(0, Math.max(0, head.length - count)).join("");
  return { text: remaining + text.slice(at), caret: remaining.length };
}
/** Returns the position before the visible character that ends at `at`. */
export const characterBefore = (text: string, at: number): number => erase(text, at, 1).caret;
/** Returns the position after the visible character that starts at `at`. */
export const characterAfter = (text: string, at: number): number => at + (graphemes(text.slice(at))[0]?.length ?? 0);
/** Returns the string at a dotted path of a view, or undefined if the path holds no string. */
export function textAt(view: Readonly<Record<string, Json>>, field: string): string | undefined {
  let at: unknown = view;
  for (const step of field.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return typeof at === "string" ? at : undefined;
}
/** Sets the string at a dotted path of a draft view. `textAt` must have found a string at this path. */
export function setTextAt(view: Record<string, Json>, field: string, value: string): void {
  const steps = field.split(".");
  const last = steps.pop()!;
  let at = view as Record<string, unknown>;
  for (const step of steps) at = at[step] as Record<string, unknown>;
  at[last] = value;
}

const joiner = 0x200d;
/**
 * Splits a text into visible characters. Keeps surrogates, joiners, marks, skin tones and flags with their character.
 */
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
