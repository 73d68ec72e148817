/** What the screens of settings and of the timeline remember. */
import * as v from "valibot";
import { instant, maybe, overlay } from "../../../../os/values.ts";
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
      /** Days before today. */
      back: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400)), 0),
      at: maybe(instant),
      open: overlay("visit"),
    },
  }),
};
