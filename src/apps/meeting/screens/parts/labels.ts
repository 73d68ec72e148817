/** Labels for people, times and durations. */
import { dateText, timeText, weekdayText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import type { Lang } from "#os/values.ts";
import { civilOf, dayKey, dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { nameOf } from "../../people.ts";
import type { State } from "../../state.ts";
import type { Word } from "../../strings.ts";

export interface LabelContext {
  readonly state: State;
  readonly os: OsState;
  readonly now: number;
  readonly lang: Lang;
  readonly offsetMin: number;
  t(key: Word, facts?: Readonly<Record<string, string | number>>): string;
}
export const displayName = (p: LabelContext, id: string): string => nameOf(p.state, id, p.lang);
/** Returns "Today", "Tomorrow", "Yesterday", or else the date. Screens show the weekday beside this label. */
export function dayLabel(p: LabelContext, at: number): string {
  const key = dayKey(at, p.offsetMin);
  if (key === dayKey(p.now, p.offsetMin)) return p.t("today");
  if (key === dayKey(p.now + dayMs, p.offsetMin)) return p.t("tomorrow");
  if (key === dayKey(p.now - dayMs, p.offsetMin)) return p.t("yesterday");
  return dateText(at, p.os, p.now);
}
export const weekdayLabel = (p: LabelContext, at: number): string =>
  weekdayText(civilOf(at, p.offsetMin).weekday, p.lang, p.lang === "en");
/** Formats the day for a form: "Wed, Mar 18", "3月18日 周三". */
export function longDayLabel(p: LabelContext, at: number): string {
  const [date, weekday] = [dateText(at, p.os, p.now), weekdayText(civilOf(at, p.offsetMin).weekday, p.lang)];
  return p.lang === "en" ? `${weekday}, ${date}` : `${date} ${weekday}`;
}
export function lengthLabel(p: LabelContext, minutes: number): string {
  if (minutes < 60) return p.t("minutesN", { n: minutes });
  if (minutes % 60 === 0) return p.t("hoursN", { n: minutes / 60 });
  return p.t("hoursMinutes", { h: Math.floor(minutes / 60), n: minutes % 60 });
}
export const stayLabel = (p: LabelContext, ms: number): string =>
  ms < hourMs && ms < minuteMs ? p.t("underMinute") : lengthLabel(p, Math.round(ms / minuteMs));
export const timeLabel = (p: LabelContext, at: number): string => timeText(at, p.os);
