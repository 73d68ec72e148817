import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { reject } from "#os/values.ts";
import { clockText } from "#os/format.ts";
import { elapsedOf, remainingMs, ringsOnce } from "./queries.ts";
import {
  AlarmId,
  CityId,
  clock,
  Hour,
  Label,
  LegalDays,
  maxTimerMs,
  Minute,
  Snooze,
  Sound,
  TimerId,
  TimerSpan,
  Weekdays,
  WeekStart,
  type Alarm,
  type Timer,
} from "./state.ts";

const maxLaps = 999;
const minuteMs = 60_000;
/** Stops ringing and snoozing. Turns off the alarm if it rings only once. */
function stopAlarm(alarm: Alarm): void {
  alarm.ringingSince = null;
  alarm.snoozedUntil = null;
  if (ringsOnce(alarm)) alarm.on = false;
}
const resetTimer = (timer: Timer): void => {
  timer.endsAt = null;
  timer.ringingSince = null;
  timer.leftMs = timer.durationMs;
};
const timeOf = (alarm: Alarm, ctx: Ctx): string => clockText(alarm.hour, alarm.minute, ctx.os);

export const commands = {
  /**
   * Saves an alarm; a null id creates one. If its time or days change, the alarm is turned on. With `legal`, it repeats
   * on official workdays or days off and ignores its weekdays. Returns the id.
   */
  saveAlarm: clock.command(
    {
      id: v.nullable(AlarmId),
      hour: Hour,
      minute: Minute,
      days: Weekdays,
      legal: v.optional(v.nullable(LegalDays), null),
      label: Label,
      sound: Sound,
      vibrate: v.boolean(),
      snoozeMin: Snooze,
    },
    (state, { id, legal, ...args }, ctx) => {
      const days = legal === null ? [...new Set(args.days)].toSorted((a, b) => a - b) : [];
      const repeat = legal === null ? { days } : { days, legal };
      const rest = { armedAt: ctx.now, ringingSince: null, snoozedUntil: null };
      if (id === null) {
        const key = ctx.newId("alarm");
        state.alarms[key] = { id: key, ...args, ...repeat, label: args.label.trim(), on: true, ...rest };
        return key;
      }
      const alarm = state.alarms[id];
      if (!alarm) return reject("alarm-missing");
      const moved =
        alarm.hour !== args.hour ||
        alarm.minute !== args.minute ||
        (alarm.legal ?? null) !== legal ||
        JSON.stringify(alarm.days) !== JSON.stringify(days);
      if (legal === null) delete alarm.legal;
      Object.assign(alarm, { ...args, ...repeat, label: args.label.trim() }, moved ? { on: true, ...rest } : {});
      return id;
    },
  ),
  toggleAlarm: clock.command({ id: AlarmId }, (state, { id }, ctx) => {
    const alarm = state.alarms[id];
    if (!alarm) return reject("alarm-missing");
    alarm.on = !alarm.on;
    alarm.armedAt = ctx.now;
    alarm.ringingSince = null;
    alarm.snoozedUntil = null;
  }),
  deleteAlarms: clock.command({ ids: v.array(AlarmId) }, (state, { ids }) => {
    for (const id of ids) {
      if (!state.alarms[id]) return reject("alarm-missing");
      delete state.alarms[id];
    }
  }),
  /** Scheduled. Makes the alarm ring. */
  ringAlarm: clock.command({ id: AlarmId }, (state, { id }, ctx) => {
    const alarm = state.alarms[id];
    if (!alarm) return reject("alarm-missing");
    alarm.armedAt = ctx.now;
    alarm.snoozedUntil = null;
    alarm.ringingSince = ctx.now;
    ctx.present("ringing", { id });
  }),
  snoozeAlarm: clock.command({ id: AlarmId }, (state, { id }, ctx) => {
    const alarm = state.alarms[id];
    if (!alarm || alarm.ringingSince === null) return reject("not-ringing");
    if (alarm.snoozeMin === 0) return reject("snooze-off");
    alarm.ringingSince = null;
    alarm.snoozedUntil = ctx.now + alarm.snoozeMin * minuteMs;
  }),
  stopAlarm: clock.command({ id: AlarmId }, (state, { id }) => {
    const alarm = state.alarms[id];
    if (!alarm || alarm.ringingSince === null) return reject("not-ringing");
    stopAlarm(alarm);
  }),
  cancelSnooze: clock.command({ id: AlarmId }, (state, { id }) => {
    const alarm = state.alarms[id];
    if (!alarm || alarm.snoozedUntil === null) return reject("not-snoozed");
    stopAlarm(alarm);
  }),
  /** Scheduled. Stops an alarm that has rung for `ringMs`; the alarm then counts as missed. */
  missAlarm: clock.command({ id: AlarmId }, (state, { id }, ctx) => {
    const alarm = state.alarms[id];
    if (!alarm) return reject("alarm-missing");
    stopAlarm(alarm);
    const time = timeOf(alarm, ctx);
    ctx.notify(
      alarm.label === ""
        ? { key: "missed", facts: { time } }
        : { key: "missedLabel", facts: { time, label: alarm.label } },
    );
  }),

  addCity: clock.command({ id: CityId }, (state, { id }) => {
    if (state.cities.includes(id)) return reject("city-exists");
    state.cities.push(id);
  }),
  removeCities: clock.command({ ids: v.array(CityId) }, (state, { ids }) => {
    if (ids.some((id) => !state.cities.includes(id))) return reject("city-missing");
    state.cities = state.cities.filter((id) => !ids.includes(id));
  }),

  startStopwatch: clock.command({}, (state, _, ctx) => {
    if (state.stopwatch.startedAt !== null) return reject("stopwatch-runs");
    state.stopwatch.startedAt = ctx.now;
  }),
  stopStopwatch: clock.command({}, (state, _, ctx) => {
    if (state.stopwatch.startedAt === null) return reject("stopwatch-stands");
    state.stopwatch.beforeMs = elapsedOf(state.stopwatch, ctx.now);
    state.stopwatch.startedAt = null;
  }),
  lap: clock.command({}, (state, _, ctx) => {
    const watch = state.stopwatch;
    if (watch.startedAt === null) return reject("stopwatch-stands");
    if (watch.laps.length >= maxLaps) return reject("laps-full");
    watch.laps.push(elapsedOf(watch, ctx.now));
  }),
  resetStopwatch: clock.command({}, (state) => {
    if (state.stopwatch.startedAt !== null) return reject("stopwatch-runs");
    state.stopwatch = { startedAt: null, beforeMs: 0, laps: [] };
  }),

  /** Creates and starts a timer. Returns the id. */
  startTimer: clock.command({ durationMs: TimerSpan, label: Label }, (state, { durationMs, label }, ctx) => {
    const id = ctx.newId("timer");
    const endsAt = ctx.now + durationMs;
    state.timers[id] = {
      id,
      label: label.trim(),
      durationMs,
      endsAt,
      leftMs: durationMs,
      ringingSince: null,
      createdAt: ctx.now,
    };
    return id;
  }),
  resumeTimer: clock.command({ id: TimerId }, (state, { id }, ctx) => {
    const timer = state.timers[id];
    if (!timer) return reject("timer-missing");
    if (timer.endsAt !== null) return reject("timer-runs");
    timer.endsAt = ctx.now + timer.leftMs;
  }),
  pauseTimer: clock.command({ id: TimerId }, (state, { id }, ctx) => {
    const timer = state.timers[id];
    if (!timer) return reject("timer-missing");
    if (timer.endsAt === null || timer.ringingSince !== null) return reject("timer-stands");
    timer.leftMs = remainingMs(timer, ctx.now);
    timer.endsAt = null;
  }),
  /** Adds a minute. If the timer is ringing, it runs for one more minute. */
  addMinute: clock.command({ id: TimerId }, (state, { id }, ctx) => {
    const timer = state.timers[id];
    if (!timer) return reject("timer-missing");
    if (timer.ringingSince !== null) {
      timer.ringingSince = null;
      timer.endsAt = ctx.now + minuteMs;
      return;
    }
    if (remainingMs(timer, ctx.now) + minuteMs > maxTimerMs) return reject("timer-long");
    if (timer.endsAt === null) timer.leftMs += minuteMs;
    else timer.endsAt += minuteMs;
  }),
  resetTimer: clock.command({ id: TimerId }, (state, { id }) => {
    const timer = state.timers[id];
    if (!timer) return reject("timer-missing");
    resetTimer(timer);
  }),
  deleteTimer: clock.command({ id: TimerId }, (state, { id }) => {
    if (!state.timers[id]) return reject("timer-missing");
    delete state.timers[id];
  }),
  renameTimer: clock.command({ id: TimerId, label: Label }, (state, { id, label }) => {
    const timer = state.timers[id];
    if (!timer) return reject("timer-missing");
    timer.label = label.trim();
  }),
  /** Scheduled. Makes the timer ring. */
  ringTimer: clock.command({ id: TimerId }, (state, { id }, ctx) => {
    const timer = state.timers[id];
    if (!timer) return reject("timer-missing");
    timer.ringingSince = ctx.now;
    ctx.present("ended", { id });
  }),
  /** Scheduled. Stops a timer that has rung for `ringMs`. */
  missTimer: clock.command({ id: TimerId }, (state, { id }, ctx) => {
    const timer = state.timers[id];
    if (!timer) return reject("timer-missing");
    resetTimer(timer);
    ctx.notify(timer.label === "" ? { key: "timerEnded" } : { key: "timerEndedLabel", facts: { label: timer.label } });
  }),

  setSnooze: clock.command({ snoozeMin: Snooze }, (state, { snoozeMin }) => {
    state.snoozeMin = snoozeMin;
  }),
  setWeekStart: clock.command({ weekStart: WeekStart }, (state, { weekStart }) => {
    state.weekStart = weekStart;
  }),
};
