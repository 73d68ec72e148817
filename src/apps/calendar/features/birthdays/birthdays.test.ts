// Cases that the test suite for all apps does not cover: the days of entered birthdays, ages, and changes that are
// refused.
import { describe, expect, it } from "vitest";
import type { PhoneState } from "#os/state.ts";
import { dayNumber, formatDay } from "#state/day.ts";
import type { Json } from "#state/json.ts";
import { phone } from "#apps/phone.ts";
import {
  ageIn,
  birthdayOf,
  findBirthdaysByName,
  entriesIn,
  findEntry,
  findEventsByTitle,
  search,
} from "../../queries.ts";
import type { State } from "../../state.ts";
import { copyEntry } from "../events/drafts.ts";
import { createBirthdayDraft, birthdayToFields, nextBirthday } from "./draft.ts";

const device = { width: 360, height: 800, dpr: 3 };
const startMs = Date.UTC(2026, 2, 16, 1);
const boot = (): PhoneState => phone.boot({ startMs, lang: "en", device, theme: "light", fontScale: 1, seed: 1 });
const stateOf = (s: PhoneState): State => s.apps["calendar"] as unknown as State;
const reading = { offsetMin: 480, lang: "en", birthdays: [] } as const;
const n = dayNumber;
const draft = { name: "Ada", born: "2000-02-29", yearKnown: true, reminders: [0], rings: false, notes: "" } as const;
function runCommand(s: PhoneState, name: string, args: object): { state: PhoneState; result: Json } {
  const result = phone.reduce(s, { name: `calendar.${name}`, args: args as Json });
  expect(result.rejected).toBeNull();
  return { state: result.state, result: result.result ?? null };
}
const refusal = (s: PhoneState, name: string, args: object): string | null =>
  phone.reduce(s, { name: `calendar.${name}`, args: args as Json }).rejected;
const createFields = (s: PhoneState, more: Partial<Parameters<typeof birthdayToFields>[1]> = {}) =>
  birthdayToFields(stateOf(s), { ...draft, reminders: [0], ...more });
function createBirthday(more: Partial<Parameters<typeof birthdayToFields>[1]> = {}): { s: PhoneState; id: string } {
  const { state, result } = runCommand(boot(), "createEvent", createFields(boot(), more));
  return { s: state, id: result as string };
}
const daysOf = (s: PhoneState, from: string, to: string): string[] =>
  entriesIn(stateOf(s), n(from), n(to), reading)
    .filter((e) => e.kind === "birthday" && e.title === "Ada’s birthday")
    .map((e) => e.day);

