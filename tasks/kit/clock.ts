/** What tasks need of Clock. */
import clock from "../../src/apps/clock/index.ts";
import type { Alarm, Timer } from "../../src/apps/clock/state.ts";
import { any } from "../../src/judge/paths.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import { longDateText } from "../../src/os/format.ts";
import type { OsState } from "../../src/os/state.ts";
import { clockOf } from "./words.ts";

/** An alarm that is on, set at `at`; without days it rings once. */
export const alarm = (id: string, hour: number, minute: number, at: number, more: Partial<Alarm> = {}): Alarm => ({
  id,
  hour,
  minute,
  days: [],
  label: "",
  sound: "daybreak",
  vibrate: true,
  snoozeMin: 10,
  on: true,
  armedAt: at,
  ringingSince: null,
  snoozedUntil: null,
  ...more,
});
/** For `allow`: alarms that ring by weekdays or once, not by working days. */
export const ringsByWeekday = { legal: null } as const;
/** For `free`, where a task has an alarm set: how it sounds is not said. */
export const alarmManner = {
  why: "How the alarm sounds, and whether it can be snoozed, is not said",
  paths: ({ clock: { alarms } }: { readonly clock: { readonly alarms: Readonly<Record<string, Alarm>> } }) => [
    alarms[any]?.sound,
    alarms[any]?.vibrate,
    alarms[any]?.snoozeMin,
  ],
};
/** A timer that is paused with so much left. */
export const timer = (id: string, label: string, durationMs: number, leftMs: number, at: number): Timer => ({
  id,
  label,
  durationMs,
  endsAt: null,
  leftMs,
  ringingSince: null,
  createdAt: at,
});
/** Fills in the hour and the minute of whatever asks for a time; the time has been told, seen or worked out. */
export async function typeTime(o: Hand, minute: number): Promise<void> {
  const [hour, rest] = clockOf(minute).split(":") as [string, string];
  await o.type("hour", hour);
  await o.type("minute", rest);
}
/** Sees on the world clock what day it is today, by the date in full; what is told of other days follows from it. */
export async function seeToday(o: Hand, now: number, os: OsState, ...follows: readonly string[]): Promise<void> {
  await o.open(clock);
  await o.set(clock, "main", { tab: "world" });
  const today = longDateText(now, os);
  await o.sees(today);
  o.reads([today], ...follows);
}
