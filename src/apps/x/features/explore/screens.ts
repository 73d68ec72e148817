/** View state of the screens for searching. */
import * as v from "valibot";
import { hasText } from "#os/guards.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { choiceField, flag, nullableField, overlay, textFor } from "#os/values.ts";
import { likeSteps } from "#world/posts/words.ts";
import { x } from "../../state.ts";
import { heldPost, pages, postSheets } from "../../views.ts";
import { Query } from "./state.ts";

export const exploreTabs = ["forYou", "trending", "news", "sports", "leisure"] as const;
export const resultTabs = ["top", "latest", "people", "media", "lists"] as const;
export const withKinds = ["photo", "video", "poll", "link"] as const;
export const dayRanges = [1, 7, 30] as const;
export const exploreScreens = {
  explore: x.screen({
    view: {
      tab: choiceField(...exploreTabs),
      held: nullableField(Query),
      open: overlay("drawer", "trend"),
    },
  }),
  search: x.screen({
    params: { q: v.optional(Query, "") },
    enter: ({ params }) => ({ q: params.q }),
    view: { q: textFor(Query) },
    focus: [searchFocus("q")],
  }),
  results: x.screen({
    params: { q: Query },
    view: {
      ...heldPost,
      tab: choiceField(...resultTabs),
      pages,
      /** Whether only posts of followed people are listed. */
      followed: flag,
      with: nullableField(v.picklist(withKinds)),
      atleast: nullableField(v.picklist(likeSteps)),
      days: nullableField(v.picklist(dayRanges)),
      noReplies: flag,
      open: overlay(...postSheets, "filters"),
    },
  }),
};
export const exploreGuards = { hasQuery: hasText("q") };
