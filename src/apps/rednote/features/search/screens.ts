/** View state of the search screens. */
import * as v from "valibot";
import { hasText } from "#os/guards.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { overlay, textFor, wholeNumber } from "#os/values.ts";
import { rednote } from "../../state.ts";
import { Filters, noFilters, resultTabs, SearchText, sorts } from "./state.ts";

export const searchScreens = {
  search: rednote.screen({
    params: { q: v.optional(SearchText, "") },
    enter: ({ params }) => ({ q: params.q }),
    view: { q: textFor(SearchText) },
    focus: [searchFocus("q")],
  }),
  results: rednote.screen({
    params: { q: SearchText },
    view: {
      tab: v.optional(v.picklist(resultTabs), "notes"),
      sort: v.optional(v.picklist(sorts), "best"),
      filters: v.optional(Filters, noFilters),
      pages: v.optional(wholeNumber, 1),
      open: overlay("filter"),
    },
  }),
};
export const searchGuards = { hasQuery: hasText("q") };
