/** How people, times and lengths are told on screens. */
import { dateText, timeText, weekdayText } from "../../../../os/format.ts";
import type { OsState } from "../../../../os/state.ts";
import type { Lang } from "../../../../os/values.ts";
import { civilOf, dayKey, dayMs, hourMs, minuteMs } from "../../../../state/civil.ts";
import { nameOf } from "../../people.ts";
import type { State } from "../../state.ts";
import type { Word } from "../../strings.ts";

export interface Host {
  readonly state: State;
  readonly os: OsState;
  readonly now: number;
  readonly lang: Lang;
  readonly offsetMin: number;
  t(key: Word, facts?: Readonly<Record<string, string | number>>): string;
}
export const whoIs = (p: Host, id: string): string => nameOf(p.state, id, p.lang);
/** "Today", "Tomorrow", else the date; the weekday beside it. */
export function dayWords(p: Host, at: number): string {
  const key = dayKey(at, p.offsetMin);
  if (key === dayKey(p.now, p.offsetMin)) return p.t("today");
  if (key === dayKey(p.now + dayMs, p.offsetMin)) return p.t("tomorrow");
  if (key === dayKey(p.now - dayMs, p.offsetMin)) return p.t("yesterday");
  return dateText(at, p.os, p.now);
}
export const weekdayOf = (p: Host, at: number): string =>
  weekdayText(civilOf(at, p.offsetMin).weekday, p.lang, p.lang === "en");
/** "Wed, Mar 18", "3月18日 周三": the day of a form. */
export function dayLong(p: Host, at: number): string {
  const [date, weekday] = [dateText(at, p.os, p.now), weekdayText(civilOf(at, p.offsetMin).weekday, p.lang)];
  return p.lang === "en" ? `${weekday}, ${date}` : `${date} ${weekday}`;
}
export function lengthWords(p: Host, minutes: number): string {
  if (minutes < 60) return p.t("minutesN", { n: minutes });
  if (minutes % 60 === 0) return p.t("hoursN", { n: minutes / 60 });
  return p.t("hoursMinutes", { h: Math.floor(minutes / 60), n: minutes % 60 });
}
export const stayWords = (p: Host, ms: number): string =>
  ms < hourMs && ms < minuteMs ? p.t("underMinute") : lengthWords(p, Math.round(ms / minuteMs));
export const clock = (p: Host, at: number): string => timeText(at, p.os);
