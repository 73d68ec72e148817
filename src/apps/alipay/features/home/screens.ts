import { firstOf, overlay, textFor, textUpTo, whole } from "../../../../os/values.ts";
import { equal, isWritten, not } from "../../../../os/guards.ts";
import { searchIn } from "../../../../os/opening-focus.ts";
import * as v from "valibot";
import { alipay } from "../../state.ts";
import { Query } from "./state.ts";

export const homeScreens = {
  main: alipay.screen({
    view: {
      tab: firstOf("home", "wealth", "video", "messages", "me"),
      /** The video that is in sight, and whether it plays. */
      clip: v.optional(whole, 0),
      playing: v.optional(v.boolean(), true),
      loginPassword: textUpTo(20),
      open: overlay("plus"),
    },
  }),
  search: alipay.screen({ view: { query: textFor(Query) }, focus: [searchIn("query")] }),
};
export const homeGuards = {
  isSearched: isWritten("query"),
  isOut: not(equal("state.login.in", true)),
};
