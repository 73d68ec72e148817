import { choiceField, overlay, wholeNumber } from "#os/values.ts";
import * as v from "valibot";
import { weread } from "../../state.ts";
import { periods } from "./queries.ts";

export const statsScreens = {
  stats: weread.screen({
    view: {
      period: choiceField(...periods),
      /** By how many weeks, months or years the shown period lies in the past. */
      back: v.optional(wholeNumber, 0),
      open: overlay("goal"),
    },
  }),
  history: weread.screen({}),
};
