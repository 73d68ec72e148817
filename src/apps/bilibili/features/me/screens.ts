/** View state of the user's own screens. */
import * as v from "valibot";
import { equal, hasText, isNotEmpty } from "#os/guards.ts";
import { flag, listField, nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { FolderId, ItemId, VideoId } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { seasonStatuses } from "../video/state.ts";
import { FolderAbout, FolderName, NickName, School, Sign } from "./state.ts";

export const profileFields = ["name", "sign", "birthday", "school"] as const;
export const mySpaceTabs = ["posts", "favourites", "coins"] as const;
export const meScreens = {
  me: bilibili.screen({}),
  mySpace: bilibili.screen({ view: { tab: v.optional(v.picklist(mySpaceTabs), "posts") } }),
  editProfile: bilibili.screen({ view: { open: overlay("sex") } }),
  editField: bilibili.screen({
    params: { field: v.picklist(profileFields) },
    enter: ({ state, params }) => ({ [params.field]: state.profile[params.field] }),
    // Each field of the profile has its own limit.
    view: { name: textFor(NickName), sign: textFor(Sign), birthday: textUpTo(10), school: textFor(School) },
    focus: profileFields.map((field) => ({
      field,
      enter: field === "sign" ? ("newline" as const) : ("done" as const),
      when: ({ params }: { params: { field: string } }) => params.field === field,
    })),
  }),
  history: bilibili.screen({ view: { q: textUpTo(20), edits: flag } }),
  later: bilibili.screen({ view: { open: overlay("more") } }),
  favourites: bilibili.screen({}),
  folder: bilibili.screen({
    params: { folder: FolderId },
    view: { selects: flag, chosen: listField(VideoId), open: overlay("more", "move") },
  }),
  folderForm: bilibili.screen({
    params: { folder: v.nullable(FolderId), video: v.optional(v.nullable(VideoId), null) },
    enter: ({ state, params }) => {
      const folder = state.folders[params.folder ?? ""];
      return folder ? { name: folder.name, about: folder.about, private: folder.private } : {};
    },
    view: { name: textFor(FolderName), about: textFor(FolderAbout), private: flag },
    focus: [{ field: "name", enter: "next", when: ({ params }) => params.folder === null }],
  }),
  downloads: bilibili.screen({ view: { edits: flag, chosen: listField(ItemId) } }),
  coins: bilibili.screen({}),
  tracked: bilibili.screen({ view: { status: nullableField(v.picklist(seasonStatuses)) } }),
  myDanmaku: bilibili.screen({}),
};
export const meGuards = {
  hasFolderName: hasText("name"),
  isNewFolder: equal("params.folder", null),
  hasChosen: isNotEmpty("chosen"),
  isName: equal("params.field", "name"),
};
