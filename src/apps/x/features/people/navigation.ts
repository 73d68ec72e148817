import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { postEdges, uris } from "../../edges.ts";
import { AuthorId, UserId } from "../../ids.ts";
import { profileUrl } from "../../links.ts";
import { profileTabs, tieTabs } from "./screens.ts";

const user = { user: UserId };
const handle = { handle: v.pipe(v.string(), v.maxLength(15)) };
export const peopleEdges = [
  ...postEdges("profile"),
  on("profile", "showTab", { tab: v.picklist(profileTabs) }).set(({ args }) => ({ tab: args.tab, pages: 1 })),
  on("profile", "more").set(({ view }) => ({ pages: Math.min(20, view.pages + 1) })),
  on("profile", "openTies", { tab: v.picklist(tieTabs) }).push("connections"),
  on("profile", "person").open("person"),
  on("profile", "bell").open("bell"),
  on("profile", "toggleBell", user).run("toggleBell").close(),
  on("profile", "toggleReposts", user).run("toggleReposts").close(),
  on("profile", "unblock", user).ask("unblockAsk", "unblock").run("unblock").close(),
  on("profile", "removeFollower", user).ask("removeFollowerAsk", "remove").run("removeFollower").close(),
  on("profile", "reportUser", user)
    .close()
    .push("report", ({ args }) => ({ target: "user" as const, id: args.user })),
  on("profile", "shareProfile", handle)
    .close()
    .start(({ args }) => intents.sendText(profileUrl(args.handle))),
  on("profile", "message", user).push("chat"),
  on("profile", "openListsOf", { user: AuthorId }).close().push("lists"),
  ...pushes("profile", "editProfile", "compose"),

  on("editProfile", "save").when("hasProfileName").run("setProfile").say("profileSaved").pop(),
  on("editProfile", "changeFace").start(intents.pickFile("image/*"), "facePicked"),
  on("editProfile", "facePicked", uris).run("setPicture", ({ args, state }) => ({
    face: args.uris[0] ?? state.profile.face,
  })),
  on("editProfile", "changeBanner").start(intents.pickFile("image/*"), "bannerPicked"),
  on("editProfile", "bannerPicked", uris).run("setPicture", ({ args, state }) => ({
    banner: args.uris[0] ?? state.profile.banner,
  })),

  on("connections", "showTab", { tab: v.picklist(tieTabs) }).set(({ args }) => ({ shown: args.tab, pages: 1 })),
  on("connections", "more").set(({ view }) => ({ pages: Math.min(20, view.pages + 1) })),
  on("connections", "openUser", { user: AuthorId }).push("profile"),
  on("connections", "follow", user).run("follow"),
  on("connections", "unfollow", user).ask("unfollowAsk", "unfollow").run("unfollow"),
  on("connections", "hold", user).open("held", ({ args }) => ({ held: args.user })),
  on("connections", "removeFollower", user).ask("removeFollowerAsk", "remove").run("removeFollower").close(),
  on("connections", "block", user).warn("blockAsk", "block").run("block").close().say("blockedNow"),
  ...pushes("connections", "connect"),

  on("connect", "openUser", { user: AuthorId }).push("profile"),
  on("connect", "follow", user).run("follow"),
  on("connect", "unfollow", user).ask("unfollowAsk", "unfollow").run("unfollow"),
  on("connect", "more").set(({ view }) => ({ pages: Math.min(20, view.pages + 1) })),

  on("followRequests", "accept", user).run("acceptRequest"),
  on("followRequests", "decline", user).run("declineRequest"),
  on("followRequests", "openUser", { user: AuthorId }).push("profile"),

  on("username", "save").when("hasHandle").run("setHandle").say("handleSaved").pop(),
] as const;
