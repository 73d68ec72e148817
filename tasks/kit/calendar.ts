/** What tasks need of Calendar. */
import calendar from "../../src/apps/calendar/index.ts";
import type { Event, When } from "../../src/apps/calendar/features/events/state.ts";
import type { Occasion } from "../../src/judge/define.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import { networkZone } from "../../src/os/settings.ts";
import { dayAt, keyOf, partsOf, startOf } from "../../src/state/day.ts";
import { typeTime } from "./clock.ts";
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
