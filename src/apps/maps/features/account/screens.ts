/** View state of the settings and the timeline. */
import * as v from "valibot";
import { instant, nullableField, overlay } from "#os/values.ts";
import { maps } from "../../state.ts";
import { pageNames } from "./pages.ts";

export const accountScreens = {
  settings: maps.screen({}),
  prefs: maps.screen({
    params: { page: v.picklist(pageNames) },
    view: { row: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40))), null), open: overlay("choice") },
  }),
  timeline: maps.screen({
    view: {
      /** The displayed day, as the number of days before today. */
      back: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400)), 0),
      at: nullableField(instant),
      open: overlay("visit"),
    },
  }),
};
