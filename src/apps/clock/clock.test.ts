import { describe, expect, test } from "vitest";
import type { PhoneState } from "#os/state.ts";
import { dayMs, epochOf, hourMs, minuteMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { phone } from "../phone.ts";
import { cities, getCity, offsetAt } from "./cities.ts";
import {
  findAlarm,
  alarmsAt,
  findCities,
  dayDifference,
  elapsedOf,
  lapsOf,
  remainingMs,
  nextAlarm,
  nextRing,
  occurrenceAfter,
  offsetDifference,
  statusOf,
  timeIn,
  findTimer,
  timersOf,
} from "./queries.ts";
import type { LegalDays, State } from "./state.ts";

const zone = 480;
/** This day is a Monday. */
const monday = { year: 2026, month: 3, day: 16 };
const at = (day: number, hour: number, minute = 0): number => epochOf({ ...monday, day, hour, minute }, zone);
const utc = (iso: string): number => Date.parse(iso);
const boot = (startMs = at(16, 9)): PhoneState =>
  phone.boot({
    startMs,
    lang: "en",
    device: { width: 360, height: 800, dpr: 3 },
    theme: "light",
    fontScale: 1,
    seed: 1,
  });
const clockOf = (s: PhoneState): State => s.apps["clock"] as unknown as State;
const nowOf = (s: PhoneState) => ({ now: s.clock.nowMs, offsetMin: zone });
const tick = (s: PhoneState, ms: number): PhoneState => phone.reduce(s, { name: "os.tick", args: { ms } }).state;
const tickUntil = (s: PhoneState, moment: number): PhoneState => tick(s, moment - s.clock.nowMs);
function run(s: PhoneState, name: string, args: Json = {}): PhoneState {
  const done = phone.reduce(s, { name: `clock.${name}`, args });
  expect(done.rejected).toBeNull();
  return done.state;
}
const clockNotifications = (s: PhoneState) => Object.values(s.os.notifications).filter((n) => n.app === "clock");
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null =>
  phone.reduce(s, { name: `clock.${name}`, args }).rejected;
const frontScreen = (s: PhoneState): string => `${phone.frontOf(s).app}/${phone.frontOf(s).screen}`;
const act = (s: PhoneState, on: string): PhoneState =>
  phone.reduce(s, { name: "os.act", args: { app: "clock", on, args: {} } }).state;
/** Returns a phone whose only alarm is the given one. */
function withAlarm(
  hour: number,
  minute: number,
  more: { days?: number[]; legal?: LegalDays; snoozeMin?: number; label?: string; bootMs?: number } = {},
) {
  const seeded = boot(more.bootMs);
  const empty = run(seeded, "deleteAlarms", { ids: Object.keys(clockOf(seeded).alarms) });
  const state = run(empty, "saveAlarm", {
    id: null,
    hour,
    minute,
    days: more.days ?? [],
    legal: more.legal ?? null,
    label: more.label ?? "",
    sound: "bells",
    vibrate: true,
    snoozeMin: more.snoozeMin ?? 10,
  });
  return { state, id: Object.keys(clockOf(state).alarms)[0]! };
}
const onlyAlarm = (s: PhoneState) => Object.values(clockOf(s).alarms)[0]!;

describe("the next time of an alarm", () => {
  test.each([
    ["later today", [], 9, 30, at(16, 9, 30)],
    ["tomorrow when it has passed", [], 8, 0, at(17, 8)],
    ["tomorrow when it is this very minute", [], 9, 0, at(17, 9)],
    ["today on a chosen weekday", [1], 9, 30, at(16, 9, 30)],
    ["a week on when today's has passed", [1], 8, 0, at(23, 8)],
    ["the nearest chosen day", [0, 3, 6], 7, 0, at(18, 7)],
    ["the next weekday", [1, 2, 3, 4, 5], 7, 0, at(17, 7)],
  ])("is %s", (_, days, hour, minute, expected) => {
    expect(occurrenceAfter({ days, hour, minute }, at(16, 9), zone)).toBe(expected);
  });
  test("skips the weekend", () => {
    const alarm = { days: [1, 2, 3, 4, 5], hour: 7, minute: 0 };
    expect(occurrenceAfter(alarm, at(20, 7), zone)).toBe(at(23, 7));
  });
  test.each([
    ["the first working day after New Year", "working", [2026, 12, 31, 7], [2027, 1, 4]],
    ["the make-up Sunday of New Year 2026", "working", [2026, 1, 1, 9], [2026, 1, 4]],
    ["the Saturday that is worked for Spring Festival", "working", [2026, 2, 13, 7], [2026, 2, 14]],
    ["the day after Spring Festival", "working", [2026, 2, 14, 7], [2026, 2, 24]],
    ["a Monday, behind the years that are known", "working", [2027, 12, 31, 7], [2028, 1, 3]],
    ["the first day of the year, which is off", "off", [2026, 12, 27, 7], [2027, 1, 1]],
    ["the Sunday between a worked Saturday and the week", "off", [2026, 10, 7, 7], [2026, 10, 11]],
    ["a Saturday, behind the years that are known", "off", [2027, 12, 26, 7], [2028, 1, 1]],
  ] as const)("with legal days is %s", (_, legal, [year, month, day, hour], [toYear, toMonth, toDay]) => {
    const alarm = { days: [], legal, hour: 7, minute: 0 };
    const after = epochOf({ year, month, day, hour }, zone);
    expect(occurrenceAfter(alarm, after, zone)).toBe(
      epochOf({ year: toYear, month: toMonth, day: toDay, hour: 7 }, zone),
    );
  });
  test("is every day in exactly one of the two legal repeats", () => {
    const first = epochOf({ year: 2024, month: 12, day: 31 }, zone);
    for (let day = 0; day < 5 * 365; day++) {
      const midnight = first + day * dayMs;
      const next = (["working", "off"] as const).map((legal) =>
        occurrenceAfter({ days: [], legal, hour: 0, minute: 1 }, midnight, zone),
      );
      expect(next.filter((moment) => moment === midnight + minuteMs)).toHaveLength(1);
    }
  });
  test("follows the phone's time zone", () => {
    const alarm = { days: [], hour: 10, minute: 30 };
    expect(occurrenceAfter(alarm, at(16, 9), 540)).toBe(at(16, 9, 30));
  });
  test("is that of the earliest alarm that is on", () => {
    const s = boot();
    expect(nextAlarm(clockOf(s), nowOf(s))).toMatchObject({ alarm: { label: "Take the tablets" }, at: at(16, 22, 30) });
    const off = run(s, "toggleAlarm", { id: findAlarm(clockOf(s), 22, 30)!.id });
    expect(nextAlarm(clockOf(off), nowOf(off))!.at).toBe(at(17, 7));
    expect(alarmsAt(clockOf(s), 7, 30).map((a) => a.on)).toEqual([false, true]);
  });
});

describe("an alarm", () => {
  test("comes to the front at its minute, even during a long wait", () => {
    const { state, id } = withAlarm(9, 30);
    expect(frontScreen(tickUntil(state, at(16, 9, 30) - 1))).toBe("launcher/home");
    const s = tickUntil(state, at(16, 9, 32));
    expect(frontScreen(s)).toBe("clock/ringing");
    expect(phone.top(s, "clock").params).toEqual({ id });
    expect(onlyAlarm(s).ringingSince).toBe(at(16, 9, 30));
  });
  test("repeats on working days, across make-up days and the end of the year", () => {
    const { state, id } = withAlarm(9, 30, {
      legal: "working",
      bootMs: epochOf({ year: 2026, month: 12, day: 30, hour: 12 }, zone),
    });
    const rung = tickUntil(state, epochOf({ year: 2026, month: 12, day: 31, hour: 9, minute: 31 }, zone));
    expect(onlyAlarm(rung)).toMatchObject({ on: true, days: [], legal: "working" });
    expect(onlyAlarm(rung).ringingSince).not.toBeNull();
    const stopped = run(rung, "stopAlarm", { id });
    expect(onlyAlarm(stopped).on).toBe(true);
    const newYear = tickUntil(stopped, epochOf({ year: 2027, month: 1, day: 4, hour: 9, minute: 29 }, zone));
    expect(onlyAlarm(newYear).ringingSince).toBeNull();
    expect(onlyAlarm(tickUntil(newYear, newYear.clock.nowMs + 2 * minuteMs)).ringingSince).not.toBeNull();
  });
  test("changes from legal days to once and back", () => {
    const { state, id } = withAlarm(9, 30, { legal: "off" });
    const { hour, minute, days, label, sound, vibrate, snoozeMin } = onlyAlarm(state);
    const args = { id, hour, minute, days, label, sound, vibrate, snoozeMin };
    const once = run(run(state, "toggleAlarm", { id }), "saveAlarm", args);
    expect(onlyAlarm(once).on).toBe(true);
    expect("legal" in onlyAlarm(once)).toBe(false);
    const working = run(once, "saveAlarm", { ...args, days: [1], legal: "working" });
    expect(onlyAlarm(working)).toMatchObject({ days: [], legal: "working" });
  });
  test("turns off when it is stopped if it rings once, and stays on if it repeats", () => {
    const once = act(tickUntil(withAlarm(9, 30).state, at(16, 9, 31)), "stop");
    expect(onlyAlarm(once)).toMatchObject({ on: false, ringingSince: null });
    expect(frontScreen(once)).toBe("clock/main");
    expect(phone.hasAlarm(once)).toBe(false);
    const daily = act(tickUntil(withAlarm(9, 30, { days: [1, 2] }).state, at(16, 9, 31)), "stop");
    expect(nextRing(onlyAlarm(daily), nowOf(daily))).toBe(at(17, 9, 30));
  });
  test("rings again after every snooze", () => {
    let s = tickUntil(withAlarm(9, 30, { snoozeMin: 5 }).state, at(16, 9, 30));
    s = act(s, "snooze");
    expect(onlyAlarm(s)).toMatchObject({ on: true, ringingSince: null, snoozedUntil: at(16, 9, 35) });
    expect(nextAlarm(clockOf(s), nowOf(s))!.at).toBe(at(16, 9, 35));
    s = act(tickUntil(s, at(16, 9, 36)), "snooze");
    expect(onlyAlarm(s).snoozedUntil).toBe(at(16, 9, 41));
    s = tickUntil(s, at(16, 9, 41));
    expect(frontScreen(s)).toBe("clock/ringing");
    s = act(s, "stop");
    expect(onlyAlarm(s)).toMatchObject({ on: false, snoozedUntil: null });
    expect(onlyAlarm(tick(s, dayMs)).ringingSince).toBeNull();
  });
  test("cannot be snoozed when snooze is off", () => {
    const s = tickUntil(withAlarm(9, 30, { snoozeMin: 0 }).state, at(16, 9, 30));
    expect(phone.canAct(s, phone.top(s, "clock"), "snooze")).toBe(false);
    expect(refusal(s, "snoozeAlarm", { id: onlyAlarm(s).id })).toBe("snooze-off");
  });
  test("stays silent after its snooze is cancelled, and turns off if it rings once", () => {
    const snoozed = act(tickUntil(withAlarm(9, 30).state, at(16, 9, 30)), "snooze");
    const s = tick(run(snoozed, "cancelSnooze", { id: onlyAlarm(snoozed).id }), hourMs);
    expect(onlyAlarm(s)).toMatchObject({ on: false, ringingSince: null, snoozedUntil: null });
  });
  test("stops after five minutes with a notification that it was missed", () => {
    const { state } = withAlarm(9, 30, { label: "Bread" });
    const ringing = tickUntil(state, at(16, 9, 35) - 1);
    expect(onlyAlarm(ringing).ringingSince).not.toBeNull();
    const s = tickUntil(ringing, at(16, 9, 35));
    expect(onlyAlarm(s)).toMatchObject({ on: false, ringingSince: null });
    expect(clockNotifications(s)).toMatchObject([
      { app: "clock", key: "missedLabel", facts: { time: "09:30", label: "Bread" } },
    ]);
    expect(phone.canAct(s, phone.top(s, "clock"), "stop")).toBe(false);
    expect(frontScreen(act(s, "close"))).toBe("clock/main");
  });
  test("is missed once a day if it is daily and nobody stops it", () => {
    const s = tickUntil(withAlarm(9, 30, { days: [0, 1, 2, 3, 4, 5, 6] }).state, at(19, 9));
    expect(clockNotifications(s)).toHaveLength(3);
    expect(onlyAlarm(s).on).toBe(true);
  });
  test("rings over another alarm of the same minute", () => {
    const { state } = withAlarm(9, 30);
    const two = run(state, "saveAlarm", {
      id: null,
      hour: 9,
      minute: 30,
      days: [1],
      label: "",
      sound: "bells",
      vibrate: true,
      snoozeMin: 10,
    });
    let s = tickUntil(two, at(16, 9, 30));
    expect(Object.values(clockOf(s).alarms).every((a) => a.ringingSince === at(16, 9, 30))).toBe(true);
    s = act(s, "stop");
    expect(frontScreen(s)).toBe("clock/ringing");
    expect(frontScreen(act(s, "stop"))).toBe("clock/main");
  });
  test("skips a time that a change of zone jumps over, and keeps the next day", () => {
    const { state } = withAlarm(9, 30, { days: [1, 2] });
    const args = { command: "set", args: { group: "time", name: "zone", value: "Asia/Tokyo" } };
    const s = tick(phone.reduce(state, { name: "os.system", args }).state, minuteMs);
    expect(onlyAlarm(s).ringingSince).toBeNull();
    expect(nextRing(onlyAlarm(s), { now: s.clock.nowMs, offsetMin: 540 })).toBe(at(17, 8, 30));
  });
  test("turns on with a new time, but not with a new label", () => {
    const s = boot();
    const { id, hour, minute, days, sound, vibrate, snoozeMin } = findAlarm(clockOf(s), 7, 30)!;
    const same = { id, hour, minute, days, sound, vibrate, snoozeMin };
    expect(clockOf(run(s, "saveAlarm", { ...same, label: "Swim" })).alarms[id]).toMatchObject({
      label: "Swim",
      on: false,
    });
    expect(clockOf(run(s, "saveAlarm", { ...same, minute: 40, label: "" })).alarms[id]!.on).toBe(true);
  });
});

describe("cities", () => {
  test("are at least 60, each with its own id", () => {
    expect(cities.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cities.map((c) => c.id)).size).toBe(cities.length);
  });
  test.each([
    ["london", "2026-03-29T01:00:00Z", 0, 60],
    ["london", "2026-10-25T01:00:00Z", 60, 0],
    ["berlin", "2020-03-29T01:00:00Z", 60, 120],
    ["new-york", "2026-03-08T07:00:00Z", -300, -240],
    ["new-york", "2026-11-01T06:00:00Z", -240, -300],
    ["los-angeles", "2035-03-11T10:00:00Z", -480, -420],
    ["st-john-s", "2026-03-08T05:30:00Z", -210, -150],
    ["sydney", "2026-04-04T16:00:00Z", 660, 600],
    ["sydney", "2026-10-03T16:00:00Z", 600, 660],
    ["adelaide", "2026-10-03T16:30:00Z", 570, 630],
    ["auckland", "2026-04-04T14:00:00Z", 780, 720],
    ["auckland", "2026-09-26T14:00:00Z", 720, 780],
    ["jerusalem", "2026-03-27T00:00:00Z", 120, 180],
    ["cairo", "2026-04-23T22:00:00Z", 120, 180],
    ["cairo", "2026-10-29T21:00:00Z", 180, 120],
    ["mexico-city", "2022-10-30T07:00:00Z", -300, -360],
  ])("the clocks of %s change at %s", (id, iso, before, after) => {
    expect(offsetAt(getCity(id), utc(iso) - 1)).toBe(before);
    expect(offsetAt(getCity(id), utc(iso))).toBe(after);
  });
  test.each([
    ["mexico-city", "2023-07-01T00:00:00Z", -360],
    ["cairo", "2022-07-01T00:00:00Z", 120],
    ["brisbane", "2026-01-01T00:00:00Z", 600],
    ["kathmandu", "2026-07-01T00:00:00Z", 345],
    ["moscow", "2026-07-01T00:00:00Z", 180],
  ])("%s keeps standard time at %s", (id, iso, offset) => {
    expect(offsetAt(getCity(id), utc(iso))).toBe(offset);
  });
  test("show their time and their difference from the phone's time", () => {
    const s = boot();
    expect(timeIn("new-york", s.clock.nowMs)).toMatchObject({ day: 15, hour: 21, minute: 0 });
    expect(dayDifference(getCity("new-york"), nowOf(s))).toBe(-1);
    expect(offsetDifference(getCity("sydney"), nowOf(s))).toBe(180);
    expect(dayDifference(getCity("auckland"), { now: at(16, 20), offsetMin: zone })).toBe(1);
  });
  test("are found by name or country in both languages, and added only once", () => {
    expect(findCities("  TOKYO ").map((c) => c.id)).toEqual(["tokyo"]);
    expect(findCities("日本").map((c) => c.id)).toEqual(["osaka", "tokyo"]);
    expect(findCities("atlantis")).toEqual([]);
    const s = run(boot(), "addCity", { id: "tokyo" });
    expect(clockOf(s).cities.at(-1)).toBe("tokyo");
    expect(refusal(s, "addCity", { id: "tokyo" })).toBe("city-exists");
  });
});

