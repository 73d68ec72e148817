// What operators may make of a phone: whatever its schema takes, the phone goes on. Work is counted in what falls due and
// in days that are looked at, never in time.
import { describe, expect, it } from "vitest";
import { phone } from "../../src/apps/phone.ts";
import { edited } from "../../src/env/writes.ts";
import { bootOf } from "../../src/judge/instance.ts";
import type { Command } from "../../src/os/command.ts";
import { scheduledMost } from "../../src/os/most.ts";
import type { PhoneState } from "../../src/os/state.ts";
import { clockFirstMs, clockLastMs, dayMs, instantFirstMs, instantLastMs } from "../../src/state/civil.ts";
import { diff } from "../../src/state/diff.ts";
import { hashOf } from "../../src/state/hash.ts";
import type { Json } from "../../src/state/json.ts";
import { Rng } from "../../src/state/rng.ts";
import { hands, noReport } from "../support/hands.ts";

const os = (name: string, args: Json = {}): Command => ({ name: `os.${name}`, args });
const fresh = (seed = 1): PhoneState => phone.boot(bootOf(seed % 2 === 0 ? "en" : "zh-CN", seed));
/** A step, an hour, three days: each is one move of the clock. */
const moves = [1000, 3_601_000, 3 * dayMs];
function expectGoesOn(state: PhoneState): PhoneState {
  let at = state;
  for (const app of phone.apps) at = phone.attempt(at, os("launch", { app: app.id })).state;
  for (const ms of moves) at = phone.attempt(at, os("tick", { ms })).state;
  const copy = JSON.parse(JSON.stringify(at)) as Json;
  expect(hashOf(phone.parse(copy) as never)).toBe(hashOf(at as never));
  return at;
}
/** Where a request is refused, each place once. */
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

/** With other data at some places; a merge would take null for "remove". */
const put = (state: PhoneState, places: Record<string, Json>): PhoneState =>
  edited(state, { operations: Object.entries(places).map(([path, value]) => ({ op: "add" as const, path, value })) });

describe("the clock", () => {
  it("[C3] has a range: what lies outside is refused by path", () => {
    for (const nowMs of [3e14, -1, clockFirstMs - 1, clockLastMs + 1, 1.5, Number.MAX_SAFE_INTEGER])
      expect(issuesOf(() => edited(fresh(), { merge: { clock: { nowMs } } }))).toEqual(["clock.nowMs"]);
    const operations = [{ op: "replace" as const, path: "/clock/nowMs", value: 3e14 }];
    expect(issuesOf(() => edited(fresh(), { operations }))).toEqual(["clock.nowMs"]);
    for (const startMs of [clockFirstMs - 1, clockLastMs + 1, Number.NaN])
      expect(() => phone.boot({ ...bootOf("en", 1), startMs })).toThrow(
        expect.objectContaining({ path: "/clock/nowMs" }),
      );
  });
  it("[C3] stands at its end", () => {
    const late = edited(fresh(), { merge: { clock: { nowMs: clockLastMs - 500 } } });
    const end = phone.reduce(late, os("tick", { ms: 3_601_000 })).state;
    expect(end.clock.nowMs).toBe(clockLastMs);
    expect(expectGoesOn(end).clock.nowMs).toBe(clockLastMs);
  });
  it.each([
    ["first", clockFirstMs],
    ["last", clockLastMs - 400 * dayMs],
  ])("[C3] goes on from its %s moments, on a phone that starts there and on one that is moved there", (_, nowMs) => {
    for (const lang of ["en", "zh-CN"] as const) expectGoesOn(phone.boot({ ...bootOf(lang, 1), startMs: nowMs }));
    expectGoesOn(edited(fresh(), { merge: { clock: { nowMs } } }));
  });
});

describe("what falls due", () => {
  const due = (at: number, text = "x"): Json => ({ at, command: "os.popUp", args: { title: "Ad", text } });
  it("[C4] is run in bounds: what is too much for one move of the clock comes with the next", () => {
    const schedule = Object.fromEntries(
      Array.from({ length: scheduledMost }, (_, i) => [`due_${i}`, due(clockFirstMs + i)]),
    );
    const full = edited(fresh(), { merge: { os: { schedule } } });
    expect(phone.reduce(expectGoesOn(full), os("tick", { ms: 1000 })).state.os.schedule).toEqual({});
    const more = { ...schedule, due_more: due(clockFirstMs) };
    expect(issuesOf(() => edited(fresh(), { merge: { os: { schedule: more } } }))).toEqual(["os.schedule"]);
  });
  it("[C4] does not fall due twice at one moment, though an app says so for ever", () => {
    // What is played is gone, and would have ended before it began.
    const state = edited(fresh(), {
      merge: {
        apps: { files: { playing: { file: "file_gone", lengthMs: 0, positionMs: 1e15, since: instantFirstMs } } },
      },
    });
    expectGoesOn(state);
  });
});

