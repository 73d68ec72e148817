/** The draft in the birthday form, and its conversion to an event and back. */
import { dayNumber, formatDay } from "#state/day.ts";
import { startDayOf } from "../../occurrences.ts";
import { birthdayCalendar } from "../../queries.ts";
import { birthdayRepeat, nextStart } from "../../repeats.ts";
import type { State } from "../../state.ts";
import type { EventFields } from "../events/state.ts";

export interface BirthdayParams {
  readonly id: string | null;
  readonly day: string;
  readonly name: string;
}
export interface BirthdayDraft {
  readonly name: string;
  readonly born: string;
  readonly yearKnown: boolean;
  readonly reminders: EventFields["reminders"];
  readonly rings: boolean;
  readonly notes: string;
}
/** Returns the draft for an existing birthday or for a new one. */
export function createBirthdayDraft(state: State, { id, day, name }: BirthdayParams): BirthdayDraft {
  const event = state.events[id ?? ""];
  if (event?.birthday) {
    const { title, birthday, reminders, rings, notes } = event;
    const born = formatDay(startDayOf(event.when));
    return { name: title, born, yearKnown: birthday.yearKnown, reminders: [...reminders], rings, notes };
  }
  const { dayReminder } = state.settings;
  const reminders = dayReminder === null ? [] : [dayReminder];
  return { name, born: day, yearKnown: true, reminders, rings: false, notes: "" };
}
/** Returns the draft as a plain object, without the view's other fields. */
export const pickBirthdayDraft = ({
  name,
  born,
  yearKnown,
  reminders,
  rings,
  notes,
}: BirthdayDraft): BirthdayDraft => ({
  name,
  born,
  yearKnown,
  reminders,
  rings,
  notes,
});
export const birthdayToFields = (state: State, d: BirthdayDraft): EventFields => ({
  calendar: birthdayCalendar(state),
  title: d.name,
  location: "",
  notes: d.notes,
  when: { kind: "days", from: d.born, to: d.born },
  repeat: birthdayRepeat,
  reminders: d.reminders,
  invitees: [],
  busy: false,
  tone: null,
  rings: d.rings,
  birthday: { yearKnown: d.yearKnown },
});
/** Returns the first birthday on or after a day, as a day number, or null if the calendar ends before that. */
export const nextBirthday = (born: string, today: number): number | null =>
  nextStart(birthdayRepeat, dayNumber(born), today);
