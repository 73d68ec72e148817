/** Divides a line of a page into pieces with the same highlights. */
import type { PageLine } from "#apps/weread/pagination/pages.ts";
import type { Mark, Range } from "../../state.ts";

export interface PopularRange extends Range {
  readonly count: number;
}
export interface Segment {
  readonly text: string;
  /** The user's own highlight, or null. */
  readonly mark: Mark | null;
  /** A highlight of others, or null. `ends`: whether it ends with this piece. */
  readonly popular: PopularRange | null;
  readonly ends: boolean;
  readonly selected: boolean;
}
type Span = { readonly paragraph: number; readonly start: number; readonly end: number };
const overlaps = (one: Span, line: PageLine): boolean =>
  one.paragraph === line.paragraph && one.start < line.end && one.end > line.start;
const covers = (one: Span, from: number, to: number): boolean => one.start <= from && one.end >= to;

export function segmentsOf(
  line: PageLine,
  text: string,
  marks: readonly Mark[],
  popular: readonly PopularRange[],
  selected: Range | null,
): Segment[] {
  // The spaces at the end of a line are not drawn.
  const end = line.start + text.slice(line.start, line.end).trimEnd().length;
  const own = marks.filter((one) => overlaps(one, line));
  const others = popular.filter((one) => overlaps(one, line));
  const chosen = selected && overlaps(selected, line) ? selected : null;
  const cuts = new Set([line.start, end]);
  for (const one of [...own, ...others, ...(chosen ? [chosen] : [])])
    for (const at of [one.start, one.end]) if (at > line.start && at < end) cuts.add(at);
  const ends = [...cuts].toSorted((a, b) => a - b);
  return ends.slice(1).map((to, n) => {
    const from = ends[n]!;
    const shared = others.find((one) => covers(one, from, to)) ?? null;
    return {
      text: text.slice(from, to),
      mark: own.find((one) => covers(one, from, to)) ?? null,
      popular: shared,
      ends: shared !== null && (shared.end === to || (shared.end <= line.end && to === end)),
      selected: chosen !== null && covers(chosen, from, to),
    };
  });
}
