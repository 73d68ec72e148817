/** Commands for chats and messages. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { minuteMs } from "#state/civil.ts";
import { instant, reject, type Rejection } from "#os/values.ts";
import placesWorld from "#world/places/index.ts";
import { me, PersonId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { findFriendByName, nameOrId } from "../contacts/queries.ts";
import { addFavourite } from "../favourites/add-favourite.ts";
import { mayManage } from "../groups/queries.ts";
import { answer, receiveMessage } from "./answer.ts";
import { bodiesFromUris } from "./bodies.ts";
import { getOrCreateChat, clearChat, deleteChat, compareByTime, markChatRead } from "./chat.ts";
import { addNote, sendMessage, scheduleAnswers, canReach } from "./send.ts";
import { stickers } from "./stickers.ts";
import { backgrounds, MessageId, PeerId, MessageText, type Body, type Message } from "./state.ts";

const SenderName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
/** How long the owner can recall a message, in milliseconds. */
export const recallMs = 2 * minuteMs;
/** Maximum length of a voice message, in seconds. */
export const maxVoiceSeconds = 60;
const ids = v.pipe(v.array(MessageId), v.maxLength(100));
const peers = v.pipe(v.array(PeerId), v.maxLength(9));
const uris = v.pipe(v.array(v.string()), v.maxLength(9));
/** Returns whether a message can be forwarded. Money, notes by the app and voice messages cannot be forwarded. */
export const canForward = ({ body }: Message): boolean => !["packet", "transfer", "note", "voice"].includes(body.kind);

/** Sends more than one message. Returns the id of the last message, or the refusal. */
function sendAll(state: State, ctx: Ctx, peer: string, bodies: readonly Body[]): string | Rejection {
  let last: string | Rejection = reject("nothing-written");
  for (const body of bodies) {
    last = sendMessage(state, ctx, peer, body);
    if (typeof last !== "string") return last;
  }
  return last;
}
const isAnyMissing = (state: State, all: readonly string[]): boolean =>
  all.length === 0 || all.some((id) => state.messages[id] === undefined);