describe("data", () => {
  const day = (n: number): string => new Date(n).toISOString().slice(0, 10);
  const event = (id: string, more: Json): Json => ({
    [id]: {
      id,
      calendar: Object.keys((fresh().apps["calendar"] as { calendars: object }).calendars)[0]!,
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
  const withEvent = (more: Json): PhoneState => put(fresh(), { "/apps/calendar/events": event("event_x", more) });
  const ends = [{ kind: "never" }, { kind: "after", times: 999 }, { kind: "on", day: day(instantLastMs) }];
  const spans = [instantFirstMs, clockFirstMs, fresh().clock.nowMs, clockLastMs, instantLastMs - dayMs];
  it.each(["day", "week", "month", "year"])(
    "[C5] repeats by the %s come to an end from any day to any other",
    (unit) => {
      const events = spans.flatMap((start) =>
        [1, 99].flatMap((every) =>
          ends.flatMap((end) => {
            const repeat = { unit, every, days: [0, 6], by: unit === "month" ? "lastWeekday" : "date", end };
            const times = { kind: "times", start, end: start + dayMs, zone: "Pacific/Honolulu" };
            const days = { kind: "days", from: day(start), to: day(Math.min(instantLastMs, start + 300 * dayMs)) };
            return [times, days].map((when) => ({ when, repeat }));
          }),
        ),
      );
      const all = Object.assign({}, ...events.map((more, i) => event(`event_x${i}`, more))) as Json;
      const state = put(fresh(), { "/apps/calendar/events": all });
      for (const nowMs of [clockFirstMs, state.clock.nowMs, clockLastMs - 2 * dayMs])
        expectGoesOn(edited(state, { merge: { clock: { nowMs } } }));
    },
  );
  it("[C5] an event of a hundred years is refused, and so is a day that no calendar has", () => {
    const times = { kind: "times", start: instantFirstMs, end: instantLastMs, zone: "UTC" };
    expect(issuesOf(() => withEvent({ when: times }))).toEqual(["apps.calendar.events.event_x.when"]);
    for (const from of ["9999-01-01", "0001-01-01", "1899-12-31"])
      expect(issuesOf(() => withEvent({ when: { kind: "days", from, to: from } })).length).toBeGreaterThan(0);
  });
  it("[C5] a repeat with as many exceptions as it may have is gone through", () => {
    const start = clockFirstMs;
    const except = Array.from({ length: 1000 }, (_, i) => day(start + i * dayMs));
    const repeat = { unit: "day", every: 1, days: [], by: "date", end: { kind: "after", times: 999 } };
    const when = { kind: "days", from: day(start), to: day(start) };
    expectGoesOn(edited(withEvent({ when, repeat, except }), { merge: { clock: { nowMs: start } } }));
    expect(issuesOf(() => withEvent({ when, repeat, except: [...except, "2050-01-01"] })).length).toBeGreaterThan(0);
  });
  it("[F7] files that lie in each other are refused", () => {
    const folder = (id: string, parent: string) => ({
      [`/os/files/${id}`]: { id, parent, type: "folder", name: id, createdAt: 0, modifiedAt: 0, trashed: null },
    });
    const files = { ...folder("file_a", "file_b"), ...folder("file_b", "file_a") };
    expect(issuesOf(() => put(fresh(), files))).toEqual(["os.files"]);
    expect(issuesOf(() => put(fresh(), folder("file_a", "file_a")))).toHaveLength(1);
  });
  it("[C5] alarms, timers and schedules at the ends of time ring, or do not", () => {
    for (const at of [instantFirstMs, clockFirstMs, clockLastMs, instantLastMs]) {
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
      expectGoesOn(put(fresh(), { "/apps/clock/alarms": alarms, "/apps/clock/timers": { timer_x: timer } }));
    }
  });
});

describe("every number", () => {
  /** Paths of the numbers in a state that are not in its view. */
  function numbers(value: unknown, path: string, out: [path: string, value: number][] = []): typeof out {
    if (typeof value === "number") out.push([path, value]);
    else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value))
        if (path !== "" || name !== "view")
          numbers(inner, `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, out);
    return out;
  }
  const extremes = [
    0,
    -1,
    1,
    1e15,
    -1e15,
    1e300,
    2 ** 31,
    2 ** 40,
    instantFirstMs,
    instantLastMs,
    clockFirstMs,
    clockLastMs,
  ];
  /** How many edits: a few here, more with EDITS=2000. */
  const edits = Number(process.env["EDITS"] ?? 6);
  it(`[C5] can be as extreme as its schema lets it be: ${edits} edits`, { timeout: 3_600_000 }, () => {
    let taken = 0;
    for (let seed = 1; seed <= edits; seed++) {
      const r = Rng.of(seed, "edits");
      let state = fresh(seed);
      const places = numbers(state, "");
      for (let i = 0; i < 30; i++) {
        const [path] = r.pick(places);
        const operation = { op: "replace" as const, path, value: r.pick(extremes) };
        const before = state;
        try {
          state = edited(state, { operations: [operation] });
          taken += diff(before as never, state as never).length;
        } catch (e) {
          if ((e as { problem?: { status: number } }).problem?.status !== 422) throw e;
        }
      }
      expectGoesOn(state);
      const report = noReport();
      hands(seed, 10, report, state);
      expect(report.problems).toEqual([]);
    }
    expect(taken).toBeGreaterThan(edits);
  });
});
