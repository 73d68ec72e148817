/** The inbox: notifications and messages. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { CommunityId, MailId, NewsId, PostId, UserId } from "../../ids.ts";

export const newsKinds = ["comment", "reply", "mention", "upPost", "upComment", "follow", "approved", "trend"] as const;
/** One entry of the list of notifications. */
export const News = v.strictObject({
  id: NewsId,
  kind: v.picklist(newsKinds),
  by: v.nullable(UserId),
  community: v.nullable(CommunityId),
  post: v.nullable(PostId),
  /** The comment that was written or voted on. */
  comment: v.nullable(v.pipe(v.string(), v.maxLength(80))),
  text: v.pipe(v.string(), v.maxLength(300)),
  /** The number of upvotes, for entries about upvotes. */
  count: wholeNumber,
  at: instant,
  read: v.boolean(),
});
export type News = v.InferOutput<typeof News>;

export const Subject = v.pipe(v.string(), v.maxLength(100));
export const MailText = v.pipe(v.string(), v.maxLength(2000));
/** A conversation by message with a person or with the moderators of a community. */
export const Mail = v.strictObject({
  id: MailId,
  party: v.union([UserId, CommunityId]),
  subject: Subject,
  lines: v.pipe(
    v.array(v.strictObject({ mine: v.boolean(), text: MailText, at: instant })),
    v.minLength(1),
    v.maxLength(60),
  ),
  unread: v.boolean(),
  /** When the other side will answer; null if no answer is planned. */
  answersAt: v.nullable(instant),
});
export type Mail = v.InferOutput<typeof Mail>;

export const maxNews = 150;
export const maxMails = 100;
export const maxMailLines = 60;
export const inboxState = {
  /** The notifications, latest first. */
  news: v.pipe(v.array(News), v.maxLength(maxNews)),
  mails: v.record(MailId, Mail),
  /** When the next notification about a popular post is due. */
  trendAt: instant,
};