export const chatsCommands = {
  /** The owner opens a chat. All its messages are marked as read. */
  look: wechat.command({ peer: PeerId, ...{ at: v.optional(v.nullable(MessageId), null) } }, (state, { peer }, ctx) => {
    markChatRead(state, ctx, peer);
  }),
  /** The owner leaves a chat. Messages that arrived while it was open are marked as read, and the draft is stored. */
  leave: wechat.command({ peer: PeerId, draft: MessageText }, (state, { peer, draft }, ctx) => {
    markChatRead(state, ctx, peer);
    if (draft.trim() === (state.chats[peer]?.draft ?? "")) return;
    const chat = getOrCreateChat(state, peer);
    chat.draft = draft.trim();
    chat.hidden = false;
  }),
  send: wechat.command(
    { peer: PeerId, text: MessageText, quote: v.nullable(MessageId) },
    (state, { peer, text, quote }, ctx) => {
      if (text.trim() === "") return reject("nothing-written");
      const of = quote !== null && state.messages[quote]?.chat === peer ? quote : null;
      const sent = sendMessage(state, ctx, peer, { kind: "text", text: text.trim() }, of);
      if (typeof sent === "string") getOrCreateChat(state, peer).draft = "";
      return sent;
    },
  ),
  /** Adds a message from a friend. `from` is the friend's remark, name, number or id. */
  receive: wechat.command({ from: SenderName, text: MessageText }, (state, { from, text }, ctx) => {
    const friend = findFriendByName(state, from);
    if (!friend || friend.blocked || friend.lost) return reject("sender-unknown");
    if (text === "") return reject("nothing-written");
    receiveMessage(state, ctx, friend.id, friend.id, { kind: "text", text });
    return undefined;
  }),
  /** A reply from a notification. */
  reply: wechat.command({ peer: PeerId, text: MessageText }, (state, { peer, text }, ctx) => {
    if (text.trim() === "") return reject("nothing-written");
    const sent = sendMessage(state, ctx, peer, { kind: "text", text: text.trim() });
    if (typeof sent === "string") markChatRead(state, ctx, peer);
    return sent;
  }),
  sendSticker: wechat.command({ peer: PeerId, sticker: v.picklist(stickers) }, (state, { peer, sticker }, ctx) =>
    sendMessage(state, ctx, peer, { kind: "sticker", sticker }),
  ),
  /** Sends pictures and files that are on the phone. */
  sendFiles: wechat.command({ peer: PeerId, uris }, (state, { peer, uris: all }, ctx) =>
    sendAll(state, ctx, peer, bodiesFromUris(all, ctx.os)),
  ),
  /** Sends a voice message. The recording lasts from `since`, when the finger pressed the button, until now. */
  sendVoice: wechat.command({ peer: PeerId, since: instant }, (state, { peer, since }, ctx) => {
    const seconds = Math.min(maxVoiceSeconds, Math.floor((ctx.now - since) / 1000));
    if (seconds < 1) return reject("too-short");
    return sendMessage(state, ctx, peer, { kind: "voice", seconds, words: "", heard: true });
  }),
  sendPlace: wechat.command(
    { peer: PeerId, place: v.pipe(v.string(), v.maxLength(60)) },
    (state, { peer, place }, ctx) => {
      const found = ctx.world(placesWorld.queries.place, { id: place });
      if (!found) return reject("place-missing");
      const lang = ctx.lang === "en" ? "en" : "zh";
      return sendMessage(state, ctx, peer, {
        kind: "place",
        place,
        name: found.name[lang],
        address: found.address[lang],
      });
    },
  ),
  sendCard: wechat.command({ peer: PeerId, person: PersonId }, (state, { peer, person }, ctx) => {
    if (!state.people[person] || person === peer) return reject("person-missing");
    return sendMessage(state, ctx, peer, { kind: "card", person });
  }),
  /** Tries again to send a failed message. */
  resend: wechat.command({ id: MessageId }, (state, { id }, ctx) => {
    const message = state.messages[id];
    if (message?.failed !== true) return reject("message-missing");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (!canReach(state, message.chat)) return reject("not-friends");
    delete message.failed;
    message.at = ctx.now;
    scheduleAnswers(state, ctx, message);
  }),
  /** Recalls a recent message. In a group, the head and the managers may also recall messages of other members. */
  recall: wechat.command({ id: MessageId }, (state, { id }, ctx) => {
    const message = state.messages[id];
    if (!message || message.body.kind === "note") return reject("message-missing");
    if (message.body.kind === "packet" || message.body.kind === "transfer") return reject("money-stays");
    if (message.from === me) {
      if (ctx.now - message.at > recallMs) return reject("too-late");
    } else if (!mayManage(state.groups[message.chat])) return reject("not-yours");
    const text = message.from === me && message.body.kind === "text" ? message.body.text : "";
    const note = message.from === me ? "recalled" : "recalledBy";
    message.body = { kind: "note", note, who: message.from === me ? null : message.from, what: text.slice(0, 200) };
    message.from = me;
    delete message.quote;
    delete message.failed;
  }),
  deleteMessages: wechat.command({ ids }, (state, { ids: all }) => {
    if (isAnyMissing(state, all)) return reject("message-missing");
    for (const id of all) delete state.messages[id];
  }),
  favourite: wechat.command({ ids }, (state, { ids: all }, ctx) => {
    if (isAnyMissing(state, all)) return reject("message-missing");
    const found = all.map((id) => state.messages[id]!);
    if (!found.every(canForward)) return reject("cannot-keep");
    for (const m of found) addFavourite(state, ctx, m.from, m.body);
  }),
  /** Nudges a person and adds a note about the nudge to the chat. */
  pat: wechat.command({ peer: PeerId, person: PersonId }, (state, { peer, person }, ctx) => {
    const isHere = peer === person || person === me || state.groups[peer]?.members.includes(person) === true;
    if (!isHere || !state.people[person] || !canReach(state, peer)) return reject("not-friends");
    if (!isOnline(ctx.os)) return reject("no-network");
    addNote(state, ctx, peer, person === me ? "patSelf" : "pat", person, state.people[person].pat);
  }),
  /**
   * Forwards content that another app shared, or messages of a chat. Several messages are forwarded separately, or
   * combined into one. The owner can add a message of their own.
   */
  forward: wechat.command(
    {
      peers,
      ids,
      asOne: v.boolean(),
      text: MessageText,
      url: v.pipe(v.string(), v.maxLength(300)),
      uris,
      card: v.nullable(PersonId),
      word: MessageText,
    },
    (state, { peers: to, ids: all, asOne, text, url, uris: files, card, word }, ctx) => {
      if (to.length === 0) return reject("nobody-chosen");
      if (all.some((id) => state.messages[id] === undefined)) return reject("message-missing");
      const found = all.map((id) => state.messages[id]!).toSorted(compareByTime);
      if (!found.every(canForward)) return reject("cannot-forward");
      if (card !== null && !state.people[card]) return reject("person-missing");
      const shared: Body[] = [
        ...bodiesFromUris(files, ctx.os),
        ...sharedTextBodies(text, url),
        ...(card === null ? [] : [{ kind: "card" as const, person: card }]),
      ];
      const bodies = [
        ...(asOne && found.length > 0 ? [createRecordBody(state, found)] : found.map((m) => m.body)),
        ...shared,
      ];
      if (bodies.length === 0) return reject("nothing-written");
      for (const peer of to) {
        const sent = sendAll(state, ctx, peer, word.trim() === "" ? bodies : [...bodies, textBody(word)]);
        if (typeof sent !== "string") return sent;
      }
    },
  ),
  /** Marks a voice message as heard. */
  hear: wechat.command({ id: MessageId }, (state, { id }) => {
    const message = state.messages[id];
    if (message?.body.kind !== "voice") return reject("message-missing");
    message.body.heard = true;
  }),

  togglePin: wechat.command({ peer: PeerId }, (state, { peer }) => {
    const chat = findChat(state, peer);
    if (!chat) return reject("peer-missing");
    chat.pinned = !chat.pinned;
  }),
  toggleMute: wechat.command({ peer: PeerId }, (state, { peer }) => {
    const chat = findChat(state, peer);
    if (!chat) return reject("peer-missing");
    chat.muted = !chat.muted;
  }),
  toggleUnread: wechat.command({ peer: PeerId }, (state, { peer }, ctx) => {
    const chat = state.chats[peer];
    if (!chat) return reject("chat-missing");
    if (chat.unread > 0 || chat.marked) markChatRead(state, ctx, peer);
    else chat.marked = true;
  }),
  markRead: wechat.command({ peer: PeerId }, (state, { peer }, ctx) => {
    markChatRead(state, ctx, peer);
  }),
  /** Removes the chat from the list. Its messages are kept. */
  hideChat: wechat.command({ peer: PeerId }, (state, { peer }, ctx) => {
    const chat = state.chats[peer];
    if (!chat) return reject("chat-missing");
    markChatRead(state, ctx, peer);
    chat.hidden = true;
  }),
  deleteChat: wechat.command({ peer: PeerId }, (state, { peer }, ctx) => {
    const chat = state.chats[peer];
    if (!chat) return reject("chat-missing");
    // A group itself is not deleted; only its messages are deleted.
    if (!state.groups[peer]) return deleteChat(state, ctx, peer);
    clearChat(state, peer);
    markChatRead(state, ctx, peer);
    chat.hidden = true;
  }),
  clearHistory: wechat.command({ peer: PeerId }, (state, { peer }) => {
    if (!state.chats[peer]) return reject("chat-missing");
    clearChat(state, peer);
  }),
  setBackground: wechat.command({ peer: PeerId, background: v.picklist(backgrounds) }, (state, args) => {
    const chat = findChat(state, args.peer);
    if (!chat) return reject("peer-missing");
    chat.background = args.background;
  }),
  answer,
};
/**
 * Returns the chat with a person or group, and creates it if necessary. Returns null if the state contains no such
 * person or group.
 */
