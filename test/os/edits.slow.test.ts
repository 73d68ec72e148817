// A phone keeps working after any edit of its state that the schema accepts. The tests limit work by counting due
// commands and days, never by time.
import { describe, expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import { applyEdit } from "#env/writes.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Command } from "#os/command.ts";
import { maxScheduled } from "#os/limits.ts";
import type { PhoneState } from "#os/state.ts";
import { minClockMs, maxClockMs, dayMs, minInstantMs, maxInstantMs } from "#state/civil.ts";
import { diff } from "#state/diff.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { Rng } from "#state/rng.ts";
import { randomInput, emptyReport } from "../support/random-input.ts";

const os = (name: string, args: Json = {}): Command => ({ name: `os.${name}`, args });
const newPhone = (seed = 1): PhoneState => phone.boot(defaultBoot(seed % 2 === 0 ? "en" : "zh-CN", seed));
/** A step, an hour, three days: the length of each tick. */
const tickLengthsMs = [1000, 3_601_000, 3 * dayMs];
function expectStillWorks(state: PhoneState): PhoneState {
  let at = state;
  for (const app of phone.apps) at = phone.attempt(at, os("launch", { app: app.id })).state;
  for (const ms of tickLengthsMs) at = phone.attempt(at, os("tick", { ms })).state;
  const copy = JSON.parse(JSON.stringify(at)) as Json;
  expect(hashOf(phone.parse(copy) as never)).toBe(hashOf(at as never));
  return at;
}
/** The paths at which a request is refused, without duplicates. */
const issuesOf = (run: () => unknown): string[] => {
  try {
    run();
    return [];
  } catch (e) {
    const { problem } = e as { problem: { status: number; issues: { path: string }[] } };
    expect(problem.status).toBe(422);
    return [...new Set(problem.issues.map((i) => i.path))];
  }
};

/** Sets values by path. A merge patch cannot set null, because null removes. */
const withValues = (state: PhoneState, places: Record<string, Json>): PhoneState =>
  applyEdit(state, {
    operations: Object.entries(places).map(([path, value]) => ({ op: "add" as const, path, value })),
  });

describe("the clock", () => {
  it("[C3] refuses a time outside its range, by path", () => {
    for (const nowMs of [3e14, -1, minClockMs - 1, maxClockMs + 1, 1.5, Number.MAX_SAFE_INTEGER])
      expect(issuesOf(() => applyEdit(newPhone(), { merge: { clock: { nowMs } } }))).toEqual(["clock.nowMs"]);
    const operations = [{ op: "replace" as const, path: "/clock/nowMs", value: 3e14 }];
    expect(issuesOf(() => applyEdit(newPhone(), { operations }))).toEqual(["clock.nowMs"]);
    for (const startMs of [minClockMs - 1, maxClockMs + 1, Number.NaN])
      expect(() => phone.boot({ ...defaultBoot("en", 1), startMs })).toThrow(
        expect.objectContaining({ path: "/clock/nowMs" }),
      );
  });
  it("[C3] stops at its maximum", () => {
    const late = applyEdit(newPhone(), { merge: { clock: { nowMs: maxClockMs - 500 } } });
    const end = phone.reduce(late, os("tick", { ms: 3_601_000 })).state;
    expect(end.clock.nowMs).toBe(maxClockMs);
    expect(expectStillWorks(end).clock.nowMs).toBe(maxClockMs);
  });
  it.each([
    ["first", minClockMs],
    ["last", maxClockMs - 400 * dayMs],
  ])("[C3] continues from its %s moments, after a boot or an edit", (_, nowMs) => {
    for (const lang of ["en", "zh-CN"] as const)
      expectStillWorks(phone.boot({ ...defaultBoot(lang, 1), startMs: nowMs }));
    expectStillWorks(applyEdit(newPhone(), { merge: { clock: { nowMs } } }));
  });
});

describe("due events", () => {
  const due = (at: number, text = "x"): Json => ({ at, command: "os.popUp", args: { title: "Ad", text } });
  it("[C4] have all run after a few ticks, and a schedule over its limit is refused", () => {
    const schedule = Object.fromEntries(
      Array.from({ length: maxScheduled }, (_, i) => [`due_${i}`, due(minClockMs + i)]),
    );
    const full = applyEdit(newPhone(), { merge: { os: { schedule } } });
    expect(phone.reduce(expectStillWorks(full), os("tick", { ms: 1000 })).state.os.schedule).toEqual({});
    const more = { ...schedule, due_more: due(minClockMs) };
    expect(issuesOf(() => applyEdit(newPhone(), { merge: { os: { schedule: more } } }))).toEqual(["os.schedule"]);
  });
  it("[C4] do not loop if an app reports one for a moment in the past", () => {
    // The file that the phone plays does not exist. A merge patch has no null as a value, so the session has a picture. By the state's times, playback ended long ago.
    const session = {
      ...{ kind: "music", item: "file_gone", title: "Gone", subtitle: "", lengthMs: 1000, speed: 4 },
      ...{ open: { screen: "player", params: { id: "file_gone" } }, skips: { previous: false, next: false } },
      ...{
        whenLeft: "play",
        art: { dataset: "music", query: "cover", id: "gone" },
        positionMs: 86_400_000,
        sinceMs: minInstantMs,
      },
    };
    const state = applyEdit(newPhone(), {
      merge: { os: { media: { sessions: { files: session }, active: "files", sleep: minInstantMs } } },
    });
    expectStillWorks(state);
  });
});

describe("extreme data", () => {
  const day = (n: number): string => new Date(n).toISOString().slice(0, 10);
  const event = (id: string, more: Json): Json => ({
    [id]: {
      id,
      calendar: Object.keys((newPhone().apps["calendar"] as { calendars: object }).calendars)[0]!,
      title: "Long",
      location: "",
      notes: "",
      repeat: null,
      reminders: [0, 10080],
      invitees: [],
      busy: true,
      tone: null,
      except: [],
      of: null,
      organizer: null,
      answer: null,
      ...(more as object),
    },
  });
  const withEvent = (more: Json): PhoneState =>
    withValues(newPhone(), { "/apps/calendar/events": event("event_x", more) });
  const ends = [{ kind: "never" }, { kind: "after", times: 999 }, { kind: "on", day: day(maxInstantMs) }];
  const spans = [minInstantMs, minClockMs, newPhone().clock.nowMs, maxClockMs, maxInstantMs - dayMs];
  it.each(["day", "week", "month", "year"])("[C5] repeats by the %s work from any day to any other", (unit) => {
    const events = spans.flatMap((start) =>
      [1, 99].flatMap((every) =>
        ends.flatMap((end) => {
          const repeat = { unit, every, days: [0, 6], by: unit === "month" ? "lastWeekday" : "date", end };
          const times = { kind: "times", start, end: start + dayMs, zone: "Pacific/Honolulu" };
          const days = { kind: "days", from: day(start), to: day(Math.min(maxInstantMs, start + 300 * dayMs)) };
          return [times, days].map((when) => ({ when, repeat }));
        }),
      ),
    );
    const all = Object.assign({}, ...events.map((more, i) => event(`event_x${i}`, more))) as Json;
    const state = withValues(newPhone(), { "/apps/calendar/events": all });
    for (const nowMs of [minClockMs, state.clock.nowMs, maxClockMs - 2 * dayMs])
      expectStillWorks(applyEdit(state, { merge: { clock: { nowMs } } }));
  });
  it("[C5] an event over the whole time range is refused, and so is a day outside it", () => {
    const times = { kind: "times", start: minInstantMs, end: maxInstantMs, zone: "UTC" };
    expect(issuesOf(() => withEvent({ when: times }))).toEqual(["apps.calendar.events.event_x.when"]);
    for (const from of ["9999-01-01", "0001-01-01", "1899-12-31"])
      expect(issuesOf(() => withEvent({ when: { kind: "days", from, to: from } })).length).toBeGreaterThan(0);
  });
  it("[C5] a repeat works with the maximum number of exceptions, and is refused with more", () => {
    const start = minClockMs;
    const except = Array.from({ length: 1000 }, (_, i) => day(start + i * dayMs));
    const repeat = { unit: "day", every: 1, days: [], by: "date", end: { kind: "after", times: 999 } };
    const when = { kind: "days", from: day(start), to: day(start) };
    expectStillWorks(applyEdit(withEvent({ when, repeat, except }), { merge: { clock: { nowMs: start } } }));
    expect(issuesOf(() => withEvent({ when, repeat, except: [...except, "2050-01-01"] })).length).toBeGreaterThan(0);
  });
  it("[F7] folders inside each other are refused", () => {
    const folder = (id: string, parent: string) => ({
      [`/os/files/${id}`]: { id, parent, type: "folder", name: id, createdAt: 0, modifiedAt: 0, trashed: null },
    });
    const files = { ...folder("file_a", "file_b"), ...folder("file_b", "file_a") };
    expect(issuesOf(() => withValues(newPhone(), files))).toEqual(["os.files"]);
    expect(issuesOf(() => withValues(newPhone(), folder("file_a", "file_a")))).toHaveLength(1);
  });
  it("[C5] alarms and timers work at the ends of the time range", () => {
    for (const at of [minInstantMs, minClockMs, maxClockMs, maxInstantMs]) {
      const alarm = { hour: 23, minute: 59, label: "", sound: "bells", vibrate: true, snoozeMin: 5, on: true };
      const alarms = Object.fromEntries(
        Array.from({ length: 40 }, (_, i) => {
          const id = `alarm_x${i}`;
          const moments = { armedAt: at, ringingSince: i % 3 === 0 ? at : null, snoozedUntil: i % 3 === 1 ? at : null };
          return [id, { id, ...alarm, ...moments, days: i % 2 === 0 ? [] : [0, 1, 2, 3, 4, 5, 6] }];
        }),
      );
      const timer = {
        id: "timer_x",
        label: "",
        durationMs: 1000,
        endsAt: at,
        leftMs: 0,
        ringingSince: at,
        createdAt: at,
      };
      expectStillWorks(
        withValues(newPhone(), { "/apps/clock/alarms": alarms, "/apps/clock/timers": { timer_x: timer } }),
      );
    }
  });
});

describe("every number", () => {
  /** The paths and values of the numbers in a state, without those in its view. */
  function numbers(value: unknown, path: string, out: [path: string, value: number][] = []): typeof out {
    if (typeof value === "number") out.push([path, value]);
    else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value))
        if (path !== "" || name !== "view")
          numbers(inner, `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, out);
    return out;
  }
  const extremes = [0, -1, 1, 1e15, -1e15, 1e300, 2 ** 31, 2 ** 40, minInstantMs, maxInstantMs, minClockMs, maxClockMs];
  /** The number of edits. EDITS=2000 sets a higher one. */
  const edits = Number(process.env["EDITS"] ?? 6);
  it(`[C5] can have any value that its schema allows: ${edits} edits`, { timeout: 3_600_000 }, () => {
    let taken = 0;
    for (let seed = 1; seed <= edits; seed++) {
      const r = Rng.of(seed, "edits");
      let state = newPhone(seed);
      const places = numbers(state, "");
      for (let i = 0; i < 30; i++) {
        const [path] = r.pick(places);
        const operation = { op: "replace" as const, path, value: r.pick(extremes) };
        const before = state;
        try {
          state = applyEdit(state, { operations: [operation] });
          taken += diff(before as never, state as never).length;
        } catch (e) {
          if ((e as { problem?: { status: number } }).problem?.status !== 422) throw e;
        }
      }
      expectStillWorks(state);
      const report = emptyReport();
      randomInput(seed, 10, report, state);
      expect(report.problems).toEqual([]);
    }
    expect(taken).toBeGreaterThan(edits);
  });
});
