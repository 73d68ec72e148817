/** View state of the search screens. */
import * as v from "valibot";
import { hasText } from "#os/guards.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { nullableField, overlay, textFor, wholeNumber } from "#os/values.ts";
import { bilibili } from "../../state.ts";
import { ZoneName } from "../home/state.ts";
import { lengths, resultTabs, SearchText, sorts, userSorts } from "./state.ts";

export const searchScreens = {
  search: bilibili.screen({
    params: { q: v.optional(SearchText, "") },
    enter: ({ params }) => ({ q: params.q }),
    view: { q: textFor(SearchText) },
    focus: [searchFocus("q")],
  }),
  results: bilibili.screen({
    params: { q: SearchText },
    view: {
      tab: v.optional(v.picklist(resultTabs), "all"),
      sort: v.optional(v.picklist(sorts), "best"),
      userSort: v.optional(v.picklist(userSorts), "best"),
      length: v.optional(v.picklist(lengths), "any"),
      zone: nullableField(ZoneName),
      pages: v.optional(wholeNumber, 1),
      open: overlay("filter"),
    },
  }),
};
export const searchGuards = { hasQuery: hasText("q") };
