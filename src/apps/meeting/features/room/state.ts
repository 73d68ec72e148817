/**
 * Meetings that the owner has been in. Who else is there, muted, speaking or waiting is worked out from the room's seed and the
 * clock (`presence.ts`): what is kept is what the owner did, and what was done to somebody.
 */
import * as v from "valibot";
import { idOf, instant, whole } from "../../../../os/values.ts";
import { DisplayName, MeetingId, Number9, Password, People, PersonId, RoomId, Topic } from "../../ids.ts";

export const ChatText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
export const BoardText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
export const boardMost = 12;
export const chatMost = 300;
export const LineId = idOf("line");
export const Line = v.strictObject({
  id: LineId,
  from: PersonId,
  /** Null: to all. */
  to: v.nullable(PersonId),
  text: v.pipe(v.string(), v.maxLength(300)),
  at: instant,
});
export type Line = v.InferOutput<typeof Line>;
/** What was done to somebody in a meeting, and when. */
export const Fate = v.strictObject({
  invited: v.optional(instant),
  admitted: v.optional(instant),
  refused: v.optional(instant),
  removed: v.optional(instant),
  muted: v.optional(instant),
  asked: v.optional(instant),
  lowered: v.optional(instant),
});
export type Fate = v.InferOutput<typeof Fate>;
export const Span = v.strictObject({ in: instant, out: v.nullable(instant) });
export const chatRules = ["all", "host", "none"] as const;
export const Room = v.strictObject({
  id: RoomId,
  meeting: v.nullable(MeetingId),
  /** What everybody's doings are drawn from: the meeting and its day. */
  seed: v.string(),
  number: Number9,
  topic: Topic,
  /** Who called it, and who leads it now. */
  host: PersonId,
  head: PersonId,
  helpers: People,
  /** When it was to begin, when it did, when it ends by itself. */
  start: instant,
  began: instant,
  ends: instant,
  /** Ended before that, by its host. */
  ended: v.nullable(instant),
  invitees: People,
  guests: whole,
  /** From when to when the owner was in it. */
  spans: v.array(Span),
  /** What the owner is called in it. */
  name: DisplayName,
  fates: v.record(PersonId, Fate),
  /** Since when nobody new gets in; since when who comes has to wait. */
  locked: v.nullable(instant),
  waiting: v.nullable(instant),
  quiet: v.boolean(),
  /** All were muted then, and may they speak again by themselves. */
  hushed: v.nullable(instant),
  mayUnmute: v.boolean(),
  mayRename: v.boolean(),
  chatRule: v.picklist(chatRules),
  /** When the chat was closed to others. */
  shut: v.array(Span),
  chat: v.pipe(v.array(Line), v.maxLength(chatMost)),
});
export type Room = v.InferOutput<typeof Room>;

export const outputs = ["speaker", "earpiece", "bluetooth", "off"] as const;
export const layouts = ["speaker", "gallery"] as const;
export const shareKinds = ["screen", "whiteboard"] as const;
export const signs = ["👍", "👏", "❤️", "😂", "🎉", "😮"] as const;
/** What the owner has on in the meeting that they are in. */
export const Live = v.strictObject({
  room: RoomId,
  password: Password,
  mic: v.boolean(),
  camera: v.boolean(),
  /** The camera on the front. */
  front: v.boolean(),
  output: v.picklist(outputs),
  hand: v.nullable(instant),
  layout: v.picklist(layouts),
  captions: v.boolean(),
  share: v.nullable(v.strictObject({ what: v.picklist(shareKinds), paused: v.boolean(), at: instant })),
  board: v.pipe(v.array(BoardText), v.maxLength(boardMost)),
  reaction: v.nullable(v.strictObject({ sign: v.picklist(signs), at: instant })),
  /** The chat was seen up to then. */
  seen: instant,
  /** A record is being made since. */
  recording: v.nullable(instant),
  /** What people are about to write. */
  coming: v.array(Line),
});
export type Live = v.InferOutput<typeof Live>;
/** The owner stands before a door that others open. */
export const Lobby = v.strictObject({
  number: Number9,
  password: Password,
  /** It has not begun, or its host has to let people in. */
  why: v.picklist(["early", "waiting"]),
  since: instant,
  /** When the door opens. */
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
