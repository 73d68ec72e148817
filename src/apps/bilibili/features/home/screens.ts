/** View state of the home screens. */
import * as v from "valibot";
import { nullableField, overlay, wholeNumber } from "#os/values.ts";
import { UserId, VideoId } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { homeTabs, ZoneName } from "./state.ts";

const pages = v.optional(wholeNumber, 1);
export const filmKinds = ["movie", "series", "documentary"] as const;
export const homeScreens = {
  home: bilibili.screen({
    enter: ({ state }) => ({ tab: state.prefs.startTab }),
    view: {
      tab: v.optional(v.picklist(homeTabs), "foryou"),
      /** The number of pages of the feed that the user has scrolled through. */
      pages,
      /** The zone of the live rooms; null for all. */
      area: nullableField(ZoneName),
      film: v.optional(v.picklist(filmKinds), "movie"),
      /** The card whose menu is open. */
      held: nullableField(VideoId),
      heldAuthor: nullableField(UserId),
      open: overlay("held"),
    },
  }),
};
