/** Chats with a person or a group, and their messages. */
import * as v from "valibot";
import { FileId } from "#os/files.ts";
import { idSchema, instant, wholeNumber } from "#os/values.ts";
import { GroupId, PersonId } from "../../people.ts";

/**
 * The person or group with whom the owner chats. This id is also the key of the chat, so there is one chat per peer.
 */
export const PeerId = v.union([PersonId, GroupId]);
export const MessageId = idSchema("msg");
export const PacketId = idSchema("packet");
export const TransferId = idSchema("transfer");
export const MessageText = v.pipe(v.string(), v.maxLength(2000));
const line = v.pipe(v.string(), v.maxLength(200));

export const backgrounds = ["none", "mint", "dusk", "paper", "sea", "night"] as const;

/** The content of a message. */
export const Body = v.variant("kind", [
  v.strictObject({ kind: v.literal("text"), text: MessageText }),
  v.strictObject({ kind: v.literal("sticker"), sticker: v.pipe(v.string(), v.maxLength(20)) }),
  /** A picture file of the phone, or the picture of one of the world's scenes. */
  v.strictObject({ kind: v.literal("picture"), file: v.nullable(FileId), scene: v.nullable(v.string()) }),
  /** `words` is the spoken text, if it is known. */
  v.strictObject({ kind: v.literal("voice"), seconds: wholeNumber, words: line, heard: v.boolean() }),
  v.strictObject({ kind: v.literal("file"), file: v.nullable(FileId), name: line, bytes: wholeNumber }),
  v.strictObject({ kind: v.literal("place"), place: v.string(), name: line, address: line }),
  v.strictObject({ kind: v.literal("card"), person: PersonId }),
  /** A web page or a page of the app itself: "https://…", "article:…", "program:…". */
  v.strictObject({ kind: v.literal("link"), url: v.pipe(v.string(), v.maxLength(300)), title: line, note: line }),
  v.strictObject({ kind: v.literal("packet"), packet: PacketId }),
  v.strictObject({ kind: v.literal("transfer"), transfer: TransferId }),
  /** A combination of messages that were forwarded as one message. */
  v.strictObject({
    kind: v.literal("record"),
    title: line,
    lines: v.pipe(v.array(v.strictObject({ who: line, text: line, kind: line })), v.maxLength(20)),
  }),
  /** A centred note. Its text comes from the app and contains names from the state. */
  v.strictObject({ kind: v.literal("note"), note: v.string(), who: v.nullable(PersonId), what: line }),
]);
export type Body = v.InferOutput<typeof Body>;
export const Message = v.strictObject({
  id: MessageId,
  chat: PeerId,
  from: PersonId,
  at: instant,
  body: Body,
  /** The message that is quoted in this message; missing if no message is quoted. */
  quote: v.exactOptional(MessageId),
  /** Set if the message did not reach its receiver. The message then shows a red icon. Missing otherwise. */
  failed: v.exactOptional(v.literal(true)),
});
export type Message = v.InferOutput<typeof Message>;
export const Chat = v.strictObject({
  peer: PeerId,
  pinned: v.boolean(),
  muted: v.boolean(),
  /** Whether the chat is hidden from the list until a new message is added. */
  hidden: v.boolean(),
  unread: wholeNumber,
  /** Whether the owner marked the chat as unread. Such a chat shows a dot without a number. */
  marked: v.boolean(),
  /** Whether a member has mentioned the owner. */
  named: v.boolean(),
  draft: MessageText,
  background: v.picklist(backgrounds),
});
export type Chat = v.InferOutput<typeof Chat>;

/** A message that a person will send: an answer to the owner, or a message that answers nothing. */
export const ComingMessage = v.strictObject({
  id: idSchema("coming"),
  chat: PeerId,
  by: PersonId,
  at: instant,
  /** The message that this one answers; null if it answers nothing. */
  to: v.nullable(MessageId),
  text: MessageText,
});
export type ComingMessage = v.InferOutput<typeof ComingMessage>;

export const chatsState = {
  chats: v.record(PeerId, Chat),
  messages: v.record(MessageId, Message),
  coming: v.record(idSchema("coming"), ComingMessage),
};
