/** View state of the home screen. */
import { choiceField, nullableField, overlay, wholeNumber } from "#os/values.ts";
import * as v from "valibot";
import { NoteId, UserId } from "../../ids.ts";
import { rednote } from "../../state.ts";
import { Channel } from "./state.ts";

export const homeScreens = {
  home: rednote.screen({
    view: {
      tab: choiceField("explore", "follow", "nearby"),
      /** The channel of Explore; null for "For You". */
      channel: nullableField(Channel),
      /** The number of pages of the feed that the user has scrolled through. */
      pages: v.optional(wholeNumber, 1),
      /** The card whose menu is open. */
      held: nullableField(NoteId),
      heldAuthor: nullableField(UserId),
      open: overlay("drawer", "held", "channels", "plus"),
    },
  }),
};
export const homeGuards = {};
