/** What can happen to chats and messages. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { online } from "../../../../os/network.ts";
import { minuteMs } from "../../../../state/civil.ts";
import { instant, reject, type Rejection } from "../../../../os/values.ts";
import placesWorld from "../../../../world/places/index.ts";
import { me, PersonId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { friendCalled, nameIn } from "../contacts/queries.ts";
import { keep } from "../favourites/keep.ts";
import { mayManage } from "../groups/queries.ts";
import { answer, arrive } from "./answer.ts";
import { bodiesOf } from "./bodies.ts";
import { chatWith, clearChat, dropChat, inTime, seeChat } from "./chat.ts";
import { noteIn, say, awaitAnswers, reaches } from "./say.ts";
import { stickers } from "./stickers.ts";
import { backgrounds, MessageId, PeerId, Said, type Body, type Message } from "./state.ts";

const Caller = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
/** For so long what was said can be taken back. */
export const recallMs = 2 * minuteMs;
/** Longer nobody may talk in one go. */
export const voiceMostSeconds = 60;
const ids = v.pipe(v.array(MessageId), v.maxLength(100));
const peers = v.pipe(v.array(PeerId), v.maxLength(9));
const uris = v.pipe(v.array(v.string()), v.maxLength(9));
/** What can be handed on: money cannot, nor lines of the app itself. */
export const canForward = ({ body }: Message): boolean => !["packet", "transfer", "note", "voice"].includes(body.kind);

/** Says several things; the id of the last, or why not. */
function sayAll(state: State, ctx: Ctx, peer: string, bodies: readonly Body[]): string | Rejection {
  let last: string | Rejection = reject("nothing-written");
  for (const body of bodies) {
    last = say(state, ctx, peer, body);
    if (typeof last !== "string") return last;
  }
  return last;
}
const gone = (state: State, all: readonly string[]): boolean =>
  all.length === 0 || all.some((id) => state.messages[id] === undefined);

