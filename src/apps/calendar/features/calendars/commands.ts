import * as v from "valibot";
import { reject } from "#os/values.ts";
import { ownCalendars } from "../../queries.ts";
import { calendar } from "../../state.ts";
import { CalendarId, Tone } from "../../schemas.ts";

export const calendarsCommands = {
  /** Saves a calendar; a null id creates one. Returns the id. */
  saveCalendar: calendar.command(
    { id: v.nullable(CalendarId), name: v.pipe(v.string(), v.maxLength(60)), tone: Tone },
    (state, { id, name: typed, tone }, ctx) => {
      const name = typed.trim();
      if (name === "") return reject("name-missing");
      const same = (c: { id: string; name: string }) => c.id !== id && c.name.toLowerCase() === name.toLowerCase();
      if (Object.values(state.calendars).some(same)) return reject("calendar-exists");
      if (id === null) {
        const key = ctx.newId("calendar");
        state.calendars[key] = { id: key, name, tone, shown: true, kind: "own" };
        state.calendarOrder.push(key);
        return key;
      }
      const found = state.calendars[id];
      if (!found) return reject("calendar-missing");
      if (found.kind !== "own" && found.name !== name) return reject("calendar-fixed");
      Object.assign(found, { name, tone });
      return id;
    },
  ),
  /** Deletes a calendar and its events. */
  deleteCalendar: calendar.command({ id: CalendarId }, (state, { id }) => {
    const found = state.calendars[id];
    if (!found) return reject("calendar-missing");
    if (found.kind !== "own") return reject("calendar-fixed");
    if (ownCalendars(state).length === 1) return reject("calendar-last");
    for (const e of Object.values(state.events)) if (e.calendar === id) delete state.events[e.id];
    delete state.calendars[id];
    state.calendarOrder = state.calendarOrder.filter((c) => c !== id);
  }),
  showCalendar: calendar.command({ id: CalendarId, shown: v.boolean() }, (state, { id, shown }) => {
    const found = state.calendars[id];
    if (!found) return reject("calendar-missing");
    found.shown = shown;
  }),
};
