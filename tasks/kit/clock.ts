/** What tasks need of Clock. */
import clock from "../../src/apps/clock/index.ts";
import type { Alarm, Timer } from "../../src/apps/clock/state.ts";
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
