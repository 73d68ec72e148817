/** Commands for chats and inboxes. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { addToChat, deleteChat, deleteMessage, emptyChat, leaveChat, readChat, toggleInChat } from "#os/chats.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { AuthorId, isPost, me, MessageId, NewsId, NoteId, PictureRef, UserId } from "../../ids.ts";
import { rednote, type State } from "../../state.ts";
import { hasBlockedOwner, isAmong, isBlocked, tieWith } from "../../ties.ts";
import { findUserByName, readNote, readUser } from "../../world.ts";
import { findAnswer } from "./answers.ts";
import { messagesWith, newThread } from "./queries.ts";
import { boxes, maxThreadMessages, maxThreads, MessageText, type Body, type Thread } from "./state.ts";

const Sender = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/**
 * Returns a refusal if the user may not write to the person, or null. A person who does not follow the user can receive
 * only one message before they answer.
 */
function checkSend(state: State, ctx: Ctx, user: string): Rejection | null {
  if (user === me) return reject("that-is-you");
  if (isBlocked(state, user)) return reject("unblock-first");
  if (!isOnline(ctx.os)) return reject("no-network");
  if (!readUser(ctx.world, user)) return reject("user-missing");
  if (hasBlockedOwner(state, user)) return reject("blocked-by-them");
  const tie = tieWith(state, user);
  const all = messagesWith(state, user);
  const lastTheirs = all.findLastIndex(({ mine }) => !mine);
  if (tie !== "mutual" && tie !== "follower" && lastTheirs < 0 && all.length > 0) return reject("one-message");
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
  thread.stranger = false;
  thread.unread = 0;
  const answer = findAnswer(state, ctx, user);
  thread.answersAt = answer === null ? null : ctx.now + answer.seconds * 1000;
  return undefined;
}
/** Adds a message from a person. A new chat is a message request if the user does not follow the person. */
function receiveBody(state: State, ctx: Ctx, user: string, body: Body): void {
  const isNew = !state.threads[user];
  const thread = addMessage(state, ctx, user, false, body);
  if (isNew) thread.stranger = tieWith(state, user) === "none" || tieWith(state, user) === "follower";
  thread.unread += 1;
  if (thread.muted || thread.stranger || !state.prefs.notifyMessages) return;
  const who = readUser(ctx.world, user);
  const name = who?.name ?? "";
  const text = body.kind === "text" ? body.text : "";
  ctx.notify({
    key: text !== "" && state.prefs.notifyDetails ? "noticeMessage" : "noticeMessagePlain",
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
  sendText: rednote.command({ user: UserId, text: MessageText }, (state, { user, text }, ctx) => {
    const words = text.trim();
    if (words === "") return reject("nothing-written");
    const refused = sendBody(state, ctx, user, { kind: "text", text: words });
    if (refused) return refused;
    state.threads[user]!.draft = "";
    return undefined;
  }),
  sendPictures: rednote.command(
    { user: UserId, pictures: v.pipe(v.array(PictureRef), v.maxLength(9)) },
    (state, { user, pictures }, ctx) => {
      if (pictures.length === 0) return reject("nothing-written");
      for (const picture of pictures) {
        const refused = sendBody(state, ctx, user, { kind: "picture", picture });
        if (refused) return refused;
      }
      return undefined;
    },
  ),
  /** Shares a note with several people. If `text` is not empty, it is sent as a second message. */
  sendNote: rednote.command(
    { note: NoteId, users: v.pipe(v.array(UserId), v.maxLength(9)), text: MessageText },
    (state, { note, users, text }, ctx) => {
      if (users.length === 0) return reject("user-missing");
      if (isPost(note) ? !state.posts[note] : !readNote(ctx.world, note)) return reject("note-missing");
      if (isPost(note) && state.posts[note]!.audience === "private") return reject("note-private");
      for (const user of users) {
        const refused = sendBody(state, ctx, user, { kind: "note", note });
        if (refused) return refused;
        if (text.trim() !== "") addMessage(state, ctx, user, true, { kind: "text", text: text.trim() });
      }
      return undefined;
    },
  ),
  /** Recommends a person to several people. */
  sendCard: rednote.command(
    { card: AuthorId, users: v.pipe(v.array(UserId), v.maxLength(9)) },
    (state, { card, users }, ctx) => {
      if (users.length === 0) return reject("user-missing");
      if (card !== me && !readUser(ctx.world, card)) return reject("user-missing");
      for (const user of users) {
        const refused = sendBody(state, ctx, user, { kind: "card", user: card });
        if (refused) return refused;
      }
      return undefined;
    },
  ),
  /** Scheduled. The person answers. */
  answer: rednote.command({ user: UserId }, (state, { user }, ctx) => {
    const thread = state.threads[user];
    if (!thread || thread.answersAt === null) return;
    thread.answersAt = null;
    if (isBlocked(state, user)) return;
    const answer = findAnswer(state, ctx, user);
    if (answer) receiveBody(state, ctx, user, { kind: "text", text: answer.text });
  }),
  /** Receives a message. `from` is the person's name or id. */
  receive: rednote.command({ from: Sender, text: MessageText }, (state, { from, text }, ctx) => {
    const user = findUserByName(
      ctx.world,
      [...Object.keys(state.threads), ...Object.keys(state.follows), ...Object.keys(state.followers)],
      from,
    );
    if (user === null || isBlocked(state, user)) return reject("sender-unknown");
    if (text === "") return reject("nothing-written");
    if (!isAmong(state, state.prefs.teen ? "mutual" : state.prefs.whoMessages, user)) return reject("sender-unknown");
    receiveBody(state, ctx, user, { kind: "text", text });
    return undefined;
  }),
  /** The user opens a chat. */
  readThread: rednote.command({ user: UserId }, (state, { user }, ctx) => readChat(state.threads, user, ctx)),
  /** The user leaves a chat. The typed text is stored as a draft. */
  leaveThread: rednote.command({ user: UserId, text: MessageText }, (state, { user, text }) =>
    leaveChat(state.threads, user, text, newThread(user)),
  ),
  readAll: rednote.command({}, (state, _args, ctx) => {
    for (const thread of Object.values(state.threads)) thread.unread = 0;
    for (const box of boxes) state.newsSeenAt[box] = ctx.now;
  }),
  togglePin: rednote.command({ user: UserId }, (state, { user }) => toggleInChat(state.threads, user, "pinned")),
  toggleMute: rednote.command({ user: UserId }, (state, { user }) => toggleInChat(state.threads, user, "muted")),
  clearThread: rednote.command({ user: UserId }, (state, { user }) => {
    if (!state.threads[user]) return reject("thread-missing");
    emptyChat(state.messages, user);
    state.threads[user].answersAt = null;
    return undefined;
  }),
  deleteThread: rednote.command({ user: UserId }, (state, { user }, ctx) => deleteChat(state, user, ctx)),
  deleteMessage: rednote.command({ message: MessageId }, (state, { message }) =>
    deleteMessage(state.messages, message),
  ),
  seeLikes: rednote.command({}, (state, _args, ctx) => {
    state.newsSeenAt.likes = ctx.now;
  }),
  seeFollowers: rednote.command({}, (state, _args, ctx) => {
    state.newsSeenAt.followers = ctx.now;
  }),
  seeComments: rednote.command({}, (state, _args, ctx) => {
    state.newsSeenAt.comments = ctx.now;
  }),
  dropNews: rednote.command({ news: NewsId }, (state, { news }) => {
    if (!state.news.some(({ id }) => id === news)) return reject("news-missing");
    state.news = state.news.filter(({ id }) => id !== news);
    return undefined;
  }),
};
