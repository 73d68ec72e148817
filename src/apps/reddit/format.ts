/** Formats times and addresses as the app does. */
import { dateText } from "#os/format.ts";
import { leastAge as steppedAge } from "#os/social-format.ts";
import type { OsState } from "#os/state.ts";
import type { Lang } from "#os/values.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";

const units = [
  { ms: 365 * dayMs, en: "y", zh: "年前" },
  { ms: 30 * dayMs, en: "mo", zh: "个月前" },
  { ms: dayMs, en: "d", zh: "天前" },
  { ms: hourMs, en: "h", zh: "小时前" },
  { ms: minuteMs, en: "m", zh: "分钟前" },
] as const;
/** Formats the time of a post or comment: "now", "5m", "3h", "2d", "4mo", "2y". */
export function agoText(at: number, now: number, lang: Lang): string {
  const unit = units.find(({ ms }) => now - at >= ms);
  if (!unit) return lang === "en" ? "now" : "刚刚";
  return `${Math.floor((now - at) / unit.ms)}${lang === "en" ? unit.en : unit.zh}`;
}
/** Formats the age of an account: "3y", "5个月". */
export function ageText(from: number, now: number, lang: Lang): string {
  const past = now - from;
  const [n, en, zh] =
    past >= 365 * dayMs
      ? [Math.floor(past / (365 * dayMs)), "y", "年"]
      : past >= 30 * dayMs
        ? [Math.floor(past / (30 * dayMs)), "mo", "个月"]
        : [Math.max(1, Math.floor(past / dayMs)), "d", "天"];
  return `${n}${lang === "en" ? en : zh}`;
}
/** The date of an account's birthday. */
export const cakeDayText = (at: number, os: OsState, now: number): string => dateText(at, os, now);
/** Returns the smallest age of the records that exist at the time `at`, in steps of five minutes. */
export const leastAge = (at: number, startedAt: number): number => steppedAge(at, startedAt, 5);
/** Returns the host of an address: "spoonful.example". */
export const hostOf = (url: string): string => url.replace(/^[a-z]+:\/\//i, "").split(/[/?#]/)[0] ?? url;
