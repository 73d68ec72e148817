/** View state and guards of the event screens. */
import * as v from "valibot";
import { all, equal, hasText } from "#os/guards.ts";
import { DayKey } from "#os/day-key.ts";
import { choiceField, flag, instant, nullableField, overlay, listField, textFor, textUpTo } from "#os/values.ts";
import { networkZone } from "#os/settings.ts";
import type { OsState } from "#os/state.ts";
import { offsetOf } from "#os/format.ts";
import {
  pickDraft,
  createDraft,
  draftToFields,
  ProposedEvent,
  hasValidNumbers,
  isTime,
  type Draft,
  type EditorParams,
} from "./drafts.ts";
import { parseIcsEvent } from "./ics.ts";
import { parseGuests, mergeGuests } from "../../guests.ts";
import { birthdayContactId } from "../../queries.ts";
import { eventFields, Person, Repeat, type Event } from "./state.ts";
import { calendar, type State } from "../../state.ts";
import { CalendarId, EventId, Reminder, Tone, Unit, Weekdays, zoneNames } from "../../schemas.ts";
import { Day, EntryId, Minute, shownMonthFields } from "../../fields.ts";

const draft = {
  calendar: v.optional(CalendarId, "calendar_"),
  title: textFor(eventFields.title),
  location: textFor(eventFields.location),
  notes: textFor(eventFields.notes),
  tone: nullableField(Tone),
  busy: flag,
  rings: flag,
  reminders: listField(Reminder),
  invitees: listField(Person),
  allDay: flag,
  zone: v.optional(v.picklist(zoneNames), networkZone),
  fromDay: Day,
  fromHour: textUpTo(2),
  fromMinute: textUpTo(2),
  toDay: Day,
  toHour: textUpTo(2),
  toMinute: textUpTo(2),
  unit: nullableField(Unit),
  every: textUpTo(2),
  days: v.optional(Weekdays, []),
  by: v.optional(Repeat.entries.by, "date"),
  ends: choiceField("never", "on", "after"),
  until: Day,
  times: textUpTo(3),
};
type EditorContext = {
  state: State;
  params: EditorParams & { file: string | null };
  view: Draft & { openedAt: number };
  os: OsState;
};
const eventOf = (c: { state: State; params: { id: string | null } }) =>
  c.params.id === null ? undefined : c.state.events[c.params.id];
/** Whether the event is a birthday. All occurrences of a birthday are changed and deleted together. */
const isWhole = (event: Event | undefined): boolean => event !== undefined && event.birthday !== null;
const isNew = (p: EditorParams): boolean => p.id === null || p.copy;
function findIcsEvent(os: OsState, id: string | null): ProposedEvent | null {
  const file = os.files[id ?? ""];
  return file?.type === "file" && file.content.kind === "text" ? parseIcsEvent(file.content.text, offsetOf(os)) : null;
}
/** Whether closing the editor would lose something: the user's input, or the event from another app. */
const isChanged = ({ state, params, view, os }: EditorContext): boolean =>
  params.given !== null ||
  params.file !== null ||
  JSON.stringify(pickDraft(createDraft(state, params, os, view.openedAt))) !== JSON.stringify(pickDraft(view));

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
      given: nullableField(ProposedEvent),
      /** The id of a file that contains a calendar event. */
      file: nullableField(v.string()),
    },
    view: {
      ...draft,
      openedAt: v.optional(instant, 0),
      ...shownMonthFields,
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
      const proposed = params.given ?? findIcsEvent(os, params.file);
      return {
        ...createDraft(state, { ...params, given: proposed }, os, now),
        ...(proposed ? { invitees: mergeGuests([], parseGuests(proposed.guests, content("contacts"))) } : {}),
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
  isBirthday: ({ params }: { params: { id: string } }) => birthdayContactId(params.id) !== null,
  repeats: (c: { state: State; params: { id: string } }) =>
    (eventOf(c)?.repeat ?? null) !== null && !isWhole(eventOf(c)),
  invited: (c: { state: State; params: { id: string } }) => (eventOf(c)?.organizer ?? null) !== null,
  readable: ({ view }: { view: Draft }) => hasValidNumbers(view),
  /** If only the day of the new event is known, the user can still turn the event into a birthday. */
  isBlank: all(equal("params.id", null), equal("params.given", null), equal("params.file", null)),
  makesNew: ({ params }: { params: EditorParams }) => isNew(params),
  writesOnce: (c: { state: State; params: EditorParams }) => !isNew(c.params) && eventOf(c)?.repeat === null,
  writesRepeat: (c: { state: State; params: EditorParams }) =>
    !isNew(c.params) && (eventOf(c)?.repeat ?? null) !== null,
  sameRepeat: (c: EditorContext) => {
    const before = draftToFields(createDraft(c.state, c.params, c.os, 0)).repeat;
    return JSON.stringify(before) === JSON.stringify(draftToFields(pickDraft(c.view)).repeat);
  },
  changed: (c: EditorContext) => isChanged(c),
  hasTime: ({ view }: { view: { hour: string; minute: string } }) => isTime(view.hour, view.minute),
  hasGuest: hasText("guest"),
};
