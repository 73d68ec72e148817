/** Words as instructions use them. */
import type { Lang } from "../../src/os/values.ts";
import { monthText, pad2 } from "../../src/os/format.ts";
import { civilOf, dayMs } from "../../src/state/civil.ts";

/** "Mon, Tue and Wed"; "周一、周二和周三". */
export function listing(items: readonly string[], and: string, comma: string): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(comma)}${and}${last}`;
}
/** "19 March", "3月19日", of days since 1970-01-01. */
export function dateWords(epochDay: number, lang: Lang): string {
  const { year, month, day } = civilOf(epochDay * dayMs, 0);
  return lang === "en" ? `${day} ${monthText(year, month, lang).split(" ")[0]}` : `${month}月${day}日`;
}
/** "09:05", of minutes since midnight. */
export const clockOf = (minute: number): string => `${pad2(Math.floor(minute / 60))}:${pad2(minute % 60)}`;
/** "19 March 2026", "2026年3月19日", of days since 1970-01-01. */
export function fullDate(epochDay: number, lang: Lang): string {
  const { year, month, day } = civilOf(epochDay * dayMs, 0);
  return lang === "en" ? `${day} ${monthText(year, month, "en")}` : `${monthText(year, month, lang)}${day}日`;
}
/** How an instruction ends whose answer goes on the sheet. */
export const fillIn = {
  en: "Fill in {app.answersheet} and submit it.",
  zh: "请填写{app.answersheet}并提交。",
} as const;
