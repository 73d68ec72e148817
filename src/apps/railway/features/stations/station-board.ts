/** Lists the next trains at a station, ordered by time. */
import { hourMs, minuteMs } from "#state/civil.ts";
import type { Board } from "#world/rails/index.ts";
import { parseCall, runsOn } from "#world/rails/connections.ts";
import { delayAtStop } from "#world/rails/train-status.ts";
import { momentOf, todayOf } from "../../times.ts";

export interface BoardRow {
  readonly train: string;
  readonly day: number;
  readonly stop: number;
  /** The scheduled time, as a minute of the train's day and as a timestamp. Both values ignore delays. */
  readonly minute: number;
  readonly at: number;
}
const boardWindowMs = 18 * hourMs;
/**
 * Lists the trains of the next 18 hours that have not left (or arrived) yet. A delayed train stays in the list until
 * its actual departure.
 */
export function listNextTrains(
  board: Board,
  station: string,
  side: "departures" | "arrivals",
  now: number,
): BoardRow[] {
  const today = todayOf(now);
  const due: BoardRow[] = [];
  for (const raw of board.calls) {
    const call = parseCall(board, raw);
    if (call.station.id !== station) continue;
    if (side === "departures" ? call.stop === call.stops - 1 : call.stop === 0) continue;
    const minute = side === "departures" ? call.departs : call.arrives;
    const away = Math.floor(minute / 1440);
    for (const day of [today - away, today - away + 1]) {
      const at = momentOf(day, minute);
      if (!runsOn(call.days, day) || at - now > boardWindowMs) continue;
      if (at + delayAtStop(call.train, day, call.stop) * minuteMs < now) continue;
      due.push({ train: call.train, day, stop: call.stop, minute, at });
    }
  }
  return due.toSorted((a, b) => a.at - b.at || (a.train < b.train ? -1 : 1));
}
