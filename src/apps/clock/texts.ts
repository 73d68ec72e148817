/** Formats times, repeats and offsets. */
import type { Facts, Lang } from "#os/values.ts";
import { pad2, weekdayText } from "#os/format.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import type { Alarm, State } from "./state.ts";
import type { TextKey } from "./strings.ts";

type T = (key: TextKey, facts?: Facts) => string;

/** Formats the time until a moment: "21 h 58 min". Rounds up to whole minutes and shows only the two largest units. */
export function untilText(ms: number, t: T): string {
  const total = Math.max(1, Math.ceil(ms / minuteMs)) * minuteMs;
  const d = Math.floor(total / dayMs);
  const h = Math.floor((total % dayMs) / hourMs);
  const m = Math.floor((total % hourMs) / minuteMs);
  const days = d > 0 ? [t("unitDays", { n: d })] : [];
  const hours = h > 0 ? [t("unitHours", { n: h })] : [];
  const minutes = m > 0 ? [t("unitMinutes", { n: m })] : [];
  return [...days, ...hours, ...minutes].join(" ");
}
/** Formats a repeat: "Weekdays", "Mon, Thu", "Legal workdays". `weekStart`: the day that is listed first. */
export function repeatText(
  { days, legal }: Pick<Alarm, "days" | "legal">,
  weekStart: State["weekStart"],
  lang: Lang,
  t: T,
): string {
  if (legal !== undefined) return t(legal);
  const is = (...of: number[]) => days.length === of.length && of.every((d) => days.includes(d));
  if (days.length === 0) return t("once");
  if (days.length === 7) return t("everyDay");
  if (is(1, 2, 3, 4, 5)) return t("weekdays");
  if (is(6, 0)) return t("weekends");
  return weekFrom(weekStart)
    .filter((d) => days.includes(d))
    .map((d) => weekdayText(d, lang))
    .join(t("comma"));
}
export const weekFrom = (start: number): number[] => Array.from({ length: 7 }, (_, i) => (start + i) % 7);
export const dayText = (difference: number, t: T): string =>
  t(difference === 0 ? "today" : difference > 0 ? "tomorrow" : "yesterday");
/** Formats a difference between two offsets: "+3 h", "−2 h 30 min". */
export function differenceText(minutes: number, t: T): string {
  if (minutes === 0) return t("sameTime");
  const away = Math.abs(minutes);
  const hours = Math.floor(away / 60);
  const parts = [
    ...(hours > 0 ? [t("unitHours", { n: hours })] : []),
    ...(away % 60 > 0 ? [t("unitMinutes", { n: away % 60 })] : []),
  ];
  return `${minutes > 0 ? "+" : "−"}${parts.join(" ")}`;
}
/** Formats an offset: "UTC+8", "UTC−3:30". */
export function utcText(offsetMin: number): string {
  const away = Math.abs(offsetMin);
  const minutes = away % 60 === 0 ? "" : `:${pad2(away % 60)}`;
  return away === 0 ? "UTC" : `UTC${offsetMin > 0 ? "+" : "−"}${Math.floor(away / 60)}${minutes}`;
}
/** Formats a measured time: "05:09.37", "1:05:09.37". */
export function stopwatchText(ms: number): string {
  const s = Math.floor(ms / 1000);
  const hours = Math.floor(s / 3600);
  return `${hours > 0 ? `${hours}:` : ""}${pad2(Math.floor(s / 60) % 60)}:${pad2(s % 60)}.${pad2(Math.floor(ms / 10) % 100)}`;
}
/** Formats the remaining time of a timer: "04:59", "1:30:00". Rounds up to whole seconds. After the end: "-00:03". */
export function countdownText(ms: number): string {
  const s = Math.ceil(ms / 1000);
  const away = Math.abs(s);
  const hours = Math.floor(away / 3600);
  return `${s < 0 ? "-" : ""}${hours > 0 ? `${hours}:` : ""}${pad2(Math.floor(away / 60) % 60)}:${pad2(away % 60)}`;
}
/** Formats the duration that was set for a timer: "1 h 30 min", "45 s". */
export function spanText(ms: number, t: T): string {
  const s = Math.round(ms / 1000);
  const [h, m, rest] = [Math.floor(s / 3600), Math.floor(s / 60) % 60, s % 60];
  return [
    ...(h > 0 ? [t("unitHours", { n: h })] : []),
    ...(m > 0 ? [t("unitMinutes", { n: m })] : []),
    ...(rest > 0 ? [t("unitSeconds", { n: rest })] : []),
  ].join(" ");
}
