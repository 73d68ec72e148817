/** What tasks need of Calendar. */
import calendar from "../../src/apps/calendar/index.ts";
import { startDayOf } from "../../src/apps/calendar/occurrences.ts";
import { entryOf, firstCalendar } from "../../src/apps/calendar/queries.ts";
import { detailsText } from "../../src/apps/calendar/texts.ts";
import { langOf } from "../../src/os/format.ts";
import type { OsState } from "../../src/os/state.ts";
import type { Event, When } from "../../src/apps/calendar/features/events/state.ts";
import type { Occasion } from "../../src/judge/define.ts";
import { any } from "../../src/judge/paths.ts";
import type { Intent } from "../../src/os/intents.ts";
import type { State } from "../../src/apps/calendar/state.ts";
import { sameJson } from "../../src/state/json.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import { networkZone, zones } from "../../src/os/settings.ts";
import { dayAt, keyOf, partsOf, startOf } from "../../src/state/day.ts";
import { typeTime } from "./clock.ts";
import { newOnesHave } from "./records.ts";

/** An event of the work calendar without repeat, guests or reminders. */
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
/** A time of a day in the phone's zone, both by number, for so many minutes. */
export const timesOn = (day: number, minute: number, length: number, offsetMin: number): When => {
  const start = startOf(day, offsetMin) + minute * 60_000;
  return { kind: "times", start, end: start + length * 60_000, zone: networkZone };
};
/** An event that takes place once, as text, as Calendar shares it. */
export function sharedText(state: State, { id, when }: Event, os: OsState, now: number): string {
  const reading = { offsetMin: zones[os.settings.time.zone], lang: langOf(os), birthdays: [] };
  const entry = entryOf(state, id, keyOf(startDayOf(when)), reading);
  return entry ? detailsText(entry, os, now) : "";
}
interface Events {
  readonly events: Readonly<Record<string, Event>>;
}
/** For `allow`: what nobody adds to an event who was not told to, where it may be repeated or have notes. */
const plain = {
  location: "",
  invitees: [],
  except: [],
  of: null,
} satisfies Partial<Event>;
const aloneAndOnce = { invitees: [], repeat: null } satisfies Partial<Event>;
export const plainSeries = { ...plain, notes: "" } as const;
/** The same of an event that takes place once. */
export const plainEvent = { ...plainSeries, ...aloneAndOnce } as const;
/** The same of one that may have notes. */
export const plainWithNotes = { ...plain, ...aloneAndOnce } as const;
interface Calendar {
  readonly calendar: State;
}
/** For `free`, where a task has an event entered by hand: what its title and its time do not say. */
export const eventLooks = {
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
/** Whether an event is as another app proposed it and Calendar's editor filled in the rest: nothing was changed by hand. */
export function isAsProposed(event: Event, { extras }: Intent, before: Calendar): boolean {
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
/** For tasks that have an event entered, and say nothing of guests or of a repeat. */
export const newEventsArePlain = newOnesHave(
  "no new event invites anybody or is repeated",
  ({ calendar: { events } }: { readonly calendar: Events }) => events,
  aloneAndOnce,
);
/** Turns the month to a day, by number, and chooses it. */
export async function goToDay(o: Hand, day: number, { now, offsetMin }: Occasion): Promise<void> {
  const [wanted, today] = [partsOf(day), partsOf(dayAt(now, offsetMin))];
  await o.act(calendar, "main.startJump");
  if (wanted.month !== today.month || wanted.year !== today.year)
    await o.set(calendar, "main", { shownYear: String(wanted.year), shownMonth: wanted.month });
  await o.act(calendar, "main.jump", { day: keyOf(day) });
}
/** In the editor: lets the event begin at a minute of its day. */
export async function setStart(o: Hand, minute: number): Promise<void> {
  await o.act(calendar, "editor.startFromTime");
  await typeTime(o, minute);
  await o.act(calendar, "editor.saveFromTime");
}
