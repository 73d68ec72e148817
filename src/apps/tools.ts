/**
 * Tools of some apps for hybrid agents. An agent calls a tool by its name with typed arguments. Each tool uses only the
 * app's own queries and commands, so it can do only what a person with the phone can do.
 */
import * as v from "valibot";
import type { Command } from "#os/command.ts";
import { DayKey } from "#os/day-key.ts";
import { pad2 } from "#os/format.ts";
import { networkZone, zones } from "#os/settings.ts";
import type { PhoneState } from "#os/state.ts";
import { civilOf, minuteMs } from "#state/civil.ts";
import { dayNumber, dayStartMs } from "#state/day.ts";
import type { Json } from "#state/json.ts";
import { firstCalendar, occurrencesIn } from "./calendar/queries.ts";
import type { State as Calendar } from "./calendar/state.ts";
import { alarmsOf } from "./clock/queries.ts";
import type { State as Clock } from "./clock/state.ts";
import { nameOf, splitName } from "./contacts/names.ts";
import { listContacts as people } from "./contacts/queries.ts";
import type { State as Contacts } from "./contacts/state.ts";
import { messagesOf, findThreadByNumbers } from "./messages/queries.ts";
import type { State as Messages } from "./messages/state.ts";
import { listNotes as notesLike } from "./notes/queries.ts";
import type { State as Notes } from "./notes/state.ts";

export interface AppTool {
  readonly name: string;
  readonly app: string;
  readonly description: string;
  readonly input: v.GenericSchema;
  /** Returns data about the phone, or the app command to run. */
  readonly run: (state: PhoneState, args: never) => { readonly tells: Json } | { readonly does: Command };
}
const tool = <F extends v.ObjectEntries>(
  name: string,
  app: string,
  description: string,
  fields: F,
  run: (
    state: PhoneState,
    args: v.InferOutput<v.StrictObjectSchema<F, undefined>>,
  ) => { readonly tells: Json } | { readonly does: Command },
): AppTool => ({ name, app, description, input: v.strictObject(fields), run: run as never });

/** The maximum number of results that a tool returns. */
const maxFound = 20;
const shortText = v.pipe(v.string(), v.maxLength(200));
/** Describes an argument for a model: the unit, range and format of the argument. */
const described = <const S extends v.GenericSchema<string>>(schema: S, says: string) =>
  v.pipe(schema, v.description(says));
const query = v.exactOptional(
  described(shortText, "The text to search for; without it, every entry matches. At most 20 entries are returned."),
  "",
);
const day = (says: string) => described(DayKey, `${says}, as YYYY-MM-DD.`);
const longText = v.pipe(v.string(), v.maxLength(4000));
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Expected a time of day as HH:MM"));
const parseMinute = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const offsetOf = (state: PhoneState): number => zones[state.os.settings.time.zone];
const appState = <S>(state: PhoneState, app: string): S => state.apps[app] as S;

