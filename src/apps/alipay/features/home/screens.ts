import { choiceField, overlay, textFor, textUpTo, wholeNumber } from "#os/values.ts";
import { equal, hasText, not } from "#os/guards.ts";
import { searchFocus } from "#os/opening-focus.ts";
import * as v from "valibot";
import { alipay } from "../../state.ts";
import { Query } from "./state.ts";

export const homeScreens = {
  main: alipay.screen({
    view: {
      tab: choiceField("home", "wealth", "video", "messages", "me"),
      /** The index of the visible video, and whether it plays. */
      clip: v.optional(wholeNumber, 0),
      playing: v.optional(v.boolean(), true),
      loginPassword: textUpTo(20),
      open: overlay("plus"),
    },
  }),
  search: alipay.screen({ view: { query: textFor(Query) }, focus: [searchFocus("query")] }),
};
export const homeGuards = {
  isSearched: hasText("query"),
  isOut: not(equal("state.login.in", true)),
};
