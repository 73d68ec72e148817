/** The words of fields and numbers in instructions that are made without a model. */
import type { Lang } from "#contract/env.ts";

/** The most digits of a number that a user would name. */
const mostDigits = 10;

/** Converts `darkTheme` to "dark theme", and leaves out units that the value already has. */
export const keyToWords = (key: string): string =>
  key
    .replace(/([a-z])(Cents|Ms|Minute)$/, "$1")
    .replace(/([a-z])At$/, "$1 time")
    .replace(/([a-z])Min$/, "$1 in minutes")
    .replace(/([a-z])Sec$/, "$1 in seconds")
    .replace(/([a-z])(\d)/, "$1 $2")
    .replace(/^cents$/, "amount")
    .replace(/^deg$/, "degrees")
    .replace(/^with$/, "to")
    .replace(/^parent$/, "inside")
    .replace(/^main$/, "main place")
    .replace(/^mode$/, "view mode")
    .replace(/^descending$/, "descending order")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .toLowerCase();
/** Returns null if nobody would name the number. */
export function formatNumber(key: string, value: number, offsetMin: number, lang: Lang): string | null {
  if (value > 1e11) return formatDate(value, offsetMin);
  if (/(^c|C)ents$/.test(key)) return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
  if (/[a-z]Minute$/.test(key)) return formatDate(value * 60_000, 0).slice(11);
  if (!/(^m|M)s$/.test(key)) {
    return String(value).length > mostDigits ? null : String(value);
  }
  const seconds = Math.round(value / 1000);
  if (seconds % 60 === 0) return lang === "en" ? `${seconds / 60} min` : `${seconds / 60} 分钟`;
  return lang === "en" ? `${seconds} s` : `${seconds} 秒`;
}
function formatDate(ms: number, offsetMin: number): string {
  const text = new Date(ms + offsetMin * 60_000).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}
/** Converts "notes" to "a note", "replies" to "a reply". */
export function oneOf(plural: string): string {
  const one = plural
    .replace(/ies$/, "y")
    .replace(/(?<=x|ch|sh|ss)es$/, "")
    .replace(/(?<!s)s$/, "");
  return `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`;
}
