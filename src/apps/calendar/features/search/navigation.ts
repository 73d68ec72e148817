/** Edges of the search. */
import { DayKey } from "#os/day-key.ts";
import { EntryId } from "../../fields.ts";
import { on } from "../../builder.ts";

export const searchEdges = [
  on("search", "open", { id: EntryId, day: DayKey }).push("event"),
  on("search", "from", { day: DayKey }).set(({ args, view }) => ({
    from: args.day,
    to: view.to !== null && view.to < args.day ? args.day : view.to,
    open: null,
  })),
  on("search", "to", { day: DayKey }).set(({ args, view }) => ({
    to: args.day,
    from: view.from !== null && view.from > args.day ? args.day : view.from,
    open: null,
  })),
  on("search", "anyTime").when("hasRange").set({ from: null, to: null }),
] as const;
