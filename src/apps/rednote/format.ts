/** Formats times and prices as the app does. */
import { offsetOf, langOf, pad2, timeText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { civilOf, dayKey, dayMs, hourMs, minuteMs } from "#state/civil.ts";

/** Formats the time of a note or comment: "5 min ago", "Yesterday 12:30", "3 days ago", "03-12". */
export function agoText(at: number, os: OsState, now: number): string {
  const en = langOf(os) === "en";
  const offset = offsetOf(os);
  const past = Math.max(0, now - at);
  if (past < minuteMs) return en ? "Just now" : "刚刚";
  if (past < hourMs) return en ? `${Math.floor(past / minuteMs)} min ago` : `${Math.floor(past / minuteMs)}分钟前`;
  if (dayKey(at, offset) === dayKey(now, offset))
    return en ? `${Math.floor(past / hourMs)} hr ago` : `${Math.floor(past / hourMs)}小时前`;
  if (dayKey(at + dayMs, offset) === dayKey(now, offset)) return `${en ? "Yesterday" : "昨天"} ${timeText(at, os)}`;
  const days = Math.floor(past / dayMs);
  if (days < 8) return en ? `${Math.max(2, days)} days ago` : `${Math.max(2, days)}天前`;
  const c = civilOf(at, offset);
  const day = `${pad2(c.month)}-${pad2(c.day)}`;
  return civilOf(now, offset).year === c.year ? day : `${c.year}-${day}`;
}
/** Returns the age in years of a person. `born` is the birthday, such as "1998-04-17". */
export function ageOf(born: string, now: number, offsetMin: number): number {
  const [year, month, day] = born.split("-").map(Number) as [number, number, number];
  const c = civilOf(now, offsetMin);
  return c.year - year - (c.month < month || (c.month === month && c.day < day) ? 1 : 0);
}
/** Formats the length of a video: "0:42". */
export const lengthText = (seconds: number): string => `${Math.floor(seconds / 60)}:${pad2(seconds % 60)}`;
/** Formats a distance: "<100m", "850m", "3.2km". */
export const distanceText = (metres: number): string =>
  metres < 100 ? "<100m" : metres < 1000 ? `${Math.round(metres / 50) * 50}m` : `${(metres / 1000).toFixed(1)}km`;
export const priceText = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
