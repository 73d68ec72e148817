import * as v from "valibot";
import { on } from "../../builder.ts";
import { drawerEdges, postEdges, tabEdges } from "../../edges.ts";
import { AuthorId, CommunityId, PostId, UserId } from "../../ids.ts";
import { Topic } from "../home/state.ts";
import { communityTabs } from "./screens.ts";

const community = { community: CommunityId };
export const communitiesEdges = [
  ...tabEdges("communities"),
  ...drawerEdges("communities"),
  on("communities", "showTab", { tab: v.picklist(["home", "explore"]) }).set(({ args }) => ({
    tab: args.tab,
    pages: 1,
  })),
  on("communities", "showTopic", { topic: v.nullable(Topic) }).set(({ args }) => ({ topic: args.topic, pages: 1 })),
  on("communities", "more").set(({ view }) => ({ pages: Math.min(20, view.pages + 1) })),
  on("communities", "openCommunity", community).push("community"),
  on("communities", "openPost", { post: PostId }).push("post"),
  on("communities", "join", community).run("join"),

  ...postEdges("community"),
  on("community", "showTab", { tab: v.picklist(communityTabs) }).set(({ args }) => ({ tab: args.tab, pages: 1 })),
  on("community", "more").set(({ view }) => ({ pages: Math.min(20, view.pages + 1) })),
  on("community", "join").run("join", ({ params }) => ({ community: params.community })),
  on("community", "options").open("community"),
  on("community", "leave")
    .ask("leaveAsk", "leave")
    .run("leave", ({ params }) => ({ community: params.community }))
    .close()
    .say("leftCommunity"),
  on("community", "members")
    .close()
    .push("communityMembers", ({ params }) => ({ community: params.community })),
  on("community", "compose").push("compose", ({ params }) => ({ community: params.community })),

  on("communityMembers", "openUser", { user: AuthorId }).push("profile"),
  on("communityMembers", "follow", { user: UserId }).run("follow"),
  on("communityMembers", "unfollow", { user: UserId }).ask("unfollowAsk", "unfollow").run("unfollow"),
  on("communityMembers", "more").set(({ view }) => ({ pages: Math.min(20, view.pages + 1) })),
] as const;