export const appTools: readonly AppTool[] = [
  tool(
    "calendar_events",
    "calendar",
    "Lists the events from one day to another, both included, sorted by time.",
    { from: day("The first day"), to: day("The last day") },
    (state, { from, to }) => {
      const offset = offsetOf(state);
      const clock = (ms: number): string => {
        const { year, month, day, hour, minute } = civilOf(ms, offset);
        return `${year}-${pad2(month)}-${pad2(day)} ${pad2(hour)}:${pad2(minute)}`;
      };
      const found = occurrencesIn(appState<Calendar>(state, "calendar"), dayNumber(from), dayNumber(to), offset);
      return {
        tells: found.slice(0, maxFound).map(({ event, day, start, end }) => ({
          title: event.title,
          ...(event.when.kind === "days" ? { day, all_day: true } : { start: clock(start), end: clock(end) }),
          location: event.location,
          notes: event.notes,
        })),
      };
    },
  ),
  tool(
    "calendar_add_event",
    "calendar",
    "Adds an event to the first calendar.",
    {
      title: described(v.pipe(shortText, v.nonEmpty()), "The event's title."),
      day: day("The day on which the event begins"),
      begins: described(time, "The time at which the event begins, as HH:MM on the 24-hour clock."),
      minutes: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.maxValue(1440),
        v.description("The duration in minutes, a whole number from 0 to 1440."),
      ),
      location: v.exactOptional(described(shortText, "The place of the event."), ""),
    },
    (state, { title, day, begins, minutes, location }) => {
      const start = dayStartMs(dayNumber(day), offsetOf(state)) + parseMinute(begins) * minuteMs;
      return {
        does: {
          name: "calendar.createEvent",
          args: {
            calendar: firstCalendar(appState<Calendar>(state, "calendar")),
            title,
            location,
            notes: "",
            when: { kind: "times", start, end: start + minutes * minuteMs, zone: networkZone },
            repeat: null,
            reminders: [],
            invitees: [],
            busy: true,
            tone: null,
          },
        },
      };
    },
  ),
  tool(
    "contacts_find",
    "contacts",
    "Finds contacts whose name, company or number contains the text. Returns their names and numbers.",
    { query },
    (state, { query: words }) => ({
      tells: people(appState<Contacts>(state, "contacts"), words)
        .slice(0, maxFound)
        .map((card) => ({
          name: nameOf(card),
          company: card.company,
          phones: card.phones.map(({ number, label }) => ({ number, label })),
          emails: [...card.emails],
        })),
    }),
  ),
  tool(
    "contacts_add",
    "contacts",
    "Adds a contact with a name and a number.",
    {
      name: described(v.pipe(shortText, v.nonEmpty()), "The person's full name."),
      number: described(v.pipe(shortText, v.nonEmpty()), "The phone number."),
    },
    (state, { name, number }) => ({
      does: {
        name: "contacts.save",
        args: {
          id: null,
          ...splitName(name),
          company: "",
          title: "",
          phones: [{ number, label: appState<Contacts>(state, "contacts").prefs.defaultLabel }],
          emails: [],
          address: "",
          birthday: null,
          note: "",
          groups: [],
        },
      },
    }),
  ),
  tool(
    "clock_alarms",
    "clock",
    "Lists all alarms, sorted by time of day. A day of the week is a number from 0 (Sunday) to 6.",
    {},
    (state) => ({
      tells: alarmsOf(appState<Clock>(state, "clock"))
        .slice(0, maxFound)
        .map(({ hour, minute, label, days, on }) => ({
          time: `${pad2(hour)}:${pad2(minute)}`,
          label,
          days: [...days],
          on,
        })),
    }),
  ),
  tool(
    "clock_add_alarm",
    "clock",
    "Adds an alarm. Without days it rings once.",
    {
      time: described(time, "The time at which the alarm rings, as HH:MM on the 24-hour clock."),
      label: v.exactOptional(
        described(v.pipe(v.string(), v.maxLength(60)), "The alarm's label, at most 60 characters."),
        "",
      ),
      days: v.exactOptional(
        v.pipe(
          v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
          v.maxLength(7),
          v.description("The days of the week on which the alarm repeats, each a number from 0 to 6; 0 is Sunday."),
        ),
        [],
      ),
    },
    (state, { time: at, label, days }) => {
      const { alarmSound: sound, vibrateOnRing: vibrate } = state.os.settings.sound;
      const { snoozeMin } = appState<Clock>(state, "clock");
      const [hour, minute] = [Math.floor(parseMinute(at) / 60), parseMinute(at) % 60];
      return {
        does: { name: "clock.saveAlarm", args: { id: null, hour, minute, days, label, sound, vibrate, snoozeMin } },
      };
    },
  ),
  tool(
    "notes_find",
    "notes",
    "Finds notes that contain the text. Private notes are left out.",
    { query },
    (state, { query: words }) => ({
      tells: notesLike(appState<Notes>(state, "notes"), words, null)
        .slice(0, maxFound)
        .map(({ title, body, items, pinned }) => ({ title, body, items: items.map((i) => ({ ...i })), pinned })),
    }),
  ),
  tool(
    "notes_add",
    "notes",
    "Adds a note.",
    { title: described(shortText, "The note's title."), body: described(longText, "The note's text.") },
    (_, { title, body }) => ({
      does: { name: "notes.save", args: { id: null, title, body, items: [], pictures: [], folder: null } },
    }),
  ),
  tool(
    "messages_with",
    "messages",
    "Lists the latest text messages exchanged with one number, oldest first. Messages without a sender are from the owner of the phone.",
    { number: described(v.pipe(shortText, v.nonEmpty()), "The other person's phone number.") },
    (state, { number }) => {
      const inbox = appState<Messages>(state, "messages");
      const thread = findThreadByNumbers(inbox, [number]);
      const found = thread ? messagesOf(inbox, thread.id).toSorted((a, b) => a.at - b.at) : [];
      return { tells: found.slice(-maxFound).map(({ from, text, status }) => ({ from, text, status })) };
    },
  ),
  tool(
    "messages_send",
    "messages",
    "Sends a text message to one number.",
    {
      number: described(v.pipe(shortText, v.nonEmpty()), "The recipient's phone number."),
      text: described(v.pipe(longText, v.nonEmpty()), "The message's text."),
    },
    (_, { number, text }) => ({ does: { name: "messages.send", args: { numbers: [number], text } } }),
  ),
];
