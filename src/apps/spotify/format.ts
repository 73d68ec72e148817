/** Formats dates, counts and lengths as the app does. */
import { dateText, langOf, offsetOf } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import type { Lang } from "#os/values.ts";
import { civilOf, dayMs, hourMs, minuteMs } from "#state/civil.ts";

export const dayText = (at: number, os: OsState, now: number): string => dateText(at, os, now);
export const yearText = (at: number, os: OsState): string => String(civilOf(at, offsetOf(os)).year);
/** Formats a time in the past: "5m", "3h", "2d", "Mar 12". */
export function agoText(at: number, os: OsState, now: number): string {
  const en = langOf(os) === "en";
  const past = Math.max(0, now - at);
  if (past < hourMs)
    return en ? `${Math.max(1, Math.floor(past / minuteMs))}m` : `${Math.max(1, Math.floor(past / minuteMs))}分钟`;
  if (past < dayMs) return en ? `${Math.floor(past / hourMs)}h` : `${Math.floor(past / hourMs)}小时`;
  if (past < 7 * dayMs) return en ? `${Math.floor(past / dayMs)}d` : `${Math.floor(past / dayMs)}天`;
  return dateText(at, os, now);
}
/** Formats the length of a list: "2 hr 5 min", "2 hr", "48 min". */
export function spanText(ms: number, lang: Lang): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const units = lang === "en" ? ([" hr", " min", " "] as const) : (["小时", "分钟", ""] as const);
  const parts = [...(hours > 0 ? [`${hours}${units[0]}`] : []), ...(rest > 0 ? [`${rest}${units[1]}`] : [])];
  return parts.join(units[2]);
}
/** Formats a large number with separators: "1,204,553". */
export const fullCount = (n: number): string => String(n).replaceAll(/\B(?=(\d{3})+$)/g, ",");
/** Formats a length: "3:07", "1:02:45". */
export function lengthText(ms: number): string {
  const all = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
