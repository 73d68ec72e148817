import * as v from "valibot";
import { on } from "../../builder.ts";
import { NoteId, UserId } from "../../ids.ts";
import { tieKinds } from "./screens.ts";

const user = { user: UserId };
const kind = { kind: v.picklist(tieKinds) };
export const peopleEdges = [
  on("user", "open", { note: NoteId }).push("note"),
  on("user", "like", { note: NoteId }).run("toggleLike"),
  on("user", "follow").run("follow").say("followedNow"),
  on("user", "unfollow").ask("unfollowAsk", "unfollow").run("unfollow"),
  on("user", "message").push("chat"),
  on("user", "showTab", { tab: v.picklist(["notes", "saves"]) }).set(({ args }) => ({ tab: args.tab, pages: 1 })),
  on("user", "openTies", kind).push("ties"),
  on("user", "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) })),
  on("user", "menu").open("more"),
  on("user", "recommend")
    .close()
    .push("shareTo", ({ params }) => ({ card: params.user })),
  on("user", "hide").run("hideAuthor").close().say("hiddenAuthor"),
  on("user", "show").run("showAuthor").close(),
  on("user", "block").warn("blockAsk", "block").run("block").close().say("blockedNow"),
  on("user", "unblock").ask("unblockAsk", "unblock").run("unblock").close(),
  on("user", "removeFollower").warn("removeFollowerAsk", "removeFollower").run("removeFollower").close(),
  on("user", "report")
    .close()
    .push("report", ({ params }) => ({ target: "user" as const, id: params.user })),

  on("ties", "showKind", kind).set(({ args }) => ({ kind: args.kind, pages: 1 })),
  on("ties", "openUser", user).push("user"),
  on("ties", "follow", user).run("follow").say("followedNow"),
  on("ties", "unfollow", user).ask("unfollowAsk", "unfollow").run("unfollow"),
  on("ties", "removeFollower", user)
    .when("isOwnList")
    .warn("removeFollowerAsk", "removeFollower")
    .run("removeFollower"),
  on("ties", "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) })),

  on("findPeople", "openUser", user).push("user"),
  on("findPeople", "follow", user).run("follow").say("followedNow"),
  on("findPeople", "unfollow", user).ask("unfollowAsk", "unfollow").run("unfollow"),
  on("findPeople", "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) })),
] as const;
