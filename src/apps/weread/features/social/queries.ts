/** The ranking of friends by their reading time of a week. */
import { dayMs, minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import type { Reader } from "#world/books/index.ts";
import type { State } from "../../state.ts";
import { weekStart } from "../stats/queries.ts";

const weekMs = 7 * dayMs;
/**
 * Returns the minutes that a friend has read in the current week. In the week of the phone's start, the minutes grow
 * from those at the start; in later weeks, a friend reads about as much as in the earlier weeks.
 */
export function friendMinutes(
  reader: Pick<Reader, "id" | "minutes">,
  startedAt: number,
  now: number,
  offsetMin: number,
): number {
  const earlier = reader.minutes.slice(1);
  const usual = earlier.reduce((sum, minutes) => sum + minutes, 0) / Math.max(1, earlier.length);
  const week = weekStart(now, offsetMin);
  const isFirst = week === weekStart(startedAt, offsetMin);
  const goal = usual * (0.8 + 0.4 * Rng.of("weread", "week", reader.id, Math.round(week / weekMs)).next());
  if (!isFirst) return Math.floor((goal * (now - week)) / weekMs);
  return (reader.minutes[0] ?? 0) + Math.floor((usual * Math.max(0, now - startedAt)) / weekMs);
}
/** Returns the user's minutes of the current week. */
export const toMinutes = (ms: number): number => Math.floor(ms / minuteMs);
export const unseenNews = ({ news, newsSeenAt }: Pick<State, "news" | "newsSeenAt">): number =>
  news.filter(({ at }) => at > newsSeenAt).length;
