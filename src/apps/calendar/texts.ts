/** Formats days, times, repeats and reminders. */
import type { Facts, Lang } from "#os/values.ts";
import { clockText, dateText, langOf, offsetOf, timeText, weekdayText } from "#os/format.ts";
import { zones, type Zone } from "#os/settings.ts";
import type { OsState } from "#os/state.ts";
import { zoneNames } from "#os/zone-names.ts";
import { dayNumber, formatDay, dayNumberOf, partsOf, dayStartMs, weekdayOf } from "#state/day.ts";
import { namedDaysOn, findDayException } from "#world/holidays/table.ts";
import {
  sexagenaryName,
  lunarDayText,
  findLunarFestival,
  lunarMonthText,
  toLunarDate,
  solarTermOn,
  getZodiac,
} from "#world/lunar.ts";
import { startDayOf } from "./occurrences.ts";
import type { Entry } from "./queries.ts";
import type { Repeat, When } from "./features/events/state.ts";
import type { Settings } from "./features/settings/state.ts";
import type { TextKey } from "./strings.ts";

export type T = (key: TextKey, facts?: Facts) => string;

/** Formats a day: "Mon, Mar 16", "3月16日周一". Adds the year if it is not the current year. */
export function dayText(day: string, os: OsState, now: number): string {
  const weekday = weekdayText(weekdayOf(dayNumber(day)), langOf(os));
  const date = dateText(dayStartMs(dayNumber(day), offsetOf(os)), os, now);
  return langOf(os) === "en" ? `${weekday}, ${date}` : `${date}${weekday}`;
}
/** Formats a date of birth: "Mar 24, 1999", "1999年3月24日". If the year is unknown: "Mar 24", "3月24日". */
export function birthDateText(day: string, yearKnown: boolean, os: OsState): string {
  const at = dayStartMs(dayNumber(day), offsetOf(os));
  const { year } = partsOf(dayNumber(day));
  // `dateText` adds the year when the date and the current time are in different years. So to add a known year, passes
  // a time in the following year as the current time.
  return dateText(at, os, yearKnown ? dayStartMs(dayNumberOf(year + 1, 6, 1), offsetOf(os)) : at);
}
/** Formats a month: "Mar 2026", "2026年3月". */
export function shortMonthText(day: string, lang: Lang): string {
  const { year, month } = partsOf(dayNumber(day));
  return lang === "en" ? `${monthName(month)} ${year}` : `${year}年${month}月`;
}
const monthsEn = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
export const monthName = (month: number): string => monthsEn[month - 1]!;
export const hourText = (hour: number, os: OsState): string => {
  if (os.settings.time.use24h || langOf(os) !== "en") return clockText(hour, 0, os);
  return clockText(hour, 0, os).replace(":00", "");
};
export const weekFrom = (start: number): number[] => Array.from({ length: 7 }, (_, i) => (start + i) % 7);
/** Returns one letter or character for a weekday: "M", "一". */
export const weekdayLetter = (weekday: number, lang: Lang): string =>
  lang === "en" ? weekdayText(weekday, "en").slice(0, 1) : weekdayText(weekday, "zh-CN").slice(1);

export interface DayLabel {
  readonly text: string;
  readonly festival: boolean;
}
/** Returns the text below the number of a day: a festival, a solar term, or the lunar day. */
export function lunarLabel(day: string, lang: Lang): DayLabel | null {
  const lunar = toLunarDate(day);
  if (!lunar) return null;
  if (lang === "en") return { text: `${lunar.month}/${lunar.day}`, festival: lunar.day === 1 };
  const feast = findLunarFestival(lunar) ?? solarTermOn(day);
  if (feast) return { text: feast.zh, festival: true };
  return lunar.day === 1
    ? { text: lunarMonthText(lunar), festival: true }
    : { text: lunarDayText(lunar), festival: false };
}
/** Returns the whole lunar date ("农历正月廿八", "Lunar 1/28"), and the solar term if one begins on this day. */
export function lunarNotes(day: string, lang: Lang): string[] {
  const lunar = toLunarDate(day);
  if (!lunar) return [];
  const term = solarTermOn(day);
  if (lang !== "en") {
    const year = `${sexagenaryName(lunar.year)}${getZodiac(lunar.year).zh}年`;
    return [`${year} ${lunarMonthText(lunar)}${lunarDayText(lunar)}`, ...(term ? [term.zh] : [])];
  }
  const month = `${lunar.leap ? "leap " : ""}month ${lunar.month}`;
  return [`Year of the ${getZodiac(lunar.year).en}, ${month}, day ${lunar.day}`, ...(term ? [term.en] : [])];
}
/** Returns "休" if a weekday is off, "班" if a weekend day is a workday, and undefined for all other days. */
export function dayOffMark(day: string, t: T): { readonly text: string; readonly off: boolean } | undefined {
  const kind = findDayException(day);
  return kind === null ? undefined : { text: t(kind === "holiday" ? "offMark" : "workMark"), off: kind === "holiday" };
}
/** Returns the name of a day off or of a make-up workday, or null for any other day. */
export const dayOffText = (day: string, lang: Lang): string | null => {
  const named = namedDaysOn(day).find((d) => d.kind !== "observance");
  return named ? (lang === "en" ? named.name.en : named.name.zh) : null;
};

