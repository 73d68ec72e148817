/** View state of the people screens. */
import * as v from "valibot";
import { equal } from "#os/guards.ts";
import { overlay, textUpTo, wholeNumber } from "#os/values.ts";
import { AuthorId, UserId } from "../../ids.ts";
import { rednote } from "../../state.ts";

const pages = v.optional(wholeNumber, 1);
export const tieKinds = ["following", "followers", "mutual"] as const;
export const peopleScreens = {
  user: rednote.screen({
    params: { user: UserId },
    view: { tab: v.optional(v.picklist(["notes", "saves"]), "notes"), pages, open: overlay("more") },
  }),
  ties: rednote.screen({
    params: { user: AuthorId, kind: v.optional(v.picklist(tieKinds), "following") },
    view: { kind: v.optional(v.nullable(v.picklist(tieKinds)), null), q: textUpTo(40), pages },
  }),
  findPeople: rednote.screen({ view: { q: textUpTo(40), pages } }),
};
export const peopleGuards = { isOwnList: equal("params.user", "me") };
