/** View state of the search screens. */
import * as v from "valibot";
import { hasText } from "#os/guards.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { choiceField, nullableField, overlay, textFor, wholeNumber } from "#os/values.ts";
import { CommunityId, PostId } from "../../ids.ts";
import { reddit } from "../../state.ts";
import { spans } from "../home/state.ts";
import { resultSorts, resultTabs, SearchText } from "./state.ts";

const community = v.optional(v.nullable(CommunityId), null);
export const searchScreens = {
  search: reddit.screen({
    /** With a community, the search looks only for posts of this community. */
    params: { q: v.optional(SearchText, ""), community },
    enter: ({ params }) => ({ q: params.q }),
    view: { q: textFor(SearchText) },
    focus: [searchFocus("q")],
  }),
  results: reddit.screen({
    params: { q: SearchText, community },
    view: {
      tab: choiceField(...resultTabs),
      sort: choiceField(...resultSorts),
      span: v.optional(v.picklist(spans), "all"),
      pages: v.optional(wholeNumber, 1),
      held: nullableField(PostId),
      open: overlay("sort", "span", "postMenu", "share"),
    },
  }),
};
export const searchGuards = { hasQuery: hasText("q") };
