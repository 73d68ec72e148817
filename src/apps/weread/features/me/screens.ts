/** View state of the user's own pages. */
import * as v from "valibot";
import { hasText } from "#os/guards.ts";
import { textFor } from "#os/values.ts";
import { weread } from "../../state.ts";
import { prefPages } from "./prefs.ts";
import { ProfileName, Signature } from "./state.ts";

export const meScreens = {
  me: weread.screen({}),
  editProfile: weread.screen({
    enter: ({ state: { profile } }) => ({
      profileName: profile.name,
      signature: profile.signature,
      gender: profile.gender,
    }),
    view: {
      profileName: textFor(ProfileName),
      signature: textFor(Signature),
      gender: v.optional(v.picklist(["f", "m", "none"]), "none"),
    },
  }),
  settings: weread.screen({}),
  prefs: weread.screen({ params: { page: v.picklist(prefPages) } }),
};
export const meGuards = { hasProfileName: hasText("profileName") };
