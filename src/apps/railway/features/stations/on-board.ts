/** The next trains of a station, in the order of the clock. */
import { hourMs, minuteMs } from "../../../../state/civil.ts";
import type { Board } from "../../../../world/rails/index.ts";
import { callOf, runsOn } from "../../../../world/rails/join.ts";
import { lateAt } from "../../../../world/rails/sold.ts";
import { momentOf, todayOf } from "../../times.ts";

export interface Due {
  readonly train: string;
  readonly day: number;
  readonly stop: number;
  /** Of its day, and as a moment: without what it is late. */
  readonly minute: number;
  readonly at: number;
}
const aheadMs = 18 * hourMs;
/** Those that have not left (or come) by now, with what they are late, in the next hours. */
export function onBoard(board: Board, station: string, side: "departures" | "arrivals", now: number): Due[] {
  const today = todayOf(now);
  const due: Due[] = [];
  for (const raw of board.calls) {
    const call = callOf(board, raw);
    if (call.station.id !== station) continue;
    if (side === "departures" ? call.stop === call.stops - 1 : call.stop === 0) continue;
    const minute = side === "departures" ? call.departs : call.arrives;
    const away = Math.floor(minute / 1440);
    for (const day of [today - away, today - away + 1]) {
      const at = momentOf(day, minute);
      if (!runsOn(call.days, day) || at - now > aheadMs) continue;
      if (at + lateAt(call.train, day, call.stop) * minuteMs < now) continue;
      due.push({ train: call.train, day, stop: call.stop, minute, at });
    }
  }
  return due.toSorted((a, b) => a.at - b.at || (a.train < b.train ? -1 : 1));
}
