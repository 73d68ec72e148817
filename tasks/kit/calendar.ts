/** Helpers for tasks about Calendar. */
import calendar from "#apps/calendar/index.ts";
import { startDayOf } from "#apps/calendar/occurrences.ts";
import { findEntry, firstCalendar } from "#apps/calendar/queries.ts";
import { detailsText } from "#apps/calendar/texts.ts";
import { langOf } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import type { Event, When } from "#apps/calendar/features/events/state.ts";
import type { Occasion } from "#judge/define.ts";
import { any } from "#judge/allowed-paths.ts";
import type { Intent } from "#os/intents.ts";
import type { State } from "#apps/calendar/state.ts";
import { sameJson } from "#state/json.ts";
import type { AnyDriver } from "#judge/driver.ts";
import { networkZone, zones } from "#os/settings.ts";
import { dayAt, formatDay, partsOf, dayStartMs } from "#state/day.ts";
import { typeTime } from "./clock.ts";
import { newOnesHave } from "./records.ts";

/** Returns an event in the work calendar without repeat, guests or reminders. */
export const event = (id: string, title: string, when: When, more: Partial<Event> = {}): Event => ({
  id,
  calendar: "calendar_work",
  title,
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
  except: [],
  of: null,
  organizer: null,
  answer: null,
  ...more,
});
/**
 * Returns a time slot on a day in the phone's time zone. `day` is the number of the day. `minute` is the start in
 * minutes since midnight, and `length` is in minutes.
 */
export const timeSlot = (day: number, minute: number, length: number, offsetMin: number): When => {
  const start = dayStartMs(day, offsetMin) + minute * 60_000;
  return { kind: "times", start, end: start + length * 60_000, zone: networkZone };
};
/** Returns the text that Calendar shares for an event that takes place once. */
export function formatSharedEvent(state: State, { id, when }: Event, os: OsState, now: number): string {
  const reading = { offsetMin: zones[os.settings.time.zone], lang: langOf(os), birthdays: [] };
  const entry = findEntry(state, id, formatDay(startDayOf(when)), reading);
  return entry ? detailsText(entry, os, now) : "";
}
interface Events {
  readonly events: Readonly<Record<string, Event>>;
}
/**
 * For `allow`: the fields of a new event that stay empty when the instruction does not mention them. The notes and the
 * repeat are not among these fields.
 */
const plainBase = {
  location: "",
  invitees: [],
  except: [],
  of: null,
} satisfies Partial<Event>;
const noGuestsOrRepeat = { invitees: [], repeat: null } satisfies Partial<Event>;
export const plainSeries = { ...plainBase, notes: "" } as const;
/** For `allow`: the same fields as in `plainSeries`, and no repeat. */
export const plainEvent = { ...plainSeries, ...noGuestsOrRepeat } as const;
/** For `allow`: the same fields as in `plainEvent`, except for the notes, which may have any text. */
export const plainWithNotes = { ...plainBase, ...noGuestsOrRepeat } as const;
interface Calendar {
  readonly calendar: State;
}
/**
 * For `free`, when a task asks for an event: the fields for the color, for busy and for ringing, which the instruction
 * does not mention.
 */
export const eventAppearance = {
  why: "In which colour it is, whether it counts as busy and whether it rings is not said",
  paths: ({ calendar: { events } }: Calendar) => [events[any]?.busy, events[any]?.tone, events[any]?.rings],
};
export const eventReminders = {
  why: "When it is announced is not said",
  paths: ({ calendar: { events } }: Calendar) => [events[any]?.reminders],
};
export const eventCalendar = {
  why: "Which calendar it goes into is not said",
  paths: ({ calendar: { events } }: Calendar) => [events[any]?.calendar],
};
/**
 * Whether an event has the values that another app proposed, and Calendar's defaults in all other fields. Such an event
 * was not changed by hand.
 */
export function matchesProposal(event: Event, { extras }: Intent, before: Calendar): boolean {
  const { reminder } = before.calendar.settings;
  return (
    event.title === extras["title"] &&
    event.location === (extras["place"] ?? "") &&
    event.notes === (extras["notes"] ?? "") &&
    event.when.kind === "times" &&
    event.when.start === extras["start"] &&
    event.when.end === extras["end"] &&
    event.invitees.length === ((extras["guests"] as string[] | undefined) ?? []).length &&
    sameJson(event.reminders, reminder === null ? [] : [reminder]) &&
    event.calendar === firstCalendar(before.calendar) &&
    event.busy &&
    event.tone === null &&
    !event.rings &&
    event.repeat === null &&
    event.except.length === 0
  );
}
/** A check for tasks that ask for an event and mention neither guests nor a repeat. */
export const newEventsArePlain = newOnesHave(
  "no new event invites anybody or is repeated",
  ({ calendar: { events } }: { readonly calendar: Events }) => events,
  noGuestsOrRepeat,
);
/** Moves the month view to a day (by number) and selects it. */
export async function goToDay(o: AnyDriver, day: number, { now, offsetMin }: Occasion): Promise<void> {
  const [wanted, today] = [partsOf(day), partsOf(dayAt(now, offsetMin))];
  await o.act(calendar, "main.startJump");
  if (wanted.month !== today.month || wanted.year !== today.year)
    await o.set(calendar, "main", { shownYear: String(wanted.year), shownMonth: wanted.month });
  await o.act(calendar, "main.jump", { day: formatDay(day) });
}
/** Sets the start time in the event editor, in minutes since midnight. */
export async function setStartTime(o: AnyDriver, minute: number): Promise<void> {
  await o.act(calendar, "editor.startFromTime");
  await typeTime(o, minute);
  await o.act(calendar, "editor.saveFromTime");
}
