/** The screens of Clock and what the user can do on each. */
import * as v from "valibot";
import { toggled } from "../../state/toggled.ts";
import { flag, overlay, text, textFor, textUpTo } from "../../os/values.ts";
import { alarmSounds, setting } from "../../os/settings.ts";
import type { OsState } from "../../os/state.ts";
import { commands } from "./commands.ts";
import { elapsedOf } from "./queries.ts";
import {
  AlarmId,
  CityId,
  clock,
  Hour,
  Label,
  LegalDays,
  Minute,
  Snooze,
  Sound,
  TimerId,
  Weekdays,
  type Alarm,
  type State,
  type Timer,
} from "./state.ts";

export const tabs = ["alarms", "world", "stopwatch", "timers"] as const;
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

type Draft = Pick<Alarm, "days" | "label" | "sound" | "vibrate" | "snoozeMin"> & {
  hour: string;
  minute: string;
  legal: LegalDays | null;
};
/** What the editor opens with: an alarm as it is, or the makings of a new one. */
interface Wanted {
  readonly id: string | null;
  readonly hour: number;
  readonly minute: number;
  readonly label: string;
}
function draftOf(state: State, wanted: Wanted, os: OsState): Draft {
  const alarm = wanted.id === null ? undefined : state.alarms[wanted.id];
  if (!alarm) {
    const { alarmSound: sound, vibrateOnRing: vibrate } = os.settings.sound;
    const { hour, minute, label } = wanted;
    const { snoozeMin } = state;
    return { hour: two(hour), minute: two(minute), days: [], legal: null, label, sound, vibrate, snoozeMin };
  }
  const { hour, minute, days, legal = null, label, sound, vibrate, snoozeMin } = alarm;
  return { hour: two(hour), minute: two(minute), days: [...days], legal, label, sound, vibrate, snoozeMin };
}
const two = (n: number): string => String(n).padStart(2, "0");
const below = (typed: string, size: number): boolean => /^\d{1,2}$/.test(typed) && Number(typed) < size;
type Span = { hours: string; minutes: string; seconds: string };
export const spanOf = ({ hours, minutes, seconds }: Span): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
const alarmOf = (c: { state: State; params: { id: string } }): Alarm | undefined => c.state.alarms[c.params.id];
const timerOf = (c: { state: State; params: { id: string } }): Timer | undefined => c.state.timers[c.params.id];

