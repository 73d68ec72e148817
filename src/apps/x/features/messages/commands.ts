/** Commands for chats. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import { isWorldPost, MessageId, PictureRef, PostId, UserId } from "../../ids.ts";
import { x, type State } from "../../state.ts";
import { acceptsMessages, hasBlockedOwner, isBlocked, isFollowed, isFollower } from "../../ties.ts";
import { findUserByName, readPost, readUser } from "../../world.ts";
import { plan } from "../compose/visitors.ts";
import { findAnswer } from "./answers.ts";
import { messagesWith, newThread } from "./queries.ts";
import { addMessage, receiveBody } from "./receive.ts";
import { maxThreads, MessageText, Reaction, reactions, type Body } from "./state.ts";

const Sender = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const user = { user: UserId };

/** Returns a refusal if the user may not write to the person, or null. */
function checkSend(state: State, ctx: Ctx, id: string): Rejection | null {
  if (isBlocked(state, id)) return reject("unblock-first");
  if (!isOnline(ctx.os)) return reject("no-network");
  if (!readUser(ctx.world, id)) return reject("user-missing");
  if (hasBlockedOwner(state, id)) return reject("blocked-by-them");
  if (!acceptsMessages(state, id)) return reject("cannot-message");
  if (!state.threads[id] && Object.keys(state.threads).length >= maxThreads) return reject("threads-full");
  return null;
}
function sendBody(state: State, ctx: Ctx, id: string, body: Body): Rejection | undefined {
  const refused = checkSend(state, ctx, id);
  if (refused) return refused;
  const thread = addMessage(state, ctx, id, true, body);
  thread.request = false;
  thread.unread = 0;
  const answer = findAnswer(state, ctx, id);
  thread.answersAt = answer === null ? null : ctx.now + answer.seconds * 1000;
  return undefined;
}
export const messagesCommands = {
  sendText: x.command({ user: UserId, text: MessageText }, (state, { user: id, text }, ctx) => {
    const words = text.trim();
    if (words === "") return reject("nothing-written");
    const refused = sendBody(state, ctx, id, { kind: "text", text: words });
    if (refused) return refused;
    state.threads[id]!.draft = "";
    return undefined;
  }),
  sendPictures: x.command(
    { user: UserId, pictures: v.pipe(v.array(PictureRef), v.maxLength(4)) },
    (state, { user: id, pictures }, ctx) => {
      if (pictures.length === 0) return reject("nothing-written");
      for (const picture of pictures) {
        const refused = sendBody(state, ctx, id, { kind: "picture", picture });
        if (refused) return refused;
      }
      return undefined;
    },
  ),
  /** Sends a post to several people. If `text` is not empty, it is sent as a second message. */
  sendPost: x.command(
    { post: PostId, users: v.pipe(v.array(UserId), v.maxLength(9)), text: MessageText },
    (state, { post, users, text }, ctx) => {
      if (users.length === 0) return reject("user-missing");
      if (isWorldPost(post) ? !readPost(ctx.world, post) : !state.posts[post]) return reject("post-missing");
      for (const id of users) {
        const refused = sendBody(state, ctx, id, { kind: "post", post });
        if (refused) return refused;
        if (text.trim() !== "") addMessage(state, ctx, id, true, { kind: "text", text: text.trim() });
      }
      return undefined;
    },
  ),
  /** Scheduled. The person answers, reacts to the last message, or later calls. */
  answer: x.command(user, (state, { user: id }, ctx) => {
    const thread = state.threads[id];
    if (!thread || thread.answersAt === null) return;
    thread.answersAt = null;
    if (isBlocked(state, id)) return;
    const answer = findAnswer(state, ctx, id);
    if (!answer) return;
    const last = messagesWith(state, id).at(-1)!;
    const r = Rng.of("x", "react", last.id, id);
    if (r.chance(0.25)) last.theirs = r.pick(reactions);
    receiveBody(state, ctx, id, { kind: "text", text: answer.text });
    if (isFollower(state, id) && r.chance(0.1))
      plan(state, ctx, ctx.now + r.int(30, 600) * minuteMs, { kind: "call", by: id });
  }),
  /** Receives a message. `from` is the person's name, handle or id. */
  receive: x.command({ from: Sender, text: MessageText }, (state, { from, text }, ctx) => {
    const id = findUserByName(
      ctx.world,
      [...Object.keys(state.threads), ...Object.keys(state.follows), ...Object.keys(state.followers)],
      from,
    );
    if (id === null || isBlocked(state, id)) return reject("sender-unknown");
    if (text === "") return reject("nothing-written");
    const { whoWrites } = state.prefs;
    if (!isFollowed(state, id) && !state.threads[id] && whoWrites !== "everyone") {
      const isVerified = (readUser(ctx.world, id)?.verified ?? null) !== null;
      if (whoWrites === "nobody" || !isVerified) return reject("sender-unknown");
    }
    receiveBody(state, ctx, id, { kind: "text", text });
    return undefined;
  }),
  /** Sets the user's reaction to a message. The same reaction again removes it. */
  react: x.command({ message: MessageId, reaction: Reaction }, (state, { message, reaction }) => {
    const found = state.messages[message];
    if (!found) return reject("message-missing");
    found.reaction = found.reaction === reaction ? null : reaction;
    return undefined;
  }),
  acceptThread: x.command(user, (state, { user: id }) => {
    const thread = state.threads[id];
    if (!thread) return reject("thread-missing");
    thread.request = false;
    return undefined;
  }),
  /** The user opens a chat. */
  readThread: x.command(user, (state, { user: id }, ctx) => {
    const thread = state.threads[id];
    if (thread) thread.unread = 0;
    ctx.unnotify(id);
  }),
  /** The user leaves a chat. The typed text is stored as a draft. */
  leaveThread: x.command({ user: UserId, text: MessageText }, (state, { user: id, text }) => {
    const thread = state.threads[id];
    if (thread) {
      thread.unread = 0;
      thread.draft = text.trim();
    } else if (text.trim() !== "") state.threads[id] = { ...newThread(id), draft: text.trim() };
  }),
  readAll: x.command({}, (state) => {
    for (const thread of Object.values(state.threads)) thread.unread = 0;
  }),
  togglePinThread: x.command(user, (state, { user: id }) => {
    const thread = state.threads[id];
    if (!thread) return reject("thread-missing");
    thread.pinned = !thread.pinned;
    return undefined;
  }),
  toggleMuteThread: x.command(user, (state, { user: id }) => {
    const thread = state.threads[id];
    if (!thread) return reject("thread-missing");
    thread.muted = !thread.muted;
    return undefined;
  }),
  deleteThread: x.command(user, (state, { user: id }, ctx) => {
    if (!state.threads[id]) return reject("thread-missing");
    for (const { id: message } of messagesWith(state, id)) delete state.messages[message];
    delete state.threads[id];
    ctx.unnotify(id);
    return undefined;
  }),
  deleteMessage: x.command({ message: MessageId }, (state, { message }) => {
    if (!state.messages[message]) return reject("message-missing");
    delete state.messages[message];
    return undefined;
  }),
  /** Starts a call. Only people who follow the user can be called. */
  startCall: x.command({ user: UserId, video: v.boolean() }, (state, { user: id, video }, ctx) => {
    if (!state.prefs.calls) return reject("calls-off");
    const refused = checkSend(state, ctx, id);
    if (refused) return refused;
    if (!isFollower(state, id)) return reject("cannot-call");
    state.call = { user: id, video, at: ctx.now };
    return undefined;
  }),
  /** Ends the call. Nobody has answered it, so the chat shows a call without an answer. */
  endCall: x.command({}, (state, _args, ctx) => {
    if (!state.call) return reject("call-over");
    const { user: id, video } = state.call;
    state.call = null;
    addMessage(state, ctx, id, true, { kind: "call", video });
    return undefined;
  }),
};
