/** Formats times, dates and sizes in the phone's language and time zone. */
import { civilOf, dayKey } from "#state/civil.ts";
import type { Lang } from "./values.ts";
import { zones } from "./settings.ts";
import type { OsState } from "./state.ts";

const monthsEn = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const monthsLongEn = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
const daysEn = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const daysLongEn = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const daysZh = ["周日", "周一", "周二", "周三", "周四", "周五", "周六"] as const;

export const pad2 = (n: number): string => String(n).padStart(2, "0");
export const offsetOf = (os: OsState): number => zones[os.settings.time.zone];
export const langOf = (os: OsState): Lang => os.settings.language.language;

/** Joins items into one text: "A, B" or "甲、乙". */
export const listText = (items: readonly string[], lang: Lang): string => items.join(lang === "en" ? ", " : "、");
/** Joins names if the language is unknown. Uses the Chinese separator if the names are Chinese. */
export const namesText = (names: readonly string[]): string =>
  listText(names, names.some((name) => /\p{Script=Han}/u.test(name)) ? "zh-CN" : "en");
/** Returns a time such as "07:05", or "7:05 AM" / "上午7:05" on a phone with a 12-hour clock. */
export function clockText(hour: number, minute: number, os: OsState): string {
  if (os.settings.time.use24h) return `${pad2(hour)}:${pad2(minute)}`;
  const h = hour % 12 === 0 ? 12 : hour % 12;
  if (langOf(os) === "en") return `${h}:${pad2(minute)} ${hour < 12 ? "AM" : "PM"}`;
  return `${hour < 12 ? "上午" : "下午"}${h}:${pad2(minute)}`;
}
export function timeText(at: number, os: OsState): string {
  const c = civilOf(at, offsetOf(os));
  return clockText(c.hour, c.minute, os);
}
/** Returns a weekday such as "Mon" or "周一". Weekday 0 is Sunday. */
export const weekdayText = (weekday: number, lang: Lang, long = false): string =>
  (lang === "en" ? (long ? daysLongEn : daysEn) : long ? daysZh.map((d) => d.replace("周", "星期")) : daysZh)[weekday]!;
/** Returns a month such as "March 2026" or "2026年3月". */
export const monthText = (year: number, month: number, lang: Lang): string =>
  lang === "en" ? `${monthsLongEn[month - 1]} ${year}` : `${year}年${month}月`;
/** Returns a date such as "Mar 5" or "3月5日". Includes the year if it is not the current year. */
export function dateText(at: number, os: OsState, now: number): string {
  const c = civilOf(at, offsetOf(os));
  const same = civilOf(now, offsetOf(os)).year === c.year;
  if (langOf(os) === "en")
    return same ? `${monthsEn[c.month - 1]} ${c.day}` : `${monthsEn[c.month - 1]} ${c.day}, ${c.year}`;
  return same ? `${c.month}月${c.day}日` : `${c.year}年${c.month}月${c.day}日`;
}
/** Returns a date such as "Monday, March 16" or "3月16日 星期一". */
export function longDateText(at: number, os: OsState): string {
  const c = civilOf(at, offsetOf(os));
  if (langOf(os) === "en") return `${daysLongEn[c.weekday]}, ${monthsLongEn[c.month - 1]} ${c.day}`;
  return `${c.month}月${c.day}日 ${weekdayText(c.weekday, "zh-CN", true)}`;
}
/** Returns the time for an instant of today, "Yesterday" for the day before, and otherwise the date. For lists. */
export function whenText(at: number, os: OsState, now: number): string {
  const offset = offsetOf(os);
  if (dayKey(at, offset) === dayKey(now, offset)) return timeText(at, os);
  if (dayKey(at + 86_400_000, offset) === dayKey(now, offset)) return langOf(os) === "en" ? "Yesterday" : "昨天";
  return dateText(at, os, now);
}
/** Returns a date and time such as "Mar 5, 14:30". */
export const momentText = (at: number, os: OsState, now: number): string =>
  `${dateText(at, os, now)} ${timeText(at, os)}`;
/** Returns a duration such as "1:05:09" or "05:09". */
export function durationText(ms: number): string {
  const total = Math.floor(ms / 1000);
  const h = Math.floor(total / 3600);
  const m = Math.floor(total / 60) % 60;
  const s = total % 60;
  return h > 0 ? `${h}:${pad2(m)}:${pad2(s)}` : `${pad2(m)}:${pad2(s)}`;
}
/** Returns a file size such as "412 B", "38 KB", "3.2 MB" or "1.45 GB". One unit is 1000 of the next smaller unit. */
export function sizeText(bytes: number): string {
  const units = ["B", "KB", "MB", "GB", "TB"] as const;
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || size >= 100 ? 0 : unit > 2 ? 2 : size >= 10 ? 0 : 1;
  return `${size.toFixed(digits)} ${units[unit]}`;
}
