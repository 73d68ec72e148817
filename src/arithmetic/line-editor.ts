/** Edits a calculator's line at the caret. After each key, the line is still close to a valid expression. */
import { constantNames, functionNames, operators, suffixes, tokenize } from "./expression.ts";
import { groupDigits, isComputed, mantissaDigits, formatNumeral, displayDigits, parseLiteral } from "./numerals.ts";

export interface Line {
  readonly line: string;
  /** The position where the next key writes. It is always between two pieces. */
  readonly caret: number;
}
/** The content of a calculator's display: a line, and its result after "=". */
export interface Session extends Line {
  /** The result of "=", as a literal, or null while the user edits the line. */
  readonly result: string | null;
  /** The operation that a second press of "=" repeats. */
  readonly again: string;
  readonly problem: string | null;
}
export const digitKeys = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
const calls = functionNames.map((name) => `${name}(` as const);
/** Keys that do not write their own token: the key for both brackets and the key that changes the sign. */
export const symbolKeys = [
  ...operators,
  ...suffixes,
  ...constantNames,
  ...calls,
  ".",
  "E",
  "(",
  ")",
  "()",
  "sign",
] as const;
export type SymbolKey = (typeof symbolKeys)[number];
export type LineKey = SymbolKey | (typeof digitKeys)[number];

/** The maximum length of a line, in characters. */
export const maxLineLength = 200;
export const emptySession: Session = { line: "", caret: 0, result: null, again: "", problem: null };

export interface Piece {
  /** The index in the line where the piece begins. */
  readonly at: number;
  readonly raw: string;
  readonly shown: string;
}
/** Replacements for signs that the phone's fonts lack. */
const displaySigns: Readonly<Record<string, string>> = { "∛(": "cbrt(", "ˣ√": "ⁿ√" };
/** Splits the line into the pieces between which a caret may stand. */
export function splitPieces(line: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { kind, text } of tokenize(line) ?? []) {
    if (kind === "number" && !isComputed(text)) pieces.push(...digitPieces(text, at));
    else
      pieces.push({
        at,
        raw: text,
        shown: kind === "number" ? formatNumeral(parseLiteral(text)) : (displaySigns[text] ?? text),
      });
    at += text.length;
  }
  return pieces;
}
function digitPieces(number: string, at: number): Piece[] {
  const shown = groupDigits(number);
  const pieces: Piece[] = [];
  let from = 0;
  for (let i = 0; i < number.length; i++) {
    const to = shown[from] === "," ? from + 2 : from + 1;
    pieces.push({ at: at + i, raw: number[i]!, shown: shown.slice(from, to) });
    from = to;
  }
  return pieces;
}
/** Formats the line for the display. */
export const formatLine = (line: string): string =>
  splitPieces(line)
    .map((piece) => piece.shown)
    .join("");
/** Returns the nearest position at or before `at` where a caret may stand. */
export function snapCaret(line: string, at: number): number {
  if (at >= line.length) return line.length;
  return splitPieces(line).reduce((best, piece) => (piece.at <= at ? piece.at : best), 0);
}

/** Whether the number at the caret can take one more digit. */
export function hasRoomForDigit(s: Session): boolean {
  if (s.result !== null) return true;
  const { before, after } = splitAtCaret(s);
  const number = numberBefore(before) + (/^[\d.]*/.exec(after)?.[0] ?? "");
  return isComputed(number) || /E/.test(numberBefore(before)) || mantissaDigits(number) < displayDigits;
}
export const hasRoom = (s: Session): boolean => s.result !== null || s.line.length < maxLineLength;

/**
 * Applies a key. If a result is displayed, an operator, a suffix or a change of sign continues from `answer`. Any other
 * key starts a new line.
 */
export function pressKey(s: Session, key: LineKey, answer: string): Session {
  if (s.result === null) return { ...insertKey(s, key), result: null, again: "", problem: null };
  const goesOn = isOneOf(operators, key) || isOneOf(suffixes, key) || key === "sign";
  const from = goesOn ? answer : "";
  return { ...insertKey({ line: from, caret: from.length }, key), result: null, again: "", problem: null };
}
/** Erases the piece before the caret. If a result is displayed, removes the result and returns to the line instead. */
export function eraseBeforeCaret(s: Session): Session {
  if (s.result !== null) return { ...s, caret: s.line.length, result: null, again: "", problem: null };
  const { before, after } = splitAtCaret(s);
  const last = splitPieces(before).at(-1);
  const kept = before.slice(0, last?.at ?? 0);
  return { line: kept + after, caret: kept.length, result: null, again: "", problem: null };
}
/** Whether the number before the caret can be erased while the rest of the line stays. */
export const hasEntry = (s: Session): boolean =>
  s.result === null && numberBefore(splitAtCaret(s).before) !== "" && numberBefore(s.line) !== s.line;
