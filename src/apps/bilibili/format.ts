/** Formats times, lengths and prices as the app does. */
import { langOf, offsetOf, pad2, timeText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { civilOf, dayKey, dayMs, hourMs, minuteMs } from "#state/civil.ts";

/** Formats the time of a video or comment: "5 min ago", "Yesterday", "3-12", "2025-3-12". */
export function agoText(at: number, os: OsState, now: number): string {
  const en = langOf(os) === "en";
  const offset = offsetOf(os);
  const past = Math.max(0, now - at);
  if (past < minuteMs) return en ? "Just now" : "刚刚";
  if (past < hourMs) return en ? `${Math.floor(past / minuteMs)} min ago` : `${Math.floor(past / minuteMs)}分钟前`;
  if (dayKey(at, offset) === dayKey(now, offset))
    return en ? `${Math.floor(past / hourMs)} hr ago` : `${Math.floor(past / hourMs)}小时前`;
  if (dayKey(at + dayMs, offset) === dayKey(now, offset)) return en ? "Yesterday" : "昨天";
  const c = civilOf(at, offset);
  const day = en ? `${c.month}/${c.day}` : `${c.month}-${c.day}`;
  if (civilOf(now, offset).year === c.year) return day;
  return en ? `${day}/${c.year}` : `${c.year}-${day}`;
}
/** Formats a moment with its time: "2026-03-12 09:30". */
export function fullTimeText(at: number, os: OsState): string {
  const c = civilOf(at, offsetOf(os));
  return `${c.year}-${pad2(c.month)}-${pad2(c.day)} ${timeText(at, os)}`;
}
export function dayText(at: number, os: OsState): string {
  const c = civilOf(at, offsetOf(os));
  return `${c.year}-${pad2(c.month)}-${pad2(c.day)}`;
}
/** Formats a length: "0:42", "12:05", "1:02:03". */
export function lengthText(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(s / 3600);
  const minutes = Math.floor((s % 3600) / 60);
  return hours > 0 ? `${hours}:${pad2(minutes)}:${pad2(s % 60)}` : `${pad2(minutes)}:${pad2(s % 60)}`;
}
export const priceText = (cents: number): string => `¥${(cents / 100).toFixed(2).replace(/\.00$/, "")}`;
