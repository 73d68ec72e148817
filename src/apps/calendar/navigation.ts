/** The screens of Calendar and what the user can do on each. */
import * as v from "valibot";
import { isChosen, isWritten } from "../../os/guards.ts";
import { firstOf, flag, instant, maybe, overlay, several, text, textFor, textUpTo } from "../../os/values.ts";
import { networkZone } from "../../os/settings.ts";
import type { OsState } from "../../os/state.ts";
import { langOf, offsetOf } from "../../os/format.ts";
import { contentOf, intents } from "../../os/intents.ts";
import type { Row } from "../../os/providers.ts";
import { dayAt, dayNumber, keyOf, partsOf } from "../../state/day.ts";
import { commands, scopes } from "./commands.ts";
import {
  copiesOf,
  draftIn,
  draftOf,
  fieldsOf,
  Given,
  isReadable,
  isTime,
  withAllDay,
  withFromDay,
  withFromTime,
  withToTime,
  type Draft,
  type EditorParams,
} from "./drafts.ts";
import { givenIn } from "./ics.ts";
import { guestOf, guestsOf, joined, person, samePerson } from "./guests.ts";
import { birthdaysOf, entryOf, eventsIn, firstCalendar, personOf, type Reading } from "./queries.ts";
import { detailsText } from "./texts.ts";
import {
  Answer,
  Calendar,
  calendar,
  CalendarId,
  DayKey,
  eventFields,
  EventId,
  monthlies,
  Person,
  Reminder,
  Settings,
  Tab,
  Tone,
  Unit,
  Weekdays,
  zoneNames,
  type State,
} from "./state.ts";

const Day = v.optional(DayKey, "2026-03-16");
const EntryId = v.pipe(v.string(), v.maxLength(80));
const Minute = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439)));
const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 1);
/** The month that a date picker shows. The year is typed. */
const shown = { shownYear: textUpTo(4), shownMonth: count };
const shownOf = (day: number) => {
  const { year, month } = partsOf(day);
  return { shownYear: String(year), shownMonth: month };
};
const readingOf = (os: OsState, people: readonly Row<"contacts">[]): Reading => ({
  offsetMin: offsetOf(os),
  lang: langOf(os),
  birthdays: birthdaysOf(people),
});
const todayOf = (now: number, os: OsState): number => dayAt(now, offsetOf(os));
const draft = {
  calendar: v.optional(CalendarId, "calendar_"),
  title: textFor(eventFields.title),
  location: textFor(eventFields.location),
  notes: textFor(eventFields.notes),
  tone: maybe(Tone),
  busy: flag,
  reminders: several(Reminder),
  invitees: several(Person),
  allDay: flag,
  zone: v.optional(v.picklist(zoneNames), networkZone),
  fromDay: Day,
  fromHour: textUpTo(2),
  fromMinute: textUpTo(2),
  toDay: Day,
  toHour: textUpTo(2),
  toMinute: textUpTo(2),
  unit: maybe(Unit),
  every: textUpTo(2),
  days: v.optional(Weekdays, []),
  by: v.optional(v.picklist(monthlies), "date"),
  ends: firstOf("never", "on", "after"),
  until: Day,
  times: textUpTo(3),
};
type Written = {
  state: State;
  params: EditorParams & { file: string | null };
  view: Draft & { openedAt: number };
  os: OsState;
};
const eventOf = (c: { state: State; params: { id: string | null } }) =>
  c.params.id === null ? undefined : c.state.events[c.params.id];
const isNew = (p: EditorParams): boolean => p.id === null || p.copy;
function givenInFile(os: OsState, id: string | null): Given | null {
  const file = os.files[id ?? ""];
  return file?.type === "file" && file.content.kind === "text" ? givenIn(file.content.text, offsetOf(os)) : null;
}
/** Whether something would be lost: what the user wrote, or what another app has told. */
const isChanged = ({ state, params, view, os }: Written): boolean =>
  params.given !== null ||
  params.file !== null ||
  JSON.stringify(draftIn(draftOf(state, params, os, view.openedAt))) !== JSON.stringify(draftIn(view));
