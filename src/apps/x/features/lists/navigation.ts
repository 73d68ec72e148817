import * as v from "valibot";
import { on, pushes } from "../../builder.ts";
import { postEdges } from "../../edges.ts";
import { AuthorId, ListId, OwnListId, UserId } from "../../ids.ts";

const list = { list: ListId };
export const listsEdges = [
  on("lists", "openList", list).push("list"),
  on("lists", "togglePin", list).run("togglePinnedList"),
  on("lists", "followList", list).run("toggleFollowList"),
  ...pushes("lists", "listForm"),

  ...postEdges("list"),
  on("list", "more").set(({ view }) => ({ pages: Math.min(20, view.pages + 1) })),
  on("list", "options").open("list"),
  on("list", "followList").run("toggleFollowList", ({ params }) => ({ list: params.list })),
  on("list", "togglePin")
    .run("togglePinnedList", ({ params }) => ({ list: params.list }))
    .close(),
  on("list", "members")
    .close()
    .push("listMembers", ({ params }) => ({ list: params.list })),
  on("list", "edit", { list: OwnListId }).close().push("listForm"),

  on("listForm", "togglePrivate").set(({ view }) => ({ private: !view.private })),
  on("listForm", "save").when("isNewList").run("createList").say("listCreated").pop(),
  on("listForm", "save")
    .when("isListChange")
    .run("editList", ({ params, view }) => ({ list: params.list ?? "list_none", ...view }))
    .say("listSaved")
    .pop(),
  on("listForm", "remove", { list: OwnListId })
    .warn("deleteListAsk", "delete")
    .run("deleteList")
    .say("listDeleted")
    .root(),

  on("listMembers", "showTab", { tab: v.picklist(["members", "suggested"]) }).set(({ args }) => ({
    tab: args.tab,
    pages: 1,
  })),
  on("listMembers", "toggleMember", { list: OwnListId, user: UserId }).run("toggleMember"),
  on("listMembers", "openUser", { user: AuthorId }).push("profile"),
  on("listMembers", "more").set(({ view }) => ({ pages: Math.min(10, view.pages + 1) })),

  on("addToLists", "toggleMember", { list: OwnListId }).run("toggleMember"),
  ...pushes("addToLists", "listForm"),
] as const;
