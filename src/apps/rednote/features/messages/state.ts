/** Chats with people, and the three inboxes. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { AuthorId, MessageId, NewsId, NoteId, PictureRef, UserId } from "../../ids.ts";

export const MessageText = v.pipe(v.string(), v.maxLength(500));
export const Body = v.variant("kind", [
  v.strictObject({ kind: v.literal("text"), text: MessageText }),
  v.strictObject({ kind: v.literal("note"), note: NoteId }),
  v.strictObject({ kind: v.literal("picture"), picture: PictureRef }),
  v.strictObject({ kind: v.literal("card"), user: AuthorId }),
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
  /**
   * Whether the chat is a message request: the person wrote first, and the user has neither followed the person nor
   * answered.
   */
  stranger: v.boolean(),
  /** When the person will answer; null if no answer is planned. */
  answersAt: v.nullable(instant),
});
export type Thread = v.InferOutput<typeof Thread>;

export const boxes = ["likes", "followers", "comments"] as const;
export type Box = (typeof boxes)[number];
export const newsKinds = ["like", "save", "likeComment", "follow", "comment", "reply", "mention"] as const;
/** One entry of an inbox. */
export const News = v.strictObject({
  id: NewsId,
  kind: v.picklist(newsKinds),
  by: UserId,
  note: v.nullable(NoteId),
  /** The comment that was written or liked. */
  comment: v.nullable(v.pipe(v.string(), v.maxLength(80))),
  text: v.pipe(v.string(), v.maxLength(300)),
  at: instant,
});
export type News = v.InferOutput<typeof News>;

export const maxNews = 200;
export const maxThreads = 200;
export const maxThreadMessages = 300;
export const messagesState = {
  threads: v.record(UserId, Thread),
  messages: v.record(MessageId, Message),
  /** The inbox entries, latest first. */
  news: v.pipe(v.array(News), v.maxLength(maxNews)),
  /** When the user last looked at each inbox. */
  newsSeenAt: v.strictObject({ likes: instant, followers: instant, comments: instant }),
};