const target = (c: { params: EditorParams; view: Draft }, scope: (typeof scopes)[number]) => ({
  id: c.params.id ?? "event_",
  day: c.params.day,
  scope,
  ...fieldsOf(c.view),
});

export const navigation = calendar.navigation(
  {
    start: "main",
    commands,
    screens: {
      main: calendar.screen({
        view: {
          tab: v.optional(Tab, "month"),
          /** The day that is looked at: its month, its week, the day itself, or the first of a schedule. */
          day: Day,
          /** Which view a day was opened from: where back leads. */
          from: maybe(Tab),
          ...shown,
          open: overlay("menu", "jump"),
        },
        enter: ({ state, now, os }) => {
          const today = todayOf(now, os);
          return { tab: state.settings.defaultView, day: keyOf(today), ...shownOf(today) };
        },
      }),
      event: calendar.screen({
        params: { id: EntryId, day: DayKey },
        view: { open: overlay("menu", "delete", "copy") },
      }),
      editor: calendar.screen({
        params: {
          id: v.nullable(EventId),
          day: DayKey,
          minute: v.optional(Minute, null),
          copy: flag,
          given: maybe(Given),
          /** A calendar file that tells of an event. */
          file: maybe(v.string()),
        },
        view: {
          ...draft,
          openedAt: v.optional(instant, 0),
          ...shown,
          hour: textUpTo(2),
          minute: textUpTo(2),
          guest: textFor(Person.entries.name),
          open: overlay(
            "fromDay",
            "fromTime",
            "toDay",
            "toTime",
            "repeat",
            "custom",
            "until",
            "calendar",
            "tone",
            "reminders",
            "scope",
          ),
        },
        enter: ({ state, params, now, os, content }) => {
          const given = params.given ?? givenInFile(os, params.file);
          return {
            ...draftOf(state, { ...params, given }, os, now),
            ...(given ? { invitees: joined([], guestsOf(given.guests, content("contacts"))) } : {}),
            openedAt: now,
          };
        },
      }),
      search: calendar.screen({
        view: { query: text, from: maybe(DayKey), to: maybe(DayKey), ...shown, open: overlay("from", "to") },
        enter: ({ now, os }) => shownOf(todayOf(now, os)),
      }),
      calendars: calendar.screen({
        view: {
          id: maybe(CalendarId),
          name: textFor(Calendar.entries.name),
          tone: v.optional(Tone, "blue"),
          open: overlay("edit"),
        },
      }),
      calculator: calendar.screen({
        view: {
          tab: firstOf("between", "shift"),
          a: Day,
          b: Day,
          both: flag,
          start: Day,
          by: textUpTo(4),
          unit: v.optional(Unit, "day"),
          back: flag,
          ...shown,
          open: overlay("a", "b", "start"),
        },
        enter: ({ now, os }) => {
          const today = keyOf(todayOf(now, os));
          return { a: today, b: today, start: today, by: "100", ...shownOf(todayOf(now, os)) };
        },
      }),
      settings: calendar.screen({
        view: { open: overlay("weekStart", "defaultView", "reminder", "dayReminder", "duration") },
      }),
    },
    guards: {
      cameFrom: isChosen("from"),
      isOwn: (c: { state: State; params: { id: string } }) => eventOf(c) !== undefined,
      once: (c: { state: State; params: { id: string } }) => eventOf(c)?.repeat === null,
      isBirthday: ({ params }: { params: { id: string } }) => personOf(params.id) !== null,
      repeats: (c: { state: State; params: { id: string } }) => (eventOf(c)?.repeat ?? null) !== null,
      invited: (c: { state: State; params: { id: string } }) => (eventOf(c)?.organizer ?? null) !== null,
      readable: ({ view }: { view: Draft }) => isReadable(view),
      makesNew: ({ params }: { params: EditorParams }) => isNew(params),
      writesOnce: (c: { state: State; params: EditorParams }) => !isNew(c.params) && eventOf(c)?.repeat === null,
      writesRepeat: (c: { state: State; params: EditorParams }) =>
        !isNew(c.params) && (eventOf(c)?.repeat ?? null) !== null,
      sameRepeat: (c: Written) => {
        const before = fieldsOf(draftOf(c.state, c.params, c.os, 0)).repeat;
        return JSON.stringify(before) === JSON.stringify(fieldsOf(draftIn(c.view)).repeat);
      },
      changed: (c: Written) => isChanged(c),
      hasTime: ({ view }: { view: { hour: string; minute: string } }) => isTime(view.hour, view.minute),
      hasGuest: isWritten("guest"),
      savedCalendar: isChosen("id"),
      ownCalendar: ({ state, view }: { state: State; view: { id: string | null } }) =>
        view.id !== null && state.calendars[view.id]?.kind === "own",
      hasRange: ({ view }: { view: { from: string | null; to: string | null } }) =>
        view.from !== null || view.to !== null,
    },
  },
  ({ on, does }) => [
    on("main", "open", { id: EntryId, day: DayKey }).push("event"),
    on("main", "newEvent", { day: DayKey, minute: Minute }).push("editor", ({ args }) => ({
      id: null,
      day: args.day,
      minute: args.minute,
    })),
    on("main", "showDay", { day: DayKey }).set(({ args, view }) => ({
      tab: "day",
      day: args.day,
      from: view.tab === "day" ? view.from : view.tab,
    })),
    on("main", "today").set(({ now, os }) => ({ day: keyOf(todayOf(now, os)) })),
    on("main", "startJump").open("jump", ({ view }) => ({ ...shownOf(dayNumber(view.day)) })),
    on("main", "jump", { day: DayKey }).set(({ args }) => ({ day: args.day, open: null })),
    on("main", "back")
      .when("cameFrom")
      .set(({ view }) => ({ tab: view.from ?? "month", from: null })),
    on("main", "search").push("search"),
    on("main", "calendars").close().push("calendars"),
    on("main", "calculator").close().push("calculator"),
    on("main", "settings").close().push("settings"),

    on("event", "edit").when("isOwn").push("editor"),
    on("event", "duplicate")
      .when("isOwn")
      .close()
      .push("editor", ({ params }) => ({ id: params.id, day: params.day, copy: true })),
    on("event", "copyTo", { calendar: CalendarId })
      .run("importEvents", ({ state, params, args, os, content }) => ({
        calendar: args.calendar,
        events: copiesOf(state, params, readingOf(os, content("contacts"))),
      }))
      .close()
      .say("copied"),
    on("event", "delete")
      .when("once")
      .warn("deleteAsk", "delete")
      .run("deleteEvent", ({ params }) => ({ ...params, scope: "all" }))
      .say("deleted")
      .pop(),
    on("event", "delete").when("repeats").open("delete"),
    on("event", "deleteSome", { scope: v.picklist(scopes) })
      .when("repeats")
      .run("deleteEvent")
      .say("deleted")
      .pop(),
    on("event", "share")
      .close()
      .start(({ state, params, os, now, content }) => {
        const entry = entryOf(state, params.id, params.day, readingOf(os, content("contacts")));
        return intents.sendText(entry ? detailsText(entry, os, now) : "", entry?.title ?? "");
      }),
    on("event", "person")
      .when("isBirthday")
      .start(({ params }) => intents.view("contacts", personOf(params.id) ?? "")),
    on("event", "answer", { answer: Answer }).when("invited").run("answerInvitation"),

    on("editor", "save")
      .when("readable", "makesNew")
      .run("createEvent", ({ view }) => fieldsOf(view))
      .say("saved")
      .pop(),
    on("editor", "save")
      .when("readable", "writesOnce")
      .run("updateEvent", (c) => target(c, "all"))
      .say("saved")
      .pop(),
    on("editor", "save").when("readable", "writesRepeat").open("scope"),
    on("editor", "saveOne")
      .when("readable", "writesRepeat", "sameRepeat")
      .run("updateEvent", (c) => target(c, "one"))
      .say("saved")
      .root(),
    on("editor", "saveFollowing")
      .when("readable", "writesRepeat")
      .run("updateEvent", (c) => target(c, "following"))
      .say("saved")
      .root(),
    on("editor", "saveAll")
      .when("readable", "writesRepeat")
      .run("updateEvent", (c) => target(c, "all"))
      .say("saved")
      .root(),
    on("editor", "back").when("changed").warn("discardAsk", "discard").pop(),
    on("editor", "allDay").set(({ view, state }) => withAllDay(view, !view.allDay, state)),
    on("editor", "startDay", { which: v.picklist(["fromDay", "toDay", "until"]) }).set(({ view, args }) => ({
      ...shownOf(dayNumber(view[args.which])),
      open: args.which,
    })),
    on("editor", "pickFromDay", { day: DayKey }).set(({ view, args }) => ({
      ...withFromDay(view, args.day),
      open: null,
    })),
    on("editor", "pickToDay", { day: DayKey }).set(({ args }) => ({ toDay: args.day, open: null })),
    on("editor", "pickUntil", { day: DayKey }).open("custom", ({ args }) => ({ until: args.day, ends: "on" })),
    on("editor", "startFromTime").open("fromTime", ({ view }) => ({ hour: view.fromHour, minute: view.fromMinute })),
    on("editor", "startToTime").open("toTime", ({ view }) => ({ hour: view.toHour, minute: view.toMinute })),
    on("editor", "saveFromTime")
      .when("hasTime")
      .set(({ view }) => ({ ...withFromTime(view, view.hour, view.minute), open: null })),
    on("editor", "saveToTime")
      .when("hasTime")
      .set(({ view }) => ({ ...withToTime(view, view.hour, view.minute), open: null })),
    on("editor", "addGuest")
      .when("hasGuest")
      .set(({ view, content }) => ({
        invitees: joined(view.invitees, [person(view.guest, content("contacts"))]),
        guest: "",
      })),
    on("editor", "invite", { guest: Person }).set(({ view, args }) => ({
      invitees: joined(view.invitees, [args.guest]),
      guest: "",
    })),
    on("editor", "pickGuests").start(intents.pickContact(true), "picked"),
    on("editor", "picked", { uris: v.array(v.string()) }).set(({ view, args, content }) => ({
      invitees: joined(
        view.invitees,
        args.uris.flatMap((uri) =>
          content("contacts")
            .filter((p) => p.id === contentOf(uri)?.id)
            .map(guestOf),
        ),
      ),
    })),
    on("editor", "uninvite", { guest: Person }).set(({ view, args }) => ({
      invitees: view.invitees.filter((p) => !samePerson(p, args.guest)),
    })),

    on("search", "open", { id: EntryId, day: DayKey }).push("event"),
    on("search", "from", { day: DayKey }).set(({ args, view }) => ({
      from: args.day,
      to: view.to !== null && view.to < args.day ? args.day : view.to,
      open: null,
    })),
    on("search", "to", { day: DayKey }).set(({ args, view }) => ({
      to: args.day,
      from: view.from !== null && view.from > args.day ? args.day : view.from,
      open: null,
    })),
    on("search", "anyTime").when("hasRange").set({ from: null, to: null }),

    does("calendars", "show", "showCalendar"),
    on("calendars", "start", { id: v.nullable(CalendarId) }).set(({ args, state }) => {
      const found = args.id === null ? undefined : state.calendars[args.id];
      return { id: found?.id ?? null, name: found?.name ?? "", tone: found?.tone ?? "blue", open: "edit" };
    }),
    on("calendars", "save").run("saveCalendar").close().say("saved"),
    on("calendars", "delete")
      .when("savedCalendar", "ownCalendar")
      .warn("deleteCalendarAsk", "delete", ({ state, view }) => ({
        name: state.calendars[view.id ?? ""]?.name ?? "",
        n: eventsIn(state, view.id ?? "").length,
      }))
      .run("deleteCalendar", ({ view, state }) => ({ id: view.id ?? firstCalendar(state) }))
      .close("id")
      .say("deletedCalendar"),

    on("settings", "change", v.partial(Settings).entries).run("changeSettings").close(),
  ],
);
