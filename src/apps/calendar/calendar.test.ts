// Cases that the test suite for all apps does not cover: occurrences of repeats, changes to occurrences, and reminders.
import { describe, expect, it, test } from "vitest";
import type { PhoneState } from "#os/state.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { dayNumber, formatDay, weekNumber } from "#state/day.ts";
import type { Json } from "#state/json.ts";
import { phone } from "../phone.ts";
import { dayDifference, shiftDay } from "./features/calculator/calculations.ts";
import {
  createDraft,
  draftToFields,
  withAllDay,
  withFromDay,
  withFromTime,
  withToTime,
} from "./features/events/drafts.ts";
import { parseGuests } from "./guests.ts";
import { parseIcsEvent } from "./features/events/ics.ts";
import { layOutBars, layOutBlocks, limitLanes } from "./features/days/layout.ts";
import { moveWhen, occurrencesOf } from "./occurrences.ts";
import {
  agendaOf,
  birthdaysOf,
  clashesIn,
  entriesIn,
  findEntry,
  eventsIn,
  eventsOf,
  findEventsByTitle,
  freeSlots,
  nextReminders,
  occurrencesIn,
  search,
} from "./queries.ts";
import { nextStart, startsBetween, timesBefore } from "./repeats.ts";
import type { Event, EventFields, Repeat, When } from "./features/events/state.ts";
import type { State } from "./state.ts";

const zone = 480;
const c = {
  offsetMin: zone,
  lang: "en",
  birthdays: [{ id: "birthday_contact_mia", name: "Mia Ashby", date: "1999-03-24" }],
} as const;
const n = dayNumber;
const at = (day: string, hour: number, minute = 0): number =>
  n(day) * dayMs - zone * minuteMs + hour * hourMs + minute * minuteMs;
const boot = (startMs = at("2026-03-16", 9), lang: "en" | "zh-CN" = "en"): PhoneState =>
  phone.boot({ startMs, lang, device: { width: 360, height: 800, dpr: 3 }, theme: "light", fontScale: 1, seed: 1 });
const stateOf = (s: PhoneState): State => s.apps["calendar"] as unknown as State;
const tick = (s: PhoneState, ms: number): PhoneState => phone.reduce(s, { name: "os.tick", args: { ms } }).state;
function run(s: PhoneState, name: string, args: object): { state: PhoneState; result: Json } {
  const done = phone.reduce(s, { name: `calendar.${name}`, args: args as Json });
  expect(done.rejected).toBeNull();
  return { state: done.state, result: done.result ?? null };
}
const refusal = (s: PhoneState, name: string, args: object): string | null =>
  phone.reduce(s, { name: `calendar.${name}`, args: args as Json }).rejected;
/** Returns a phone whose calendar has no events. */
function bootEmpty(startMs?: number): PhoneState {
  const s = boot(startMs);
  return phone.parse({ ...s, apps: { ...s.apps, calendar: { ...stateOf(s), events: {} } } });
}
const times = (day: string, from: number, minutes: number): When => ({
  kind: "times",
  start: at(day, 0) + from * minuteMs,
  end: at(day, 0) + (from + minutes) * minuteMs,
  zone: "Asia/Shanghai",
});
const createRepeat = (unit: Repeat["unit"], more: Partial<Repeat> = {}): Repeat => ({
  unit,
  every: 1,
  days: [],
  by: "date",
  end: { kind: "never" },
  ...more,
});
const createFields = (when: When, more: Partial<EventFields> = {}): EventFields => ({
  calendar: "calendar_work",
  title: "Run",
  location: "",
  notes: "",
  when,
  repeat: null,
  reminders: [],
  invitees: [],
  busy: true,
  tone: null,
  rings: false,
  birthday: null,
  ...more,
});
function createEvent(s: PhoneState, f: EventFields): { state: PhoneState; id: string } {
  const { state, result } = run(s, "createEvent", f);
  return { state, id: result as string };
}
const daysOf = (s: PhoneState, from: string, to: string): string[] =>
  occurrencesIn(stateOf(s), n(from), n(to), zone).map((o) => `${o.day} ${o.event.title}`);
const starts = (r: Repeat, start: string, from: string, to: string): string[] =>
  startsBetween(r, n(start), n(from), n(to)).map(formatDay);

