import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { listEdges, uris } from "../../edges.ts";
import { CommentId, PostId, ThingId } from "../../ids.ts";
import { ownOrders } from "./queries.ts";
import { historyTabs, profileTabs, savedTabs } from "./screens.ts";

const comment = { post: PostId, comment: CommentId };
export const meEdges = [
  ...listEdges("profile"),
  on("profile", "showTab", { tab: v.picklist(profileTabs) }).set(({ args }) => ({ tab: args.tab, pages: 1 })),
  on("profile", "sortMenu").open("sort"),
  on("profile", "order", { order: v.picklist(ownOrders) }).set(({ args }) => ({ order: args.order, open: null })),
  on("profile", "openComment", comment).push("post", ({ args }) => ({ post: args.post, focus: args.comment })),
  ...pushes("profile", "editProfile", "followers", "search"),

  ...listEdges("saved"),
  on("saved", "showTab", { tab: v.picklist(savedTabs) }).set(({ args }) => ({ tab: args.tab, pages: 1 })),
  on("saved", "openComment", comment).push("post", ({ args }) => ({ post: args.post, focus: args.comment })),
  on("saved", "unsaveComment", { thing: ThingId }).run("toggleSave").say("unsavedNow"),

  ...listEdges("history"),
  on("history", "tabMenu").open("tabs"),
  on("history", "showTab", { tab: v.picklist(historyTabs) }).set(({ args }) => ({
    tab: args.tab,
    pages: 1,
    open: null,
  })),
  on("history", "clear").warn("clearHistoryAsk", "clear").run("clearSeen").say("historyCleared"),

  on("editProfile", "save")
    .run("setProfile", ({ view }) => ({ display: view.display, about: view.about }))
    .say("profileSaved")
    .pop(),
  on("editProfile", "faceMenu").open("face"),
  on("editProfile", "pickFace").close().start(intents.pickFile("image/*"), "picked"),
  on("editProfile", "picked", uris).run("setProfile", ({ args, state }) => ({
    face: args.uris[0] ?? state.profile.face,
  })),
  on("editProfile", "dropFace").run("setProfile", { face: null }).close(),
] as const;
