/** What the user can go from day to day, and from there to all else. */
import { DayKey } from "../../../../os/day-key.ts";
import { dayNumber, keyOf } from "../../../../state/day.ts";
import { EntryId, Minute, shownOf, todayOf } from "../../fields.ts";
import { on } from "../../whole.ts";

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
  on("main", "today").set(({ now, os }) => ({ day: keyOf(todayOf(now, os)) })),
  on("main", "startJump").open("jump", ({ view }) => ({ ...shownOf(dayNumber(view.day)) })),
  on("main", "jump", { day: DayKey }).set(({ args }) => ({ day: args.day, open: null })),
  on("main", "back")
    .when("cameFrom")
    .set(({ view }) => ({ tab: view.from ?? "month", from: null })),
  on("main", "search").push("search"),
  on("main", "calendars").close().push("calendars"),
  on("main", "calculator").close().push("calculator"),
  on("main", "settings").close().push("settings"),
] as const;
