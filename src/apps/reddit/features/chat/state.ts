/** Chats with people. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { MessageId, PictureRef, PostId, UserId } from "../../ids.ts";

export const ChatText = v.pipe(v.string(), v.maxLength(1000));
export const ChatBody = v.variant("kind", [
  v.strictObject({ kind: v.literal("text"), text: ChatText }),
  v.strictObject({ kind: v.literal("post"), post: PostId }),
  v.strictObject({ kind: v.literal("picture"), picture: PictureRef }),
]);
export type ChatBody = v.InferOutput<typeof ChatBody>;
export const Message = v.strictObject({
  id: MessageId,
  /** The person with whom the user chats. */
  with: UserId,
  mine: v.boolean(),
  at: instant,
  body: ChatBody,
});
export type Message = v.InferOutput<typeof Message>;
export const Chat = v.strictObject({
  user: UserId,
  muted: v.boolean(),
  unread: wholeNumber,
  draft: ChatText,
  /** Whether the person has invited the user to a chat, and the user has not accepted the invitation yet. */
  request: v.boolean(),
  /** When the person will answer; null if no answer is planned. */
  answersAt: v.nullable(instant),
});
export type Chat = v.InferOutput<typeof Chat>;

export const maxChats = 200;
export const maxChatMessages = 300;
export const chatState = {
  chats: v.record(UserId, Chat),
  messages: v.record(MessageId, Message),
};
