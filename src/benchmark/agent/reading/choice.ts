// Which of the actions that an answer writes down is the one that it wants done. Models quote actions while they think, and
// write several where one is asked for: what stands behind a mark (a tag, a label, a fence) counts; without a mark there may
// be only one.

import { masked, type Span, type Whole } from "./text.ts";

/** Something in a text that reads like an action: a call, or a JSON object. `end` is just behind it. */
export interface Candidate extends Span {
  /** As it was written. */
  readonly text: string;
}
export interface Choice<T> {
  /** The candidates in a row, in order; formats with one action an answer take the first. */
  readonly taken: readonly T[];
  /** How many others there are. */
  readonly dropped: number;
}
/** "several" where nothing says which one is meant; null where there is none. */
export type Chosen<T> = Choice<T> | "several" | null;

/** Of a part that is marked: those at its beginning, in a row. Where words come first, the same as without a mark. */
export function behindMark<T extends Candidate>(part: string, found: readonly T[]): Chosen<T> {
  const [first] = found;
  if (!first) return null;
  if (!isGap(part.slice(0, first.start))) return amongWords(part, found);
  const row: T[] = [first];
  for (const next of found.slice(1)) {
    if (!isGap(part.slice(row.at(-1)!.end, next.start))) break;
    row.push(next);
  }
  return { taken: row, dropped: found.length - row.length };
}

/**
 * Of a text without a mark: the only one, if it is not quoted in the middle of a sentence. What is quoted in a line that is
 * labelled as a thought is no candidate.
 */
export function unmarked<T extends Candidate>(text: string, found: readonly T[]): Chosen<T> {
  const free = found.filter((one) => !isThought(text, one));
  const chosen = amongWords(text, free);
  return chosen === null || chosen === "several"
    ? chosen
    : { ...chosen, dropped: chosen.dropped + found.length - free.length };
}

function amongWords<T extends Candidate>(text: string, found: readonly T[]): Chosen<T> {
  const [first] = found;
  if (!first) return null;
  // The same action twice leaves no doubt.
  if (found.some((one) => bare(one) !== bare(first))) return "several";
  const free = found.find((one) => !isQuoted(text, one));
  return free ? { taken: [free], dropped: 0 } : null;
}

/** Whether it is quoted in a line that is labelled as a thought. */
export const isThought = (text: string, candidate: Candidate): boolean =>
  isQuoted(text, candidate) && thoughtLabel.test(lineAround(text, candidate)[0]);

/** What is told of candidates that are not done. */
export const droppedNote = (dropped: number): readonly string[] =>
  dropped > 0 ? [`dropped ${dropped} more ${dropped === 1 ? "action" : "actions"}`] : [];

const thoughtLabel = /^[\s*#>-]*(?:thoughts?|thinking|reasoning|reflection|思考|想法)[\s*]*[:：]/i;
const bare = ({ text }: Candidate): string => text.replaceAll(/\s+/g, "");
/** Words before it and behind it in its line: a sentence that speaks of an action. */
export const isQuoted = (text: string, candidate: Candidate): boolean =>
  lineAround(text, candidate).every((part) => /[\p{L}\p{N}]/u.test(part.replaceAll(/<\/?\w+>|```\w*/g, "")));
function lineAround(text: string, { start, end }: Candidate): [string, string] {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  return [start === 0 ? "" : text.slice(from, start), text.slice(end, to < 0 ? undefined : to)];
}
/** No words in it but the language of a code fence. */
const isGap = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text.replaceAll(/```\w*|^\s*\d+[.)]\s/gm, ""));

/** What stands in a tag of an answer. */
export interface Tagged {
  readonly inner: string;
  /** What stands outside, the tag taken away. */
  readonly outside: string;
  readonly closed: boolean;
  /** How many other tags there are that hold something. */
  readonly more: number;
}
/**
 * The first tag of this name that holds something, in any case, closed or not; a closing tag alone ends one that began with
 * the text. "several" where words part it from another one that holds something else; null without a tag.
 */
export function inTag(text: string, name: string, whole?: Whole): Tagged | "several" | null {
  const visible = masked(text, whole);
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
  return { inner: first.inner, outside: outside.trim(), closed: first.closed, more: others.length };
}

/** Behind the last label of these, which begins a line; null without one. `whole` as for `inTag`. */
export function behindLabel(
  text: string,
  label: RegExp,
  whole?: Whole,
): { readonly before: string; readonly behind: string } | null {
  const found = [...masked(text, whole).matchAll(label)].at(-1);
  return found ? { before: text.slice(0, found.index), behind: text.slice(found.index + found[0].length) } : null;
}
