/** Commands for conversations and messages. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { instant, reject, type Rejection } from "#os/values.ts";
import { isPhoneNumber } from "#os/phone-numbers.ts";
import {
  goesOverData,
  isBlocked,
  isCode,
  messagesOf,
  AddressBook,
  deliveryReportMs,
  findThread,
  findThreadByNumbers,
  whyUnreachable,
  countUnread,
} from "./queries.ts";
import { prefs, Tone } from "./prefs.ts";
import {
  Address,
  alerts,
  Body,
  GroupName,
  MessageId,
  messages,
  Parts,
  ThreadId,
  type Message,
  type Part,
  type State,
  type Thread,
} from "./state.ts";

const threadIds = v.array(ThreadId);
/** Parameters of the conversation screen. */
export const threadParams = {
  thread: v.optional(v.nullable(ThreadId), null),
  /** The recipients, if no conversation with them exists yet. */
  numbers: v.optional(v.pipe(v.array(Address), v.maxLength(20)), []),
  /** The message to show; null for the newest message. */
  message: v.optional(v.nullable(MessageId), null),
  /** A shared text and content URIs, which the draft contains at first. */
  text: v.optional(Body, ""),
  uris: v.optional(v.array(v.string()), []),
};

function findOrCreateThread(state: State, ctx: Ctx, numbers: readonly string[]): Thread {
  const known = findThreadByNumbers(state, numbers);
  if (known) return known;
  const id = ctx.newId("thread");
  state.threads[id] = {
    id,
    numbers: [...numbers],
    name: "",
    pinned: false,
    archived: false,
    spam: false,
    alert: "normal",
    tone: null,
    draft: "",
  };
  return state.threads[id]!;
}
function markRead(state: State, ctx: Ctx, thread: string): void {
  for (const m of Object.values(state.messages)) if (m.thread === thread && !m.read) m.read = true;
  ctx.unnotify(thread);
}
/**
 * Sends a message, or marks the message as failed. Returns the reason for a failure, or null if the message was sent.
 */
function sendToNetwork(state: State, ctx: Ctx, m: Message): ReturnType<typeof whyUnreachable> {
  const numbers = state.threads[m.thread]?.numbers ?? [];
  m.network = goesOverData(state.prefs, ctx.os, numbers);
  const refused = m.network ? null : whyUnreachable(ctx.os, state.prefs.sim);
  m.at = ctx.now;
  m.status = refused ? "failed" : "sent";
  // A service that has a name instead of a number sends no delivery reports.
  const isReported = m.network || (state.prefs.reports && numbers.every(isPhoneNumber));
  m.due = !refused && isReported ? ctx.now + deliveryReportMs : null;
  return refused;
}
interface NewMessage {
  readonly text: string;
  readonly parts: readonly Part[];
  /** When to send the message; null to send it now. */
  readonly at: number | null;
}
function createMessage(state: State, ctx: Ctx, thread: Thread, { text, parts, at }: NewMessage): Rejection | string {
  if (text.trim() === "" && parts.length === 0) return reject("nothing-written");
  if (at !== null && at <= ctx.now) return reject("time-past");
  const id = ctx.newId("msg");
  const message: Message = {
    id,
    thread: thread.id,
    from: null,
    text: text.trim(),
    parts: parts.map((p) => ({ ...p })),
    at: at ?? ctx.now,
    status: "scheduled",
    due: at,
    network: false,
    read: true,
    starred: false,
  };
  if (at === null) sendToNetwork(state, ctx, message);
  state.messages[id] = message;
  thread.draft = "";
  thread.archived = false;
  markRead(state, ctx, thread.id);
  return id;
}
const deleteIfEmpty = (state: State, ctx: Ctx, thread: string): void => {
  if (Object.values(state.messages).some((m) => m.thread === thread)) return;
  delete state.threads[thread];
  ctx.unnotify(thread);
};
function findThreads(state: State, ids: readonly string[]): Thread[] | null {
  const found = ids.map((id) => state.threads[id]);
  return found.every((t) => t !== undefined) ? found : null;
}
const readAddressBook = (ctx: Ctx): AddressBook => new AddressBook(ctx.content("contacts") ?? []);
const readBlocked = (ctx: Ctx) => ctx.content("blocked") ?? [];

