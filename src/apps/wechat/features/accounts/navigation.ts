/** Edges of the screens of official accounts and their articles. */
import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { does, on, pushes } from "../../builder.ts";
import { AccountRef, ArticleId } from "./state.ts";

export const accountsEdges = [
  ...pushes("subscriptions", "follows"),
  on("subscriptions", "openArticle", { article: ArticleId }).push("article"),
  on("subscriptions", "openAccount", { account: AccountRef }).push("account"),
  on("follows", "openAccount", { account: AccountRef }).push("account"),
  on("account", "follow").run("follow"),
  on("account", "unfollow").warn("unfollowAsk", "unfollow").run("unfollow").close(),
  on("account", "star").run("starAccount").close(),
  on("account", "openArticle", { article: ArticleId }).push("article"),
  on("article", "openAccount", { account: AccountRef }).push("account"),
  on("article", "mark", { as: v.picklist(["liked", "wow"]) }).run("markArticle"),
  on("article", "keep").run("keepArticle").close().say("kept"),
  on("article", "share", { text: v.string() })
    .close()
    .start(({ args }) => intents.sendText(args.text)),
  on("article", "toMoments", { text: v.string() }).close().push("publish"),
  on("article", "write").open("write", { words: "" }),
  on("article", "send")
    .when("hasRemark")
    .run("writeRemark", ({ params, view }) => ({ article: params.article, text: view.words }))
    .close("words"),
  does("article", "deleteRemark").warn("deleteCommentAsk", "delete"),
  does("article", "likeRemark"),
] as const;
