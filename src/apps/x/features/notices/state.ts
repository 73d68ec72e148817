/** The entries of the screen "Notifications". */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { CommunityId, ListId, NewsId, PostId, UserId } from "../../ids.ts";

export const newsKinds = [
  "like",
  "repost",
  "follow",
  "reply",
  "mention",
  "quote",
  "request",
  "accept",
  "poll",
  "sent",
  "admit",
  "bell",
  "list",
] as const;
export const News = v.strictObject({
  id: NewsId,
  kind: v.picklist(newsKinds),
  /** The person; null for polls and scheduled posts. */
  by: v.nullable(UserId),
  /** The user's post that was liked, reposted or quoted, or the post that somebody wrote. */
  post: v.nullable(PostId),
  community: v.nullable(CommunityId),
  /** Of the kind "list": the list to which the person added the user. */
  list: v.nullable(ListId),
  at: instant,
});
export type News = v.InferOutput<typeof News>;
export const maxNews = 200;
export const noticesState = {
  /** The latest first. */
  news: v.pipe(v.array(News), v.maxLength(maxNews)),
  /** When the user last opened the screen. */
  newsSeenAt: instant,
};
