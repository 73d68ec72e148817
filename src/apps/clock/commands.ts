/** What can happen to alarms, world clocks, the stopwatch and timers. */
import * as v from "valibot";
import type { Ctx } from "../../os/app-command.ts";
import { reject } from "../../os/values.ts";
import { clockText } from "../../os/format.ts";
import { elapsedOf, leftOf, ringsOnce } from "./queries.ts";
import {
  AlarmId,
  CityId,
  clock,
  Hour,
  Label,
  LegalDays,
  longestTimerMs,
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

const lapsAtMost = 999;
const minute = 60_000;
/** Puts an alarm to rest; one that rings once is done. */
function silence(alarm: Alarm): void {
  alarm.ringingSince = null;
  alarm.snoozedUntil = null;
  if (ringsOnce(alarm)) alarm.on = false;
}
const rewind = (timer: Timer): void => {
  timer.endsAt = null;
  timer.ringingSince = null;
  timer.leftMs = timer.durationMs;
};
const timeOf = (alarm: Alarm, ctx: Ctx): string => clockText(alarm.hour, alarm.minute, ctx.os);

export const commands = {
  /** Writes an alarm; `id` null makes a new one. An alarm moved to another time or other days is on. Its result is the id.
   * With `legal` it repeats by legal days, whatever its weekdays. */
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
  /** An alarm fell due. */
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
    alarm.snoozedUntil = ctx.now + alarm.snoozeMin * minute;
  }),
  stopAlarm: clock.command({ id: AlarmId }, (state, { id }) => {
    const alarm = state.alarms[id];
    if (!alarm || alarm.ringingSince === null) return reject("not-ringing");
    silence(alarm);
  }),
  cancelSnooze: clock.command({ id: AlarmId }, (state, { id }) => {
    const alarm = state.alarms[id];
    if (!alarm || alarm.snoozedUntil === null) return reject("not-snoozed");
    silence(alarm);
  }),
  /** An alarm rang until it gave up. */
  missAlarm: clock.command({ id: AlarmId }, (state, { id }, ctx) => {
    const alarm = state.alarms[id];
    if (!alarm) return reject("alarm-missing");
    silence(alarm);
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
    if (watch.laps.length >= lapsAtMost) return reject("laps-full");
    watch.laps.push(elapsedOf(watch, ctx.now));
  }),
  resetStopwatch: clock.command({}, (state) => {
    if (state.stopwatch.startedAt !== null) return reject("stopwatch-runs");
    state.stopwatch = { startedAt: null, beforeMs: 0, laps: [] };
  }),

  /** Makes a timer and starts it. Its result is the id. */
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
    timer.leftMs = leftOf(timer, ctx.now);
    timer.endsAt = null;
  }),
  /** A minute more; one that rings goes on for a minute. */
  addMinute: clock.command({ id: TimerId }, (state, { id }, ctx) => {
    const timer = state.timers[id];
    if (!timer) return reject("timer-missing");
    if (timer.ringingSince !== null) {
      timer.ringingSince = null;
      timer.endsAt = ctx.now + minute;
      return;
    }
    if (leftOf(timer, ctx.now) + minute > longestTimerMs) return reject("timer-long");
    if (timer.endsAt === null) timer.leftMs += minute;
    else timer.endsAt += minute;
  }),
  resetTimer: clock.command({ id: TimerId }, (state, { id }) => {
    const timer = state.timers[id];
    if (!timer) return reject("timer-missing");
    rewind(timer);
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
  /** A timer ran out. */
  ringTimer: clock.command({ id: TimerId }, (state, { id }, ctx) => {
    const timer = state.timers[id];
    if (!timer) return reject("timer-missing");
    timer.ringingSince = ctx.now;
    ctx.present("ended", { id });
  }),
  /** A timer rang until it gave up. */
  missTimer: clock.command({ id: TimerId }, (state, { id }, ctx) => {
    const timer = state.timers[id];
    if (!timer) return reject("timer-missing");
    rewind(timer);
    ctx.notify(timer.label === "" ? { key: "timerEnded" } : { key: "timerEndedLabel", facts: { label: timer.label } });
  }),

  setSnooze: clock.command({ snoozeMin: Snooze }, (state, { snoozeMin }) => {
    state.snoozeMin = snoozeMin;
  }),
  setWeekStart: clock.command({ weekStart: WeekStart }, (state, { weekStart }) => {
    state.weekStart = weekStart;
  }),
};
