/** The edges that several screens share: those of a listed post, of the drawer, and of the bar at the bottom. */
import * as v from "valibot";
import type { EdgeDeclaration } from "#os/edges.ts";
import { intents } from "#os/intents.ts";
import { on } from "./builder.ts";
import { MayReply } from "./features/posts/state.ts";
import { Query } from "./features/explore/state.ts";
import { AuthorId, me, OwnPostId, PostId, UserId } from "./ids.ts";
import { postUrl } from "./links.ts";

export const uris = { uris: v.array(v.string()) };
const post = { post: PostId };
const ownPost = { post: OwnPostId };
const user = { user: UserId };
const url = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));
const edgesOfPosts = (screen: "home") =>
  [
    on(screen, "openPost", post).push("post"),
    on(screen, "openUser", { user: AuthorId }).push("profile"),
    on(screen, "openQuery", { q: Query }).push("results"),
    on(screen, "openMedia", { post: PostId, at: v.picklist([0, 1, 2, 3]) }).push("media"),
    on(screen, "openLink", { url }).start(({ args }) => intents.viewWeb(args.url)),
    on(screen, "reply", post)
      .run("checkReply")
      .push("compose", ({ args }) => ({ replyTo: args.post })),
    on(screen, "like", post).run("toggleLike"),
    on(screen, "bookmark", post).run("toggleBookmark").close(),
    on(screen, "vote", { post: PostId, option: v.picklist([0, 1, 2, 3]) }).run("vote"),
    on(screen, "askRepost", post).open("repost", ({ args }) => ({ held: args.post })),
    on(screen, "repost", post).run("repost").close(),
    on(screen, "undoRepost", post).run("undoRepost").close(),
    on(screen, "quote", post)
      .run("checkQuote")
      .close()
      .push("compose", ({ args }) => ({ quoted: args.post })),
    on(screen, "share", post).open("share", ({ args }) => ({ held: args.post })),
    on(screen, "sendTo", post).close().push("shareTo"),
    on(screen, "shareOut", post)
      .close()
      .start(({ args }) => intents.sendText(postUrl(args.post))),
    on(screen, "menu", { post: PostId, author: AuthorId }).open("menu", ({ args }) => ({
      held: args.post,
      heldBy: args.author,
    })),
    on(screen, "follow", user).run("follow").close(),
    on(screen, "unfollow", user).ask("unfollowAsk", "unfollow").run("unfollow").close(),
    on(screen, "mute", user).run("mute").close().say("mutedNow"),
    on(screen, "unmute", user).run("unmute").close().say("unmutedNow"),
    on(screen, "block", user).warn("blockAsk", "block").run("block").close().say("blockedNow"),
    on(screen, "chooseLists", user).close().push("addToLists"),
    on(screen, "notInterested", post).run("hidePost").close().say("hiddenNow"),
    on(screen, "report", post)
      .close()
      .push("report", ({ args }) => ({ target: "post" as const, id: args.post })),
    on(screen, "engagements", post).close().push("engagements"),
    on(screen, "remove", ownPost).warn("deletePostAsk", "delete").run("deletePost").close().say("deletedPost"),
    on(screen, "pin", ownPost).run("togglePinned").close(),
    on(screen, "whoReplies").open("mayReply"),
    on(screen, "setMayReply", { post: OwnPostId, mayReply: MayReply }).run("setMayReply").close(),
  ] as const;
type MovedTo<S extends string, T extends readonly unknown[]> = {
  readonly [I in keyof T]: T[I] extends EdgeDeclaration<string, infer O, infer A> ? EdgeDeclaration<S, O, A> : never;
};
export type PostScreen = "home" | "post" | "profile" | "list" | "results" | "bookmarks" | "community";
/** Returns the edges of listed posts for a screen. Each of these screens has `heldPost` and `postSheets` in its view. */
export const postEdges = <const S extends PostScreen>(screen: S) =>
  edgesOfPosts(screen as "home") as unknown as MovedTo<S, ReturnType<typeof edgesOfPosts>>;

export type TabScreen = "home" | "explore" | "communities" | "notifications" | "messages";
const edgesOfDrawer = (screen: "home") =>
  [
    on(screen, "openDrawer").open("drawer"),
    on(screen, "openProfile").close().push("profile", { user: me }),
    on(screen, "openFollowing").close().push("connections", { user: me, tab: "following" }),
    on(screen, "openFollowers").close().push("connections", { user: me, tab: "followers" }),
    on(screen, "openBookmarks").close().push("bookmarks"),
    on(screen, "openLists").close().push("lists"),
    on(screen, "openDrafts").close().push("drafts"),
    on(screen, "openConnect").close().push("connect"),
    on(screen, "openRequests").close().push("followRequests"),
    on(screen, "openSettings").close().push("settings"),
  ] as const;
/** Returns the edges of the drawer for a screen. Each of these screens has the overlay "drawer". */
export const drawerEdges = <const S extends TabScreen>(screen: S) =>
  edgesOfDrawer(screen as "home") as unknown as MovedTo<S, ReturnType<typeof edgesOfDrawer>>;

/** The screens of the bar at the bottom lie on the home screen, one at a time. */
const edgesOfTabs = (screen: "explore") =>
  [
    on(screen, "goHome").root(),
    on(screen, "goExplore").replace("explore"),
    on(screen, "goCommunities").replace("communities"),
    on(screen, "goNotifications").replace("notifications"),
    on(screen, "goMessages").replace("messages"),
  ] as const;
export const tabEdges = <const S extends Exclude<TabScreen, "home">>(screen: S) =>
  edgesOfTabs(screen as "explore") as unknown as MovedTo<S, ReturnType<typeof edgesOfTabs>>;
