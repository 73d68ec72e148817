/** View state of the screens that list videos and seasons: zones, rankings, tags, schedule, index. */
import * as v from "valibot";
import { nullableField, wholeNumber } from "#os/values.ts";
import { boardKeys, seasonKinds, subzones } from "#world/videos/words.ts";
import { TagName } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { ZoneName } from "../home/state.ts";

const pages = v.optional(wholeNumber, 1);
export const SubName = v.picklist(Object.values(subzones).flat());
export const zoneSorts = ["hot", "newest", "plays", "danmaku", "favourites"] as const;
export const seasonSorts = ["followers", "rating", "plays", "newest"] as const;
export const browseScreens = {
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
