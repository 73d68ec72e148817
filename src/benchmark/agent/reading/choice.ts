// Chooses the action that an answer asks to execute. Models quote actions in their thoughts, and write more than one
// action where only one is expected. Text after a mark (a tag, a label, a fence) has priority. Without a mark, there
// may be only one action.

import { maskComplete, type Span, type FindComplete } from "./text.ts";

/** Text that looks like an action: a call or a JSON object. `end` is the index after the text. */
export interface Candidate extends Span {
  /** The text as the model wrote it. */
  readonly text: string;
}
export interface Choice<T> {
  /** The consecutive candidates in order. Formats with one action per answer use only the first. */
  readonly selected: readonly T[];
  /** The number of candidates that were not selected. */
  readonly dropped: number;
}
/** "several" if it is unclear which candidate is meant, null if there is no candidate to execute. */
export type ChoiceResult<T> = Choice<T> | "several" | null;

/**
 * Chooses the consecutive candidates at the beginning of the part after a mark. If words precede the first candidate,
 * chooses as in a text without a mark.
 */
export function chooseAfterMark<T extends Candidate>(part: string, found: readonly T[]): ChoiceResult<T> {
  const [first] = found;
  if (!first) return null;
  if (!isGap(part.slice(0, first.start))) return chooseAmongWords(part, found);
  const row: T[] = [first];
  for (const next of found.slice(1)) {
    if (!isGap(part.slice(row.at(-1)!.end, next.start))) break;
    row.push(next);
  }
  return { selected: row, dropped: found.length - row.length };
}

/**
 * Chooses the only candidate of a text without a mark, unless a sentence quotes the candidate. Ignores candidates in a
 * line that is labelled as a thought.
 */
export function chooseWithoutMark<T extends Candidate>(text: string, found: readonly T[]): ChoiceResult<T> {
  const free = found.filter((one) => !isInThoughtLine(text, one));
  const chosen = chooseAmongWords(text, free);
  return chosen === null || chosen === "several"
    ? chosen
    : { ...chosen, dropped: chosen.dropped + found.length - free.length };
}

function chooseAmongWords<T extends Candidate>(text: string, found: readonly T[]): ChoiceResult<T> {
  const [first] = found;
  if (!first) return null;
  // Repeating the same action is not ambiguous.
  if (found.some((one) => withoutSpaces(one) !== withoutSpaces(first))) return "several";
  const free = found.find((one) => !isQuoted(text, one));
  return free ? { selected: [free], dropped: 0 } : null;
}

/** Whether the candidate is in a line that is labelled as a thought. */
export const isInThoughtLine = (text: string, candidate: Candidate): boolean =>
  isQuoted(text, candidate) && thoughtLabel.test(lineAround(text, candidate)[0]);

/** Returns the repair note about candidates that are not executed. */
export const droppedNote = (dropped: number): readonly string[] =>
  dropped > 0 ? [`dropped ${dropped} more ${dropped === 1 ? "action" : "actions"}`] : [];

const thoughtLabel = /^[\s*#>-]*(?:thoughts?|thinking|reasoning|reflection|思考|想法)[\s*]*[:：]/i;
const withoutSpaces = ({ text }: Candidate): string => text.replaceAll(/\s+/g, "");
/** Whether a sentence mentions the candidate: there are words before it and after it in the same line. */
export const isQuoted = (text: string, candidate: Candidate): boolean =>
  lineAround(text, candidate).every((part) => /[\p{L}\p{N}]/u.test(part.replaceAll(/<\/?\w+>|```\w*/g, "")));
function lineAround(text: string, { start, end }: Candidate): [string, string] {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  return [start === 0 ? "" : text.slice(from, start), text.slice(end, to < 0 ? undefined : to)];
}
/** Whether the text contains no words except the language of a code fence. */
const isGap = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text.replaceAll(/```\w*|^\s*\d+[.)]\s/gm, ""));

/** The text in an answer tag. */
export interface TagContent {
  readonly inner: string;
  /** The text before and after the tag. */
  readonly outside: string;
  readonly closed: boolean;
  /** The number of non-empty tags with other content. */
  readonly otherTags: number;
}
/**
 * Returns the content of the first non-empty tag with this name. Ignores case, and accepts a tag that is not closed. If
 * there is only a closing tag, the content begins at the start of the text. Returns "several" if words separate two
 * tags with different content, null if there is no tag.
 */
export function findTag(text: string, name: string, whole?: FindComplete): TagContent | "several" | null {
  const visible = maskComplete(text, whole);
  const open = new RegExp(`<\\s*${name}\\s*>`, "gi");
  const close = new RegExp(`<\\s*/\\s*${name}\\s*>`, "i");
  const found: { start: number; end: number; inner: string; closed: boolean }[] = [];
  for (const one of visible.matchAll(open)) {
    const from = one.index + one[0].length;
    const rest = visible.slice(from);
    const [ending, next] = [close.exec(rest), rest.search(new RegExp(open.source, "i"))];
    const closed = ending !== null && (next < 0 || ending.index < next);
    const length = closed ? ending.index : next < 0 ? rest.length : next;
    const end = from + length + (closed ? ending[0].length : 0);
    found.push({ start: one.index, end, inner: text.slice(from, from + length).trim(), closed });
  }
  if (found.length === 0) {
    const ending = close.exec(visible);
    if (!ending) return null;
    const end = ending.index + ending[0].length;
    found.push({ start: 0, end, inner: text.slice(0, ending.index).trim(), closed: true });
  }
  const full = found.filter(({ inner }) => inner !== "");
  const first = full[0] ?? found[0]!;
  const others = full.filter(({ inner }) => inner !== first.inner);
  for (const other of others) {
    const between = text.slice(first.end, other.start).replaceAll(new RegExp(`<\\s*/?\\s*${name}\\s*>`, "gi"), "");
    if (!isGap(between)) return "several";
  }
  const outside = found.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}\n${rest.slice(end)}`, text);
  return { inner: first.inner, outside: outside.trim(), closed: first.closed, otherTags: others.length };
}

/**
 * Returns the text before and after the last match of the label, or null if there is no match. `whole` has the same
 * meaning as in `findTag`.
 */
export function findLabel(
  text: string,
  label: RegExp,
  whole?: FindComplete,
): { readonly before: string; readonly behind: string } | null {
  const found = [...maskComplete(text, whole).matchAll(label)].at(-1);
  return found ? { before: text.slice(0, found.index), behind: text.slice(found.index + found[0].length) } : null;
}
