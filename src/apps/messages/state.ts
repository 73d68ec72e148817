/** Conversations and their messages. */
import * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { idSchema, instant } from "#os/values.ts";
import { FileId } from "#os/files.ts";
import { prefs, Tone } from "./prefs.ts";

export const ThreadId = idSchema("thread");
export const MessageId = idSchema("msg");
/** A number as it was written, or the name of a service. */
export const Address = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
export const Body = v.pipe(v.string(), v.maxLength(2000));
export const GroupName = v.pipe(v.string(), v.trim(), v.maxLength(60));
/** How a conversation notifies. */
export const alerts = ["normal", "silent", "none"] as const;
export const statuses = ["received", "scheduled", "sent", "delivered", "failed"] as const;

/** An attachment of a message. */
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
  /** The sender; null: the owner. */
  from: v.nullable(Address),
  text: Body,
  parts: Parts,
  /** When it was received or sent; for a scheduled message, when it will be sent. */
  at: instant,
  status: v.picklist(statuses),
  /** When it will be sent, or its delivery reported. */
  due: v.nullable(instant),
  /** Sent or received over data as a network message; otherwise SMS or MMS. */
  network: v.boolean(),
  read: v.boolean(),
  starred: v.boolean(),
});
export type Message = v.InferOutput<typeof Message>;
export const Thread = v.strictObject({
  id: ThreadId,
  /** The other participants: one, or several in a group. */
  numbers: v.pipe(v.array(Address), v.minLength(1), v.maxLength(20)),
  /** The user's name for a group. */
  name: GroupName,
  pinned: v.boolean(),
  archived: v.boolean(),
  spam: v.boolean(),
  alert: v.picklist(alerts),
  /** Null: the tone of all conversations. */
  tone: v.nullable(Tone),
  /** The unsent text. */
  draft: Body,
});
export type Thread = v.InferOutput<typeof Thread>;

export const messages = modelOf("messages", {
  threads: v.record(ThreadId, Thread),
  messages: v.record(MessageId, Message),
  prefs: prefs.schema,
});
export type State = v.InferOutput<typeof messages.state>;
