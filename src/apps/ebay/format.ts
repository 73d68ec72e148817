/** Formats sums, durations and counts in the phone's language. */
import { convertCents } from "#os/money/currency.ts";
import { amountText } from "#os/money/read.ts";
import type { Lang } from "#os/values.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";

interface LocalizedText {
  readonly en: string;
  readonly zh: string;
}
export const localized = (text: LocalizedText | undefined, lang: Lang): string =>
  text ? (lang === "en" ? text.en : text.zh) : "";
/** Formats a sum in US cents: "$12.99", "US $12.99". */
export const usd = (cents: number, lang: Lang): string =>
  `${cents < 0 ? "-" : ""}${lang === "en" ? "$" : "US $"}${amountText(Math.abs(cents))}`;
/** Formats the sum in the user's second currency: "≈ ¥92.49". Returns undefined if the user has no second currency. */
export const approxInCurrency = (cents: number, currency: string): string | undefined =>
  currency === "CNY" ? `≈ ¥${amountText(convertCents(cents, "USD", "CNY"))}` : undefined;
const secondsBelowMinutes = 5;
/**
 * Formats a duration with its two largest units: "2d 4h", "3 小时 5 分". Seconds appear only below five minutes, so that
 * the display rarely changes.
 */
export function remainingText(ms: number, lang: Lang): string {
  const left = Math.max(0, ms);
  const [d, h] = [Math.floor(left / dayMs), Math.floor((left % dayMs) / hourMs)];
  const [m, s] = [Math.floor((left % hourMs) / minuteMs), Math.floor((left % minuteMs) / 1000)];
  const parts =
    d > 0
      ? [
          [d, "d"],
          [h, "h"],
        ]
      : h > 0
        ? [
            [h, "h"],
            [m, "m"],
          ]
        : m >= secondsBelowMinutes
          ? [[m, "m"]]
          : [
              [m, "m"],
              [s, "s"],
            ];
  const zh: Record<string, string> = { d: "天", h: "小时", m: "分", s: "秒" };
  return parts
    .map(([n, unit]) => (lang === "en" ? `${n}${unit}` : `${n}${zh[String(unit)]}`))
    .join(lang === "en" ? " " : "");
}
/** Formats tenths of a percent: "98.7%". */
export const percentText = (tenths: number): string => `${tenths % 10 === 0 ? tenths / 10 : (tenths / 10).toFixed(1)}%`;
/** Formats a count: "12.3K", "1.2万". */
export function countText(n: number, lang: Lang): string {
  if (lang === "en") return n < 1000 ? String(n) : n < 100_000 ? n.toLocaleString("en-US") : `${Math.round(n / 1000)}K`;
  return n < 10_000 ? String(n) : `${(n / 10_000).toFixed(1)}万`;
}
