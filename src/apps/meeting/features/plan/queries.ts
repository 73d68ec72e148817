/** Lists the owner's meetings by day. */
import { dayKey, minuteMs } from "#state/civil.ts";
import { me } from "../../ids.ts";
import { nextStart, listStarts } from "../../repeats.ts";
import type { State } from "../../state.ts";
import type { Meeting } from "./state.ts";

export interface UpcomingMeeting {
  readonly meeting: Meeting;
  readonly start: number;
}
export const isInOwnList = (m: Meeting, now: number): boolean => m.listed && m.at <= now && m.answer !== "no";
/** Current and upcoming meetings, soonest first. For a series, only the next occurrence is listed. */
export const upcomingMeetings = (state: Pick<State, "meetings">, now: number, offsetMin: number): UpcomingMeeting[] =>
  Object.values(state.meetings)
    .filter((m) => isInOwnList(m, now))
    .flatMap((meeting) => {
      const start = nextStart(meeting, now, offsetMin);
      return start === null ? [] : [{ meeting, start }];
    })
    .toSorted((a, b) => a.start - b.start || (a.meeting.id < b.meeting.id ? -1 : 1));
export function groupByDay(
  coming: readonly UpcomingMeeting[],
  offsetMin: number,
): { readonly day: number; readonly rows: UpcomingMeeting[] }[] {
  const days = new Map<string, UpcomingMeeting[]>();
  for (const one of coming) {
    const key = dayKey(one.start, offsetMin);
    days.set(key, [...(days.get(key) ?? []), one]);
  }
  return [...days.values()].map((rows) => ({ day: rows[0]!.start, rows }));
}
export const meetingPhase = (start: number, minutes: number, now: number): "before" | "on" | "over" =>
  now < start ? "before" : now < start + minutes * minuteMs ? "on" : "over";

export function planDues(state: State, now: number, offsetMin: number) {
  return Object.values(state.meetings).flatMap((m) => {
    if (!m.told) return [{ at: m.at, command: "tellInvite", args: { id: m.id } }];
    if (m.remind === 0 || !m.listed || m.answer === "no" || (m.host !== me && m.answer === null)) return [];
    // The next start for which no reminder has been sent.
    const start = listStarts(m, now, 3, offsetMin).find((one) => one > (m.reminded ?? 0) && one > now);
    return start === undefined
      ? []
      : [{ at: start - m.remind * minuteMs, command: "tellSoon", args: { id: m.id, start } }];
  });
}
