/** Helpers for tasks about Clock. */
import clock from "#apps/clock/index.ts";
import type { Alarm, Timer } from "#apps/clock/state.ts";
import { any } from "#judge/allowed-paths.ts";
import type { AnyDriver } from "#judge/driver.ts";
import { longDateText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { formatTime } from "./phrases.ts";

/** Returns an alarm that is on and was set at `at`. An alarm without days rings once. */
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
/** For `allow`: alarms that ring by weekday or once, not by working days. */
export const ringsByWeekday = { legal: null } as const;
/** For `free`, when a task asks for an alarm: the sound of the alarm, which the instruction does not mention. */
export const alarmSound = {
  why: "How the alarm sounds, and whether it can be snoozed, is not said",
  paths: ({ clock: { alarms } }: { readonly clock: { readonly alarms: Readonly<Record<string, Alarm>> } }) => [
    alarms[any]?.sound,
    alarms[any]?.vibrate,
    alarms[any]?.snoozeMin,
  ],
};
/** Returns a paused timer of which `leftMs` remain. */
export const timer = (id: string, label: string, durationMs: number, leftMs: number, at: number): Timer => ({
  id,
  label,
  durationMs,
  endsAt: null,
  leftMs,
  ringingSince: null,
  createdAt: at,
});
/**
 * Fills in the hour and the minute of an open time field. The driver must already know the time from the instruction,
 * from the display or by derivation.
 */
export async function typeTime(o: AnyDriver, minute: number): Promise<void> {
  const [hour, rest] = formatTime(minute).split(":") as [string, string];
  await o.type("hour", hour);
  await o.type("minute", rest);
}
/**
 * Reads today's full date on the world clock. The texts in `follows` (dates of other days) count as derived from
 * today's date.
 */
export async function seeToday(o: AnyDriver, now: number, os: OsState, ...follows: readonly string[]): Promise<void> {
  await o.open(clock);
  await o.set(clock, "main", { tab: "world" });
  const today = longDateText(now, os);
  await o.sees(today);
  o.reads([today], ...follows);
}
