// Calls as models write them: `name(key='text', other=[1, 2])`. Values are Python or JavaScript literals, more or less.
import type { JsonObject, JsonValue } from "./json.ts";

export interface Call {
  readonly name: string;
  readonly args: JsonObject;
  /** As it was written. */
  readonly text: string;
  readonly start: number;
  /** Just behind it. */
  readonly end: number;
  readonly repairs: readonly string[];
}

/**
 * The calls in the text whose name is one of `names` (any name where none are given), in order; those that are arguments of
 * another are not among them. A bracket that is missing at the end is mended, and so are a quote within a quoted text and
 * full-width signs around the values.
 */
export function callsIn(text: string, names?: readonly string[]): Call[] {
  const name = names ? names.join("|") : "[A-Za-z_]\\w*";
  const starts = [...text.matchAll(new RegExp(`(?<![\\w.])(${name})\\s*[(\uff08]`, "g"))];
  const calls: Call[] = [];
  let after = 0;
  for (const start of starts) {
    if (start.index < after) continue;
    const from = start.index + start[0].length;
    const end = endOf(text, from);
    const next = starts.find(({ index }) => index > start.index && /\n\s*$/.test(text.slice(0, index)));
    // A call that never ends has not swallowed one that begins a line of its own.
    const to = end ?? next?.index ?? text.length;
    const inner = text.slice(from, end === null ? to : end - 1).trimEnd();
    const repairs = end === null ? ["closed a bracket"] : [];
    if ([...bare(text, start.index, to)].some(([i, c]) => text[i] !== c)) repairs.push("full-width signs");
    const written = text.slice(start.index, to).trimEnd();
    const place = { start: start.index, end: start.index + written.length };
    calls.push({ name: start[1]!, text: written, ...place, ...argumentsOf(inner, repairs) });
    after = to;
  }
  return calls;
}

/** Those whose brackets are closed. */
export const wholeCalls = (text: string, names: readonly string[]): Call[] =>
  callsIn(text, names).filter(({ repairs }) => !repairs.some((repair) => repair.startsWith("closed")));

/** As these models quote a text: what would end it is escaped. */
export const quoted = (text: string, quote: "'" | '"'): string =>
  quote + text.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`).replaceAll("\n", "\\n") + quote;

/** Each opening quote with those that close it. */
const closers: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "\u201c": '\u201d"\u201c',
  "\u2018": "\u2019'\u2018",
};
const plain: Readonly<Record<string, string>> = { "\uff08": "(", "\uff09": ")", "\uff0c": ",", "\uff1d": "=" };
/** A quote ends a text only where something follows that may follow a value: the next argument, or the last bracket. */
const closing =
  /\s*(?:[,\uff0c]\s*(?:[A-Za-z_]\w*\s*[=\uff1d]|["'\u201c\u2018[({\d-])|[)\]}\uff09](?!["'\u201d\u2019])|$)/y;

/** What stands outside quotes, with its place; full-width signs as plain ones. */
function* bare(text: string, from: number, to = text.length): Generator<[number, string]> {
  let quote = "";
  let last = "(";
  for (let i = from; i < to; i++) {
    const c = text[i]!;
    if (c === "\\") i++;
    else if (quote !== "") {
      closing.lastIndex = i + 1;
      if (closers[quote]!.includes(c) && closing.test(text)) quote = "";
    } else if (c in closers && "([{,=:".includes(last)) quote = last = c;
    else {
      const sign = plain[c] ?? c;
      if (sign.trim() !== "") last = sign;
      yield [i, sign];
    }
  }
}

/** Just behind the bracket that closes a call; null where none does. */
function endOf(text: string, from: number): number | null {
  let depth = 1;
  for (const [i, c] of bare(text, from)) {
    if ("([{".includes(c)) depth++;
    else if (")]}".includes(c) && --depth === 0) return i + 1;
  }
  return null;
}

function argumentsOf(text: string, before: readonly string[]): Pick<Call, "args" | "repairs"> {
  const repairs = [...before];
  const args: JsonObject = {};
  for (const [i, part] of parted(text).entries()) {
    const [, key, value] = /^\s*([A-Za-z_]\w*)\s*[=\uff1d]\s*([\s\S]*)$/.exec(part) ?? [];
    if (key !== undefined && value !== undefined) args[key] = literal(value, repairs);
    else if (part.trim() !== "") args[String(i)] = literal(part, repairs);
  }
  return { args, repairs };
}

/** Between the commas that separate arguments. */
function parted(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [i, c] of bare(text, 0)) {
    if ("([{".includes(c)) depth++;
    else if (")]}".includes(c)) depth--;
    else if (c === "," && depth === 0) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  return [...parts, text.slice(from)];
}

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", '"': '"', "'": "'", "\\": "\\" };

function literal(raw: string, repairs: string[]): JsonValue {
  const text = raw.trim();
  const ends = closers[text[0] ?? ""];
  if (ends !== undefined) {
    const closed = text.length > 1 && ends.includes(text.at(-1)!);
    if (!closed) repairs.push("closed a quote");
    if (text[0]! > "\u2000") repairs.push("curly quotes");
    return text.slice(1, closed ? -1 : undefined).replace(/\\([\s\S])/g, (whole, c: string) => escapes[c] ?? whole);
  }
  if (/^[[({\uff08]/.test(text)) {
    const numbers = [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([n]) => Number(n));
    const words = [...text.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, a, b]) => a ?? b ?? "");
    return words.length > 0 ? words : numbers;
  }
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (/^true$/i.test(text)) return true;
  if (/^false$/i.test(text)) return false;
  if (/^(none|null)$/i.test(text)) return null;
  return text;
}
