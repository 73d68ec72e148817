/** Chats with people. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { MessageId, PictureRef, PostId, UserId } from "../../ids.ts";

export const MessageText = v.pipe(v.string(), v.maxLength(1000));
export const Body = v.variant("kind", [
  v.strictObject({ kind: v.literal("text"), text: MessageText }),
  v.strictObject({ kind: v.literal("post"), post: PostId }),
  v.strictObject({ kind: v.literal("picture"), picture: PictureRef }),
  /** A call that nobody answered. */
  v.strictObject({ kind: v.literal("call"), video: v.boolean() }),
]);
export type Body = v.InferOutput<typeof Body>;
export const reactions = ["❤️", "😂", "😮", "😢", "👍", "🔥"] as const;
export const Reaction = v.picklist(reactions);
export const Message = v.strictObject({
  id: MessageId,
  /** The person with whom the user chats. */
  user: UserId,
  mine: v.boolean(),
  at: instant,
  body: Body,
  /** The user's reaction. */
  reaction: v.nullable(Reaction),
  /** The other person's reaction to a message of the user. */
  theirs: v.nullable(Reaction),
});
export type Message = v.InferOutput<typeof Message>;
export const Thread = v.strictObject({
  user: UserId,
  pinned: v.boolean(),
  muted: v.boolean(),
  unread: wholeNumber,
  draft: MessageText,
  /** Whether the person wrote first and the user has neither followed the person nor accepted the chat. */
  request: v.boolean(),
  /** When the person will answer; null if no answer is planned. */
  answersAt: v.nullable(instant),
});
export type Thread = v.InferOutput<typeof Thread>;
export const maxThreads = 200;
export const maxThreadMessages = 300;
/** After this time, the app stops ringing. */
export const ringMs = 30_000;
export const messagesState = {
  threads: v.record(UserId, Thread),
  messages: v.record(MessageId, Message),
  /** The call that the user is making. */
  call: v.nullable(v.strictObject({ user: UserId, video: v.boolean(), at: instant })),
};
