/** Edges for events. */
import * as v from "valibot";
import { DayKey } from "#os/day-key.ts";
import type { OsState } from "#os/state.ts";
import { langOf, offsetOf } from "#os/format.ts";
import { parseContentUri, intents } from "#os/intents.ts";
import type { Row } from "#os/providers.ts";
import { dayNumber, formatDay } from "#state/day.ts";
import { scopes } from "./commands.ts";
import {
  copyEntry,
  draftToFields,
  withAllDay,
  withFromDay,
  withFromTime,
  withToTime,
  type Draft,
  type EditorParams,
} from "./drafts.ts";
import { startDayOf } from "../../occurrences.ts";
import { contactToGuest, mergeGuests, parseGuest, isSamePerson } from "../../guests.ts";
import { birthdaysOf, findEntry, birthdayContactId, type ReadContext } from "../../queries.ts";
import { detailsText } from "../../texts.ts";
import { Answer, Person } from "./state.ts";
import { CalendarId } from "../../schemas.ts";
import { type State } from "../../state.ts";
import { shownMonthOf } from "../../fields.ts";
import { on } from "../../builder.ts";

const readingOf = (os: OsState, people: readonly Row<"contacts">[]): ReadContext => ({
  offsetMin: offsetOf(os),
  lang: langOf(os),
  birthdays: birthdaysOf(people),
});
const target = (c: { params: EditorParams; view: Draft }, scope: (typeof scopes)[number]) => ({
  id: c.params.id ?? "event_",
  day: c.params.day,
  scope,
  ...draftToFields(c.view),
});

/** Returns the first day of an entered birthday. */
const birthDayOf = (state: State, id: string): string => formatDay(startDayOf(state.events[id]!.when));

export const eventsEdges = [
  on("event", "edit")
    .when("isEntered")
    .push("birthday", ({ params, state }) => ({ id: params.id, day: birthDayOf(state, params.id) })),
  on("event", "edit").when("isOrdinary").push("editor"),
  on("event", "duplicate")
    .when("isOrdinary")
    .close()
    .push("editor", ({ params }) => ({ id: params.id, day: params.day, copy: true })),
  on("event", "copyTo", { calendar: CalendarId })
    .run("importEvents", ({ state, params, args, os, content }) => ({
      calendar: args.calendar,
      events: copyEntry(state, params, readingOf(os, content("contacts"))),
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
      const entry = findEntry(state, params.id, params.day, readingOf(os, content("contacts")));
      return intents.sendText(entry ? detailsText(entry, os, now) : "", entry?.title ?? "");
    }),
  on("event", "openLocation").start(({ state, params, os, content }) =>
    intents.viewAddress(findEntry(state, params.id, params.day, readingOf(os, content("contacts")))?.location ?? ""),
  ),
  on("event", "openLink", { url: v.string() }).start(({ args }) => intents.viewWeb(args.url)),
  on("event", "person")
    .when("isBirthday")
    .start(({ params }) => intents.view("contacts", birthdayContactId(params.id) ?? "")),
  on("event", "seeRinging").when("isRinging").push("ringing"),
  on("event", "dropLater").when("comesLater").run("dismissReminder").say("laterDropped"),
  on("event", "answer", { answer: Answer }).when("invited").run("answerInvitation"),
  on("editor", "toBirthday")
    .when("isBlank")
    .replace("birthday", ({ view }) => ({ id: null, day: view.fromDay, name: view.title })),
  on("editor", "save")
    .when("readable", "makesNew")
    .run("createEvent", ({ view }) => draftToFields(view))
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
    ...shownMonthOf(dayNumber(view[args.which])),
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
      invitees: mergeGuests(view.invitees, [parseGuest(view.guest, content("contacts"))]),
      guest: "",
    })),
  on("editor", "invite", { guest: Person }).set(({ view, args }) => ({
    invitees: mergeGuests(view.invitees, [args.guest]),
    guest: "",
  })),
  on("editor", "pickGuests").start(intents.pickContact(true), "picked"),
  on("editor", "picked", { uris: v.array(v.string()) }).set(({ view, args, content }) => ({
    invitees: mergeGuests(
      view.invitees,
      args.uris.flatMap((uri) =>
        content("contacts")
          .filter((p) => p.id === parseContentUri(uri)?.id)
          .map(contactToGuest),
      ),
    ),
  })),
  on("editor", "uninvite", { guest: Person }).set(({ view, args }) => ({
    invitees: view.invitees.filter((p) => !isSamePerson(p, args.guest)),
  })),
] as const;
