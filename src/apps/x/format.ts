/** Formats counts and times as the app does. */
import { clockText, offsetOf, langOf, pad2 } from "#os/format.ts";
import { countText as shortCount } from "#os/social-format.ts";
import type { OsState } from "#os/state.ts";
import type { Lang } from "#os/values.ts";
import { civilOf, dayMs, hourMs, minuteMs } from "#state/civil.ts";

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** Formats a count: "987", "1,234", "12.3K", "1.2万". */
export const countText = (n: number, lang: Lang): string => shortCount(n, lang, 10_000);
/** Returns a count, or "" for 0. Buttons below a post show no zero. */
export const countOrNone = (n: number, lang: Lang): string => (n === 0 ? "" : countText(n, lang));
/** Formats the time of a post in a timeline: "5m", "3h", "Mar 12", "Mar 12, 2024". */
export function agoText(at: number, os: OsState, now: number): string {
  const en = langOf(os) === "en";
  const past = Math.max(0, now - at);
  if (past < minuteMs) return en ? "now" : "刚刚";
  if (past < hourMs) return en ? `${Math.floor(past / minuteMs)}m` : `${Math.floor(past / minuteMs)}分钟`;
  if (past < dayMs) return en ? `${Math.floor(past / hourMs)}h` : `${Math.floor(past / hourMs)}小时`;
  return dateOnly(at, os, now);
}
/** Formats a date: "Mar 12", "Mar 12, 2024". */
export function dateOnly(at: number, os: OsState, now: number): string {
  const en = langOf(os) === "en";
  const c = civilOf(at, offsetOf(os));
  const day = en ? `${monthNames[c.month - 1]} ${c.day}` : `${c.month}月${c.day}日`;
  if (civilOf(now, offsetOf(os)).year === c.year) return day;
  return en ? `${day}, ${c.year}` : `${c.year}年${day}`;
}
/** Formats the moment of a post on its page: "9:05 AM · Mar 12, 2026". */
export function momentLine(at: number, os: OsState): string {
  const en = langOf(os) === "en";
  const c = civilOf(at, offsetOf(os));
  const clock = clockText(c.hour, c.minute, os);
  const day = en ? `${monthNames[c.month - 1]} ${c.day}, ${c.year}` : `${c.year}年${c.month}月${c.day}日`;
  return `${clock} · ${day}`;
}
/** Formats a month: "March 2026". */
export const monthYearText = (at: number, os: OsState): string => {
  const c = civilOf(at, offsetOf(os));
  return langOf(os) === "en"
    ? `${["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"][c.month - 1]} ${c.year}`
    : `${c.year}年${c.month}月`;
};
/** Formats the length of a video: "0:42". */
export const lengthText = (seconds: number): string => `${Math.floor(seconds / 60)}:${pad2(seconds % 60)}`;
