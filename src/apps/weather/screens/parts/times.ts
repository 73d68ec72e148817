/** Formats hours and days in a city's own calendar. */
import type { Lang } from "#os/values.ts";
import { clockText, langOf, weekdayText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { civilOf, dayMs } from "#state/civil.ts";
import type { TextKey } from "../../strings.ts";

/** "15:00", "3 PM", "下午3时". */
export function hourText(hour: number, os: OsState): string {
  if (os.settings.time.use24h) return clockText(hour, 0, os);
  const h = hour % 12 === 0 ? 12 : hour % 12;
  if (langOf(os) === "en") return `${h} ${hour < 12 ? "AM" : "PM"}`;
  return `${hour < 12 ? "上午" : "下午"}${h}时`;
}
export const clockAt = (minute: number, os: OsState): string => clockText(Math.floor(minute / 60), minute % 60, os);
/** "Today", "Tomorrow", "Wed". */
export function dayTitle(epochDay: number, ahead: number, lang: Lang, t: (key: TextKey) => string): string {
  if (ahead === 0) return t("todayShort");
  if (ahead === 1) return t("tomorrow");
  return weekdayText(civilOf(epochDay * dayMs, 0).weekday, lang);
}
/** "3/18", "3月18日". */
export function dayDate(epochDay: number, lang: Lang): string {
  const c = civilOf(epochDay * dayMs, 0);
  return lang === "en" ? `${c.month}/${c.day}` : `${c.month}月${c.day}日`;
}