export const navigation = clock.navigation(
  {
    start: "main",
    commands,
    screens: {
      main: clock.screen({
        view: {
          tab: v.optional(v.picklist(tabs), "alarms"),
          alarms: v.optional(v.array(AlarmId), []),
          cities: v.optional(v.array(CityId), []),
          timer: v.optional(v.nullable(TimerId), null),
          label: textFor(Label),
          open: overlay("timerLabel"),
        },
      }),
      editor: clock.screen({
        /** A new alarm begins with a time and a label, perhaps another app's wish. */
        params: {
          id: v.nullable(AlarmId),
          hour: v.optional(Hour, 7),
          minute: v.optional(Minute, 0),
          label: v.optional(Label, ""),
        },
        view: {
          hour: textUpTo(2),
          minute: textUpTo(2),
          days: v.optional(Weekdays, []),
          legal: v.optional(v.nullable(LegalDays), null),
          label: textFor(Label),
          sound: v.optional(Sound, alarmSounds[0]),
          vibrate: flag,
          snoozeMin: v.optional(Snooze, 10),
          open: overlay("repeat", "sound", "snooze"),
        },
        enter: ({ state, params, os }) => draftOf(state, params, os),
      }),
      cities: clock.screen({ view: { query: text } }),
      timer: clock.screen({
        params: {
          seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(359_999)), 300),
          label: v.optional(Label, ""),
        },
        view: { hours: textUpTo(2), minutes: textUpTo(2), seconds: textUpTo(2), label: textFor(Label) },
        enter: ({ params: { seconds, label } }) => ({
          hours: two(Math.floor(seconds / 3600)),
          minutes: two(Math.floor(seconds / 60) % 60),
          seconds: two(seconds % 60),
          label,
        }),
      }),
      ringing: clock.screen({ params: { id: AlarmId } }),
      ended: clock.screen({ params: { id: TimerId } }),
      settings: clock.screen({ view: { open: overlay("sound", "snooze", "weekStart") } }),
    },
    guards: {
      selectingAlarms: ({ view }: { view: { alarms: readonly string[] } }) => view.alarms.length > 0,
      selectingCities: ({ view }: { view: { cities: readonly string[] } }) => view.cities.length > 0,
      stopwatchRuns: ({ state }) => state.stopwatch.startedAt !== null,
      stopwatchStands: ({ state }) => state.stopwatch.startedAt === null,
      hasElapsed: ({ state }) => elapsedOf(state.stopwatch, 0) > 0,
      validTime: ({ view }: { view: { hour: string; minute: string } }) =>
        below(view.hour, 24) && below(view.minute, 60),
      changed: ({ state, params, view, os }: { state: State; params: Wanted; view: Draft; os: OsState }) => {
        const { hour, minute, days, legal, label, sound, vibrate, snoozeMin } = view;
        const now: Draft = { hour, minute, days, legal, label, sound, vibrate, snoozeMin };
        return JSON.stringify(now) !== JSON.stringify(draftOf(state, params, os));
      },
      isSaved: ({ params }: { params: { id: string | null } }) => params.id !== null,
      hasSpan: ({ view }: { view: Span }) =>
        below(view.hours || "0", 100) &&
        below(view.minutes || "0", 60) &&
        below(view.seconds || "0", 60) &&
        spanOf(view) > 0,
      alarmRings: (c: { state: State; params: { id: string } }) => (alarmOf(c)?.ringingSince ?? null) !== null,
      alarmRests: (c: { state: State; params: { id: string } }) => (alarmOf(c)?.ringingSince ?? null) === null,
      canSnooze: (c: { state: State; params: { id: string } }) => (alarmOf(c)?.snoozeMin ?? 0) > 0,
      timerRings: (c: { state: State; params: { id: string } }) => (timerOf(c)?.ringingSince ?? null) !== null,
      timerRests: (c: { state: State; params: { id: string } }) => (timerOf(c)?.ringingSince ?? null) === null,
    },
  },
  (at) => [
    at.main.on("newAlarm").push("editor", { id: null }),
    at.main.on("openAlarm", { id: AlarmId }).push("editor"),
    at.main.does("toggleAlarm"),
    at.main.on("selectAlarm", { id: AlarmId }).set(({ args, view }) => ({ alarms: toggled(view.alarms, args.id) })),
    at.main
      .on("selectAll")
      .when("selectingAlarms")
      .set(({ state }) => ({ alarms: Object.keys(state.alarms) })),
    at.main
      .on("deleteAlarms")
      .when("selectingAlarms")
      .ask("deleteAsk", { ok: "delete", danger: true, facts: ({ view }) => ({ n: view.alarms.length }) })
      .run("deleteAlarms", ({ view }) => ({ ids: view.alarms }))
      .set({ alarms: [] })
      .say("deleted"),
    at.main.on("back").when("selectingAlarms").set({ alarms: [] }),
    at.main.on("seeRinging", { id: AlarmId }).push("ringing"),
    at.main.does("cancelSnooze").say("snoozeCancelled"),
    at.main.on("addCity").push("cities"),
    at.main.on("selectCity", { id: CityId }).set(({ args, view }) => ({ cities: toggled(view.cities, args.id) })),
    at.main
      .on("removeCities")
      .when("selectingCities")
      .run("removeCities", ({ view }) => ({ ids: view.cities }))
      .set({ cities: [] })
      .say("removed"),
    at.main.on("back").when("selectingCities").set({ cities: [] }),
    at.main.on("startStopwatch").when("stopwatchStands").run("startStopwatch"),
    at.main.on("stopStopwatch").when("stopwatchRuns").run("stopStopwatch"),
    at.main.on("lap").when("stopwatchRuns").run("lap"),
    at.main.on("resetStopwatch").when("stopwatchStands", "hasElapsed").run("resetStopwatch"),
    at.main.on("newTimer").push("timer"),
    at.main.does("resumeTimer"),
    at.main.does("pauseTimer"),
    at.main.does("stopTimer", "resetTimer"),
    at.main.does("resetTimer"),
    at.main.does("addMinute"),
    at.main.does("deleteTimer").say("timerDeleted"),
    at.main
      .on("startLabel", { id: TimerId })
      .open("timerLabel", ({ args, state }) => ({ timer: args.id, label: state.timers[args.id]?.label ?? "" })),
    at.main
      .on("saveLabel")
      .run("renameTimer", ({ view }) => ({ id: view.timer ?? "timer_", label: view.label }))
      .close("timer", "label"),
    at.main.on("settings").push("settings"),

    at.editor
      .on("save")
      .when("validTime")
      .run("saveAlarm", ({ params, view }) => ({
        id: params.id,
        hour: Number(view.hour),
        minute: Number(view.minute),
        days: view.days,
        legal: view.legal,
        label: view.label,
        sound: view.sound,
        vibrate: view.vibrate,
        snoozeMin: view.snoozeMin,
      }))
      .say("saved")
      .pop(),
    at.editor.on("back").when("changed").ask("discardAsk", { ok: "discard", danger: true }).pop(),
    at.editor
      .on("delete")
      .when("isSaved")
      .ask("deleteAsk", { ok: "delete", danger: true, facts: { n: 1 } })
      .run("deleteAlarms", ({ params }) => ({ ids: params.id === null ? [] : [params.id] }))
      .say("deleted")
      .pop(),

    at.cities.does("add", "addCity").pop(),

    at.timer
      .on("start")
      .when("hasSpan")
      .run("startTimer", ({ view }) => ({ durationMs: spanOf(view), label: view.label }))
      .pop(),

    at.ringing.on("stop").when("alarmRings").run("stopAlarm").pop(),
    at.ringing.on("snooze").when("alarmRings", "canSnooze").run("snoozeAlarm").pop(),
    at.ringing.on("close").when("alarmRests").pop(),

    at.ended.on("stop").when("timerRings").run("resetTimer").pop(),
    at.ended.on("addMinute").when("timerRings").run("addMinute").pop(),
    at.ended.on("close").when("timerRests").pop(),

    at.settings.on("volume", { value: percent }).system("set", ({ args }) => setting("sound", "alarm", args.value)),
    at.settings
      .on("sound", { sound: Sound })
      .system("set", ({ args }) => setting("sound", "alarmSound", args.sound))
      .close(),
    at.settings.does("snooze", "setSnooze").close(),
    at.settings.does("weekStart", "setWeekStart").close(),
    at.settings.on("use24h").system("set", ({ os }) => setting("time", "use24h", !os.settings.time.use24h)),
  ],
);