describe("repeats", () => {
  it("cross month ends, and skip months and years without their day", () => {
    expect(starts(createRepeat("day", { every: 3 }), "2024-02-26", "2024-02-27", "2024-03-06")).toEqual([
      "2024-02-29",
      "2024-03-03",
      "2024-03-06",
    ]);
    expect(starts(createRepeat("month"), "2026-01-31", "2026-01-01", "2026-06-30")).toEqual([
      "2026-01-31",
      "2026-03-31",
      "2026-05-31",
    ]);
    expect(starts(createRepeat("year"), "2024-02-29", "2024-01-01", "2033-01-01")).toEqual([
      "2024-02-29",
      "2028-02-29",
      "2032-02-29",
    ]);
  });
  it("fall on several weekdays of every second week", () => {
    const r = createRepeat("week", { every: 2, days: [1, 3, 0] });
    expect(starts(r, "2026-03-18", "2026-03-01", "2026-04-06")).toEqual([
      "2026-03-18",
      "2026-03-22",
      "2026-03-30",
      "2026-04-01",
      "2026-04-05",
    ]);
  });
  it("fall on the nth or the last weekday of a month", () => {
    expect(starts(createRepeat("month", { by: "weekday" }), "2026-01-21", "2026-01-01", "2026-05-01")).toEqual([
      "2026-01-21",
      "2026-02-18",
      "2026-03-18",
      "2026-04-15",
    ]);
    // Not every month has a fifth Thursday.
    expect(starts(createRepeat("month", { by: "weekday" }), "2026-01-29", "2026-01-01", "2026-08-01")).toEqual([
      "2026-01-29",
      "2026-04-30",
      "2026-07-30",
    ]);
    expect(starts(createRepeat("month", { by: "lastWeekday" }), "2026-01-29", "2026-01-01", "2026-04-30")).toEqual([
      "2026-01-29",
      "2026-02-26",
      "2026-03-26",
      "2026-04-30",
    ]);
  });
  it("end on a day, inclusive, or after a number of times", () => {
    const on = createRepeat("week", { end: { kind: "on", day: "2026-03-30" } });
    expect(starts(on, "2026-03-16", "2026-01-01", "2027-01-01")).toEqual(["2026-03-16", "2026-03-23", "2026-03-30"]);
    const after = createRepeat("month", { end: { kind: "after", times: 3 } });
    expect(starts(after, "2026-01-31", "2026-03-01", "2027-01-01")).toEqual(["2026-03-31", "2026-05-31"]);
    expect(nextStart(after, n("2026-01-31"), n("2026-06-01"))).toBeNull();
    expect(timesBefore(after, n("2026-01-31"), n("2026-05-31"))).toBe(2);
  });
  it("have the same starts from startsBetween and nextStart", () => {
    const all: Repeat[] = [
      createRepeat("day", { every: 5 }),
      createRepeat("week", { every: 3, days: [2, 6] }),
      createRepeat("month", { every: 2 }),
      createRepeat("month", { by: "weekday" }),
      createRepeat("year", { every: 4 }),
      createRepeat("week", { end: { kind: "after", times: 40 } }),
    ];
    for (const r of all) {
      const whole = startsBetween(r, n("2020-02-29"), n("2020-01-01"), n("2040-01-01"));
      const found: number[] = [];
      for (let day = nextStart(r, n("2020-02-29"), 0); day !== null && day <= n("2040-01-01");) {
        found.push(day);
        day = nextStart(r, n("2020-02-29"), day + 1);
      }
      expect(found).toEqual(whole);
      for (const [from, to] of [
        [0, 17],
        [3, 4],
      ] as const)
        expect(startsBetween(r, n("2020-02-29"), whole[from] ?? 0, whole[to] ?? 0)).toEqual(
          whole.slice(from, whole[to] === undefined ? 0 : to + 1),
        );
    }
  });
  it("find their next start many years after the first", () => {
    expect(nextStart(createRepeat("year", { every: 99 }), n("1900-02-28"), n("1950-01-01"))).toBe(n("1999-02-28"));
    expect(nextStart(createRepeat("day"), n("1900-01-01"), n("2100-01-01"))).toBe(n("2100-01-01"));
  });
});

describe("occurrences", () => {
  it("cover each day that they last, across midnight", () => {
    const { state } = createEvent(bootEmpty(), createFields(times("2026-03-31", 22 * 60 + 30, 600)));
    const event = eventsOf(stateOf(state))[0]!;
    const touched = (from: string, to: string) => occurrencesOf(event, n(from), n(to), zone).length;
    expect([touched("2026-03-30", "2026-03-30"), touched("2026-03-31", "2026-03-31")]).toEqual([0, 1]);
    expect([touched("2026-04-01", "2026-04-01"), touched("2026-04-02", "2026-04-09")]).toEqual([1, 0]);
  });
  it("follow the event's time zone, and fall on days of the phone's zone", () => {
    const { state } = createEvent(
      bootEmpty(),
      createFields(times("2026-03-16", 60, 30), { repeat: createRepeat("week", { days: [1] }) }),
    );
    const event = eventsOf(stateOf(state))[0]!;
    // An event in the night from Sunday to Monday in Shanghai is on Sunday in Lagos.
    const there = occurrencesOf(event, n("2026-03-15"), n("2026-03-22"), 60);
    expect(there.map((o) => [o.day, formatDay(o.first)])).toEqual([
      ["2026-03-16", "2026-03-15"],
      ["2026-03-23", "2026-03-22"],
    ]);
  });
  it("keep whole days on the same dates in every zone", () => {
    const { state } = createEvent(bootEmpty(), createFields({ kind: "days", from: "2026-03-18", to: "2026-03-20" }));
    for (const offset of [-600, 0, 600])
      expect(occurrencesIn(stateOf(state), n("2026-03-18"), n("2026-03-18"), offset)).toHaveLength(1);
  });
});

