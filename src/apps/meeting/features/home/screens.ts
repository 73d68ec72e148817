/** What the first screen and the bell remember. */
import { firstOf } from "../../../../os/values.ts";
import { meeting, type State } from "../../state.ts";

export const tabs = ["meetings", "contacts", "me"] as const;
export const homeScreens = {
  main: meeting.screen({ view: { tab: firstOf(...tabs) } }),
  notices: meeting.screen({ opens: "seeNotices" }),
};
export const homeGuards = {
  isSignedIn: ({ state }: { state: State }) => state.account.signedIn,
  isInRoom: ({ state }: { state: State }) => state.live !== null || state.lobby !== null,
};
