import * as v from "valibot";
import { on, pushes } from "../../builder.ts";
import { moreEdge, openEdge } from "../../edges.ts";
import { GroupId, RoomId, UserId } from "../../ids.ts";
import { spaceSorts, spaceTabs, tieKinds } from "./screens.ts";

const user = { user: UserId };
const kind = { kind: v.picklist(tieKinds) };
export const peopleEdges = [
  ...openEdge("space"),
  ...moreEdge("space"),
  on("space", "showTab", { tab: v.picklist(spaceTabs) }).set(({ args }) => ({ tab: args.tab, pages: 1 })),
  on("space", "order", { sort: v.picklist(spaceSorts) }).set(({ args }) => ({ sort: args.sort, pages: 1 })),
  on("space", "openSeries", { series: v.pipe(v.string(), v.startsWith("bili_series_"), v.maxLength(80)) }).push(
    "series",
  ),
  on("space", "openRoom", { room: RoomId }).push("room"),
  on("space", "follow").run("follow").say("followedNow"),
  on("space", "unfollow").ask("unfollowAsk", "unfollow").run("unfollow").close(),
  on("space", "message").push("chat"),
  on("space", "openTies", kind).push("ties"),
  on("space", "menu").open("more"),
  on("space", "groups").open("groups", ({ state, params }) => ({ groups: state.follows[params.user]?.groups ?? [] })),
  on("space", "tickGroup", { group: GroupId }).toggle("groups", "group"),
  on("space", "saveGroups").run("setGroups").close("groups").say("groupsSaved"),
  on("space", "hide").run("hideAuthor").close().say("hiddenAuthor"),
  on("space", "show").run("showAuthor").close(),
  on("space", "block").warn("blockAsk", "block").run("block").close().say("blockedNow"),
  on("space", "unblock").ask("unblockAsk", "unblock").run("unblock").close(),
  on("space", "removeFan").warn("removeFanAsk", "removeFan").run("removeFan").close(),
  on("space", "report")
    .close()
    .push("report", ({ params }) => ({ target: "user" as const, id: params.user })),

  ...moreEdge("ties"),
  on("ties", "showKind", kind).set(({ args }) => ({ kind: args.kind, group: null, pages: 1 })),
  on("ties", "showGroup", { group: v.nullable(GroupId) }).set(({ args }) => ({ group: args.group, pages: 1 })),
  on("ties", "openUser", user).push("space"),
  on("ties", "follow", user).run("follow").say("followedNow"),
  on("ties", "unfollow", user).ask("unfollowAsk", "unfollow").run("unfollow").close("held"),
  on("ties", "hold", user).open("held", ({ args }) => ({ held: args.user })),
  on("ties", "chooseGroups", user).open("groups", ({ state, args }) => ({
    held: args.user,
    groups: state.follows[args.user]?.groups ?? [],
  })),
  on("ties", "tickGroup", { group: GroupId }).toggle("groups", "group"),
  on("ties", "saveGroups", user).run("setGroups").close("held", "groups").say("groupsSaved"),
  on("ties", "removeFan", user).when("isOwnList").warn("removeFanAsk", "removeFan").run("removeFan").close("held"),
  ...pushes("ties", "groups"),

  on("groups", "create").open("form", { editing: null, name: "" }),
  on("groups", "rename", { group: GroupId }).open("form", ({ args, state }) => ({
    editing: args.group,
    name: state.groups[args.group]?.name ?? "",
  })),
  on("groups", "save")
    .when("isNewGroup", "hasGroupName")
    .run("createGroup", ({ view }) => ({ name: view.name }))
    .close("name")
    .say("groupCreated"),
  on("groups", "save")
    .when("hasGroupName")
    .run("renameGroup", ({ view }) => ({ group: view.editing ?? "group_none", name: view.name }))
    .close("name", "editing")
    .say("groupSaved"),
  on("groups", "remove", { group: GroupId }).warn("deleteGroupAsk", "delete").run("deleteGroup").say("deleted"),
] as const;