describe("changes to a repeat", () => {
  const weekly = () =>
    createEvent(
      bootEmpty(),
      createFields(times("2026-03-16", 600, 30), {
        repeat: createRepeat("week", { end: { kind: "after", times: 5 } }),
        title: "Run",
      }),
    );
  const change = (s: PhoneState, id: string, day: string, scope: string, more: Partial<EventFields>): PhoneState => {
    const event = stateOf(s).events[id]!;
    const { id: _, except: _e, of: _o, organizer: _g, answer: _a, ...written } = event;
    return run(s, "updateEvent", { id, day, scope, ...written, when: moveWhen(event.when, n(day)), ...more }).state;
  };
  it("to one occurrence leave the others unchanged", () => {
    const { state, id } = weekly();
    const s = change(state, id, "2026-03-30", "one", { title: "Swim", when: times("2026-03-31", 700, 30) });
    expect(daysOf(s, "2026-03-01", "2026-12-31")).toEqual([
      "2026-03-16 Run",
      "2026-03-23 Run",
      "2026-03-31 Swim",
      "2026-04-06 Run",
      "2026-04-13 Run",
    ]);
    expect(findEventsByTitle(stateOf(s), "swim")[0]).toMatchObject({ repeat: null, of: { id, day: "2026-03-30" } });
  });
  it("to the following occurrences split the repeat and keep its remaining count", () => {
    const { state, id } = weekly();
    const one = change(state, id, "2026-04-06", "one", { title: "Swim" });
    const s = change(one, id, "2026-03-30", "following", { title: "Row" });
    expect(daysOf(s, "2026-03-01", "2026-12-31")).toEqual([
      "2026-03-16 Run",
      "2026-03-23 Run",
      "2026-03-30 Row",
      "2026-04-06 Swim",
      "2026-04-13 Row",
    ]);
    const row = findEventsByTitle(stateOf(s), "Row")[0]!;
    expect(row.repeat?.end).toEqual({ kind: "after", times: 3 });
    expect(findEventsByTitle(stateOf(s), "Swim")[0]!.of).toEqual({ id: row.id, day: "2026-04-06" });
  });
  it("to all move every occurrence and keep deletions", () => {
    const { state, id } = weekly();
    const gone = run(state, "deleteEvent", { id, day: "2026-03-23", scope: "one" }).state;
    const s = change(gone, id, "2026-03-30", "all", {
      when: times("2026-03-31", 660, 30),
      repeat: { ...createRepeat("week", { days: [2], end: { kind: "after", times: 5 } }) },
    });
    expect(daysOf(s, "2026-03-01", "2026-12-31")).toEqual([
      "2026-03-17 Run",
      "2026-03-31 Run",
      "2026-04-07 Run",
      "2026-04-14 Run",
    ]);
  });
  it("can end the repeat", () => {
    const { state, id } = weekly();
    const s = change(state, id, "2026-03-30", "all", { repeat: null });
    expect(daysOf(s, "2026-03-01", "2026-12-31")).toEqual(["2026-03-30 Run"]);
    const cut = change(state, id, "2026-03-30", "following", { repeat: null, title: "Last" });
    expect(daysOf(cut, "2026-03-01", "2026-12-31")).toEqual(["2026-03-16 Run", "2026-03-23 Run", "2026-03-30 Last"]);
  });
  it("move the first event to the first day that fits the repeat", () => {
    const f = createFields(times("2026-03-16", 600, 30), { repeat: createRepeat("week", { days: [4, 5] }) });
    const { state } = createEvent(bootEmpty(), f);
    expect(daysOf(state, "2026-03-16", "2026-03-20")).toEqual(["2026-03-19 Run", "2026-03-20 Run"]);
    expect(eventsOf(stateOf(state))[0]!.when).toEqual(times("2026-03-19", 600, 30));
  });
  it("delete one occurrence, the following or all", () => {
    const { state, id } = weekly();
    const one = run(state, "deleteEvent", { id, day: "2026-03-23", scope: "one" }).state;
    expect(daysOf(one, "2026-03-01", "2026-12-31")).toHaveLength(4);
    const swim = change(one, id, "2026-04-13", "one", { title: "Swim" });
    const rest = run(swim, "deleteEvent", { id, day: "2026-04-06", scope: "following" }).state;
    expect(daysOf(rest, "2026-03-01", "2026-12-31")).toEqual(["2026-03-16 Run", "2026-03-30 Run"]);
    expect(eventsOf(stateOf(run(swim, "deleteEvent", { id, day: "2026-03-30", scope: "all" }).state))).toEqual([]);
    const first = run(state, "deleteEvent", { id, day: "2026-03-16", scope: "following" }).state;
    expect(eventsOf(stateOf(first))).toEqual([]);
  });
  it("delete the event with its last occurrence", () => {
    const f = createFields(times("2026-03-16", 600, 30), {
      repeat: createRepeat("day", { end: { kind: "after", times: 2 } }),
    });
    const { state, id } = createEvent(bootEmpty(), f);
    const one = run(state, "deleteEvent", { id, day: "2026-03-16", scope: "one" }).state;
    expect(stateOf(run(one, "deleteEvent", { id, day: "2026-03-17", scope: "one" }).state).events).toEqual({});
  });
  it("are refused when the event or occurrence does not exist or the fields are invalid", () => {
    const { state, id } = weekly();
    const f = createFields(times("2026-03-17", 600, 30));
    expect(refusal(state, "deleteEvent", { id, day: "2026-03-17", scope: "one" })).toBe("event-missing");
    expect(refusal(state, "updateEvent", { id: "event_none", day: "2026-03-16", scope: "all", ...f })).toBe(
      "event-missing",
    );
    expect(refusal(state, "createEvent", { ...f, when: { ...f.when, end: 0 } })).toBe("ends-before");
    expect(refusal(state, "createEvent", { ...f, calendar: "calendar_birthdays" })).toBe("calendar-fixed");
    const over = createRepeat("day", { end: { kind: "on", day: "2026-03-01" } });
    expect(refusal(state, "createEvent", { ...f, repeat: over })).toBe("repeat-over");
  });
});