describe("the stopwatch", () => {
  test("counts only while it runs, across stops", () => {
    let s = tick(run(boot(), "startStopwatch"), 4200);
    s = tick(run(s, "stopStopwatch"), 60_000);
    expect(elapsedOf(clockOf(s).stopwatch, s.clock.nowMs)).toBe(4200);
    s = tick(run(s, "startStopwatch"), 800);
    expect(elapsedOf(clockOf(s).stopwatch, s.clock.nowMs)).toBe(5000);
    expect(refusal(s, "resetStopwatch")).toBe("stopwatch-runs");
    s = run(run(s, "stopStopwatch"), "resetStopwatch");
    expect(elapsedOf(clockOf(s).stopwatch, s.clock.nowMs)).toBe(0);
  });
  test("counts laps and marks the fastest and the slowest", () => {
    let s = run(boot(), "startStopwatch");
    for (const ms of [3000, 1000, 2000]) s = run(tick(s, ms), "lap");
    expect(lapsOf(clockOf(s).stopwatch)).toEqual([
      { n: 3, lapMs: 2000, totalMs: 6000, mark: null },
      { n: 2, lapMs: 1000, totalMs: 4000, mark: "fastest" },
      { n: 1, lapMs: 3000, totalMs: 3000, mark: "slowest" },
    ]);
    expect(lapsOf({ startedAt: null, beforeMs: 0, laps: [500] })[0]!.mark).toBeNull();
    expect(refusal(run(s, "stopStopwatch"), "lap")).toBe("stopwatch-stands");
  });
});

