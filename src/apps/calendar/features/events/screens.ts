/** What the screens of events remember, and what must hold there. */
import * as v from "valibot";
import { all, equal, isWritten } from "../../../../os/guards.ts";
import { DayKey } from "../../../../os/day-key.ts";
import { firstOf, flag, instant, maybe, overlay, several, textFor, textUpTo } from "../../../../os/values.ts";
import { networkZone } from "../../../../os/settings.ts";
import type { OsState } from "../../../../os/state.ts";
import { offsetOf } from "../../../../os/format.ts";
import { draftIn, draftOf, fieldsOf, Given, isReadable, isTime, type Draft, type EditorParams } from "./drafts.ts";
import { givenIn } from "./ics.ts";
import { guestsOf, joined } from "../../guests.ts";
import { personOf } from "../../queries.ts";
import { eventFields, Person, Repeat, type Event } from "./state.ts";
import { calendar, type State } from "../../state.ts";
import { CalendarId, EventId, Reminder, Tone, Unit, Weekdays, zoneNames } from "../../schemas.ts";
import { Day, EntryId, Minute, shown } from "../../fields.ts";

const draft = {
  calendar: v.optional(CalendarId, "calendar_"),
  title: textFor(eventFields.title),
  location: textFor(eventFields.location),
  notes: textFor(eventFields.notes),
  tone: maybe(Tone),
  busy: flag,
  rings: flag,
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
  by: v.optional(Repeat.entries.by, "date"),
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
/** Birthdays are changed and deleted as a whole. */
const isWhole = (event: Event | undefined): boolean => event !== undefined && event.birthday !== null;
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

export const eventsScreens = {
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
    focus: [{ field: "title", enter: "next", when: ({ params, view }) => params.id === null && view.title === "" }],
  }),
};
export const eventsGuards = {
  isEntered: (c: { state: State; params: { id: string } }) => (eventOf(c)?.birthday ?? null) !== null,
  isOrdinary: (c: { state: State; params: { id: string } }) => eventOf(c)?.birthday === null,
  once: (c: { state: State; params: { id: string } }) => eventOf(c)?.repeat === null || isWhole(eventOf(c)),
  isBirthday: ({ params }: { params: { id: string } }) => personOf(params.id) !== null,
  repeats: (c: { state: State; params: { id: string } }) =>
    (eventOf(c)?.repeat ?? null) !== null && !isWhole(eventOf(c)),
  invited: (c: { state: State; params: { id: string } }) => (eventOf(c)?.organizer ?? null) !== null,
  readable: ({ view }: { view: Draft }) => isReadable(view),
  /** Nothing is told of the new event but its day: it may as well be a birthday. */
  isBlank: all(equal("params.id", null), equal("params.given", null), equal("params.file", null)),
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
};