describe("reminders", () => {
  const notes = (s: PhoneState) =>
    Object.values(s.os.notifications)
      .filter((x) => x.app === "calendar")
      .map((x) => [x.at, x.facts["title"], x.facts["time"]]);
  it("fire at their time, once each, and open the event", () => {
    const f = createFields(times("2026-03-16", 600, 30), {
      reminders: [0, 30],
      repeat: createRepeat("day"),
      location: "Park",
    });
    const { state, id } = createEvent(bootEmpty(), f);
    const s = tick(state, dayMs);
    expect(notes(s)).toEqual([
      [at("2026-03-16", 9, 30), "Run", "10:00"],
      [at("2026-03-16", 10), "Run", "10:00"],
    ]);
    expect(notes(tick(s, hourMs))).toHaveLength(4);
    const first = Object.entries(s.os.notifications).find(([, x]) => x.app === "calendar")!;
    const opened = phone.reduce(s, { name: "os.openNotification", args: { id: first[0] } }).state;
    expect(phone.top(opened, "calendar")).toMatchObject({ screen: "event", params: { id, day: "2026-03-16" } });
  });
  it("fire for two events at the same time", () => {
    const a = createEvent(
      bootEmpty(),
      createFields(times("2026-03-16", 600, 30), { reminders: [10], title: "A" }),
    ).state;
    const b = createEvent(a, createFields(times("2026-03-16", 605, 30), { reminders: [15], title: "B" })).state;
    expect(nextReminders(stateOf(b), b.clock.nowMs, zone).map((r) => r.occurrence.event.title)).toEqual(["A", "B"]);
    expect(
      notes(tick(b, dayMs))
        .map((x) => x[1])
        .toSorted(),
    ).toEqual(["A", "B"]);
  });
  it("fire at nine for all-day events", () => {
    const when: When = { kind: "days", from: "2026-03-18", to: "2026-03-19" };
    const s = tick(createEvent(bootEmpty(), createFields(when, { reminders: [0, 1440] })).state, 3 * dayMs);
    expect(notes(s).map((x) => x[0])).toEqual([at("2026-03-17", 9), at("2026-03-18", 9)]);
  });
  it("skip hidden calendars, deleted occurrences and past times", () => {
    const { state, id } = createEvent(
      bootEmpty(),
      createFields(times("2026-03-16", 600, 30), { reminders: [10], repeat: createRepeat("day") }),
    );
    const hidden = run(state, "showCalendar", { id: "calendar_work", shown: false }).state;
    expect(notes(tick(hidden, dayMs))).toEqual([]);
    const out = run(state, "deleteEvent", { id, day: "2026-03-16", scope: "one" }).state;
    expect(notes(tick(out, dayMs))).toEqual([]);
    expect(notes(tick(out, dayMs + hourMs))).toHaveLength(1);
    const past = createEvent(bootEmpty(), createFields(times("2026-03-16", 545, 30), { reminders: [10] })).state;
    expect(notes(tick(past, dayMs))).toEqual([]);
  });
  it("follow an event to its new time", () => {
    const { state, id } = createEvent(bootEmpty(), createFields(times("2026-03-16", 600, 30), { reminders: [10] }));
    const moved = createFields(times("2026-03-16", 720, 30), { reminders: [10] });
    const s = run(state, "updateEvent", { id, day: "2026-03-16", scope: "all", ...moved }).state;
    expect(notes(tick(s, dayMs)).map((x) => x[0])).toEqual([at("2026-03-16", 11, 50)]);
  });
});

