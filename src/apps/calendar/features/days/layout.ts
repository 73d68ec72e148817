/** Where entries stand on a grid: lanes of a week's bars, columns of a day's hours. */
import { dayMs, minuteMs } from "../../../../state/civil.ts";
import { startOf } from "../../../../state/day.ts";
import type { Entry } from "../../queries.ts";

export interface Bar {
  readonly entry: Entry;
  readonly lane: number;
  /** First column, 0 to 6, and how many. */
  readonly column: number;
  readonly span: number;
  /** It begins and ends within the days that are shown. */
  readonly opens: boolean;
  readonly closes: boolean;
}
/** Bars over the days from `from` on, none over another; a lane is free again when its bar has ended. */
export function barsOf(entries: readonly Entry[], from: number, days: number): Bar[] {
  const to = from + days - 1;
  const taken: number[] = [];
  return entries
    .filter((e) => e.first <= to && e.last >= from)
    .toSorted(
      (a, b) =>
        Math.max(a.first, from) - Math.max(b.first, from) ||
        Number(b.allDay) - Number(a.allDay) ||
        lengthOf(b) - lengthOf(a) ||
        a.start - b.start ||
        (a.key < b.key ? -1 : 1),
    )
    .map((entry) => {
      const first = Math.max(entry.first, from);
      const last = Math.min(entry.last, to);
      const free = taken.findIndex((until) => until < first);
      const lane = free === -1 ? taken.length : free;
      taken[lane] = last;
      return {
        entry,
        lane,
        column: first - from,
        span: last - first + 1,
        opens: entry.first >= from,
        closes: entry.last <= to,
      };
    });
}
const lengthOf = (e: Entry): number => e.last - e.first;
/** What fits into some lanes; a day with more keeps its last lane for the number of what is left out. */
export function fitted(
  bars: readonly Bar[],
  days: number,
  lanes: number,
): { readonly bars: readonly Bar[]; readonly more: readonly number[] } {
  const on = (column: number) => bars.filter((b) => b.column <= column && b.column + b.span > column);
  const full = Array.from({ length: days }, (_, column) => on(column).some((b) => b.lane >= lanes));
  const kept = bars.filter(
    (b) => b.lane < lanes - 1 || (b.lane === lanes - 1 && !full.slice(b.column, b.column + b.span).includes(true)),
  );
  return { bars: kept, more: full.map((_, column) => on(column).filter((b) => !kept.includes(b)).length) };
}

export interface Block {
  readonly entry: Entry;
  /** Minutes of the day, cut at midnight. */
  readonly fromMin: number;
  readonly toMin: number;
  /** Which of how many columns abreast. */
  readonly column: number;
  readonly columns: number;
}
/** A block that is too short to touch is drawn, and makes room, as if it took this long. */
const leastMin = 30;
/** The entries with a time on a day, side by side where they overlap. */
export function blocksOf(entries: readonly Entry[], day: number, offsetMin: number): Block[] {
  const midnight = startOf(day, offsetMin);
  const pieces = entries
    .filter((e) => !e.allDay && e.first <= day && e.last >= day)
    .map((entry) => {
      const fromMin = Math.min(Math.max(0, entry.start - midnight) / minuteMs, 1440 - leastMin);
      return {
        entry,
        fromMin,
        toMin: Math.max(fromMin + leastMin, (Math.min(entry.end, midnight + dayMs) - midnight) / minuteMs),
      };
    })
    .toSorted((a, b) => a.fromMin - b.fromMin || b.toMin - a.toMin || (a.entry.key < b.entry.key ? -1 : 1));
  const out: Block[] = [];
  let group: { piece: (typeof pieces)[number]; column: number }[] = [];
  let until = 0;
  const close = (): void => {
    const columns = Math.max(0, ...group.map((g) => g.column)) + 1;
    out.push(...group.map(({ piece, column }) => ({ ...piece, column, columns })));
    group = [];
  };
  for (const piece of pieces) {
    if (group.length > 0 && piece.fromMin >= until) close();
    const ends = new Map<number, number>();
    for (const g of group) ends.set(g.column, Math.max(ends.get(g.column) ?? 0, g.piece.toMin));
    let column = 0;
    while ((ends.get(column) ?? 0) > piece.fromMin) column += 1;
    until = group.length === 0 ? piece.toMin : Math.max(until, piece.toMin);
    group.push({ piece, column });
  }
  if (group.length > 0) close();
  return out;
}
