/** Adds entries to the inboxes, and notifies the user if the settings allow it. */
import type { Ctx } from "#os/app-command.ts";
import { maxNews, type Box, type News } from "./features/messages/state.ts";
import type { State } from "./state.ts";
import { isBlocked } from "./ties.ts";
import { readUser } from "./world.ts";

export const boxOf = (kind: News["kind"]): Box =>
  kind === "follow" ? "followers" : kind === "like" || kind === "save" || kind === "likeComment" ? "likes" : "comments";
const prefOf = {
  like: "notifyLikes",
  save: "notifyLikes",
  likeComment: "notifyLikes",
  follow: "notifyFollowers",
  comment: "notifyComments",
  reply: "notifyMentions",
  mention: "notifyMentions",
} as const satisfies Record<News["kind"], keyof State["prefs"]>;
/** The keys of the notifications' texts. */
const noticeKeys = {
  like: "noticeLike",
  save: "noticeSave",
  likeComment: "noticeLikeComment",
  follow: "noticeFollow",
  comment: "noticeComment",
  reply: "noticeReply",
  mention: "noticeMention",
} as const satisfies Record<News["kind"], string>;
const screens = { likes: "likesInbox", followers: "followersInbox", comments: "commentsInbox" } as const;

export function addNews(state: State, ctx: Ctx, news: Omit<News, "id" | "at">): void {
  if (isBlocked(state, news.by)) return;
  const id = ctx.newId("news");
  state.news = [{ id, at: ctx.now, ...news }, ...state.news].slice(0, maxNews);
  if (!state.prefs[prefOf[news.kind]]) return;
  const box = boxOf(news.kind);
  const user = readUser(ctx.world, news.by);
  ctx.notify({
    key: noticeKeys[news.kind],
    facts: { name: user?.name ?? "", text: news.text },
    channel: box,
    group: box,
    tag: `${news.kind}_${news.note ?? news.by}`,
    open:
      (news.kind === "comment" || news.kind === "reply") && news.note !== null
        ? { screen: "note", params: { note: news.note, focus: news.comment } }
        : { screen: screens[box], params: {} },
  });
}
