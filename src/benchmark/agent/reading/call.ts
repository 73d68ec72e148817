// Reads calls as models write them: `name(key='text', other=[1, 2])`. Values are roughly Python or JavaScript literals.
import type { JsonObject, JsonValue } from "./json.ts";

export interface Call {
  readonly name: string;
  readonly args: JsonObject;
  /** The text as the model wrote it. */
  readonly text: string;
  readonly start: number;
  /** The index after the last character of the call. */
  readonly end: number;
  readonly repairs: readonly string[];
}

/**
 * Returns the calls in the text that have one of the `names`, in order. If `names` is missing, returns all calls. Calls
 * that are arguments of other calls are left out. Repairs a missing bracket at the end, a quote within a quoted text,
 * and full-width signs around values.
 */
export function findCalls(text: string, names?: readonly string[]): Call[] {
  const name = names ? names.join("|") : "[A-Za-z_]\\w*";
  const starts = [...text.matchAll(new RegExp(`(?<![\\w.])(${name})\\s*[(\uff08]`, "g"))];
  const calls: Call[] = [];
  let after = 0;
  for (const start of starts) {
    if (start.index < after) continue;
    const from = start.index + start[0].length;
    const end = findCallEnd(text, from);
    const next = starts.find(({ index }) => index > start.index && /\n\s*$/.test(text.slice(0, index)));
    // A call without a closing bracket must not include a later call that begins a line.
    const to = end ?? next?.index ?? text.length;
    const inner = text.slice(from, end === null ? to : end - 1).trimEnd();
    const repairs = end === null ? ["closed a bracket"] : [];
    if ([...unquotedCharacters(text, start.index, to)].some(([i, c]) => text[i] !== c))
      repairs.push("full-width signs");
    const written = text.slice(start.index, to).trimEnd();
    const place = { start: start.index, end: start.index + written.length };
    calls.push({ name: start[1]!, text: written, ...place, ...parseArguments(inner, repairs) });
    after = to;
  }
  return calls;
}

/** Returns only the calls whose brackets are closed. */
export const findCompleteCalls = (text: string, names: readonly string[]): Call[] =>
  findCalls(text, names).filter(({ repairs }) => !repairs.some((repair) => repair.startsWith("closed")));

/** Puts a text in quotes as these models do. Closing quotes within the text are escaped. */
export const quoteText = (text: string, quote: "'" | '"'): string =>
  quote + text.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`).replaceAll("\n", "\\n") + quote;

/** Maps each opening quote to the quotes that can close it. */
const closingQuotes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "\u201c": '\u201d"\u201c',
  "\u2018": "\u2019'\u2018",
};
const asciiForms: Readonly<Record<string, string>> = { "\uff08": "(", "\uff09": ")", "\uff0c": ",", "\uff1d": "=" };
/** A quote ends a text only if the next argument or the last bracket follows. */
const afterQuote =
  /\s*(?:[,\uff0c]\s*(?:[A-Za-z_]\w*\s*[=\uff1d]|["'\u201c\u2018[({\d-])|[)\]}\uff09](?!["'\u201d\u2019])|$)/y;

/** Yields each character outside quotes, with its index. Replaces full-width signs with ASCII characters. */
function* unquotedCharacters(text: string, from: number, to = text.length): Generator<[number, string]> {
  let quote = "";
  let last = "(";
  for (let i = from; i < to; i++) {
    const c = text[i]!;
    if (c === "\\") i++;
    else if (quote !== "") {
      afterQuote.lastIndex = i + 1;
      if (closingQuotes[quote]!.includes(c) && afterQuote.test(text)) quote = "";
    } else if (c in closingQuotes && "([{,=:".includes(last)) quote = last = c;
    else {
      const sign = asciiForms[c] ?? c;
      if (sign.trim() !== "") last = sign;
      yield [i, sign];
    }
  }
}

/** Returns the index after the bracket that closes a call, or null if the call is not closed. */
function findCallEnd(text: string, from: number): number | null {
  let depth = 1;
  for (const [i, c] of unquotedCharacters(text, from)) {
    if ("([{".includes(c)) depth++;
    else if (")]}".includes(c) && --depth === 0) return i + 1;
  }
  return null;
}

function parseArguments(text: string, before: readonly string[]): Pick<Call, "args" | "repairs"> {
  const repairs = [...before];
  const args: JsonObject = {};
  for (const [i, part] of splitArguments(text).entries()) {
    const [, key, value] = /^\s*([A-Za-z_]\w*)\s*[=\uff1d]\s*([\s\S]*)$/.exec(part) ?? [];
    if (key !== undefined && value !== undefined) args[key] = parseLiteral(value, repairs);
    else if (part.trim() !== "") args[String(i)] = parseLiteral(part, repairs);
  }
  return { args, repairs };
}

/** Splits at the commas between arguments. */
function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [i, c] of unquotedCharacters(text, 0)) {
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

function parseLiteral(raw: string, repairs: string[]): JsonValue {
  const text = raw.trim();
  const ends = closingQuotes[text[0] ?? ""];
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