export function clearEntry(s: Session): Session {
  const { before, after } = splitAtCaret(s);
  const kept = before.slice(0, before.length - numberBefore(before).length);
  return { ...s, line: kept + after, caret: kept.length, problem: null };
}

function insertKey(l: Line, key: LineKey): Line {
  const { before, after } = splitAtCaret(l);
  const put = (head: string, tail = after): Line => ({ line: head + tail, caret: head.length });
  const number = numberBefore(before);
  if (isOneOf(digitKeys, key)) {
    if (isComputed(number)) return put(`${before}×${key}`);
    return put((number === "0" ? before.slice(0, -1) : before) + key);
  }
  if (key === ".") {
    if (/[.E]/.test(number) || /^\d*\./.test(after)) return put(before);
    if (isComputed(number)) return put(`${before}×0.`);
    return put(before + (number === "" ? "0." : "."));
  }
  if (key === "E") return put(number === "" || /E/.test(number) ? before : `${before}E`);
  if (key === "()") return put(before + (countOpenBrackets(before) > 0 && endsOperand(before) ? ")" : "("));
  if (key === ")") return put(countOpenBrackets(before) > 0 && endsOperand(before) ? `${before})` : before);
  if (key === "sign") return toggleSign(before, after);
  if (isOneOf(suffixes, key)) return put(endsOperand(before) ? before + key : before);
  if (isOneOf(operators, key)) return put(appendOperator(before, key), after.replace(/^[+×÷]/, ""));
  return put(before + key);
}
/** An operator replaces the operator before it. Only a minus may follow an operator, as a sign. */
function appendOperator(before: string, key: string): string {
  if (key === "−" && numberBefore(before).endsWith("E")) return `${before}−`;
  if (key === "−" && (before === "" || /(?:\(|×|÷|\^|mod|ˣ√)$/.test(before))) return `${before}−`;
  let head = before;
  for (let last = lastOperator(head); last; last = lastOperator(head)) head = head.slice(0, -last.length);
  if (endsOperand(head)) return head + key;
  return head === "" || head.endsWith("(") ? head + (key === "−" ? key : "") : before;
}
const lastOperator = (text: string): string | undefined =>
  numberBefore(text) === "" ? operators.find((op) => text.endsWith(op)) : undefined;
/** Adds or removes a minus before the last operand. */
function toggleSign(before: string, after: string): Line {
  const from = before.length - lastOperand(before).length;
  const head = before.slice(0, from);
  const rest = before.slice(from);
  const isSign = head.endsWith("−") && !endsOperand(head.slice(0, -1));
  const next = isSign ? head.slice(0, -1) + rest : `${head}−${rest}`;
  return { line: next + after, caret: next.length };
}
function lastOperand(before: string): string {
  const tokens = tokenize(before) ?? [];
  let depth = 0;
  let text = "";
  for (const token of tokens.toReversed()) {
    if (depth === 0 && (token.kind === "operator" || token.kind === "open" || token.kind === "function")) break;
    if (token.kind === "close") depth += 1;
    if (token.kind === "open" || token.kind === "function") depth -= 1;
    text = token.text + text;
    if (depth === 0 && token.kind !== "suffix") break;
  }
  return text;
}
const splitAtCaret = ({ line, caret }: Line): { before: string; after: string } => {
  const at = snapCaret(line, caret);
  return { before: line.slice(0, at), after: line.slice(at) };
};
function numberBefore(text: string): string {
  const last = tokenize(text)?.at(-1);
  return last?.kind === "number" ? last.text : "";
}
function endsOperand(text: string): boolean {
  const last = tokenize(text)?.at(-1);
  if (last?.kind === "number") return !/[E−]$/.test(last.text);
  return last?.kind === "close" || last?.kind === "constant" || last?.kind === "suffix";
}
function countOpenBrackets(text: string): number {
  let depth = 0;
  for (const { kind } of tokenize(text) ?? []) {
    if (kind === "open" || kind === "function") depth += 1;
    if (kind === "close") depth -= 1;
  }
  return depth;
}
const isOneOf = <T extends string>(all: readonly T[], key: string): key is T =>
  (all as readonly string[]).includes(key);
