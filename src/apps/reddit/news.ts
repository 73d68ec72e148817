/** Adds notifications to the inbox, and shows them on the phone if the settings allow it. */
import type { Ctx } from "#os/app-command.ts";
import { truncateText } from "#os/text-edit.ts";
import { maxNews, type News } from "./features/inbox/state.ts";
import type { State } from "./state.ts";
import { isBlocked } from "./ties.ts";
import { readCommunity, readUser } from "./world.ts";

const prefOf = {
  comment: "notifyComments",
  reply: "notifyReplies",
  mention: "notifyMentions",
  upPost: "notifyUpvotesPosts",
  upComment: "notifyUpvotesComments",
  follow: "notifyFollowers",
  approved: "notifyModerators",
  trend: "notifyTrends",
} as const satisfies Record<News["kind"], keyof State["prefs"]>;
/** The keys of the notifications' texts. */
const noticeKeys = {
  comment: "noticeComment",
  reply: "noticeReply",
  mention: "noticeMention",
  upPost: "noticeUpPost",
  upComment: "noticeUpComment",
  follow: "noticeFollow",
  approved: "noticeApproved",
  trend: "noticeTrend",
} as const satisfies Record<News["kind"], string>;
const channelOf = (kind: News["kind"]) =>
  kind === "trend" || kind === "approved"
    ? "updates"
    : kind === "upPost" || kind === "upComment"
      ? "votes"
      : "activity";

type NewNews = Pick<News, "kind" | "text"> & Partial<Omit<News, "id" | "at" | "read">>;
/** An entry about one of the user's comments or posts that the settings turn off is not in the inbox either. */
export function addNews(state: State, ctx: Ctx, given: NewNews): void {
  const news = { by: null, community: null, post: null, comment: null, count: 0, ...given };
  if (news.by !== null && isBlocked(state, news.by)) return;
  if (news.community !== null && state.muted[news.community] !== undefined && news.kind === "trend") return;
  if (!state.prefs[prefOf[news.kind]]) return;
  const id = ctx.newId("news");
  state.news = [{ id, ...news, text: truncateText(news.text, 300), at: ctx.now, read: false }, ...state.news].slice(
    0,
    maxNews,
  );
  ctx.notify({
    key: noticeKeys[news.kind],
    facts: {
      name: news.by === null ? "" : (readUser(ctx.world, news.by)?.name ?? ""),
      community: news.community === null ? "" : (readCommunity(ctx.world, news.community)?.name ?? ""),
      text: news.text,
      n: news.count,
    },
    channel: channelOf(news.kind),
    group: channelOf(news.kind),
    tag: news.post ?? news.by ?? news.community ?? id,
    open:
      news.post !== null
        ? { screen: "post", params: { post: news.post, focus: news.comment } }
        : news.kind === "follow" && news.by !== null
          ? { screen: "user", params: { user: news.by } }
          : { screen: "community", params: { community: news.community ?? "" } },
  });
}
