import * as v from "valibot";
import { on } from "../../builder.ts";
import { listEdges } from "../../edges.ts";
import { CommunityId, UserId } from "../../ids.ts";
import { intents } from "#os/intents.ts";
import { communityUrl } from "../../links.ts";
import { feedKinds, postSorts, spans } from "./state.ts";

const community = { community: CommunityId };
const sort = { sort: v.picklist(postSorts) };
const span = { span: v.picklist(spans) };
/** "Top" and "Controversial" ask for a time span next. */
const needsSpan = (order: string): boolean => order === "top" || order === "controversial";
export const homeEdges = [
  ...listEdges("home"),
  on("home", "goCommunities").push("communities"),
  on("home", "goCreate").push("create", {}),
  on("home", "goChats").push("chats"),
  on("home", "goInbox").push("inbox"),
  on("home", "feedMenu").open("feeds"),
  on("home", "showFeed", { feed: v.picklist(feedKinds) }).set(({ args }) => ({
    feed: args.feed,
    sort: null,
    pages: 1,
    open: null,
  })),
  on("home", "sortMenu").open("sort"),
  on("home", "pickSort", sort).set(({ args }) => ({
    sort: args.sort,
    pages: 1,
    open: needsSpan(args.sort) ? ("span" as const) : null,
  })),
  on("home", "pickSpan", span).set(({ args }) => ({ span: args.span, pages: 1, open: null })),
  on("home", "refresh").run("refresh").set({ pages: 1 }),
  on("home", "join", community).run("join").say("joinedNow"),
  on("home", "openLeft").open("left"),
  on("home", "openRight").open("right"),
  on("home", "openFromDrawer", community).close().push("community"),
  on("home", "toggleStar", community).run("toggleStar"),
  on("home", "forgetVisited").run("forgetVisited"),
  on("home", "openProfile").close().push("profile"),
  on("home", "openSaved").close().push("saved"),
  on("home", "openHistory").close().push("history"),
  on("home", "openSettings").close().push("settings"),
  on("home", "toggleOnline").run("setPrefs", ({ state }) => ({ showOnline: !state.prefs.showOnline })),
  on("home", "search").push("search", {}),

  on("communities", "goHome").root(),
  on("communities", "goCreate").push("create", {}),
  on("communities", "goChats").replace("chats"),
  on("communities", "goInbox").replace("inbox"),
  on("communities", "showTopic", { topic: v.nullable(v.pipe(v.string(), v.maxLength(30))) }).set(({ args }) => ({
    topic: args.topic,
    pages: 1,
  })),
  on("communities", "more").set(({ view }) => ({ pages: Math.min(20, view.pages + 1) })),
  on("communities", "openCommunity", community).push("community"),
  on("communities", "join", community).run("join").say("joinedNow"),
  on("communities", "leave", community).ask("leaveAsk", "leave").run("leave").say("leftNow"),
  on("communities", "search").push("search", {}),

  ...listEdges("community"),
  on("community", "about").push("communityAbout"),
  on("community", "join").run("join").say("joinedNow"),
  on("community", "leave").ask("leaveAsk", "leave").run("leave").say("leftNow"),
  on("community", "create").push("create"),
  on("community", "askToPost").run("askToPost").say("askedNow"),
  on("community", "search").push("search", ({ params }) => ({ community: params.community })),
  on("community", "sortMenu").open("sort"),
  on("community", "pickSort", sort).set(({ args }) => ({
    sort: args.sort,
    pages: 1,
    open: needsSpan(args.sort) ? ("span" as const) : null,
  })),
  on("community", "pickSpan", span).set(({ args }) => ({ span: args.span, pages: 1, open: null })),
  on("community", "showFlair", { flair: v.nullable(v.pipe(v.string(), v.maxLength(40))) }).set(({ args }) => ({
    flair: args.flair,
    pages: 1,
  })),
  on("community", "refresh").run("refresh").set({ pages: 1 }),
  on("community", "menu").open("menu"),
  on("community", "toggleStar").run("toggleStar").close(),
  on("community", "mute").ask("muteAsk", "mute").run("mute").close().say("mutedNow"),
  on("community", "unmute").run("unmute").close().say("unmuted"),
  on("community", "shareCommunity", { name: v.pipe(v.string(), v.maxLength(60)) })
    .close()
    .start(({ args, params }) =>
      intents.sendText(`r/${args.name} ${communityUrl(params.community)}`, `r/${args.name}`),
    ),
  on("community", "messageMods", { name: v.pipe(v.string(), v.maxLength(38)) })
    .close()
    .push("newMail", ({ args }) => ({ to: `r/${args.name}` })),

  on("communityAbout", "openUser", { user: UserId }).push("user"),
  on("communityAbout", "messageMods", { name: v.pipe(v.string(), v.maxLength(38)) }).push("newMail", ({ args }) => ({
    to: `r/${args.name}`,
  })),
] as const;
