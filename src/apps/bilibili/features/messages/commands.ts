/** Commands for chats and inboxes. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { addToChat, deleteChat, deleteMessage, leaveChat, readChat, toggleInChat } from "#os/chats.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { MessageId, NewsId, UserId, VideoId } from "../../ids.ts";
import { bilibili, type State } from "../../state.ts";
import { hasBlockedOwner, isAmong, isBlocked, tieWith } from "../../ties.ts";
import { findUserByName, readUser, readVideo } from "../../world.ts";
import { findAnswer } from "./answers.ts";
import { messagesWith, newThread } from "./queries.ts";
import { boxes, maxThreadMessages, maxThreads, MessageText, type Body, type Thread } from "./state.ts";

const Sender = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/**
 * Returns a refusal if the user may not write to the person, or null. A person who does not follow the user can receive
 * only one message before they answer.
 */
function checkSend(state: State, ctx: Ctx, user: string): Rejection | null {
  if (isBlocked(state, user)) return reject("unblock-first");
  if (!isOnline(ctx.os)) return reject("no-network");
  if (!readUser(ctx.world, user)) return reject("user-missing");
  if (hasBlockedOwner(state, user)) return reject("blocked-by-them");
  const tie = tieWith(state, user);
  const all = messagesWith(state, user);
  if (tie !== "mutual" && tie !== "follower" && all.length > 0 && all.every(({ mine }) => mine))
    return reject("one-message");
  if (!state.threads[user] && Object.keys(state.threads).length >= maxThreads) return reject("threads-full");
  return null;
}
/** Adds a message. If the chat then has too many messages, the oldest are deleted. */
const addMessage = (state: State, ctx: Ctx, user: string, mine: boolean, body: Body): Thread =>
  addToChat(state, { id: ctx.newId("msg"), with: user, mine, at: ctx.now, body }, newThread(user), maxThreadMessages);
function sendBody(state: State, ctx: Ctx, user: string, body: Body): Rejection | undefined {
  const refused = checkSend(state, ctx, user);
  if (refused) return refused;
  const thread = addMessage(state, ctx, user, true, body);
  thread.unread = 0;
  const answer = findAnswer(state, ctx, user);
  thread.answersAt = answer === null ? null : ctx.now + answer.seconds * 1000;
  return undefined;
}
function receiveText(state: State, ctx: Ctx, user: string, text: string): void {
  const thread = addMessage(state, ctx, user, false, { kind: "text", text });
  thread.unread += 1;
  if (thread.muted || !state.prefs.notifyMessages) return;
  const name = readUser(ctx.world, user)?.name ?? "";
  ctx.notify({
    key: state.prefs.notifyDetails ? "noticeMessage" : "noticeMessagePlain",
    facts: { name, text },
    channel: "messages",
    from: name,
    tag: user,
    group: user,
    open: { screen: "chat", params: { user } },
    reply: { command: "sendText", args: { user } },
  });
}
export const messagesCommands = {
  sendText: bilibili.command({ user: UserId, text: MessageText }, (state, { user, text }, ctx) => {
    const words = text.trim();
    if (words === "") return reject("nothing-written");
    const refused = sendBody(state, ctx, user, { kind: "text", text: words });
    if (refused) return refused;
    state.threads[user]!.draft = "";
    return undefined;
  }),
  /** Sends a video to several people. If `text` is not empty, it follows as a second message. */
  sendVideo: bilibili.command(
    { video: VideoId, users: v.pipe(v.array(UserId), v.minLength(1), v.maxLength(9)), text: MessageText },
    (state, { video, users, text }, ctx) => {
      if (!readVideo(ctx.world, video)) return reject("video-missing");
      for (const user of users) {
        const refused = sendBody(state, ctx, user, { kind: "video", video });
        if (refused) return refused;
        if (text.trim() !== "") addMessage(state, ctx, user, true, { kind: "text", text: text.trim() });
      }
      state.shared[video] = ctx.now;
      return undefined;
    },
  ),
  /** Scheduled. The person answers. */
  answer: bilibili.command({ user: UserId }, (state, { user }, ctx) => {
    const thread = state.threads[user];
    if (!thread || thread.answersAt === null) return;
    thread.answersAt = null;
    if (isBlocked(state, user)) return;
    const answer = findAnswer(state, ctx, user);
    if (answer) receiveText(state, ctx, user, answer.text);
  }),
  /** Receives a message. `from` is the person's name or id. */
  receive: bilibili.command({ from: Sender, text: MessageText }, (state, { from, text }, ctx) => {
    const known = [...Object.keys(state.threads), ...Object.keys(state.follows), ...Object.keys(state.followers)];
    const user = findUserByName(ctx.world, known, from);
    if (user === null || isBlocked(state, user)) return reject("sender-unknown");
    if (text === "") return reject("nothing-written");
    if (!isAmong(state, state.prefs.teen ? "following" : state.prefs.whoMessages, user))
      return reject("sender-unknown");
    receiveText(state, ctx, user, text);
    return undefined;
  }),
  /** The user opens a chat. */
  readThread: bilibili.command({ user: UserId }, (state, { user }, ctx) => readChat(state.threads, user, ctx)),
  /** The user leaves a chat. The typed text is stored as a draft. */
  leaveThread: bilibili.command({ user: UserId, text: MessageText }, (state, { user, text }) =>
    leaveChat(state.threads, user, text, newThread(user)),
  ),
  readAll: bilibili.command({}, (state, _args, ctx) => {
    for (const thread of Object.values(state.threads)) thread.unread = 0;
    for (const box of boxes) state.newsSeenAt[box] = ctx.now;
  }),
  togglePin: bilibili.command({ user: UserId }, (state, { user }) => toggleInChat(state.threads, user, "pinned")),
  toggleMute: bilibili.command({ user: UserId }, (state, { user }) => toggleInChat(state.threads, user, "muted")),
  deleteThread: bilibili.command({ user: UserId }, (state, { user }, ctx) => deleteChat(state, user, ctx)),
  deleteMessage: bilibili.command({ message: MessageId }, (state, { message }) =>
    deleteMessage(state.messages, message),
  ),
  /** The user opens an inbox. */
  seeInbox: bilibili.command({ box: v.picklist(boxes) }, (state, { box }, ctx) => {
    state.newsSeenAt[box] = ctx.now;
  }),
  dropNews: bilibili.command({ news: NewsId }, (state, { news }) => {
    const all = state.news.length + state.system.length;
    state.news = state.news.filter(({ id }) => id !== news);
    state.system = state.system.filter(({ id }) => id !== news);
    return state.news.length + state.system.length === all ? reject("news-missing") : undefined;
  }),
};
