/** Formats and parses days. Birthdays have neither a time nor a zone. */
import type { Lang } from "#os/values.ts";
import { monthText, pad2 } from "#os/format.ts";

export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
export const dayOf = (key: string): Day | null => {
  const m = /^(\d{4})-(\d\d)-(\d\d)$/.exec(key);
  return m ? { year: Number(m[1]), month: Number(m[2]), day: Number(m[3]) } : null;
};
export const keyOfDay = (d: Day): string => `${String(d.year).padStart(4, "0")}-${pad2(d.month)}-${pad2(d.day)}`;
/** Formats a day: "21 September 1993", "1993年9月21日". */
export function dayText(key: string, lang: Lang): string {
  const d = dayOf(key);
  if (!d) return "";
  const month = monthText(d.year, d.month, lang);
  return lang === "en" ? `${d.day} ${month}` : `${month}${d.day}日`;
}