describe("queries", () => {
  const seeded = stateOf(boot());
  it("find clashes and free time from busy events", () => {
    const week = clashesIn(seeded, n("2026-03-16"), n("2026-03-22"), zone).map((x) => [
      x.a.event.title,
      x.b.event.title,
    ]);
    expect(week).toContainEqual(["Call with Vera", "Dentist"]);
    const slots = freeSlots(seeded, n("2026-03-16"), { fromMin: 540, toMin: 1080, minMin: 60 }, zone);
    const text = (ms: number) => new Date(ms + zone * minuteMs).toISOString().slice(11, 16);
    expect(slots.map((x) => `${text(x.start)}-${text(x.end)}`)).toEqual(["13:30-18:00"]);
    const half = freeSlots(seeded, n("2026-03-16"), { fromMin: 540, toMin: 1080, minMin: 30 }, zone);
    expect(half.map((x) => text(x.start))).toEqual(["09:00", "09:45", "12:00", "13:30"]);
  });
  it("merge the days of a holiday into one entry, and find a birthday in any year", () => {
    const feb = entriesIn(seeded, n("2026-02-18"), n("2026-02-20"), c).filter((e) => e.kind === "holiday");
    expect(feb.map((e) => [e.title, formatDay(e.first), formatDay(e.last)])).toEqual([
      ["Spring Festival", "2026-02-15", "2026-02-23"],
    ]);
    const mia = findEntry(seeded, "birthday_contact_mia", "2027-03-24", c);
    expect(mia).toMatchObject({ kind: "birthday", title: "Mia Ashby’s birthday" });
    expect(findEntry(seeded, "birthday_contact_mia", "2027-03-25", c)).toBeNull();
  });
  it("leave out hidden calendars, and also declined events if the user sets so", () => {
    const titles = (s: State) => entriesIn(s, n("2026-03-17"), n("2026-03-17"), c).map((e) => e.title);
    expect(titles(seeded)).toContain("Fire drill briefing");
    const without: State = { ...seeded, settings: { ...seeded.settings, declined: false } };
    expect(titles(without)).not.toContain("Fire drill briefing");
    const work = { ...seeded.calendars["calendar_work"]!, shown: false };
    expect(titles({ ...seeded, calendars: { ...seeded.calendars, calendar_work: work } })).not.toContain("Stand-up");
  });
  it("list a long event on each of its days", () => {
    const days = agendaOf(seeded, n("2026-03-25"), n("2026-03-26"), c);
    expect(days.map((d) => d.entries.some((e) => e.title === "Visit to Lumen"))).toEqual([true, true]);
  });
  it("search all fields for words, and find every occurrence in a date range", () => {
    const today = n("2026-03-16");
    const found = (words: string, from: string | null = null, to: string | null = null) =>
      search(seeded, { words, from, to }, today, c).map((e) => `${e.day} ${e.title}`);
    expect(found("dentist")).toEqual(["2026-03-20 Dentist", "2026-03-26 Dentist (Mia)", "2026-03-27 Dentist?"]);
    expect(found("insurance card")).toEqual(["2026-03-20 Dentist"]);
    expect(found("vera.castell")).toContain("2026-03-20 Call with Vera");
    expect(found("stand-up")).toEqual(["2026-03-16 Stand-up", "2026-03-19 Stand-up"]);
    expect(found("stand-up", "2026-03-16", "2026-03-20")).toHaveLength(5);
    expect(found("yoga")).toEqual(["2026-01-05 Yoga"]);
    expect(found("  ")).toEqual([]);
  });
  it("the commands accept every seed event unchanged", () => {
    const s = boot(undefined, "zh-CN");
    for (const { id: _, except: _e, of: _o, organizer: _g, answer: _a, ...f } of Object.values(
      stateOf(s).events,
    ) as Event[]) {
      const { state, id } = createEvent(s, f);
      expect(stateOf(state).events[id]).toMatchObject(f);
    }
  });
});

