/** Chats, with one person or a group, and what was said in them. */
import * as v from "valibot";
import { FileId } from "../../../../os/files.ts";
import { idOf, instant, whole } from "../../../../os/values.ts";
import { GroupId, PersonId } from "../../people.ts";

/** Whom a chat is with: it is known by that, so that there is one chat with each. */
export const PeerId = v.union([PersonId, GroupId]);
export const MessageId = idOf("msg");
export const PacketId = idOf("packet");
export const TransferId = idOf("transfer");
export const Said = v.pipe(v.string(), v.maxLength(2000));
const line = v.pipe(v.string(), v.maxLength(200));

export const backgrounds = ["none", "mint", "dusk", "paper", "sea", "night"] as const;

/** What a message is. */
export const Body = v.variant("kind", [
  v.strictObject({ kind: v.literal("text"), text: Said }),
  v.strictObject({ kind: v.literal("sticker"), sticker: v.pipe(v.string(), v.maxLength(20)) }),
  /** A picture of the phone, or one that is in the world's scenes. */
  v.strictObject({ kind: v.literal("picture"), file: v.nullable(FileId), scene: v.nullable(v.string()) }),
  /** `words`: what is said in it, where that is known. */
  v.strictObject({ kind: v.literal("voice"), seconds: whole, words: line, heard: v.boolean() }),
  v.strictObject({ kind: v.literal("file"), file: v.nullable(FileId), name: line, bytes: whole }),
  v.strictObject({ kind: v.literal("place"), place: v.string(), name: line, address: line }),
  v.strictObject({ kind: v.literal("card"), person: PersonId }),
  /** A page of the web, or of the app itself: "https://…", "article:…", "program:…". */
  v.strictObject({ kind: v.literal("link"), url: v.pipe(v.string(), v.maxLength(300)), title: line, note: line }),
  v.strictObject({ kind: v.literal("packet"), packet: PacketId }),
  v.strictObject({ kind: v.literal("transfer"), transfer: TransferId }),
  /** Several messages that were forwarded as one. */
  v.strictObject({
    kind: v.literal("record"),
    title: line,
    lines: v.pipe(v.array(v.strictObject({ who: line, text: line, kind: line })), v.maxLength(20)),
  }),
  /** A line in the middle: a text of the app, filled with names that the state knows. */
  v.strictObject({ kind: v.literal("note"), note: v.string(), who: v.nullable(PersonId), what: line }),
]);
export type Body = v.InferOutput<typeof Body>;
export const Message = v.strictObject({
  id: MessageId,
  chat: PeerId,
  from: PersonId,
  at: instant,
  body: Body,
  /** The message that it answers to, where it answers to one. */
  quote: v.exactOptional(MessageId),
  /** It has not reached the other side: a red mark stands beside it. Missing where it has. */
  failed: v.exactOptional(v.literal(true)),
});
export type Message = v.InferOutput<typeof Message>;
export const Chat = v.strictObject({
  peer: PeerId,
  pinned: v.boolean(),
  muted: v.boolean(),
  /** Not in the list, until something is said in it. */
  hidden: v.boolean(),
  unread: whole,
  /** Marked as unread by the owner: a dot without a number. */
  marked: v.boolean(),
  /** Somebody has named the owner. */
  named: v.boolean(),
  draft: Said,
  background: v.picklist(backgrounds),
});
export type Chat = v.InferOutput<typeof Chat>;

/** Somebody is going to write: an answer to what the owner has said, or words of their own. */
export const Coming = v.strictObject({
  id: idOf("coming"),
  chat: PeerId,
  by: PersonId,
  at: instant,
  /** The message that is answered; null where they write of their own accord. */
  to: v.nullable(MessageId),
  text: Said,
});
export type Coming = v.InferOutput<typeof Coming>;

export const chatsState = {
  chats: v.record(PeerId, Chat),
  messages: v.record(MessageId, Message),
  coming: v.record(idOf("coming"), Coming),
};
