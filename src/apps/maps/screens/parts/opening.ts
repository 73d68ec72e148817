/** Describes whether a place is open now, and until when. */
import { civilOf, dayKey } from "#state/civil.ts";
import { timeText, weekdayText } from "#os/format.ts";
import { isOpen, nextChange } from "#world/geo/hours.ts";
import type { Hours } from "#world/geo/model.ts";
import type { ScreenContext } from "./targets.ts";

export interface OpeningText {
  readonly open: boolean;
  readonly word: string;
  readonly rest: string;
}
export function openingOf(p: ScreenContext, hours: Hours): OpeningText {
  if (hours === null) return { open: true, word: p.t("openAlways"), rest: "" };
  const moment = { nowMs: p.now, offsetMin: p.offsetMin };
  const open = isOpen(hours, moment);
  const change = nextChange(hours, moment);
  if (change === null) return { open, word: p.t(open ? "openNow" : "closedNow"), rest: "" };
  const at = change.atMs;
  const time = timeText(at, p.os);
  const isToday = dayKey(at, p.offsetMin) === dayKey(p.now, p.offsetMin);
  const day = isToday ? "" : weekdayText(civilOf(at, p.offsetMin).weekday, p.lang);
  const when = day === "" ? time : p.lang === "en" ? `${time} ${day}` : `${day}${time}`;
  return { open, word: p.t(open ? "openNow" : "closedNow"), rest: p.t(open ? "closesAt" : "opensAt", { when }) };
}
