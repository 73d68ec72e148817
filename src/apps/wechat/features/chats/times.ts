/** Finds times in messages, to create calendar entries from them. */
import { civilOf, dayMs, epochOf } from "#state/civil.ts";

const daysZh: Readonly<Record<string, number>> = { 今天: 0, 今晚: 0, 明天: 1, 明晚: 1, 后天: 2 };
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const weekdaysZh = "日一二三四五六";

/**
 * Returns the time that a text names, such as "tomorrow at 7", "周六上午9点" or "19:30", in epoch milliseconds. Words such
 * as "tomorrow" are relative to the time at which the text was written. Returns null if the text names no time of day.
 * If the text names no day and the time of day has already passed, the result is tomorrow.
 */
export function findTime(text: string, writtenAt: number, offsetMin: number): number | null {
  const clock = findTimeOfDay(text);
  if (!clock) return null;
  const now = civilOf(writtenAt, offsetMin);
  const days = findDayOffset(text, now.weekday);
  const day = civilOf(writtenAt + (days ?? 0) * dayMs, offsetMin);
  const at = epochOf({ ...day, hour: clock.hour, minute: clock.minute }, offsetMin);
  return days === null && at <= writtenAt ? at + dayMs : at;
}
function findDayOffset(text: string, today: number): number | null {
  const low = text.toLowerCase();
  if (/\btomorrow\b/.test(low)) return 1;
  if (/\b(today|tonight)\b/.test(low)) return 0;
  const zh = Object.keys(daysZh).find((word) => text.includes(word));
  if (zh !== undefined) return daysZh[zh]!;
  const named = weekdays.findIndex((name) => new RegExp(`\\b${name}\\b`).test(low));
  const inZh = /(?:周|星期|礼拜)([日天一二三四五六])/.exec(text)?.[1];
  const wanted = named >= 0 ? named : inZh === undefined ? -1 : weekdaysZh.indexOf(inZh === "天" ? "日" : inZh);
  return wanted < 0 ? null : (wanted - today + 7) % 7 || 7;
}
function findTimeOfDay(text: string): { readonly hour: number; readonly minute: number } | null {
  const late = /\bpm\b|\b(this|tomorrow) (evening|afternoon)\b|\btonight\b|下午|晚上|今晚|明晚|傍晚/i.test(text);
  const digits =
    /(?<![\d:.])(\d{1,2})[:：](\d{2})(?!\d)/.exec(text) ??
    /\bat (\d{1,2})()\b(?!%)/i.exec(text) ??
    /(?<!\d)(\d{1,2})() ?(?:am|pm)\b/i.exec(text) ??
    /(?<!\d)(\d{1,2})点(半|\d{1,2}分)?/.exec(text);
  if (!digits) return null;
  const rest = digits[2] ?? "";
  const hour = Number(digits[1]);
  const minute = rest === "半" ? 30 : Number.parseInt(rest || "0", 10);
  const shifted = late && hour < 12 ? hour + 12 : hour;
  return shifted > 23 || minute > 59 ? null : { hour: shifted, minute };
}
