/** What the screens of the calculator remember. */
import * as v from "valibot";
import { firstOf, flag, overlay, textUpTo } from "../../../../os/values.ts";
import { keyOf } from "../../../../state/day.ts";
import { calendar } from "../../state.ts";
import { Unit } from "../../schemas.ts";
import { Day, shown, shownOf, todayOf } from "../../fields.ts";

export const calculatorScreens = {
  calculator: calendar.screen({
    view: {
      tab: firstOf("between", "shift"),
      a: Day,
      b: Day,
      both: flag,
      start: Day,
      by: textUpTo(4),
      unit: v.optional(Unit, "day"),
      back: flag,
      ...shown,
      open: overlay("a", "b", "start"),
    },
    enter: ({ now, os }) => {
      const today = keyOf(todayOf(now, os));
      return { a: today, b: today, start: today, by: "100", ...shownOf(todayOf(now, os)) };
    },
  }),
};
