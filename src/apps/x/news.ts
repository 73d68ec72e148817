/** Adds entries to the notifications, and notifies the user if the settings allow it. */
import type { Ctx } from "#os/app-command.ts";
import { truncateText } from "#os/text-edit.ts";
import { maxNews, type News } from "./features/notices/state.ts";
import type { State } from "./state.ts";
import { hasMutedWord, isFollowed, isUnwanted } from "./ties.ts";
import { readCommunity, readList, readPost, readUser } from "./world.ts";

const prefOf = {
  like: "pushLikes",
  repost: "pushReposts",
  follow: "pushFollows",
  reply: "pushMentions",
  mention: "pushMentions",
  quote: "pushMentions",
  request: "pushFollows",
  accept: "pushFollows",
  poll: "pushPolls",
  sent: null,
  admit: null,
  bell: "pushPosts",
  list: "pushFollows",
} as const satisfies Record<News["kind"], keyof State["prefs"] | null>;
/** The keys of the notifications' texts. */
const noticeKeys = {
  like: "noticeLike",
  repost: "noticeRepost",
  follow: "noticeFollow",
  reply: "noticeReply",
  mention: "noticeMention",
  quote: "noticeQuote",
  request: "noticeRequest",
  accept: "noticeAccept",
  poll: "noticePoll",
  sent: "noticeSent",
  admit: "noticeAdmit",
  bell: "noticeBell",
  list: "noticeList",
} as const satisfies Record<News["kind"], string>;
const channelOf = {
  like: "likes",
  repost: "likes",
  follow: "followers",
  reply: "mentions",
  mention: "mentions",
  quote: "mentions",
  request: "followers",
  accept: "followers",
  poll: "posts",
  sent: "posts",
  admit: "posts",
  bell: "posts",
  list: "followers",
} as const satisfies Record<News["kind"], string>;

type NewNews = Omit<News, "id" | "at" | "list"> & { readonly list?: News["list"] };
/** Returns whether the setting for this kind allows a push notification about an act of this person. */
function isPushed(state: State, news: Pick<News, "kind" | "by">): boolean {
  const name = prefOf[news.kind];
  if (name === null) return true;
  const value = state.prefs[name];
  if (typeof value === "boolean") return value;
  return value === "everyone" || (value === "following" && news.by !== null && isFollowed(state, news.by));
}
/** Returns whether the quality filters and the muted words omit an entry. */
export function isFiltered(state: State, { by }: Pick<News, "by">, text: string): boolean {
  if (by === null) return false;
  if (isUnwanted(state, by)) return true;
  if (state.prefs.hideNotFollowing && state.follows[by] === undefined) return true;
  if (state.prefs.hideNotFollowers && state.followers[by] === undefined) return true;
  return hasMutedWord(state.words, text);
}
/** `list` is null for most kinds, so callers may omit it. */
export function addNews(state: State, ctx: Ctx, { list = null, ...rest }: NewNews): void {
  const news = { ...rest, list };
  const text = news.post === null ? "" : (state.posts[news.post]?.text ?? readPost(ctx.world, news.post)?.text ?? "");
  if (isFiltered(state, news, news.kind === "like" || news.kind === "repost" ? "" : text)) return;
  const id = ctx.newId("news");
  state.news = [{ id, at: ctx.now, ...news }, ...state.news].slice(0, maxNews);
  if (!isPushed(state, news)) return;
  const user = news.by === null ? null : readUser(ctx.world, news.by);
  const community = news.community === null ? null : readCommunity(ctx.world, news.community);
  const listName = list === null ? "" : (readList(ctx.world, list)?.name ?? "");
  ctx.notify({
    key: noticeKeys[news.kind],
    facts: { name: user?.name ?? "", text: truncateText(text, 120), community: community?.name ?? "", list: listName },
    channel: channelOf[news.kind],
    group: channelOf[news.kind],
    tag: `${news.kind}_${news.post ?? news.community ?? list ?? news.by ?? ""}_${news.kind === "reply" ? id : ""}`,
    open:
      news.post !== null
        ? { screen: "post", params: { post: news.post } }
        : news.community !== null
          ? { screen: "community", params: { community: news.community } }
          : list !== null
            ? { screen: "list", params: { list } }
            : news.by !== null
              ? { screen: "profile", params: { user: news.by } }
              : { screen: "notifications", params: {} },
  });
}