describe("layout", () => {
  const entry = (key: string, first: string, last = first, from = 0, to = 0) => ({
    ...entriesIn(stateOf(boot()), n("2026-03-16"), n("2026-03-16"), c)[0]!,
    key,
    allDay: to === 0,
    first: n(first),
    last: n(last),
    start: at(first, 0) + from * minuteMs,
    end: at(last, 0) + to * minuteMs,
  });
  test("puts bars into the first free lane, and counts the bars without a lane", () => {
    const all = [
      entry("a", "2026-03-14", "2026-03-18"),
      entry("b", "2026-03-17"),
      entry("c", "2026-03-19", "2026-03-25"),
      entry("d", "2026-03-17", "2026-03-17", 60, 120),
    ];
    const bars = layOutBars(all, n("2026-03-16"), 7);
    expect(bars.map((b) => [b.entry.key, b.lane, b.column, b.span, b.opens, b.closes])).toEqual([
      ["a", 0, 0, 3, false, true],
      ["b", 1, 1, 1, true, true],
      ["d", 2, 1, 1, true, true],
      ["c", 0, 3, 4, true, false],
    ]);
    const two = limitLanes(bars, 7, 2);
    expect(two.bars.map((b) => b.entry.key)).toEqual(["a", "c"]);
    expect(two.more).toEqual([0, 2, 0, 0, 0, 0, 0]);
    expect(limitLanes(bars, 7, 3).more).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
  test("puts overlapping blocks side by side, and cuts them at midnight", () => {
    const day = "2026-03-16";
    const all = [
      entry("a", day, day, 600, 660),
      entry("b", day, day, 630, 720),
      entry("c", day, day, 660, 700),
      entry("d", day, day, 720, 725),
      entry("e", "2026-03-15", day, 1380, 60),
    ];
    expect(layOutBlocks(all, n(day), zone).map((b) => [b.entry.key, b.fromMin, b.toMin, b.column, b.columns])).toEqual([
      ["e", 0, 60, 0, 1],
      ["a", 600, 660, 0, 2],
      ["b", 630, 720, 1, 2],
      ["c", 660, 700, 0, 2],
      ["d", 720, 750, 0, 1],
    ]);
  });
});

describe("date calculations", () => {
  test("count the difference of two dates in either order", () => {
    expect(dayDifference(n("2026-03-16"), n("2026-10-01"), false)).toMatchObject({
      days: 199,
      weeks: 28,
      weekDays: 3,
      years: 0,
      months: 6,
      monthDays: 15,
    });
    expect(dayDifference(n("2026-10-01"), n("2026-03-16"), true).days).toBe(200);
    expect(dayDifference(n("2024-02-29"), n("2026-02-28"), false)).toMatchObject({
      days: 730,
      years: 2,
      months: 0,
      monthDays: 0,
    });
    expect(dayDifference(n("2026-01-31"), n("2026-03-01"), false)).toMatchObject({ months: 1, monthDays: 1 });
    expect(dayDifference(n("2026-03-16"), n("2026-03-16"), false).days).toBe(0);
  });
  test("count working days with holidays and make-up days", () => {
    // The 14th and the 28th are workdays; the 15th to the 23rd are days off.
    expect(dayDifference(n("2026-02-14"), n("2026-03-01"), false).workdays).toBe(6);
    expect(dayDifference(n("2026-03-16"), n("2026-03-23"), false).workdays).toBe(5);
  });
  test("shift a date, at most to the last day of a shorter month", () => {
    const shifted = (day: string, by: number, unit: Repeat["unit"]) => formatDay(shiftDay(n(day), by, unit));
    expect(shifted("2026-01-31", 1, "month")).toBe("2026-02-28");
    expect(shifted("2024-02-29", 1, "year")).toBe("2025-02-28");
    expect(shifted("2026-03-16", -100, "day")).toBe("2025-12-06");
    expect(shifted("2026-03-16", 6, "week")).toBe("2026-04-27");
    expect(shifted("2026-01-15", -13, "month")).toBe("2024-12-15");
  });
  test("number weeks by their Thursday", () => {
    expect(["2026-01-01", "2025-12-29", "2027-01-03", "2026-12-31", "2024-12-30"].map((d) => weekNumber(n(d)))).toEqual(
      [1, 1, 53, 53, 1],
    );
  });
});

describe("the editor's draft", () => {
  const s = bootEmpty();
  const params = { id: null, day: "2026-03-18", minute: null, copy: false, given: null };
  const draft = createDraft(stateOf(s), params, s.os, s.clock.nowMs);
  const span = (d: typeof draft) => [d.fromDay, `${d.fromHour}:${d.fromMinute}`, d.toDay, `${d.toHour}:${d.toMinute}`];
  it("starts at the next full hour, or at the chosen hour", () => {
    expect(span(draft)).toEqual(["2026-03-18", "10:00", "2026-03-18", "11:00"]);
    expect(span(createDraft(stateOf(s), { ...params, minute: 23 * 60 }, s.os, 0))).toEqual([
      "2026-03-18",
      "23:00",
      "2026-03-19",
      "00:00",
    ]);
  });
  it("keeps its duration when its start moves", () => {
    const later = { ...draft, ...withFromTime(draft, "23", "30") };
    expect(span(later)).toEqual(["2026-03-18", "23:30", "2026-03-19", "00:30"]);
    expect(span({ ...later, ...withFromDay(later, "2026-03-31") })).toEqual([
      "2026-03-31",
      "23:30",
      "2026-04-01",
      "00:30",
    ]);
    expect(span({ ...draft, ...withToTime(draft, "9", "5") })).toEqual(["2026-03-18", "10:00", "2026-03-19", "09:05"]);
  });
  it("moves the only weekday of its repeat with the day", () => {
    expect(withFromDay(draft, "2026-03-20").days).toEqual([5]);
    expect(withFromDay({ ...draft, days: [1, 3] }, "2026-03-20").days).toBeUndefined();
  });
  it("replaces reminders that all-day events cannot have", () => {
    expect(withAllDay(draft, true, stateOf(s)).reminders).toEqual([0]);
    expect(withAllDay({ ...draft, reminders: [] }, true, stateOf(s)).reminders).toEqual([]);
    expect(withAllDay({ ...draft, reminders: [10, 1440] }, true, stateOf(s)).reminders).toEqual([1440]);
  });
  it("returns an unedited event unchanged", () => {
    const seeded = boot();
    for (const e of eventsOf(stateOf(seeded))) {
      const day = formatDay(occurrencesOf(e, 0, n("2030-01-01"), zone)[0]!.first);
      const back = draftToFields(
        createDraft(stateOf(seeded), { id: e.id, day, minute: null, copy: false, given: null }, seeded.os, 0),
      );
      expect(back.when).toEqual(e.when);
      expect({ ...back.repeat, days: e.repeat?.unit === "week" ? back.repeat?.days : [] }).toEqual({
        ...e.repeat,
        days: e.repeat?.days ?? [],
      });
    }
  });
});

describe("calendars", () => {
  test("are created, and deleted with their events; duplicate names and fixed calendars are refused", () => {
    const { state, result } = run(boot(), "saveCalendar", { id: null, name: " Choir ", tone: "rose" });
    const id = result as string;
    expect(stateOf(state).calendars[id]).toMatchObject({ name: "Choir", kind: "own", shown: true });
    const filled = run(state, "importEvents", {
      calendar: id,
      events: [createFields(times("2026-03-16", 600, 30)), createFields(times("2026-03-17", 600, 30))],
    }).state;
    expect(eventsIn(stateOf(filled), id)).toHaveLength(2);
    const gone = run(filled, "deleteCalendar", { id }).state;
    expect(stateOf(gone)).toEqual(stateOf(boot()));
    expect(refusal(state, "saveCalendar", { id: null, name: "choir", tone: "blue" })).toBe("calendar-exists");
    expect(refusal(state, "saveCalendar", { id: "calendar_birthdays", name: "Days", tone: "blue" })).toBe(
      "calendar-fixed",
    );
    expect(refusal(state, "deleteCalendar", { id: "calendar_holidays" })).toBe("calendar-fixed");
  });
  test("focus the name field when they are edited, unless the name is fixed", () => {
    const done = (at: PhoneState, on: string, args: Json = {}): PhoneState =>
      phone.reduce(at, { name: "os.act", args: { app: "calendar", on, args } }).state;
    const seen = done(phone.reduce(boot(), { name: "os.launch", args: { app: "calendar" } }).state, "calendars");
    const start = (id: string | null) => done(seen, "start", { id }).view.focus;
    expect(start(null)).toMatchObject({ field: "name" });
    expect(start("calendar_work")).toMatchObject({ field: "name" });
    expect(start("calendar_birthdays")).toBeNull();
  });
  test("keep at least one own calendar", () => {
    const two = run(run(boot(), "deleteCalendar", { id: "calendar_work" }).state, "deleteCalendar", {
      id: "calendar_family",
    }).state;
    expect(refusal(two, "deleteCalendar", { id: "calendar_personal" })).toBe("calendar-last");
  });
});

describe("the calendar with other apps", () => {
  const act = (s: PhoneState, app: string, on: string, args: object = {}): PhoneState => {
    const done = phone.reduce(s, { name: "os.act", args: { app, on, args: args as Json } });
    expect(done.rejected).toBeNull();
    return done.state;
  };
  const top = (s: PhoneState) => s.view.tasks[s.view.front]!.stack.at(-1)!;
  const rows = (s: PhoneState, from: string, to: string) =>
    phone.content(s, "launcher", "calendar", { from: at(from, 0), until: at(to, 0) })!;

  it("provides a row for each occurrence, without hidden calendars and declined events", () => {
    const s = boot();
    const titles = (state: PhoneState) => rows(state, "2026-03-16", "2026-03-18").map((r) => r.title);
    expect(rows(s, "2026-03-16", "2026-03-18").filter((r) => r.title === "Stand-up")).toEqual([
      expect.objectContaining({ start: at("2026-03-16", 9, 30), end: at("2026-03-16", 9, 45), allDay: false }),
      expect.objectContaining({ start: at("2026-03-17", 9, 30), end: at("2026-03-17", 9, 45), allDay: false }),
    ]);
    expect(titles(s)).not.toContain("Fire drill briefing");
    expect(titles(run(s, "showCalendar", { id: "calendar_work", shown: false }).state)).not.toContain("Stand-up");
  });
  it("opens the occurrence of a row", () => {
    const row = rows(boot(), "2026-03-17", "2026-03-18").find((r) => r.title === "Stand-up")!;
    const shown = act(boot(), "launcher", "openEvent", { id: row.id });
    expect([shown.view.front, top(shown).screen, top(shown).params]).toEqual([
      "calendar",
      "event",
      { id: row.id.split("@")[0], day: "2026-03-17" },
    ]);
    expect(
      phone.reduce(boot(), { name: "os.act", args: { app: "launcher", on: "openEvent", args: { id: "event_0" } } })
        .rejected,
    ).not.toBeNull();
  });
  it("fills a draft from another app's data, and takes guests' names from the contacts", () => {
    const card = phone.content(boot(), "calendar", "contacts")!.find((p) => p.emails.length > 0)!;
    const given = {
      title: "Tour",
      start: at("2026-04-02", 14, 20),
      end: at("2026-04-02", 16),
      allDay: false,
      place: "Pier 3",
      notes: "Bring a coat",
      guests: [card.emails[0]!, card.emails[0]!, "Nobody Known"],
    };
    const s = boot();
    const params = { id: null, day: "2026-03-16", minute: null, copy: false, given };
    const draft = createDraft(stateOf(s), params, s.os, s.clock.nowMs);
    expect(draftToFields(draft)).toMatchObject({
      title: "Tour",
      location: "Pier 3",
      when: { kind: "times", start: given.start, end: given.end },
      repeat: null,
    });
    const whole = { ...given, start: at("2026-04-02", 0), end: at("2026-04-04", 0), allDay: true };
    expect(draftToFields(createDraft(stateOf(s), { ...params, given: whole }, s.os, 0)).when).toEqual({
      kind: "days",
      from: "2026-04-02",
      to: "2026-04-03",
    });
    expect(parseGuests(given.guests, phone.content(s, "calendar", "contacts")!)).toEqual([
      { name: card.name, email: card.emails[0], phone: "" },
      { name: card.name, email: card.emails[0], phone: "" },
      { name: "Nobody Known", email: "", phone: "" },
    ]);
  });
  it("opens prefilled from a note, and asks before it discards the draft", () => {
    let s = phone.reduce(boot(), { name: "os.launch", args: { app: "notes" } }).state;
    s = act(s, "notes", "new");
    for (const [field, text] of [
      ["title", "Tour"],
      ["body", "Bring a coat"],
    ] as const) {
      s = phone.reduce(s, {
        name: "os.focus",
        args: { field, kind: "text", enter: "newline", caret: 0, maxLength: 1000, all: false },
      }).state;
      s = phone.reduce(s, { name: "os.type", args: { text } }).state;
    }
    s = act(s, "notes", "toCalendar");
    expect([top(s).app, top(s).view["title"], top(s).view["notes"]]).toEqual(["calendar", "Tour", "Bring a coat"]);
    expect([top(s).view["fromDay"], top(s).view["fromHour"]]).toEqual(["2026-03-16", "10"]);
    expect(phone.reduce(s, { name: "os.back", args: {} }).state.view.dialog).not.toBeNull();
    const saved = act(s, "calendar", "save");
    expect(findEventsByTitle(stateOf(saved), "Tour")).toHaveLength(1);
    expect(top(saved).app).toBe("notes");
  });
  it("parses calendar files", () => {
    const file = (...lines: string[]) =>
      ["BEGIN:VCALENDAR", "BEGIN:VEVENT", ...lines, "END:VEVENT", "SUMMARY:No"].join("\r\n");
    expect(
      parseIcsEvent(
        file("SUMMARY:Tea\\, slowly", "DTSTART:20260501T123000", "DURATION:PT1H30M", "LOCATION:The rope", " works"),
        zone,
      ),
    ).toEqual({
      title: "Tea, slowly",
      start: at("2026-05-01", 12, 30),
      end: at("2026-05-01", 14),
      allDay: false,
      place: "The ropeworks",
      notes: "",
      guests: [],
    });
    expect(parseIcsEvent(file("DTSTART;VALUE=DATE:20260501", "DTEND;VALUE=DATE:20260503"), zone)).toMatchObject({
      start: at("2026-05-01", 0),
      end: at("2026-05-03", 0),
      allDay: true,
    });
    expect(parseIcsEvent(file("DTSTART:20260501T023000Z"), zone)).toMatchObject({
      start: at("2026-05-01", 10, 30),
      end: null,
    });
    expect(parseIcsEvent("BEGIN:VCALENDAR", zone)).toBeNull();
  });
  it("reads birthdays from the contacts", () => {
    const before = boot();
    const people = (s: PhoneState) => birthdaysOf(phone.content(s, "calendar", "contacts")!);
    const mia = people(before).find((b) => b.name === "Mia Ashby")!;
    expect(findEntry(stateOf(before), mia.id, "2026-03-24", { ...c, birthdays: people(before) })?.kind).toBe(
      "birthday",
    );
    const without = phone.parse({
      ...before,
      apps: {
        ...before.apps,
        contacts: {
          ...(before.apps["contacts"] as { contacts: Record<string, object> }),
          contacts: Object.fromEntries(
            Object.entries((before.apps["contacts"] as { contacts: Record<string, object> }).contacts).map(
              ([id, p]) => [id, id === "contact_mia" ? { ...p, birthday: null } : p],
            ),
          ),
        },
      },
    });
    expect(people(without).some((b) => b.name === "Mia Ashby")).toBe(false);
  });
  it("adds guests picked from the contacts, each once", () => {
    let s = phone.reduce(boot(), { name: "os.launch", args: { app: "calendar" } }).state;
    s = act(s, "calendar", "newEvent", { day: "2026-03-18", minute: null });
    for (let i = 0; i < 2; i++) {
      s = act(s, "calendar", "pickGuests");
      for (const id of ["contact_mum", "contact_nora"]) s = act(s, "contacts", "pick", { id });
      s = act(s, "contacts", "done");
    }
    expect((top(s).view["invitees"] as { name: string }[]).map((p) => p.name).toSorted()).toHaveLength(2);
  });
  it("shares an event as text", () => {
    const event = findEventsByTitle(stateOf(boot()), "Call with Vera")[0]!;
    let s = phone.reduce(boot(), { name: "os.launch", args: { app: "calendar" } }).state;
    s = act(s, "calendar", "open", { id: event.id, day: "2026-03-20" });
    s = act(s, "calendar", "share");
    expect(s.view.chooser?.intent).toMatchObject({
      action: "SEND",
      extras: { text: "Call with Vera\nFri, Mar 20  11:00 – 11:45\nPhone", title: "Call with Vera" },
    });
  });
});