const findChat = (state: State, peer: string) =>
  state.groups[peer] || state.people[peer] ? getOrCreateChat(state, peer) : null;
const textBody = (text: string): Body => ({ kind: "text", text: text.trim() });
function sharedTextBodies(text: string, url: string): Body[] {
  const words = text.trim();
  if (url !== "") return [{ kind: "link", url, title: words.slice(0, 200) || url.slice(0, 200), note: "" }];
  return words === "" ? [] : [textBody(words)];
}
const maxRecordLines = 20;
function createRecordBody(state: State, found: readonly Message[]): Body {
  const peer = found[0]!.chat;
  const title = state.groups[peer]?.name || nameOrId(state, peer);
  return {
    kind: "record",
    title: title.slice(0, 200),
    lines: found
      .slice(0, maxRecordLines)
      .map((m) => ({ who: nameOrId(state, m.from), text: bodyText(m.body).slice(0, 200), kind: m.body.kind })),
  };
}
/**
 * Returns the text of a message, or "" if this kind of message has no text. In that case, the app shows a label for the
 * kind.
 */
function bodyText(body: Body): string {
  switch (body.kind) {
    case "text":
      return body.text;
    case "file":
    case "place":
      return body.name;
    case "link":
    case "record":
      return body.title;
    default:
      return "";
  }
}
