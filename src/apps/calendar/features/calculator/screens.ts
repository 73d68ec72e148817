/** View state of the date calculator. */
import * as v from "valibot";
import { choiceField, flag, overlay, textUpTo } from "#os/values.ts";
import { formatDay } from "#state/day.ts";
import { calendar } from "../../state.ts";
import { Unit } from "../../schemas.ts";
import { Day, shownMonthFields, shownMonthOf, todayOf } from "../../fields.ts";

export const calculatorScreens = {
  calculator: calendar.screen({
    view: {
      tab: choiceField("between", "shift"),
      a: Day,
      b: Day,
      both: flag,
      start: Day,
      by: textUpTo(4),
      unit: v.optional(Unit, "day"),
      back: flag,
      ...shownMonthFields,
      open: overlay("a", "b", "start"),
    },
    enter: ({ now, os }) => {
      const today = formatDay(todayOf(now, os));
      return { a: today, b: today, start: today, by: "100", ...shownMonthOf(todayOf(now, os)) };
    },
  }),
};
