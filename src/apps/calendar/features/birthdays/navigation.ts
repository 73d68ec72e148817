/** Edges for birthdays. */
import { DayKey } from "#os/day-key.ts";
import { dayNumber } from "#state/day.ts";
import { shownMonthOf } from "../../fields.ts";
import { on } from "../../builder.ts";
import { birthdayToFields } from "./draft.ts";

export const birthdaysEdges = [
  on("birthday", "toEvent")
    .when("isNewPerson")
    .replace("editor", ({ params }) => ({ id: null, day: params.day })),
  on("birthday", "startBorn").open("born", ({ view }) => shownMonthOf(dayNumber(view.born))),
  on("birthday", "pickBorn", { day: DayKey }).set(({ args }) => ({ born: args.day, open: null })),
  on("birthday", "save")
    .when("hasPerson", "isNewPerson")
    .run("createEvent", ({ state, view }) => birthdayToFields(state, view))
    .say("saved")
    .pop(),
  on("birthday", "save")
    .when("hasPerson", "isOldPerson")
    .run("updateEvent", ({ state, params, view }) => ({
      id: params.id ?? "event_",
      day: params.day,
      scope: "all" as const,
      ...birthdayToFields(state, view),
    }))
    .say("saved")
    .root(),
  on("birthday", "back").when("birthdayChanged").warn("discardAsk", "discard").pop(),
] as const;
