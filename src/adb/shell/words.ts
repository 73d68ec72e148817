// Expands the words of a command: quotes, variables, command substitution, splitting and file names.
import type { DoubleQuotedChild, ParameterExpansionPart, ParsedScript, Word, WordPart } from "unbash";
import { shellLimits } from "../limits.ts";
import { evaluate, type Variables } from "./arithmetic.ts";
import { checkWord, LimitError, type Budget } from "./budget.ts";
import { hasWildcard, matchesPattern, parsePattern, quotePattern, type PatternItem } from "./patterns.ts";

export interface ExpansionContext {
  readonly budget: Budget;
  readonly variables: Variables;
  /** Whether a variable is set. */
  has(name: string): boolean;
  /** The positional parameters, from `$1`. */
  readonly parameters: readonly string[];
  /** Runs a command substitution and returns its output. */
  substitute(script: ParsedScript): Promise<string>;
  /** Returns the paths that match, sorted, or an empty list. */
  glob(pattern: string): readonly string[];
}

/** The expansion of a word is an error of the client, such as `${x?}` or an expansion that is not supported. */
export class ExpansionError extends Error {
  override name = "ExpansionError";
}

/** A part of an expanded word. Only parts that are not quoted can be split or name files. */
interface Piece {
  readonly text: string;
  readonly quoted: boolean;
  /** Whether blanks in the text separate words. */
  readonly splits: boolean;
  /** Whether a new word begins before this piece: `"$@"` gives several words. */
  readonly startsWord?: true;
}
const literal = (text: string): Piece => ({ text, quoted: false, splits: false });
const quoted = (text: string): Piece => ({ text, quoted: true, splits: false });
const expanded = (text: string): Piece => ({ text, quoted: false, splits: true });

/** Expands words to arguments. */
export async function expandWords(words: readonly Word[], context: ExpansionContext): Promise<string[]> {
  const fields: string[] = [];
  for (const word of words) {
    for (const { text, pattern } of toFields(await piecesOf(word, context))) {
      const items = parsePattern(pattern);
      const paths = hasWildcard(items) ? context.glob(pattern) : [];
      fields.push(...(paths.length === 0 ? [checkWord(text)] : paths));
    }
    if (fields.length > shellLimits.words) throw new LimitError(`more than ${shellLimits.words} words`);
  }
  return fields;
}
/** Expands a word to one text, without splitting and without file names: the value of a variable, a file. */
export async function expandText(word: Word, context: ExpansionContext): Promise<string> {
  const pieces = await piecesOf(word, context);
  return checkWord(pieces.map(({ text, startsWord }, i) => (startsWord && i > 0 ? ` ${text}` : text)).join(""));
}
/** Expands the word of a pattern. What is quoted matches only itself. */
export async function expandPattern(word: Word, context: ExpansionContext): Promise<PatternItem[]> {
  return parsePattern(patternOf(await piecesOf(word, context)));
}

export function matches(items: readonly PatternItem[], text: string, { budget }: ExpansionContext): boolean {
  budget.countSteps((items.length + 1) * (text.length + 1));
  return matchesPattern(items, text);
}

const patternOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, quoted }) => (quoted ? quotePattern(text) : text)).join("");

function toFields(pieces: readonly Piece[]): { text: string; pattern: string }[] {
  const fields: { text: string; pattern: string }[] = [];
  let current: Piece[] | null = null;
  const add = (piece: Piece): void => void (current ??= []).push(piece);
  const finish = (): void => {
    if (current) fields.push({ text: current.map(({ text }) => text).join(""), pattern: patternOf(current) });
    current = null;
  };
  for (const piece of pieces) {
    if (piece.startsWord) finish();
    if (!piece.splits) {
      add(piece);
      continue;
    }
    for (const [i, text] of piece.text.split(/[ \t\n]+/).entries()) {
      if (i > 0) finish();
      if (text !== "") add({ ...piece, text });
    }
  }
  finish();
  return fields;
}

async function piecesOf(word: Word, context: ExpansionContext): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (const part of word.parts ?? [{ type: "Literal", value: word.value, text: word.text } as const])
    for (const piece of await expandPart(part, context)) pieces.push(piece);
  const [first] = pieces;
  if (first && !first.quoted && !first.splits && /^~(?=\/|$)/.test(first.text))
    pieces[0] = literal(context.variables.get("HOME").replace(/\/$/, "") + first.text.slice(1));
  return pieces;
}

/** Splits an unquoted text at its backslashes. A character after a backslash is quoted. */
function literalPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [found] of text.matchAll(/\\\n|\\[^]|[^\\]+|\\$/g)) {
    if (found === "\\\n") continue;
    pieces.push(found.startsWith("\\") && found.length > 1 ? quoted(found.slice(1)) : literal(found));
  }
  return pieces;
}

