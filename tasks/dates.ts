/** Days as instructions name them. */
import type { Lang } from "../src/os/define.ts";
import { monthText } from "../src/os/format.ts";
import { civilOf, dayMs } from "../src/state/civil.ts";

/** "March 19", "3月19日", of days since 1970-01-01. */
export function dateWords(epochDay: number, lang: Lang): string {
  const { year, month, day } = civilOf(epochDay * dayMs, 0);
  return lang === "en" ? `${monthText(year, month, lang).split(" ")[0]} ${day}` : `${month}月${day}日`;
}
