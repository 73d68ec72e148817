/** View state of the home screens. */
import * as v from "valibot";
import { nullableField, overlay, wholeNumber } from "#os/values.ts";
import { boardKeys, seasonKinds, subzones, zones, type Zone } from "#world/videos/words.ts";
import { TagName, UserId, VideoId } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { homeTabs } from "./state.ts";

const pages = v.optional(wholeNumber, 1);
export const ZoneName = v.picklist(zones as readonly [Zone, ...Zone[]]);
export const SubName = v.picklist(Object.values(subzones).flat());
export const zoneSorts = ["hot", "newest", "plays", "danmaku", "favourites"] as const;
export const filmKinds = ["movie", "series", "documentary"] as const;
export const seasonSorts = ["followers", "rating", "plays", "newest"] as const;
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
  zones: bilibili.screen({}),
  zone: bilibili.screen({
    params: { zone: ZoneName },
    view: { sub: nullableField(SubName), sort: v.optional(v.picklist(zoneSorts), "hot"), pages },
  }),
  boards: bilibili.screen({
    params: { board: v.optional(v.picklist(boardKeys), "all") },
    view: { board: nullableField(v.picklist(boardKeys)) },
  }),
  topic: bilibili.screen({
    params: { tag: TagName },
    view: { sort: v.optional(v.picklist(["hot", "newest"]), "hot"), pages },
  }),
  timetable: bilibili.screen({ view: { day: nullableField(v.picklist([0, 1, 2, 3, 4, 5, 6])) } }),
  seasons: bilibili.screen({
    params: { kind: v.optional(v.picklist(seasonKinds), "anime") },
    view: {
      kind: nullableField(v.picklist(seasonKinds)),
      sort: v.optional(v.picklist(seasonSorts), "followers"),
      pages,
    },
  }),
};
