/**
 * Meetings that the owner has been in. From the room's seed and the clock, `presence.ts` computes which other people
 * are present, muted, speaking or waiting. Only the owner's actions, and the host's actions on members, are stored.
 */
import * as v from "valibot";
import { idSchema, instant, wholeNumber } from "#os/values.ts";
import { DisplayName, MeetingId, MeetingNumber, Password, People, PersonId, RoomId, Topic } from "../../ids.ts";

export const ChatText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
export const BoardNote = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
export const maxBoardNotes = 12;
export const maxChatLines = 300;
export const ChatLineId = idSchema("line");
export const ChatLine = v.strictObject({
  id: ChatLineId,
  from: PersonId,
  /** The recipient; null for a line to everybody. */
  to: v.nullable(PersonId),
  text: v.pipe(v.string(), v.maxLength(300)),
  at: instant,
});
export type ChatLine = v.InferOutput<typeof ChatLine>;
/** The host's actions on a member, and the time of each action. */
export const MemberActions = v.strictObject({
  invited: v.optional(instant),
  admitted: v.optional(instant),
  refused: v.optional(instant),
  removed: v.optional(instant),
  muted: v.optional(instant),
  asked: v.optional(instant),
  lowered: v.optional(instant),
});
export type MemberActions = v.InferOutput<typeof MemberActions>;
export const Span = v.strictObject({ in: instant, out: v.nullable(instant) });
export const chatRules = ["all", "host", "none"] as const;
export const Room = v.strictObject({
  id: RoomId,
  meeting: v.nullable(MeetingId),
  /** The seed for the behaviour of all participants. It contains the meeting's id or number, and the day. */
  seed: v.string(),
  number: MeetingNumber,
  topic: Topic,
  /** `host` is the creator of the meeting; `head` is the person who leads it now. */
  host: PersonId,
  head: PersonId,
  helpers: People,
  /** The planned start, the actual start, and the scheduled end. */
  start: instant,
  began: instant,
  ends: instant,
  /** When the host ended the meeting early. */
  ended: v.nullable(instant),
  invitees: People,
  guests: wholeNumber,
  /** The periods during which the owner was in the meeting. */
  spans: v.array(Span),
  /** The owner's name in this meeting. */
  name: DisplayName,
  fates: v.record(PersonId, MemberActions),
  /** When the meeting was locked, and when the host turned the waiting room on. */
  locked: v.nullable(instant),
  waiting: v.nullable(instant),
  quiet: v.boolean(),
  /** When the host muted everybody, and whether members may unmute themselves. */
  hushed: v.nullable(instant),
  mayUnmute: v.boolean(),
  mayRename: v.boolean(),
  chatRule: v.picklist(chatRules),
  /** Periods when the chat was closed to participants. */
  shut: v.array(Span),
  chat: v.pipe(v.array(ChatLine), v.maxLength(maxChatLines)),
});
export type Room = v.InferOutput<typeof Room>;

export const outputs = ["speaker", "earpiece", "bluetooth", "off"] as const;
export const layouts = ["speaker", "gallery"] as const;
export const shareKinds = ["screen", "whiteboard"] as const;
export const reactions = ["👍", "👏", "❤️", "😂", "🎉", "😮"] as const;
/** The owner's devices and options in the current meeting. */
export const Live = v.strictObject({
  room: RoomId,
  password: Password,
  mic: v.boolean(),
  camera: v.boolean(),
  /** Whether the front camera is in use. */
  front: v.boolean(),
  output: v.picklist(outputs),
  hand: v.nullable(instant),
  layout: v.picklist(layouts),
  captions: v.boolean(),
  share: v.nullable(v.strictObject({ what: v.picklist(shareKinds), paused: v.boolean(), at: instant })),
  board: v.pipe(v.array(BoardNote), v.maxLength(maxBoardNotes)),
  reaction: v.nullable(v.strictObject({ sign: v.picklist(reactions), at: instant })),
  /** When the owner last read the chat. */
  seen: instant,
  /** When the current recording started. */
  recording: v.nullable(instant),
  /** Chat lines that other participants will send soon. */
  coming: v.array(ChatLine),
});
export type Live = v.InferOutput<typeof Live>;
/** The owner's wait in the lobby before a meeting. */
export const Lobby = v.strictObject({
  number: MeetingNumber,
  password: Password,
  /** The reason for the wait: `early` if the meeting has not begun, `waiting` if the host must admit participants. */
  why: v.picklist(["early", "waiting"]),
  since: instant,
  /** When the wait ends. */
  at: instant,
  name: DisplayName,
  mic: v.boolean(),
  camera: v.boolean(),
  sound: v.boolean(),
});
export type Lobby = v.InferOutput<typeof Lobby>;
export const roomState = {
  rooms: v.record(RoomId, Room),
  live: v.nullable(Live),
  lobby: v.nullable(Lobby),
};
