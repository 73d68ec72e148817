/** Formats the counts of public posts, and converts the ages of the world's records to times. */
import { minuteMs } from "#state/civil.ts";
import type { Lang } from "./values.ts";

/**
 * Formats a count: "987", "12.3K", "1.2万", "1.2亿". English counts below `shortFrom` are written in full, such as "1,234" if
 * `shortFrom` is 10,000.
 */
export function countText(n: number, lang: Lang, shortFrom = 1000): string {
  if (n < 0) return `-${countText(-n, lang, shortFrom)}`;
  const short = (value: number, unit: string): string =>
    `${value.toFixed(value < 100 ? 1 : 0).replace(/\.0$/, "")}${unit}`;
  if (lang !== "en" && n < 10_000) return String(n);
  if (lang !== "en")
    return n < 100_000_000 ? short(Math.floor(n / 1000) / 10, "万") : short(Math.floor(n / 10_000_000) / 10, "亿");
  if (n < shortFrom) return n < 1000 ? String(n) : `${Math.floor(n / 1000)},${String(n % 1000).padStart(3, "0")}`;
  if (n < 1_000_000) return short(Math.floor(n / 100) / 10, "K");
  return n < 1_000_000_000 ? short(Math.floor(n / 100_000) / 10, "M") : short(Math.floor(n / 100_000_000) / 10, "B");
}
/** Returns when a record of the world was published. `age` is in minutes before the phone's start. */
export const worldTime = (age: number, startedAt: number): number => startedAt - age * minuteMs;
/**
 * Returns the smallest age of the records that are published at the time `at`. Queries of the world use it as
 * `age_min`. It is a multiple of `step` minutes, so that the same query serves for a while.
 */
export const leastAge = (at: number, startedAt: number, step = 1): number =>
  0 - Math.floor((at - startedAt) / (step * minuteMs)) * step;
