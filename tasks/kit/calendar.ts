/** What tasks need of Calendar. */
import type { Event, When } from "../../src/apps/calendar/state.ts";
import { networkZone } from "../../src/os/settings.ts";
import { startOf } from "../../src/state/day.ts";
import { made } from "./records.ts";

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
interface Events {
  readonly events: Readonly<Record<string, Event>>;
}
/** For tasks that have an event entered, and say nothing of guests or of a repeat. */
export const newEventsArePlain = {
  that: "no new event invites anybody or is repeated",
  keeps: true,
  holds: ({ before, after }: { readonly before: { calendar: Events }; readonly after: { calendar: Events } }) =>
    made(before.calendar.events, after.calendar.events).every((e) => e.invitees.length === 0 && e.repeat === null),
} as const;
