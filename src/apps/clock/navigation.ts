/** The app's screens and edges. */
import * as v from "valibot";
import { equal, isNotEmpty, not } from "#os/guards.ts";
import { flag, nullableField, overlay, listField, text, textFor, textUpTo } from "#os/values.ts";
import { alarmSounds, settingArgs } from "#os/settings.ts";
import type { OsState } from "#os/state.ts";
import { searchFocus, whileOpen } from "#os/opening-focus.ts";
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
/** The parameters of the editor: the id of an existing alarm, or the time and the label of a new alarm. */
interface EditorParams {
  readonly id: string | null;
  readonly hour: number;
  readonly minute: number;
  readonly label: string;
}
function createDraft(state: State, wanted: EditorParams, os: OsState): Draft {
  const alarm = wanted.id === null ? undefined : state.alarms[wanted.id];
  if (!alarm) {
    const { alarmSound: sound, vibrateOnRing: vibrate } = os.settings.sound;
    const { hour, minute, label } = wanted;
    const { snoozeMin } = state;
    return { hour: padTwo(hour), minute: padTwo(minute), days: [], legal: null, label, sound, vibrate, snoozeMin };
  }
  const { hour, minute, days, legal = null, label, sound, vibrate, snoozeMin } = alarm;
  return { hour: padTwo(hour), minute: padTwo(minute), days: [...days], legal, label, sound, vibrate, snoozeMin };
}
const padTwo = (n: number): string => String(n).padStart(2, "0");
const isBelow = (typed: string, size: number): boolean => /^\d{1,2}$/.test(typed) && Number(typed) < size;
type Span = { hours: string; minutes: string; seconds: string };
export const spanToMs = ({ hours, minutes, seconds }: Span): number =>
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
          alarms: listField(AlarmId),
          cities: listField(CityId),
          timer: nullableField(TimerId),
          label: textFor(Label),
          open: overlay("timerLabel"),
        },
        focus: [{ field: "label", when: whileOpen("timerLabel") }],
      }),
      editor: clock.screen({
        /** The time and label of a new alarm. Another app can supply them. */
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
        enter: ({ state, params, os }) => createDraft(state, params, os),
      }),
      cities: clock.screen({ view: { query: text }, focus: [searchFocus("query")] }),
      timer: clock.screen({
        params: {
          seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(359_999)), 300),
          label: v.optional(Label, ""),
        },
        view: { hours: textUpTo(2), minutes: textUpTo(2), seconds: textUpTo(2), label: textFor(Label) },
        enter: ({ params: { seconds, label } }) => ({
          hours: padTwo(Math.floor(seconds / 3600)),
          minutes: padTwo(Math.floor(seconds / 60) % 60),
          seconds: padTwo(seconds % 60),
          label,
        }),
      }),
      ringing: clock.screen({ params: { id: AlarmId } }),
      ended: clock.screen({ params: { id: TimerId } }),
      settings: clock.screen({ view: { open: overlay("sound", "snooze", "weekStart") } }),
    },
    guards: {
      selectingAlarms: isNotEmpty("alarms"),
      selectingCities: isNotEmpty("cities"),
      stopwatchRuns: not(equal("state.stopwatch.startedAt", null)),
      stopwatchStands: equal("state.stopwatch.startedAt", null),
      hasElapsed: ({ state }) => elapsedOf(state.stopwatch, 0) > 0,
      validTime: ({ view }: { view: { hour: string; minute: string } }) =>
        isBelow(view.hour, 24) && isBelow(view.minute, 60),
      changed: ({ state, params, view, os }: { state: State; params: EditorParams; view: Draft; os: OsState }) => {
        const { hour, minute, days, legal, label, sound, vibrate, snoozeMin } = view;
        const now: Draft = { hour, minute, days, legal, label, sound, vibrate, snoozeMin };
        return JSON.stringify(now) !== JSON.stringify(createDraft(state, params, os));
      },
      isSaved: not(equal("params.id", null)),
      hasSpan: ({ view }: { view: Span }) =>
        isBelow(view.hours || "0", 100) &&
        isBelow(view.minutes || "0", 60) &&
        isBelow(view.seconds || "0", 60) &&
        spanToMs(view) > 0,
      alarmRings: (c: { state: State; params: { id: string } }) => (alarmOf(c)?.ringingSince ?? null) !== null,
      alarmRests: (c: { state: State; params: { id: string } }) => (alarmOf(c)?.ringingSince ?? null) === null,
      canSnooze: (c: { state: State; params: { id: string } }) => (alarmOf(c)?.snoozeMin ?? 0) > 0,
      timerRings: (c: { state: State; params: { id: string } }) => (timerOf(c)?.ringingSince ?? null) !== null,
      timerRests: (c: { state: State; params: { id: string } }) => (timerOf(c)?.ringingSince ?? null) === null,
    },
  },
  ({ on, does }) => [
    on("main", "newAlarm").push("editor", { id: null }),
    on("main", "openAlarm", { id: AlarmId }).push("editor"),
    does("main", "toggleAlarm"),
    on("main", "selectAlarm", { id: AlarmId }).toggle("alarms", "id"),
    on("main", "selectAll")
      .when("selectingAlarms")
      .set(({ state }) => ({ alarms: Object.keys(state.alarms) })),
    on("main", "deleteAlarms")
      .when("selectingAlarms")
      .warn("deleteAsk", "delete", ({ view }) => ({ n: view.alarms.length }))
      .run("deleteAlarms", ({ view }) => ({ ids: view.alarms }))
      .set({ alarms: [] })
      .say("deleted"),
    on("main", "back").when("selectingAlarms").set({ alarms: [] }),
    on("main", "seeRinging", { id: AlarmId }).push("ringing"),
    does("main", "cancelSnooze").say("snoozeCancelled"),
    on("main", "addCity").push("cities"),
    on("main", "selectCity", { id: CityId }).toggle("cities", "id"),
    on("main", "removeCities")
      .when("selectingCities")
      .run("removeCities", ({ view }) => ({ ids: view.cities }))
      .set({ cities: [] })
      .say("removed"),
    on("main", "back").when("selectingCities").set({ cities: [] }),
    does("main", "startStopwatch").when("stopwatchStands"),
    does("main", "stopStopwatch").when("stopwatchRuns"),
    does("main", "lap").when("stopwatchRuns"),
    does("main", "resetStopwatch").when("stopwatchStands", "hasElapsed"),
    on("main", "newTimer").push("timer"),
    does("main", "resumeTimer"),
    does("main", "pauseTimer"),
    does("main", "stopTimer", "resetTimer"),
    does("main", "resetTimer"),
    does("main", "addMinute"),
    does("main", "deleteTimer").say("timerDeleted"),
    on("main", "startLabel", { id: TimerId }).open("timerLabel", ({ args, state }) => ({
      timer: args.id,
      label: state.timers[args.id]?.label ?? "",
    })),
    on("main", "saveLabel")
      .run("renameTimer", ({ view }) => ({ id: view.timer ?? "timer_", label: view.label }))
      .close("timer", "label"),
    on("main", "settings").push("settings"),

    on("editor", "save")
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
    on("editor", "back").when("changed").warn("discardAsk", "discard").pop(),
    on("editor", "delete")
      .when("isSaved")
      .warn("deleteAsk", "delete", { n: 1 })
      .run("deleteAlarms", ({ params }) => ({ ids: params.id === null ? [] : [params.id] }))
      .say("deleted")
      .pop(),

    does("cities", "add", "addCity").pop(),

    on("timer", "start")
      .when("hasSpan")
      .run("startTimer", ({ view }) => ({ durationMs: spanToMs(view), label: view.label }))
      .pop(),

    on("ringing", "stop").when("alarmRings").run("stopAlarm").pop(),
    on("ringing", "snooze").when("alarmRings", "canSnooze").run("snoozeAlarm").pop(),
    on("ringing", "close").when("alarmRests").pop(),

    on("ended", "stop").when("timerRings").run("resetTimer").pop(),
    on("ended", "addMinute").when("timerRings").run("addMinute").pop(),
    on("ended", "close").when("timerRests").pop(),

    on("settings", "volume", { value: percent }).system("set", ({ args }) => settingArgs("sound", "alarm", args.value)),
    on("settings", "sound", { sound: Sound })
      .system("set", ({ args }) => settingArgs("sound", "alarmSound", args.sound))
      .close(),
    does("settings", "snooze", "setSnooze").close(),
    does("settings", "weekStart", "setWeekStart").close(),
    on("settings", "use24h").system("set", ({ os }) => settingArgs("time", "use24h", !os.settings.time.use24h)),
  ],
);
