/** Edges of the main screen: changing the day, and opening other screens. */
import { DayKey } from "#os/day-key.ts";
import { dayNumber, formatDay } from "#state/day.ts";
import { EntryId, Minute, shownMonthOf, todayOf } from "../../fields.ts";
import { on } from "../../builder.ts";

export const daysEdges = [
  on("main", "open", { id: EntryId, day: DayKey }).push("event"),
  on("main", "newEvent", { day: DayKey, minute: Minute }).push("editor", ({ args }) => ({
    id: null,
    day: args.day,
    minute: args.minute,
  })),
  on("main", "showDay", { day: DayKey }).set(({ args, view }) => ({
    tab: "day",
    day: args.day,
    from: view.tab === "day" ? view.from : view.tab,
  })),
  on("main", "today").set(({ now, os }) => ({ day: formatDay(todayOf(now, os)) })),
  on("main", "startJump").open("jump", ({ view }) => ({ ...shownMonthOf(dayNumber(view.day)) })),
  on("main", "jump", { day: DayKey }).set(({ args }) => ({ day: args.day, open: null })),
  on("main", "back")
    .when("cameFrom")
    .set(({ view }) => ({ tab: view.from ?? "month", from: null })),
  on("main", "search").push("search"),
  on("main", "calendars").close().push("calendars"),
  on("main", "calculator").close().push("calculator"),
  on("main", "settings").close().push("settings"),
] as const;
