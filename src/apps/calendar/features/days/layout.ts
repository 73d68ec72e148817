/** Positions of entries on a grid: lanes of bars in a week, columns of blocks in a day. */
import { dayMs, minuteMs } from "#state/civil.ts";
import { dayStartMs } from "#state/day.ts";
import type { Entry } from "../../queries.ts";

export interface Bar {
  readonly entry: Entry;
  readonly lane: number;
  /** The first column of the bar (0 to 6), and the number of columns. */
  readonly column: number;
  readonly span: number;
  /** `opens`: whether the entry begins within the visible days. `closes`: whether the entry ends within them. */
  readonly opens: boolean;
  readonly closes: boolean;
}
/**
 * Places bars without overlaps over `days` days, starting with `from`. A lane can be used again after its bar has
 * ended.
 */
export function layOutBars(entries: readonly Entry[], from: number, days: number): Bar[] {
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
/**
 * Returns the bars that fit into `lanes` lanes. If a day has more bars, the last lane shows the number of that day's
 * hidden bars.
 */
export function limitLanes(
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
  /** The start and end in minutes of the day. A block that continues beyond midnight is cut there. */
  readonly fromMin: number;
  readonly toMin: number;
  /** The block's column, and the number of columns that are side by side. */
  readonly column: number;
  readonly columns: number;
}
/**
 * The minimum drawn length of a block. A shorter block is drawn with this length, so that it is large enough to tap.
 */
const minBlockMinutes = 30;
/** Places the timed entries of a day. Entries that overlap are side by side. */
export function layOutBlocks(entries: readonly Entry[], day: number, offsetMin: number): Block[] {
  const midnight = dayStartMs(day, offsetMin);
  const pieces = entries
    .filter((e) => !e.allDay && e.first <= day && e.last >= day)
    .map((entry) => {
      const fromMin = Math.min(Math.max(0, entry.start - midnight) / minuteMs, 1440 - minBlockMinutes);
      return {
        entry,
        fromMin,
        toMin: Math.max(fromMin + minBlockMinutes, (Math.min(entry.end, midnight + dayMs) - midnight) / minuteMs),
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
