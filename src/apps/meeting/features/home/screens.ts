/** What the first screen and the bell remember. */
import { any, equal, not } from "../../../../os/guards.ts";
import { firstOf } from "../../../../os/values.ts";
import { meeting } from "../../state.ts";

export const tabs = ["meetings", "contacts", "me"] as const;
export const homeScreens = {
  main: meeting.screen({ view: { tab: firstOf(...tabs) } }),
  notices: meeting.screen({ opens: "seeNotices" }),
};
export const homeGuards = {
  isSignedIn: equal("state.account.signedIn", true),
  isInRoom: any(not(equal("state.live", null)), not(equal("state.lobby", null))),
};
