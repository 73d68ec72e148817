/** Formats lengths, durations and counts in the phone's language. */
import type { Lang } from "#os/values.ts";
import type { LocalizedText } from "#world/cast.ts";

export type Units = "metric" | "imperial";
export const localized = (text: LocalizedText | null | undefined, lang: Lang): string =>
  text ? (lang === "en" ? text.en : text.zh) : "";
const metresOfMile = 1609.344;
const metresOfFoot = 0.3048;
const roundToTenth = (n: number): string => (n >= 100 ? String(Math.round(n)) : (Math.round(n * 10) / 10).toString());

/** "350 m", "1.2 km"; "500 ft", "0.8 mi". */
export function distanceText(metres: number, units: Units, lang: Lang): string {
  const isEnglish = lang === "en";
  if (units === "imperial") {
    const feet = metres / metresOfFoot;
    if (feet < 1000) return `${Math.max(0, Math.round(feet / 50) * 50)} ${isEnglish ? "ft" : "英尺"}`;
    return `${roundToTenth(metres / metresOfMile)} ${isEnglish ? "mi" : "英里"}`;
  }
  if (metres < 995) return `${Math.round(metres / 10) * 10} ${isEnglish ? "m" : "米"}`;
  return `${roundToTenth(metres / 1000)} ${isEnglish ? "km" : "公里"}`;
}
/**
 * Returns a duration such as "25 min" or "1 h 5 min". The duration is rounded up to whole minutes and is at least one
 * minute.
 */
export function spanText(seconds: number, lang: Lang): string {
  const all = Math.max(1, Math.ceil(seconds / 60));
  const [h, m] = [Math.floor(all / 60), all % 60];
  const [hour, minute] = lang === "en" ? ["h", "min"] : ["小时", "分钟"];
  return [...(h > 0 ? [`${h} ${hour}`] : []), ...(m > 0 || h === 0 ? [`${m} ${minute}`] : [])].join(" ");
}
const measurePattern = /(\d[\d.,]* (?:km|mi|ft|min|m|h|公里|米|英里|英尺|分钟|小时)(?![\p{L}\d]))/u;
/**
 * Splits a text into pieces. Every second piece is a number with its unit, so that the caller can prevent a line break
 * inside that piece.
 */
export const splitAtUnits = (text: string): readonly string[] => text.split(measurePattern);
/** "1,234", "1.2万". */
export function countText(n: number, lang: Lang): string {
  if (lang === "en") return n.toLocaleString("en-US");
  return n < 10_000 ? String(n) : `${(n / 10_000).toFixed(1)}万`;
}
/** Formats a price level from 1 to 4: "¥¥". */
export const priceText = (level: number): string => "¥".repeat(level);
export const speedPerHour = (metres: number, seconds: number, units: Units): number =>
  seconds <= 0 ? 0 : Math.round(((metres / seconds) * 3600) / (units === "imperial" ? metresOfMile : 1000));
/** The lengths that the scale of a map can show. */
const roundMetres = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000] as const;
const roundFeet = [50, 100, 200, 500, 1000, 2640, 5280, 10_560, 26_400, 52_800] as const;
/** Returns the longest length of the scale that is at most `metres`. */
export function scaleLength(metres: number, units: Units): number {
  const lengths = units === "imperial" ? roundFeet.map((feet) => feet * metresOfFoot) : roundMetres;
  return lengths.findLast((length) => length <= metres) ?? lengths[0]!;
}
