/** View state and guards of the calendar screens. */
import * as v from "valibot";
import { isChosen } from "#os/guards.ts";
import { nullableField, overlay, textFor } from "#os/values.ts";
import { Calendar } from "./state.ts";
import { calendar, type State } from "../../state.ts";
import { CalendarId, Tone } from "../../schemas.ts";

export const calendarsScreens = {
  calendars: calendar.screen({
    view: {
      id: nullableField(CalendarId),
      name: textFor(Calendar.entries.name),
      tone: v.optional(Tone, "blue"),
      open: overlay("edit"),
    },
    // Only the owner's calendars can be renamed.
    focus: [
      {
        field: "name",
        when: ({ state, view }) =>
          view.open === "edit" && (view.id === null || state.calendars[view.id]?.kind === "own"),
      },
    ],
  }),
};
export const calendarsGuards = {
  savedCalendar: isChosen("id"),
  ownCalendar: ({ state, view }: { state: State; view: { id: string | null } }) =>
    view.id !== null && state.calendars[view.id]?.kind === "own",
};
