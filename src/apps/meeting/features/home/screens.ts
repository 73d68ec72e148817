/** View state of the first screen and the notice list. */
import { any, equal, not } from "#os/guards.ts";
import { choiceField } from "#os/values.ts";
import { meeting } from "../../state.ts";

export const tabs = ["meetings", "contacts", "me"] as const;
export const homeScreens = {
  main: meeting.screen({ view: { tab: choiceField(...tabs) } }),
  notices: meeting.screen({ opens: "seeNotices" }),
};
export const homeGuards = {
  isSignedIn: equal("state.account.signedIn", true),
  isInRoom: any(not(equal("state.live", null)), not(equal("state.lobby", null))),
};