/** Formats the time of an entry on one of its days: "10:00 – 11:00", "from 22:40", "Day 2 of 3", "All day". */
export function timesText(e: Entry, day: number, os: OsState, t: T): string {
  if (e.allDay) return e.first === e.last ? t("allDay") : t("dayN", { n: day - e.first + 1, of: e.last - e.first + 1 });
  if (e.first === e.last)
    return e.start === e.end ? timeText(e.start, os) : `${timeText(e.start, os)} – ${timeText(e.end, os)}`;
  if (day === e.first) return t("from", { time: timeText(e.start, os) });
  return day === e.last ? t("until", { time: timeText(e.end, os) }) : t("allDay");
}
/** Formats the full time of an entry. */
export function whenText(e: Entry, os: OsState, now: number): string {
  const first = dayText(formatDay(e.first), os, now);
  const last = dayText(formatDay(e.last), os, now);
  if (e.allDay) return e.first === e.last ? first : `${first} – ${last}`;
  const [from, to] = [timeText(e.start, os), timeText(e.end, os)];
  if (e.first === e.last) return e.start === e.end ? `${first}  ${from}` : `${first}  ${from} – ${to}`;
  return `${first} ${from} – ${last} ${to}`;
}
/** Formats an event as text to share: title, time, place and notes. */
export const detailsText = (e: Entry, os: OsState, now: number): string =>
  [e.title, whenText(e, os, now), e.location, e.event?.notes ?? ""].filter((line) => line !== "").join("\n");
export const reminderText = (minutes: number, allDay: boolean, t: T): string =>
  t(`${allDay ? "d" : "r"}${minutes}` as TextKey);
export const remindersText = (reminders: readonly number[], allDay: boolean, t: T): string =>
  reminders.length === 0 ? t("noReminders") : reminders.map((m) => reminderText(m, allDay, t)).join(t("comma"));

const simpleRepeats = { day: "daily", week: "weekly", month: "monthly", year: "yearly" } as const;
const everyNRepeats = { day: "everyDays", week: "everyWeeks", month: "everyMonths", year: "everyYears" } as const;
/** Formats a repeat: "Every 2 weeks on Mon, Wed, until Jun 1". */
export function repeatText(repeat: Repeat | null, when: When, os: OsState, now: number, t: T): string {
  if (repeat === null) return t("never");
  const { unit, every, days, by, end } = repeat;
  const lang = langOf(os);
  const start = startDayOf(when);
  const base = every === 1 ? t(simpleRepeats[unit]) : t(everyNRepeats[unit], { n: every });
  const weekdays = every === 1 && unit === "week" && days.join("") === "12345";
  const parts = [weekdays ? t("weekdays") : base];
  if (unit === "week" && !weekdays)
    parts.push(
      t("onDays", {
        days: weekFrom(1)
          .filter((d) => (days.length > 0 ? days.includes(d) : d === weekdayOf(start)))
          .map((d) => weekdayText(d, lang))
          .join(t("comma")),
      }),
    );
  if (unit === "month") parts.push(monthlyText(by, start, lang, t));
  const text = parts.join(lang === "en" ? " " : "");
  if (end.kind === "never") return text;
  const ends =
    end.kind === "on"
      ? t("untilDate", { date: dateText(dayStartMs(dayNumber(end.day), offsetOf(os)), os, now) })
      : t("timesN", { n: end.times });
  return `${text}${lang === "en" ? ", " : "，"}${ends}`;
}
export function monthlyText(by: Repeat["by"], start: number, lang: Lang, t: T): string {
  const { day, weekday } = partsOf(start);
  const name = weekdayText(weekday, lang, true);
  if (by === "date") return t("onDate", { n: day });
  if (by === "lastWeekday") return t("onLast", { day: name });
  return t("onNth", { nth: t(`nth${Math.floor((day - 1) / 7) + 1}` as TextKey), day: name });
}
export function durationText(minutes: Settings["durationMin" | "laterMin"], t: T): string {
  if (minutes < 60) return t("minutesN", { n: minutes });
  return t(minutes === 60 ? "hours1" : minutes === 90 ? "hours15" : "hours2");
}
/** Formats a time zone: "Shanghai (UTC+8)", "上海（UTC+8）". */
export function zoneText(zone: Zone, lang: Lang): string {
  const offsetMin = zones[zone];
  const away = Math.abs(offsetMin);
  const minutes = away % 60 === 0 ? "" : `:${String(away % 60).padStart(2, "0")}`;
  const utc = away === 0 ? "UTC" : `UTC${offsetMin > 0 ? "+" : "−"}${Math.floor(away / 60)}${minutes}`;
  if (zone === "UTC") return utc;
  return lang === "en" ? `${zoneNames.en[zone]} (${utc})` : `${zoneNames.zh[zone]}（${utc}）`;
}
