/** Edges for calendars. */
import * as v from "valibot";
import { eventsIn, firstCalendar } from "../../queries.ts";
import { CalendarId } from "../../schemas.ts";
import { does, on } from "../../builder.ts";

export const calendarsEdges = [
  does("calendars", "show", "showCalendar"),
  on("calendars", "start", { id: v.nullable(CalendarId) }).set(({ args, state }) => {
    const found = args.id === null ? undefined : state.calendars[args.id];
    return { id: found?.id ?? null, name: found?.name ?? "", tone: found?.tone ?? "blue", open: "edit" };
  }),
  on("calendars", "save").run("saveCalendar").close().say("saved"),
  on("calendars", "delete")
    .when("savedCalendar", "ownCalendar")
    .warn("deleteCalendarAsk", "delete", ({ state, view }) => ({
      name: state.calendars[view.id ?? ""]?.name ?? "",
      n: eventsIn(state, view.id ?? "").length,
    }))
    .run("deleteCalendar", ({ view, state }) => ({ id: view.id ?? firstCalendar(state) }))
    .close("id")
    .say("deletedCalendar"),
] as const;
