/** View state of the screens about people. */
import * as v from "valibot";
import { hasText } from "#os/guards.ts";
import { choiceField, nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { AuthorId, UserId } from "../../ids.ts";
import { x } from "../../state.ts";
import { heldPost, pages, postSheets } from "../../views.ts";
import { Bio, Birthday, DisplayName, Handle, Place, Website } from "./state.ts";

export const profileTabs = ["posts", "replies", "media", "likes"] as const;
export const tieTabs = ["verified", "following", "followers"] as const;
export const peopleScreens = {
  profile: x.screen({
    params: { user: AuthorId },
    view: { ...heldPost, tab: choiceField(...profileTabs), pages, open: overlay(...postSheets, "person", "bell") },
  }),
  editProfile: x.screen({
    enter: ({ state: { profile } }) => ({
      name: profile.name,
      bio: profile.bio,
      place: profile.place,
      website: profile.website,
      birthday: profile.birthday,
    }),
    view: {
      name: textFor(DisplayName),
      bio: textFor(Bio),
      place: textFor(Place),
      website: textFor(Website),
      birthday: textFor(Birthday),
    },
  }),
  connections: x.screen({
    params: { user: AuthorId, tab: v.picklist(tieTabs) },
    view: { shown: nullableField(v.picklist(tieTabs)), pages, held: nullableField(UserId), open: overlay("held") },
  }),
  connect: x.screen({ view: { q: textUpTo(40), pages } }),
  followRequests: x.screen({}),
  username: x.screen({
    enter: ({ state }) => ({ handle: state.profile.handle }),
    view: { handle: textFor(Handle) },
    focus: [{ field: "handle", caps: "none", enter: "done" }],
  }),
};
export const peopleGuards = { hasProfileName: hasText("name"), hasHandle: hasText("handle") };
