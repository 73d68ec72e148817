/** Chats with people, and the inboxes. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { MessageId, NewsId, SubjectId, UserId, VideoId } from "../../ids.ts";

export const MessageText = v.pipe(v.string(), v.maxLength(500));
export const Body = v.variant("kind", [
  v.strictObject({ kind: v.literal("text"), text: MessageText }),
  v.strictObject({ kind: v.literal("video"), video: VideoId }),
]);
export type Body = v.InferOutput<typeof Body>;
export const Message = v.strictObject({
  id: MessageId,
  /** The person with whom the user chats. */
  with: UserId,
  mine: v.boolean(),
  at: instant,
  body: Body,
});
export type Message = v.InferOutput<typeof Message>;
export const Thread = v.strictObject({
  user: UserId,
  pinned: v.boolean(),
  muted: v.boolean(),
  unread: wholeNumber,
  draft: MessageText,
  /** When the person will answer; null if no answer is planned. */
  answersAt: v.nullable(instant),
});
export type Thread = v.InferOutput<typeof Thread>;

export const boxes = ["replies", "likes", "fans", "system"] as const;
export type Box = (typeof boxes)[number];
export const newsKinds = ["reply", "commentPost", "likeComment", "likePost", "follow"] as const;
export const News = v.strictObject({
  id: NewsId,
  kind: v.picklist(newsKinds),
  by: UserId,
  on: v.nullable(SubjectId),
  /** The comment that was written or liked. */
  comment: v.nullable(v.pipe(v.string(), v.maxLength(80))),
  text: v.pipe(v.string(), v.maxLength(500)),
  at: instant,
});
export type News = v.InferOutput<typeof News>;
export const boxOf = (kind: News["kind"]): Box =>
  kind === "follow" ? "fans" : kind === "likeComment" || kind === "likePost" ? "likes" : "replies";
export const systemKinds = [
  "welcome",
  "memberStarted",
  "memberEnded",
  "orderSent",
  "orderArrived",
  "orderLapsed",
] as const;
/** A message of the app itself. `until`: the end of the membership. `of`: the ordered item. */
export const SystemNote = v.strictObject({
  id: NewsId,
  kind: v.picklist(systemKinds),
  until: v.nullable(instant),
  of: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  at: instant,
});
export type SystemNote = v.InferOutput<typeof SystemNote>;

export const maxNews = 200;
export const maxThreads = 200;
export const maxThreadMessages = 300;
export const messagesState = {
  threads: v.record(UserId, Thread),
  messages: v.record(MessageId, Message),
  /** The inbox entries, latest first. */
  news: v.pipe(v.array(News), v.maxLength(maxNews)),
  system: v.pipe(v.array(SystemNote), v.maxLength(maxNews)),
  /** When the user last looked at each inbox. */
  newsSeenAt: v.strictObject({ replies: instant, likes: instant, fans: instant, system: instant }),
};
