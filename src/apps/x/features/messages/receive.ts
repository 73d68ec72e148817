/** Adds messages to chats, and notifies the user of messages and calls. */
import type { Ctx } from "#os/app-command.ts";
import { maxThreadMessages, type Body, type Thread } from "./state.ts";
import type { State } from "../../state.ts";
import { isFollowed } from "../../ties.ts";
import { readUser } from "../../world.ts";
import { messagesWith, newThread } from "./queries.ts";

/** Adds a message. If the chat then has too many messages, the oldest are deleted. */
export function addMessage(state: State, ctx: Ctx, user: string, mine: boolean, body: Body): Thread {
  state.threads[user] ??= newThread(user);
  const thread = state.threads[user];
  const id = ctx.newId("msg");
  state.messages[id] = { id, user, mine, at: ctx.now, body, reaction: null, theirs: null };
  const all = messagesWith(state, user);
  for (const { id: old } of all.slice(0, Math.max(0, all.length - maxThreadMessages))) delete state.messages[old];
  return thread;
}
function notify(state: State, ctx: Ctx, user: string, body: Body): void {
  const name = readUser(ctx.world, user)?.name ?? "";
  const text = body.kind === "text" ? body.text : "";
  const isCall = body.kind === "call";
  ctx.notify({
    key: isCall ? "noticeCall" : text !== "" && state.prefs.pushPreview ? "noticeMessage" : "noticeMessagePlain",
    facts: { name, text },
    channel: "messages",
    from: name,
    tag: user,
    group: user,
    open: { screen: "chat", params: { user } },
    ...(isCall ? {} : { reply: { command: "sendText", args: { user } } }),
  });
}
/** Adds a message from a person. A new chat is a request if the user does not follow the person. */
export function receiveBody(state: State, ctx: Ctx, user: string, body: Body): void {
  const isNew = !state.threads[user];
  const thread = addMessage(state, ctx, user, false, body);
  if (isNew) thread.request = !isFollowed(state, user);
  thread.unread += 1;
  if (!thread.muted && !thread.request && state.prefs.pushMessages) notify(state, ctx, user, body);
}
/** A person calls, and the user does not answer. The settings decide who can call. */
export function receiveCall(state: State, ctx: Ctx, user: string): void {
  const { calls, whoCalls } = state.prefs;
  const isAllowed =
    whoCalls === "everyone" ||
    (whoCalls === "followed" && isFollowed(state, user)) ||
    (whoCalls === "verified" && (readUser(ctx.world, user)?.verified ?? null) !== null);
  if (calls && isAllowed) receiveBody(state, ctx, user, { kind: "call", video: false });
}