describe("timers", () => {
  const started = () => run(boot(), "startTimer", { durationMs: 90_000, label: "Rice" });
  const rice = (s: PhoneState) => findTimer(clockOf(s), "Rice")!;
  test("count down, pause, resume and accept more minutes", () => {
    let s = tick(started(), 30_000);
    const { id } = rice(s);
    expect(remainingMs(rice(s), s.clock.nowMs)).toBe(60_000);
    s = tick(run(s, "pauseTimer", { id }), hourMs);
    expect([statusOf(rice(s)), remainingMs(rice(s), s.clock.nowMs)]).toEqual(["paused", 60_000]);
    s = run(run(s, "addMinute", { id }), "resumeTimer", { id });
    s = run(tick(s, 1000), "addMinute", { id });
    expect(remainingMs(rice(s), s.clock.nowMs)).toBe(179_000);
    s = run(s, "resetTimer", { id });
    expect([statusOf(rice(s)), remainingMs(rice(s), s.clock.nowMs)]).toEqual(["ready", 90_000]);
  });
  test("ring at the front when they run out, and accept another minute", () => {
    let s = tick(started(), 92_000);
    expect(frontScreen(s)).toBe("clock/ended");
    expect([statusOf(rice(s)), remainingMs(rice(s), s.clock.nowMs)]).toEqual(["ringing", -2000]);
    s = act(s, "addMinute");
    expect(remainingMs(rice(s), s.clock.nowMs)).toBe(60_000);
    s = act(tick(s, 60_000), "stop");
    expect([statusOf(rice(s)), frontScreen(s)]).toEqual(["ready", "clock/main"]);
  });
  test("stop after five minutes of ringing, with a notification", () => {
    const s = tick(started(), 90_000 + 5 * minuteMs);
    expect(statusOf(rice(s))).toBe("ready");
    expect(clockNotifications(s)).toMatchObject([{ key: "timerEndedLabel", facts: { label: "Rice" } }]);
  });
  test("run side by side, and a paused one keeps its time", () => {
    let s = run(started(), "startTimer", { durationMs: 30_000, label: "" });
    s = tick(s, 31_000);
    expect(timersOf(clockOf(s)).map(statusOf).toSorted()).toEqual(["paused", "ringing", "running"]);
    expect(findTimer(clockOf(s), "Green tea")!.leftMs).toBe(84_000);
  });
  test("accept no minute beyond the longest time that a timer can show", () => {
    const s = run(boot(), "startTimer", { durationMs: 359_999_000, label: "Long" });
    expect(refusal(s, "addMinute", { id: findTimer(clockOf(s), "Long")!.id })).toBe("timer-long");
  });
});
