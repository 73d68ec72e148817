/** Commands for chats. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { worldTime } from "#os/social-format.ts";
import { dayMs } from "#state/civil.ts";
import { MessageId, PictureRef, PostId, UserId } from "../../ids.ts";
import { reddit, type State } from "../../state.ts";
import { hasBlockedOwner, isBlocked, isStranger } from "../../ties.ts";
import { findPost, findUserByName, readUser } from "../../world.ts";
import { findAnswer } from "./answers.ts";
import { messagesWith, newChat } from "./queries.ts";
import { ChatText, maxChatMessages, maxChats, type Chat, type ChatBody } from "./state.ts";

const Sender = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/**
 * Returns a refusal if the user may not write to the person, or null. A stranger receives an invitation with one
 * message, and further messages only after they answer.
 */
function checkSend(state: State, ctx: Ctx, user: string): Rejection | null {
  if (isBlocked(state, user)) return reject("unblock-first");
  if (!isOnline(ctx.os)) return reject("no-network");
  if (!readUser(ctx.world, user)) return reject("user-missing");
  if (hasBlockedOwner(state, user)) return reject("blocked-by-them");
  const all = messagesWith(state, user);
  if (isStranger(state, user) && all.length > 0 && all.every(({ mine }) => mine)) return reject("invited-already");
  if (!state.chats[user] && Object.keys(state.chats).length >= maxChats) return reject("chats-full");
  return null;
}
/** Adds a message. If the chat then has too many messages, the oldest are deleted. */
function addMessage(state: State, ctx: Ctx, user: string, mine: boolean, body: ChatBody): Chat {
  state.chats[user] ??= newChat(user);
  const id = ctx.newId("msg");
  state.messages[id] = { id, with: user, mine, at: ctx.now, body };
  const all = messagesWith(state, user);
  for (const { id: old } of all.slice(0, Math.max(0, all.length - maxChatMessages))) delete state.messages[old];
  return state.chats[user];
}
function sendBody(state: State, ctx: Ctx, user: string, body: ChatBody): Rejection | undefined {
  const refused = checkSend(state, ctx, user);
  if (refused) return refused;
  const chat = addMessage(state, ctx, user, true, body);
  chat.request = false;
  chat.unread = 0;
  const answer = findAnswer(state, ctx, user);
  chat.answersAt = answer === null ? null : ctx.now + answer.seconds * 1000;
  return undefined;
}
/** Adds a message from a person. A new chat with a stranger is an invitation. */
function receiveBody(state: State, ctx: Ctx, user: string, text: string): void {
  const isNew = !state.chats[user];
  const chat = addMessage(state, ctx, user, false, { kind: "text", text });
  if (isNew) chat.request = state.follows[user] === undefined;
  chat.unread += 1;
  const { notifyChats, notifyChatRequests } = state.prefs;
  if (chat.muted || !(chat.request ? notifyChatRequests : notifyChats)) return;
  const name = readUser(ctx.world, user)?.name ?? "";
  ctx.notify({
    key: chat.request ? "noticeChatRequest" : "noticeChat",
    facts: { name, text },
    channel: "chats",
    from: name,
    tag: user,
    group: user,
    open: { screen: "chat", params: { user } },
    ...(chat.request ? {} : { reply: { command: "sendChat", args: { user } } }),
  });
}
/** Returns whether the settings allow a person to start a chat. */
function mayInvite(state: State, ctx: Ctx, user: string): boolean {
  const { whoChats } = state.prefs;
  if (state.follows[user] !== undefined || state.chats[user]?.request === false) return true;
  if (whoChats !== "month") return whoChats === "everyone";
  const found = readUser(ctx.world, user);
  return found !== null && ctx.now - worldTime(found.age, state.startedAt) >= 30 * dayMs;
}
const user = { user: UserId };
export const chatCommands = {
  sendChat: reddit.command({ ...user, text: ChatText }, (state, { user: id, text }, ctx) => {
    const words = text.trim();
    if (words === "") return reject("nothing-written");
    const refused = sendBody(state, ctx, id, { kind: "text", text: words });
    if (refused) return refused;
    state.chats[id]!.draft = "";
    return undefined;
  }),
  sendPictures: reddit.command(
    { ...user, pictures: v.pipe(v.array(PictureRef), v.maxLength(9)) },
    (state, { user: id, pictures }, ctx) => {
      if (pictures.length === 0) return reject("nothing-written");
      const refused = sendBody(state, ctx, id, { kind: "picture", picture: pictures[0]! });
      if (refused) return refused;
      for (const picture of pictures.slice(1)) addMessage(state, ctx, id, true, { kind: "picture", picture });
      return undefined;
    },
  ),
  sendPost: reddit.command({ ...user, post: PostId }, (state, { user: id, post }, ctx) => {
    if (!findPost(state, ctx.world, post)) return reject("post-missing");
    return sendBody(state, ctx, id, { kind: "post", post });
  }),
  acceptChat: reddit.command(user, (state, { user: id }) => {
    const chat = state.chats[id];
    if (!chat) return reject("chat-missing");
    chat.request = false;
    return undefined;
  }),
  /** Scheduled. The person answers. */
  answerChat: reddit.command(user, (state, { user: id }, ctx) => {
    const chat = state.chats[id];
    if (!chat || chat.answersAt === null) return;
    chat.answersAt = null;
    if (isBlocked(state, id)) return;
    const answer = findAnswer(state, ctx, id);
    if (answer) receiveBody(state, ctx, id, answer.text);
  }),
  /** Receives a message. `from` is the person's name or id. */
  receive: reddit.command({ from: Sender, text: ChatText }, (state, { from, text }, ctx) => {
    const id = findUserByName(
      ctx.world,
      [...Object.keys(state.chats), ...Object.keys(state.follows), ...Object.keys(state.followers)],
      from,
    );
    if (id === null || isBlocked(state, id) || !mayInvite(state, ctx, id)) return reject("sender-unknown");
    if (text === "") return reject("nothing-written");
    receiveBody(state, ctx, id, text);
    return undefined;
  }),
  /** The user opens a chat. */
  readChat: reddit.command(user, (state, { user: id }, ctx) => {
    const chat = state.chats[id];
    if (chat) chat.unread = 0;
    ctx.unnotify(id);
  }),
  /** The user leaves a chat. The typed text is stored as a draft. */
  leaveChat: reddit.command({ ...user, text: ChatText }, (state, { user: id, text }) => {
    const chat = state.chats[id];
    if (chat) {
      chat.unread = 0;
      chat.draft = text.trim();
    } else if (text.trim() !== "") state.chats[id] = { ...newChat(id), draft: text.trim() };
  }),
  markChatUnread: reddit.command(user, (state, { user: id }) => {
    const chat = state.chats[id];
    if (!chat) return reject("chat-missing");
    chat.unread = Math.max(1, chat.unread);
    return undefined;
  }),
  toggleChatMute: reddit.command(user, (state, { user: id }) => {
    const chat = state.chats[id];
    if (!chat) return reject("chat-missing");
    chat.muted = !chat.muted;
    return undefined;
  }),
  /** Deletes a chat, or declines an invitation. */
  deleteChat: reddit.command(user, (state, { user: id }, ctx) => {
    if (!state.chats[id]) return reject("chat-missing");
    for (const { id: message } of messagesWith(state, id)) delete state.messages[message];
    delete state.chats[id];
    ctx.unnotify(id);
    return undefined;
  }),
  deleteMessage: reddit.command({ message: MessageId }, (state, { message }) => {
    if (!state.messages[message]) return reject("message-missing");
    delete state.messages[message];
    return undefined;
  }),
};