export const chatsCommands = {
  /** The owner looks at a chat: all in it is read. */
  look: wechat.command({ peer: PeerId, ...{ at: v.optional(v.nullable(MessageId), null) } }, (state, { peer }, ctx) => {
    seeChat(state, ctx, peer);
  }),
  /** The owner leaves it: what came meanwhile was seen, what was being written is kept. */
  leave: wechat.command({ peer: PeerId, draft: Said }, (state, { peer, draft }, ctx) => {
    seeChat(state, ctx, peer);
    if (draft.trim() === (state.chats[peer]?.draft ?? "")) return;
    const chat = chatWith(state, peer);
    chat.draft = draft.trim();
    chat.hidden = false;
  }),
  send: wechat.command(
    { peer: PeerId, text: Said, quote: v.nullable(MessageId) },
    (state, { peer, text, quote }, ctx) => {
      if (text.trim() === "") return reject("nothing-written");
      const of = quote !== null && state.messages[quote]?.chat === peer ? quote : null;
      const said = say(state, ctx, peer, { kind: "text", text: text.trim() }, of);
      if (typeof said === "string") chatWith(state, peer).draft = "";
      return said;
    },
  ),
  /** Somebody who is a friend here writes, by what they are called here, by number or id. */
  receive: wechat.command({ from: Caller, text: Said }, (state, { from, text }, ctx) => {
    const friend = friendCalled(state, from);
    if (!friend || friend.blocked || friend.lost) return reject("sender-unknown");
    if (text === "") return reject("nothing-written");
    arrive(state, ctx, friend.id, friend.id, { kind: "text", text });
    return undefined;
  }),
  /** An answer from a notification. */
  reply: wechat.command({ peer: PeerId, text: Said }, (state, { peer, text }, ctx) => {
    if (text.trim() === "") return reject("nothing-written");
    const said = say(state, ctx, peer, { kind: "text", text: text.trim() });
    if (typeof said === "string") seeChat(state, ctx, peer);
    return said;
  }),
  sendSticker: wechat.command({ peer: PeerId, sticker: v.picklist(stickers) }, (state, { peer, sticker }, ctx) =>
    say(state, ctx, peer, { kind: "sticker", sticker }),
  ),
  /** Pictures and files of the phone. */
  sendFiles: wechat.command({ peer: PeerId, uris }, (state, { peer, uris: all }, ctx) =>
    sayAll(state, ctx, peer, bodiesOf(all, ctx.os)),
  ),
  /** From when a finger was laid on, up to now. */
  sendVoice: wechat.command({ peer: PeerId, since: instant }, (state, { peer, since }, ctx) => {
    const seconds = Math.min(voiceMostSeconds, Math.floor((ctx.now - since) / 1000));
    if (seconds < 1) return reject("too-short");
    return say(state, ctx, peer, { kind: "voice", seconds, words: "", heard: true });
  }),
  sendPlace: wechat.command(
    { peer: PeerId, place: v.pipe(v.string(), v.maxLength(60)) },
    (state, { peer, place }, ctx) => {
      const found = ctx.world(placesWorld.queries.place, { id: place });
      if (!found) return reject("place-missing");
      const told = ctx.lang === "en" ? "en" : "zh";
      return say(state, ctx, peer, { kind: "place", place, name: found.name[told], address: found.address[told] });
    },
  ),
  sendCard: wechat.command({ peer: PeerId, person: PersonId }, (state, { peer, person }, ctx) => {
    if (!state.people[person] || person === peer) return reject("person-missing");
    return say(state, ctx, peer, { kind: "card", person });
  }),
  /** Tries again with what has not gone. */
  resend: wechat.command({ id: MessageId }, (state, { id }, ctx) => {
    const message = state.messages[id];
    if (message?.failed !== true) return reject("message-missing");
    if (!online(ctx.os)) return reject("no-network");
    if (!reaches(state, message.chat)) return reject("not-friends");
    delete message.failed;
    message.at = ctx.now;
    awaitAnswers(state, ctx, message);
  }),
  /** Takes back what was said not long ago; who manages a group may take back what others said there. */
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
    if (gone(state, all)) return reject("message-missing");
    for (const id of all) delete state.messages[id];
  }),
  favourite: wechat.command({ ids }, (state, { ids: all }, ctx) => {
    if (gone(state, all)) return reject("message-missing");
    const found = all.map((id) => state.messages[id]!);
    if (!found.every(canForward)) return reject("cannot-keep");
    for (const m of found) keep(state, ctx, m.from, m.body);
  }),
  /** Nudges somebody: the chat says so. */
  pat: wechat.command({ peer: PeerId, person: PersonId }, (state, { peer, person }, ctx) => {
    const isHere = peer === person || person === me || state.groups[peer]?.members.includes(person) === true;
    if (!isHere || !state.people[person] || !reaches(state, peer)) return reject("not-friends");
    if (!online(ctx.os)) return reject("no-network");
    noteIn(state, ctx, peer, person === me ? "patSelf" : "pat", person, state.people[person].pat);
  }),
  /** Hands on messages, one by one or as one, and what another app shares; a word of the owner's may follow. */
  forward: wechat.command(
    {
      peers,
      ids,
      asOne: v.boolean(),
      text: Said,
      url: v.pipe(v.string(), v.maxLength(300)),
      uris,
      card: v.nullable(PersonId),
      word: Said,
    },
    (state, { peers: to, ids: all, asOne, text, url, uris: files, card, word }, ctx) => {
      if (to.length === 0) return reject("nobody-chosen");
      if (all.some((id) => state.messages[id] === undefined)) return reject("message-missing");
      const found = all.map((id) => state.messages[id]!).toSorted(inTime);
      if (!found.every(canForward)) return reject("cannot-forward");
      if (card !== null && !state.people[card]) return reject("person-missing");
      const shared: Body[] = [
        ...bodiesOf(files, ctx.os),
        ...sharedText(text, url),
        ...(card === null ? [] : [{ kind: "card" as const, person: card }]),
      ];
      const bodies = [...(asOne && found.length > 0 ? [asRecord(state, found)] : found.map((m) => m.body)), ...shared];
      if (bodies.length === 0) return reject("nothing-written");
      for (const peer of to) {
        const said = sayAll(state, ctx, peer, word.trim() === "" ? bodies : [...bodies, textBody(word)]);
        if (typeof said !== "string") return said;
      }
    },
  ),
  /** A voice message is listened to. */
  hear: wechat.command({ id: MessageId }, (state, { id }) => {
    const message = state.messages[id];
    if (message?.body.kind !== "voice") return reject("message-missing");
    message.body.heard = true;
  }),

  togglePin: wechat.command({ peer: PeerId }, (state, { peer }) => {
    const chat = known(state, peer);
    if (!chat) return reject("peer-missing");
    chat.pinned = !chat.pinned;
  }),
  toggleMute: wechat.command({ peer: PeerId }, (state, { peer }) => {
    const chat = known(state, peer);
    if (!chat) return reject("peer-missing");
    chat.muted = !chat.muted;
  }),
  toggleUnread: wechat.command({ peer: PeerId }, (state, { peer }, ctx) => {
    const chat = state.chats[peer];
    if (!chat) return reject("chat-missing");
    if (chat.unread > 0 || chat.marked) seeChat(state, ctx, peer);
    else chat.marked = true;
  }),
  markRead: wechat.command({ peer: PeerId }, (state, { peer }, ctx) => {
    seeChat(state, ctx, peer);
  }),
  /** Out of the list; what was said stays. */
  hideChat: wechat.command({ peer: PeerId }, (state, { peer }, ctx) => {
    const chat = state.chats[peer];
    if (!chat) return reject("chat-missing");
    seeChat(state, ctx, peer);
    chat.hidden = true;
  }),
  deleteChat: wechat.command({ peer: PeerId }, (state, { peer }, ctx) => {
    const chat = state.chats[peer];
    if (!chat) return reject("chat-missing");
    // A group stays a group: only what was said in it goes.
    if (!state.groups[peer]) return dropChat(state, ctx, peer);
    clearChat(state, peer);
    seeChat(state, ctx, peer);
    chat.hidden = true;
  }),
  clearHistory: wechat.command({ peer: PeerId }, (state, { peer }) => {
    if (!state.chats[peer]) return reject("chat-missing");
    clearChat(state, peer);
  }),
  setBackground: wechat.command({ peer: PeerId, background: v.picklist(backgrounds) }, (state, args) => {
    const chat = known(state, args.peer);
    if (!chat) return reject("peer-missing");
    chat.background = args.background;
  }),
  answer,
};
/** The chat, where there is somebody for it. */
const known = (state: State, peer: string) => (state.groups[peer] || state.people[peer] ? chatWith(state, peer) : null);
const textBody = (text: string): Body => ({ kind: "text", text: text.trim() });
function sharedText(text: string, url: string): Body[] {
  const words = text.trim();
  if (url !== "") return [{ kind: "link", url, title: words.slice(0, 200) || url.slice(0, 200), note: "" }];
  return words === "" ? [] : [textBody(words)];
}
const recordMost = 20;
function asRecord(state: State, found: readonly Message[]): Body {
  const peer = found[0]!.chat;
  const title = state.groups[peer]?.name || nameIn(state, peer);
  return {
    kind: "record",
    title: title.slice(0, 200),
    lines: found
      .slice(0, recordMost)
      .map((m) => ({ who: nameIn(state, m.from), text: plain(m.body).slice(0, 200), kind: m.body.kind })),
  };
}
/** What a message says in words of its own; the app's word for its kind where it has none. */
function plain(body: Body): string {
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
