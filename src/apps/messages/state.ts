/** Conversations and their messages: what a user would miss if it were gone. */
import * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { idOf, instant } from "../../os/values.ts";
import { FileId } from "../../os/files.ts";
import { prefs, Tone } from "./prefs.ts";

export const ThreadId = idOf("thread");
export const MessageId = idOf("msg");
/** A number as it was written, or the name under which a service sends. */
export const Address = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
export const Body = v.pipe(v.string(), v.maxLength(2000));
export const GroupName = v.pipe(v.string(), v.trim(), v.maxLength(60));
/** How a conversation makes itself heard. */
export const alerts = ["normal", "silent", "none"] as const;
export const statuses = ["received", "scheduled", "sent", "delivered", "failed"] as const;

/** What hangs on a message besides its text. */
export const Part = v.variant("kind", [
  v.strictObject({ kind: v.literal("file"), file: FileId, name: v.string(), mime: v.string() }),
  v.strictObject({ kind: v.literal("contact"), contact: v.string(), name: v.string(), number: v.string() }),
  v.strictObject({ kind: v.literal("place"), lat: v.number(), lon: v.number(), name: v.string() }),
]);
export type Part = v.InferOutput<typeof Part>;
export const Parts = v.pipe(v.array(Part), v.maxLength(10));

export const Message = v.strictObject({
  id: MessageId,
  thread: ThreadId,
  /** Who sent it; null is the owner. */
  from: v.nullable(Address),
  text: Body,
  parts: Parts,
  /** When it came or went; of a scheduled one, when it will go. */
  at: instant,
  status: v.picklist(statuses),
  /** When something happens to it by itself: it is sent, or its delivery is reported. */
  due: v.nullable(instant),
  /** It went or came over data, as a network message; else as SMS or MMS. */
  network: v.boolean(),
  read: v.boolean(),
  starred: v.boolean(),
});
export type Message = v.InferOutput<typeof Message>;
export const Thread = v.strictObject({
  id: ThreadId,
  /** The other sides: one, or those of a group. */
  numbers: v.pipe(v.array(Address), v.minLength(1), v.maxLength(20)),
  /** Of a group: what the user calls it. */
  name: GroupName,
  pinned: v.boolean(),
  archived: v.boolean(),
  spam: v.boolean(),
  alert: v.picklist(alerts),
  /** Null is the tone of all conversations. */
  tone: v.nullable(Tone),
  /** What was being written when the user left. */
  draft: Body,
});
export type Thread = v.InferOutput<typeof Thread>;

export const messages = modelOf("messages", {
  threads: v.record(ThreadId, Thread),
  messages: v.record(MessageId, Message),
  prefs: prefs.schema,
});
export type State = v.InferOutput<typeof messages.state>;
