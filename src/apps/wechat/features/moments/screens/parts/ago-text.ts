import { whenText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import type { Facts } from "#os/values.ts";
import type { Word } from "#apps/wechat/strings.ts";

/** Returns a text such as "5 min ago" or "3 h ago", or the number of days for longer times. */
export function agoText(t: (key: Word, facts?: Facts) => string, at: number, os: OsState, now: number): string {
  const ms = now - at;
  if (ms < minuteMs) return t("justNow");
  if (ms < hourMs) return t("minutesAgo", { n: Math.floor(ms / minuteMs) });
  if (ms < 24 * hourMs) return t("hoursAgo", { n: Math.floor(ms / hourMs) });
  return ms < 4 * 24 * hourMs ? t("daysAgo", { n: Math.floor(ms / (24 * hourMs)) }) : whenText(at, os, now);
}
