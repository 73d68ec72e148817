/** Formats the opening hours of one day. */
import { clockText } from "#os/format.ts";
import type { ScreenContext } from "./targets.ts";

/**
 * Formats the opening hours of a day. Both times are in minutes since midnight. A closing time after midnight is above
 * 1440; for example, 1500 means one o'clock at night.
 */
export function dayHoursText(
  p: ScreenContext,
  span: { readonly open: number; readonly close: number } | null | undefined,
): string {
  if (!span) return p.t("closedDay");
  const clock = (minutes: number) => clockText(Math.floor(minutes / 60) % 24, minutes % 60, p.os);
  return `${clock(span.open)} – ${clock(span.close)}`;
}
