/** The edges of posts in lists, and of the bottom bar, which several screens share. */
import * as v from "valibot";
import type { EdgeDeclaration } from "#os/edges.ts";
import { intents } from "#os/intents.ts";
import { wholeNumber } from "#os/values.ts";
import { on } from "./builder.ts";
import { CommunityId, OwnPostId, PostId, ThingId, UserId, WorldPostId } from "./ids.ts";
import { postUrl } from "./links.ts";

export const uris = { uris: v.array(v.string()) };
const post = { post: PostId };
type MovedTo<S extends string, T extends readonly unknown[]> = {
  readonly [I in keyof T]: T[I] extends EdgeDeclaration<string, infer O, infer A> ? EdgeDeclaration<S, O, A> : never;
};
/** Screens that show posts. Each of these screens has the field `held` and the overlays "postMenu" and "share". */
export type PostScreen = "home" | "community" | "post" | "user" | "results" | "profile" | "saved" | "history";

const postEdgesOf = (screen: "home") =>
  [
    on(screen, "up", { thing: ThingId }).run("vote", ({ args }) => ({ thing: args.thing, dir: 1 as const })),
    on(screen, "down", { thing: ThingId }).run("vote", ({ args }) => ({ thing: args.thing, dir: -1 as const })),
    on(screen, "openUser", { user: UserId }).push("user"),
    on(screen, "openMe").push("profile"),
    on(screen, "openLink", { url: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)) }).start(({ args }) =>
      intents.viewWeb(args.url),
    ),
    on(screen, "look", { ...post, first: wholeNumber }).push("pictures"),
    on(screen, "votePoll", { post: WorldPostId, option: wholeNumber }).run("votePoll"),
    on(screen, "postMenu", post).open("postMenu", ({ args }) => ({ held: args.post })),
    on(screen, "sharePost", post).open("share", ({ args }) => ({ held: args.post })),
    on(screen, "shareOut", { ...post, title: v.pipe(v.string(), v.maxLength(300)) })
      .close()
      .start(({ args }) => intents.sendText(`${args.title} ${postUrl(args.post)}`.trim(), args.title)),
    on(screen, "shareInChat", post).close().push("newChat"),
    on(screen, "savePost", { thing: ThingId }).run("toggleSave").close().say("savedNow"),
    on(screen, "unsavePost", { thing: ThingId }).run("toggleSave").close().say("unsavedNow"),
    on(screen, "hidePost", post).run("hide").close().say("hiddenNow"),
    on(screen, "unhidePost", post).run("unhide").close().say("unhiddenNow"),
    on(screen, "reportPost", post)
      .close()
      .push("report", ({ args }) => ({ target: "post" as const, id: args.post })),
    on(screen, "blockAuthor", { user: UserId }).warn("blockAsk", "block").run("block").close().say("blockedNow"),
    on(screen, "muteCommunity", { community: CommunityId }).run("mute").close().say("mutedNow"),
    on(screen, "editPost", { post: OwnPostId }).close().push("editPost"),
    on(screen, "toggleReplies", { post: OwnPostId }).run("toggleReplies").close(),
  ] as const;
/** Returns the edges of posts: votes, the menu of a post, sharing. */
export const postEdges = <const S extends PostScreen>(screen: S) =>
  postEdgesOf(screen as "home") as unknown as MovedTo<S, ReturnType<typeof postEdgesOf>>;

const listEdgesOf = (screen: "home") =>
  [
    ...postEdgesOf(screen),
    on(screen, "open", post).push("post"),
    on(screen, "deletePost", { post: OwnPostId })
      .warn("deletePostAsk", "delete")
      .run("deletePost")
      .close()
      .say("postDeleted"),
    on(screen, "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) })),
    on(screen, "openCommunity", { community: CommunityId }).push("community"),
  ] as const;
/** Returns the edges of a list of posts. Each of these screens has the field `pages`. */
export const listEdges = <const S extends Exclude<PostScreen, "post">>(screen: S) =>
  listEdgesOf(screen as "home") as unknown as MovedTo<S, ReturnType<typeof listEdgesOf>>;