describe("an entered birthday", () => {
  it("recurs every year from the birth on; one on 29 February moves to the 28th in other years", () => {
    const { s, id } = createBirthday();
    expect(daysOf(s, "1999-01-01", "2004-12-31")).toEqual([
      "2000-02-29",
      "2001-02-28",
      "2002-02-28",
      "2003-02-28",
      "2004-02-29",
    ]);
    expect(formatDay(nextBirthday(draft.born, n("2026-03-01"))!)).toBe("2027-02-28");
    expect(stateOf(s).events[id]).toMatchObject({
      calendar: "calendar_birthdays",
      title: "Ada",
      when: { kind: "days", from: "2000-02-29", to: "2000-02-29" },
      busy: false,
      birthday: { yearKnown: true },
    });
  });
  it("has an age only if the year is known", () => {
    const { s, id } = createBirthday();
    expect(ageIn(birthdayOf(stateOf(s).events[id]!)!, 2027)).toBe(27);
    const without = createBirthday({ yearKnown: false });
    expect(birthdayOf(stateOf(without.s).events[without.id]!)).toBeNull();
  });
  it("is found by name and by search, separately from events with that title", () => {
    const { s, id } = createBirthday();
    expect([findBirthdaysByName(stateOf(s), "ada").map((e) => e.id), findEventsByTitle(stateOf(s), "ada")]).toEqual([
      [id],
      [],
    ]);
    const found = search(stateOf(s), { words: "ada birthday", from: null, to: null }, n("2026-03-16"), reading);
    expect(found.map((e) => [e.day, e.title])).toEqual([["2027-02-28", "Ada’s birthday"]]);
  });
  it("is hidden with the birthdays calendar", () => {
    const { s } = createBirthday();
    const hidden = runCommand(s, "showCalendar", { id: "calendar_birthdays", shown: false }).state;
    expect(daysOf(hidden, "2026-01-01", "2030-01-01")).toEqual([]);
  });
  it("is updated and deleted as a whole, even with a scope of one day", () => {
    const { s, id } = createBirthday();
    const at = { id, day: "2026-02-28", scope: "one" };
    const moved = runCommand(s, "updateEvent", {
      ...at,
      ...createFields(s, { name: " Ada B. ", born: "2001-05-04" }),
    }).state;
    expect(stateOf(moved).events[id]).toMatchObject({ title: "Ada B.", except: [], when: { from: "2001-05-04" } });
    expect(Object.keys(stateOf(runCommand(s, "deleteEvent", at).state).events)).toEqual(
      Object.keys(stateOf(boot()).events),
    );
  });
  it("is refused without a name, in the future, in another calendar, or in place of an event", () => {
    const s = boot();
    expect(refusal(s, "createEvent", createFields(s, { name: " " }))).toBe("person-missing");
    expect(refusal(s, "createEvent", createFields(s, { born: "2026-03-17" }))).toBe("born-later");
    expect(refusal(s, "createEvent", createFields(s, { born: "2026-03-17", yearKnown: false }))).toBeNull();
    expect(refusal(s, "createEvent", { ...createFields(s), calendar: "calendar_work" })).toBe("calendar-fixed");
    const change = { id: "event_s1", day: "2026-03-16", scope: "all", ...createFields(s) };
    expect(refusal(s, "updateEvent", change)).toBe("kind-fixed");
  });
  it("fills the form with its saved values", () => {
    const { s, id } = createBirthday({ rings: true, notes: "Cake" });
    const back = createBirthdayDraft(stateOf(s), { id, day: draft.born, name: "" });
    expect(back).toEqual({ ...draft, rings: true, notes: "Cake" });
  });
  it("is copied to another calendar as an all-day event", () => {
    const { s, id } = createBirthday();
    const entry = findEntry(stateOf(s), id, "2027-02-28", reading)!;
    const copies = copyEntry(stateOf(s), { id, day: entry.day }, reading);
    const copied = runCommand(s, "importEvents", { calendar: "calendar_family", events: copies }).state;
    expect(findEventsByTitle(stateOf(copied), "Ada’s birthday")[0]).toMatchObject({
      calendar: "calendar_family",
      birthday: null,
      when: { kind: "days", from: "2027-02-28", to: "2027-02-28" },
    });
  });
});

describe("the form of a birthday", () => {
  const act = (s: PhoneState, on: string, args: object = {}): PhoneState => {
    const result = phone.reduce(s, { name: "os.act", args: { app: "calendar", on, args: args as Json } });
    expect(result.rejected).toBeNull();
    return result.state;
  };
  const launched = (): PhoneState => phone.reduce(boot(), { name: "os.launch", args: { app: "calendar" } }).state;
  const top = (s: PhoneState) => phone.top(s, "calendar")!;
  it("opens from a new event with its title and day, but not from an existing event", () => {
    let s = act(launched(), "newEvent", { day: "2026-03-12", minute: null });
    s = phone.reduce(s, { name: "os.view", args: { app: "calendar", patch: { title: "Ada" } } }).state;
    s = act(s, "toBirthday");
    expect(top(s)).toMatchObject({ screen: "birthday", view: { name: "Ada", born: "2026-03-12", reminders: [0] } });
    s = act(s, "save");
    expect(top(s).screen).toBe("main");
    expect(findBirthdaysByName(stateOf(s), "Ada")).toHaveLength(1);
    const old = act(act(launched(), "open", { id: "event_s1", day: "2026-03-16" }), "edit");
    expect(
      phone.reduce(old, { name: "os.act", args: { app: "calendar", on: "toBirthday", args: {} } }).rejected,
    ).not.toBeNull();
  });
  it("opens for an existing birthday, and asks before changes are lost", () => {
    const [ilse] = findBirthdaysByName(stateOf(boot()), "Coach Ilse");
    const s = act(act(launched(), "open", { id: ilse!.id, day: "2026-05-02" }), "edit");
    expect(top(s)).toMatchObject({ screen: "birthday", view: { name: "Coach Ilse", born: "1978-05-02" } });
    const written = phone.reduce(s, { name: "os.view", args: { app: "calendar", patch: { name: "Ilse" } } }).state;
    expect(phone.reduce(written, { name: "os.back", args: {} }).state.view.dialog).not.toBeNull();
    expect(findBirthdaysByName(stateOf(act(written, "save")), "Ilse").map((e) => e.id)).toEqual([ilse!.id]);
  });
});
