import { defineApp } from "#os/define.ts";
import { parseContentUri, extraText, type Intent } from "#os/intents.ts";
import { networkZone, zones } from "#os/settings.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { duesOf } from "./queries.ts";
import { findRowOccurrence, rowsOf } from "./rows.ts";
import { seed } from "./seed.ts";
import { calendar as model } from "./state.ts";

const momentOf = (i: Intent, name: string): number | null => {
  const value = i.extras[name];
  return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
};
const guestsOf = ({ extras: { guests } }: Intent): string[] =>
  Array.isArray(guests) ? guests.filter((g): g is string => typeof g === "string").slice(0, 50) : [];

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  permissions: { contacts: "allowed" },
  channels: { general: { title: { en: "Reminders", zh: "提醒" }, importance: "high", kind: "reminders" } },
  due: (state, c) => duesOf(state, c),
  // Fields that change when the clock advances, without an action of the user.
  incidental: ["/remindedUntil", "/ringing"],
  provides: { calendar: { rows: rowsOf, insert: "createEvent" } },
  handles: [
    {
      action: "INSERT",
      types: ["text/calendar"],
      screen: "editor",
      params: (i, { now }) => ({
        id: null,
        // The day of the intent's start, or of the current time if the intent has no start. The day is in the time zone
        // of the phone's network.
        day: formatDay(dayAt(momentOf(i, "start") ?? now, zones[networkZone])),
        given: {
          title: extraText(i, "title"),
          start: momentOf(i, "start"),
          end: momentOf(i, "end"),
          allDay: i.extras["allDay"] === true,
          place: extraText(i, "place"),
          notes: extraText(i, "notes"),
          guests: guestsOf(i),
        },
      }),
    },
    {
      action: "VIEW",
      types: ["text/calendar"],
      schemes: ["content"],
      authority: "files",
      screen: "editor",
      params: (i, { now }) => ({
        id: null,
        day: formatDay(dayAt(now, zones[networkZone])),
        file: parseContentUri(i.uri ?? "")?.id ?? "",
      }),
    },
    {
      action: "VIEW",
      schemes: ["content"],
      authority: "calendar",
      screen: "event",
      params: (i, { state, now }) => findRowOccurrence(state, parseContentUri(i.uri ?? "")?.id ?? "", now),
      ownTask: true,
    },
  ],
});
