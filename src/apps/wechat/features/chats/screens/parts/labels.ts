/** Labels for messages and times. */
import { civilOf, dayKey, dayMs } from "#state/civil.ts";
import { dateText, timeText, weekdayText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import type { Facts, Lang } from "#os/values.ts";
import { me } from "#apps/wechat/people.ts";
import type { State } from "#apps/wechat/state.ts";
import type { Word } from "#apps/wechat/strings.ts";
import { nameOrId } from "#apps/wechat/features/contacts/queries.ts";
import type { Body, Message } from "../../state.ts";

export interface LabelContext {
  readonly state: State;
  readonly os: OsState;
  readonly now: number;
  readonly lang: Lang;
  readonly offsetMin: number;
  t(key: Word, facts?: Facts): string;
}
const noteKeys: Readonly<Record<string, Word>> = {
  nowFriends: "noteNowFriends",
  notFriends: "noteNotFriends",
  recalled: "noteRecalled",
  recalledBy: "noteRecalledBy",
  pat: "notePat",
  patSelf: "notePatSelf",
  invited: "noteInvited",
  askedHead: "noteAskedHead",
  faceToFace: "noteFaceToFace",
  removed: "noteRemoved",
  renamed: "noteRenamed",
  approvalOn: "noteApprovalOn",
  approvalOff: "noteApprovalOff",
  manages: "noteManages",
  heads: "noteHeads",
  letIn: "noteLetIn",
  joined: "noteJoined",
  tookPacket: "noteTookPacket",
  ownPacket: "noteOwnPacket",
  packetTaken: "notePacketTaken",
  packetBack: "notePacketBack",
};
type NoteBody = Extract<Body, { kind: "note" }>;
export function noteText(p: LabelContext, from: string, { note, who, what }: NoteBody): string {
  const key = note === "pat" && from !== me ? "notePatBy" : (noteKeys[note] ?? "nothingThere");
  const by = from === me ? p.t("you") : nameOrId(p.state, from);
  // In the note about a nudge, a text in Latin letters needs a space after the name, but a genitive such as "'s" does
  // not.
  const tail = p.lang === "en" && /^[a-z]/i.test(what) && note === "pat" ? ` ${what}` : what;
  return p.t(key, { by, who: who === null ? "" : who === me ? p.t("youLow") : nameOrId(p.state, who), what: tail });
}
/** A message in one line, for lists, quotes and chat histories. */
export function messageSummary(p: LabelContext, body: Body, from = ""): string {
  switch (body.kind) {
    case "text":
      return body.text.replaceAll("\n", " ");
    case "picture":
      return p.t("kindPicture");
    case "sticker":
      return p.t("kindSticker");
    case "voice":
      return `${p.t("kindVoice")} ${p.t("seconds", { n: body.seconds })}`;
    case "file":
      return p.t("kindFile", { name: body.name });
    case "place":
      return p.t("kindPlace", { name: body.name });
    case "card":
      return p.t("kindCard", { name: nameOrId(p.state, body.person) });
    case "link":
      return p.t("kindLink", { name: body.title });
    case "packet":
      return p.t("kindPacket", { name: p.state.packets[body.packet]?.wish ?? "" });
    case "transfer":
      return p.t("kindTransfer");
    case "record":
      return p.t("kindRecord");
    case "note":
      return noteText(p, from, body);
  }
}
/** Returns the latest message for the list of chats. In groups, the sender's name comes first. */
export function latestMessageText(p: LabelContext, m: Message): string {
  const words = messageSummary(p, m.body, m.from);
  const isGroup = p.state.groups[m.chat] !== undefined;
  return isGroup && m.from !== me && m.body.kind !== "note" ? `${nameOrId(p.state, m.from)}: ${words}` : words;
}
const weekMs = 6 * dayMs;
/** Formats a time for lists: the time of day for today, then "Yesterday", the weekday, or the date. */
export function listTimeText(p: LabelContext, at: number): string {
  const day = dayKey(at, p.offsetMin);
  if (day === dayKey(p.now, p.offsetMin)) return timeText(at, p.os);
  if (day === dayKey(p.now - dayMs, p.offsetMin)) return p.lang === "en" ? "Yesterday" : "昨天";
  if (p.now - at < weekMs) return weekdayText(civilOf(at, p.offsetMin).weekday, p.lang, p.lang !== "en");
  return dateText(at, p.os, p.now);
}
/** Formats the time that the chat shows between two messages: as in lists, but always with the time of day. */
export function chatTimeText(p: LabelContext, at: number): string {
  const isToday = dayKey(at, p.offsetMin) === dayKey(p.now, p.offsetMin);
  return isToday ? timeText(at, p.os) : `${listTimeText(p, at)} ${timeText(at, p.os)}`;
}
/** Splits a text into web addresses and the text between them. */
export const splitLinks = (text: string): readonly { readonly text: string; readonly isLink: boolean }[] =>
  text
    .split(/(https?:\/\/[^\s，。；！？、）]+)/)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, isLink: /^https?:/.test(piece) }));
