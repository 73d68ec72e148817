/** Phrases of instructions. */
import type { Lang } from "#os/values.ts";
import { monthText, pad2 } from "#os/format.ts";
import { civilOf, dayMs } from "#state/civil.ts";

/** Joins texts to a list, for example "Mon, Tue and Wed" or "周一、周二和周三". */
export function joinList(items: readonly string[], and: string, comma: string): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(comma)}${and}${last}`;
}
/** Formats a day (days since 1970-01-01) as "19 March" or "3月19日". */
export function formatDate(epochDay: number, lang: Lang): string {
  const { year, month, day } = civilOf(epochDay * dayMs, 0);
  return lang === "en" ? `${day} ${monthText(year, month, lang).split(" ")[0]}` : `${month}月${day}日`;
}
/** Formats minutes since midnight as "09:05". */
export const formatTime = (minute: number): string => `${pad2(Math.floor(minute / 60))}:${pad2(minute % 60)}`;
/** Formats a day (days since 1970-01-01) as "19 March 2026" or "2026年3月19日". */
export function formatFullDate(epochDay: number, lang: Lang): string {
  const { year, month, day } = civilOf(epochDay * dayMs, 0);
  return lang === "en" ? `${day} ${monthText(year, month, "en")}` : `${monthText(year, month, lang)}${day}日`;
}
/** The last sentence of an instruction whose answer goes on the answer sheet. */
export const fillIn = {
  en: "Fill in {app.answersheet} and submit it.",
  zh: "请填写{app.answersheet}并提交。",
} as const;
