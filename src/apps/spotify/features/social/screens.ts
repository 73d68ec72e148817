/** View state of the screens of people. */
import * as v from "valibot";
import { hasText } from "#os/guards.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { overlay, textFor, textUpTo } from "#os/values.ts";
import { BlendId, FriendId } from "../../ids.ts";
import { spotify } from "../../state.ts";
import { DisplayName } from "../account/state.ts";

export const tieKinds = ["following", "followers"] as const;
export const socialScreens = {
  profile: spotify.screen({}),
  editProfile: spotify.screen({
    view: { name: textFor(DisplayName), open: overlay("face") },
    enter: ({ state }) => ({ name: state.account.name }),
    focus: [{ field: "name", caps: "words" }],
  }),
  friend: spotify.screen({ params: { friend: FriendId } }),
  activity: spotify.screen({}),
  findFriends: spotify.screen({ view: { q: textUpTo(40) }, focus: [searchFocus("q")] }),
  connections: spotify.screen({ params: { kind: v.picklist(tieKinds) } }),
  newBlend: spotify.screen({ view: { q: textUpTo(40) } }),
  blend: spotify.screen({ params: { blend: BlendId }, view: { open: overlay("menu") } }),
};
export const socialGuards = { hasDisplayName: hasText("name") };