export const commands = {
  /** The user opens a conversation. All its messages are marked as read. */
  look: messages.command(threadParams, (state, at, ctx) => {
    const thread = findThread(state, at);
    if (thread) markRead(state, ctx, thread.id);
  }),
  /**
   * The user leaves a conversation. Messages that arrived while it was open are marked as read, and the draft is
   * stored.
   */
  leave: messages.command({ thread: ThreadId, draft: Body }, (state, { thread: id, draft }, ctx) => {
    const thread = state.threads[id];
    if (!thread) return;
    thread.draft = draft;
    markRead(state, ctx, id);
  }),
  /** Sends to these numbers, now or at a later time. Returns the conversation's id. */
  send: messages.command(
    {
      numbers: v.pipe(v.array(Address), v.maxLength(20)),
      text: Body,
      parts: v.optional(Parts, []),
      at: v.optional(v.nullable(instant), null),
    },
    (state, { numbers, ...writing }, ctx) => {
      if (numbers.length === 0) return reject("nobody-chosen");
      const bad = numbers.find((n) => !isPhoneNumber(n));
      // The user can answer a service that has a name instead of a number, but cannot start a conversation with it.
      if (bad !== undefined && !findThreadByNumbers(state, numbers)) return reject("number-bad", { number: bad });
      if (writing.text.trim() === "" && writing.parts.length === 0) return reject("nothing-written");
      const thread = findOrCreateThread(state, ctx, numbers);
      const written = createMessage(state, ctx, thread, writing);
      return typeof written === "string" ? thread.id : written;
    },
  ),
  /** A reply from a notification. */
  reply: messages.command({ thread: ThreadId, text: Body }, (state, { thread: id, text }, ctx) => {
    const thread = state.threads[id];
    if (!thread) return reject("thread-missing");
    return createMessage(state, ctx, thread, { text, parts: [], at: null });
  }),
  /** A message arrives from the network. */
  receive: messages.command({ from: Address, text: Body }, (state, { from, text }, ctx) => {
    const names = readAddressBook(ctx);
    const number = names.resolveAddress(from, (n) => findThreadByNumbers(state, [n]) !== undefined);
    const thread = findOrCreateThread(state, ctx, [number]);
    const id = ctx.newId("msg");
    state.messages[id] = {
      id,
      thread: thread.id,
      from: number,
      text,
      parts: [],
      at: ctx.now,
      status: "received",
      due: null,
      network: goesOverData(state.prefs, ctx.os, [number]),
      read: false,
      starred: false,
    };
    if (isBlocked(readBlocked(ctx), number)) thread.spam = true;
    if (thread.spam) return;
    thread.archived = false;
    if (thread.alert === "none") return;
    ctx.notify({
      title: "sender",
      key: "incoming",
      facts: { name: names.name(number), text },
      open: { screen: "thread", params: { thread: thread.id } },
      channel: thread.alert === "silent" ? "silent" : "messages",
      from: number,
      tag: thread.id,
      group: thread.id,
      actions: [{ label: "markRead", command: "markRead", args: { threads: [thread.id] } }],
      reply: { command: "reply", args: { thread: thread.id } },
    });
  }),
  /** Tries again to send a failed message. */
  retry: messages.command({ id: MessageId }, (state, { id }, ctx) => {
    const message = state.messages[id];
    if (message?.status !== "failed") return reject("message-missing");
    const refused = sendToNetwork(state, ctx, message);
    if (refused) return reject(refused);
  }),
  /** Sends a scheduled message immediately. */
  sendNow: messages.command({ id: MessageId }, (state, { id }, ctx) => {
    const message = state.messages[id];
    if (message?.status !== "scheduled") return reject("message-missing");
    sendToNetwork(state, ctx, message);
  }),
  reschedule: messages.command({ id: MessageId, at: instant }, (state, { id, at }, ctx) => {
    const message = state.messages[id];
    if (message?.status !== "scheduled") return reject("message-missing");
    if (at <= ctx.now) return reject("time-past");
    message.at = at;
    message.due = at;
  }),
  /** Scheduled. Sends a scheduled message, or handles the network's delivery report. */
  fallDue: messages.command({ id: MessageId }, (state, { id }, ctx) => {
    const message = state.messages[id];
    if (!message) return;
    message.due = null;
    if (message.status === "sent") message.status = "delivered";
    if (message.status !== "scheduled") return;
    const thread = state.threads[message.thread];
    if (sendToNetwork(state, ctx, message) === null || !thread) return;
    ctx.notify({
      title: "notSent",
      key: "notSentTo",
      facts: { name: readAddressBook(ctx).title(thread) },
      open: { screen: "thread", params: { thread: thread.id } },
      channel: "messages",
    });
  }),
  dropCode: messages.command({ id: MessageId }, (state, { id }, ctx) => {
    const message = state.messages[id];
    if (!message || !isCode(message)) return;
    const { thread } = message;
    delete state.messages[id];
    deleteIfEmpty(state, ctx, thread);
  }),

  markRead: messages.command({ threads: threadIds }, (state, { threads }, ctx) => {
    if (!findThreads(state, threads)) return reject("thread-missing");
    for (const id of threads) markRead(state, ctx, id);
  }),
  /** Marks the newest received message as unread. */
  markUnread: messages.command({ threads: threadIds }, (state, { threads }) => {
    if (!findThreads(state, threads)) return reject("thread-missing");
    for (const id of threads) {
      const list = messagesOf(state, id);
      const last = list.findLast((m) => m.from !== null);
      if (last && countUnread(list) === 0) last.read = false;
    }
  }),
  markAllRead: messages.command({}, (state, _, ctx) => {
    for (const id of Object.keys(state.threads)) markRead(state, ctx, id);
  }),
  pin: messages.command({ threads: threadIds, on: v.boolean() }, (state, { threads, on }) => {
    const found = findThreads(state, threads);
    if (!found) return reject("thread-missing");
    for (const t of found) t.pinned = on;
  }),
  archive: messages.command({ threads: threadIds, on: v.boolean() }, (state, { threads, on }) => {
    const found = findThreads(state, threads);
    if (!found) return reject("thread-missing");
    for (const t of found) {
      t.archived = on;
      if (on) t.pinned = false;
    }
  }),
  setAlert: messages.command({ threads: threadIds, alert: v.picklist(alerts) }, (state, { threads, alert }) => {
    const found = findThreads(state, threads);
    if (!found) return reject("thread-missing");
    for (const t of found) t.alert = alert;
  }),
  setTone: messages.command({ thread: ThreadId, tone: v.nullable(Tone) }, (state, { thread, tone }) => {
    const found = state.threads[thread];
    if (!found) return reject("thread-missing");
    found.tone = tone;
  }),
  rename: messages.command({ thread: ThreadId, name: GroupName }, (state, { thread, name }) => {
    const found = state.threads[thread];
    if (!found) return reject("thread-missing");
    found.name = name;
  }),
  deleteThreads: messages.command({ threads: threadIds }, (state, { threads }, ctx) => {
    if (!findThreads(state, threads)) return reject("thread-missing");
    for (const m of Object.values(state.messages)) if (threads.includes(m.thread)) delete state.messages[m.id];
    for (const id of threads) deleteIfEmpty(state, ctx, id);
  }),
  deleteMessages: messages.command({ ids: v.array(MessageId) }, (state, { ids }, ctx) => {
    const found = ids.map((id) => state.messages[id]);
    if (found.some((m) => !m)) return reject("message-missing");
    const threads = new Set(found.map((m) => m!.thread));
    for (const id of ids) delete state.messages[id];
    for (const id of threads) deleteIfEmpty(state, ctx, id);
  }),
  star: messages.command({ ids: v.array(MessageId), on: v.boolean() }, (state, { ids, on }) => {
    const found = ids.map((id) => state.messages[id]);
    if (found.some((m) => !m)) return reject("message-missing");
    for (const m of found) m!.starred = on;
  }),
  /** Reports a conversation as spam. If `block` is true, also blocks the conversation's numbers. */
  report: messages.command({ thread: ThreadId, block: v.boolean() }, (state, { thread: id, block }, ctx) => {
    const thread = state.threads[id];
    if (!thread) return reject("thread-missing");
    const numbers = thread.numbers.filter(isPhoneNumber);
    if (block && numbers.length > 0) {
      const result = ctx.provide({ op: "insert", authority: "blocked", args: { numbers } });
      if ("reject" in result) return result;
    }
    thread.spam = true;
    thread.pinned = false;
    markRead(state, ctx, id);
  }),
  /** Marks a conversation as not spam and unblocks it. */
  acquit: messages.command({ thread: ThreadId }, (state, { thread: id }, ctx) => {
    const thread = state.threads[id];
    if (!thread) return reject("thread-missing");
    const result = ctx.provide({ op: "remove", authority: "blocked", args: { numbers: [...thread.numbers] } });
    if ("reject" in result) return result;
    thread.spam = false;
  }),
  block: messages.command({ number: v.string() }, (_, { number }, ctx) => {
    const result = ctx.provide({ op: "insert", authority: "blocked", args: { numbers: [number] } });
    if ("reject" in result) return result;
  }),
  unblock: messages.command({ number: v.string() }, (_, { number }, ctx) => {
    const result = ctx.provide({ op: "remove", authority: "blocked", args: { numbers: [number] } });
    if ("reject" in result) return result;
  }),
  configure: messages.command(prefs.changes, (state, changes) => {
    Object.assign(state.prefs, changes);
  }),
};
