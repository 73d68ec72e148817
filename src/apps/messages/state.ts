/** Conversations and their messages. */
import * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { idSchema, instant } from "#os/values.ts";
import { FileId } from "#os/files.ts";
import { prefs, Tone } from "./prefs.ts";

export const ThreadId = idSchema("thread");
export const MessageId = idSchema("msg");
/** A number as the user or the network wrote it, or the name of a service. */
export const Address = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
export const Body = v.pipe(v.string(), v.maxLength(2000));
export const GroupName = v.pipe(v.string(), v.trim(), v.maxLength(60));
/** How the phone notifies the owner about a conversation. */
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
  /** The sender; null if the owner sent the message. */
  from: v.nullable(Address),
  text: Body,
  parts: Parts,
  /** When the message was received or sent. For a scheduled message, when it will be sent. */
  at: instant,
  status: v.picklist(statuses),
  /** When the message will be sent, or when its delivery will be reported. */
  due: v.nullable(instant),
  /** Whether the message was sent or received over data as a network message. Otherwise, it is an SMS or MMS. */
  network: v.boolean(),
  read: v.boolean(),
  starred: v.boolean(),
});
export type Message = v.InferOutput<typeof Message>;
export const Thread = v.strictObject({
  id: ThreadId,
  /** The numbers of the other participants. A group has more than one. */
  numbers: v.pipe(v.array(Address), v.minLength(1), v.maxLength(20)),
  /** The name that the user gave to a group. */
  name: GroupName,
  pinned: v.boolean(),
  archived: v.boolean(),
  spam: v.boolean(),
  alert: v.picklist(alerts),
  /** The notification tone; null for the tone of all conversations. */
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