async function expandPart(part: WordPart, context: ExpansionContext): Promise<Piece[]> {
  switch (part.type) {
    case "Literal":
      return literalPieces(part.text);
    case "SingleQuoted":
    case "AnsiCQuoted":
      return [quoted(part.value)];
    case "DoubleQuoted":
    case "LocaleString":
      return expandDoubleQuoted(part.parts, context);
    case "ExtendedGlob":
    case "BraceExpansion":
      return [literal(part.text)];
    case "ProcessSubstitution":
      throw new ExpansionError("syntax error: unexpected '('");
    default:
      if (part.type === "SimpleExpansion" && (part.text === "$@" || part.text === "$*"))
        return context.parameters.map((text) => ({ ...expanded(text), startsWord: true }));
      return (await expandValue(part, context)).map(expanded);
  }
}
/** Expands the inside of double quotes, or of a here-document. */
async function expandDoubleQuoted(parts: readonly DoubleQuotedChild[], context: ExpansionContext): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (const part of parts) {
    if (part.type === "Literal") pieces.push(quoted(part.value));
    else if (part.type === "SimpleExpansion" && part.text === "$@")
      pieces.push(
        ...context.parameters.map((text, i) =>
          i === 0 ? quoted(text) : { ...quoted(text), startsWord: true as const },
        ),
      );
    else pieces.push(...(await expandValue(part, context)).map(quoted));
  }
  // "" is a word, but "$@" without parameters is none.
  const isNoWord = parts.length === 1 && parts[0]?.type === "SimpleExpansion" && parts[0].text === "$@";
  return pieces.length === 0 && !isNoWord ? [quoted("")] : pieces;
}
export async function expandHereDocument(body: Word, context: ExpansionContext): Promise<string> {
  const parts = (body.parts ?? [{ type: "Literal", value: body.value, text: body.text }]) as DoubleQuotedChild[];
  return checkWord((await expandDoubleQuoted(parts, context)).map(({ text }) => text).join(""));
}

async function expandValue(
  part: Exclude<DoubleQuotedChild, { type: "Literal" }>,
  context: ExpansionContext,
): Promise<string[]> {
  switch (part.type) {
    case "SimpleExpansion":
      return [parameter(part.text.slice(1), context)];
    case "CommandExpansion":
      return [(part.script ? await context.substitute(part.script) : "").replace(/\n+$/, "")];
    case "ArithmeticExpansion":
      return [part.expression ? String(evaluate(part.expression, context.variables)) : "0"];
    default:
      return [checkWord(await expandParameter(part, context))];
  }
}

function parameter(name: string, context: ExpansionContext): string {
  if (name === "@" || name === "*") return context.parameters.join(" ");
  if (name === "#") return String(context.parameters.length);
  if (/^[1-9]\d*$/.test(name)) return context.parameters[Number(name) - 1] ?? "";
  return context.variables.get(name);
}

async function expandParameter(part: ParameterExpansionPart, context: ExpansionContext): Promise<string> {
  const { parameter: name, operator, operand, length, slice, replace, indirect, index } = part;
  if (indirect || index !== undefined) throw new ExpansionError(`${part.text}: bad substitution`);
  const value = parameter(name, context);
  if (length) return String([...value].length);
  if (slice) {
    const from = toNumber(await expandText(slice.offset, context));
    const start = from < 0 ? Math.max(0, value.length + from) : from;
    const count = slice.length ? toNumber(await expandText(slice.length, context)) : value.length;
    return count < 0 ? value.slice(start, count) : value.slice(start, start + count);
  }
  if (replace) {
    const pattern = await expandPattern(replace.pattern, context);
    const replacement = await expandText(replace.replacement, context);
    return replaceMatches(value, pattern, replacement, operator === "//", context);
  }
  if (operator === undefined) return value;
  const isUnset = operator.startsWith(":") ? value === "" : !isSet(name, context);
  const other = async (): Promise<string> => (operand ? expandText(operand, context) : "");
  switch (operator.replace(":", "")) {
    case "-":
      return isUnset ? other() : value;
    case "+":
      return isUnset ? "" : other();
    case "=": {
      if (!isUnset) return value;
      const text = await other();
      context.variables.set(name, text);
      return text;
    }
    case "?":
      if (!isUnset) return value;
      throw new ExpansionError(`${name}: ${(await other()) || "parameter null or not set"}`);
    case "#":
    case "##":
    case "%":
    case "%%":
      return operand ? trim(value, await expandPattern(operand, context), operator, context) : value;
    default:
      throw new ExpansionError(`${part.text}: bad substitution`);
  }
}
const isSet = (name: string, context: ExpansionContext): boolean =>
  /^\d+$/.test(name) ? context.parameters.length >= Number(name) : /^\W$/.test(name) || context.has(name);
const toNumber = (text: string): number => Number.parseInt(text.trim(), 10) || 0;

/** Removes the shortest (`#`, `%`) or longest (`##`, `%%`) match from the start or the end. */
function trim(value: string, pattern: readonly PatternItem[], operator: string, context: ExpansionContext): string {
  const lengths = Array.from({ length: value.length + 1 }, (_, n) => n);
  if (operator.length > 1) lengths.reverse();
  const fromStart = operator.startsWith("#");
  for (const length of lengths) {
    const part = fromStart ? value.slice(0, length) : value.slice(value.length - length);
    if (matches(pattern, part, context)) return fromStart ? value.slice(length) : value.slice(0, value.length - length);
  }
  return value;
}

function replaceMatches(
  value: string,
  pattern: readonly PatternItem[],
  replacement: string,
  all: boolean,
  context: ExpansionContext,
): string {
  let result = "";
  for (let i = 0; i < value.length;) {
    let end = value.length;
    while (end > i && !matches(pattern, value.slice(i, end), context)) end--;
    if (end === i) result += value[i++];
    else {
      result += replacement;
      if (!all) return result + value.slice(end);
      i = end;
    }
    checkWord(result);
  }
  return result;
}
