/** What can happen to conversations and messages. */
import * as v from "valibot";
import type { Ctx } from "../../os/app-command.ts";
import { instant, reject, type Rejection } from "../../os/values.ts";
import { isNumber } from "../../os/numbers.ts";
import {
  goesOverData,
  isBlocked,
  isCode,
  messagesOf,
  Names,
  reportMs,
  threadAt,
  threadWith,
  unreachable,
  unreadIn,
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
/** What the screen of a conversation is opened with. */
export const threadParams = {
  thread: v.optional(v.nullable(ThreadId), null),
  /** Whom it is with, where there may be none yet. */
  numbers: v.optional(v.pipe(v.array(Address), v.maxLength(20)), []),
  /** The message to be shown; null is the newest. */
  message: v.optional(v.nullable(MessageId), null),
  /** What is shared: words and things to begin with. */
  text: v.optional(Body, ""),
  uris: v.optional(v.array(v.string()), []),
};

function threadFor(state: State, ctx: Ctx, numbers: readonly string[]): Thread {
  const known = threadWith(state, numbers);
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
function see(state: State, ctx: Ctx, thread: string): void {
  for (const m of Object.values(state.messages)) if (m.thread === thread && !m.read) m.read = true;
  ctx.unnotify(thread);
}
/** Hands a message to the network: it goes, or waits as one that has not gone. */
function dispatch(state: State, ctx: Ctx, m: Message): ReturnType<typeof unreachable> {
  const numbers = state.threads[m.thread]?.numbers ?? [];
  m.network = goesOverData(state.prefs, ctx.os, numbers);
  const refused = m.network ? null : unreachable(ctx.os, state.prefs.sim);
  m.at = ctx.now;
  m.status = refused ? "failed" : "sent";
  // Who writes under a name has no phone that could report anything.
  const isReported = m.network || (state.prefs.reports && numbers.every(isNumber));
  m.due = !refused && isReported ? ctx.now + reportMs : null;
  return refused;
}
interface Writing {
  readonly text: string;
  readonly parts: readonly Part[];
  /** When it is to go; null is now. */
  readonly at: number | null;
}
function write(state: State, ctx: Ctx, thread: Thread, { text, parts, at }: Writing): Rejection | string {
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
  if (at === null) dispatch(state, ctx, message);
  state.messages[id] = message;
  thread.draft = "";
  thread.archived = false;
  see(state, ctx, thread.id);
  return id;
}
const tidy = (state: State, ctx: Ctx, thread: string): void => {
  if (Object.values(state.messages).some((m) => m.thread === thread)) return;
  delete state.threads[thread];
  ctx.unnotify(thread);
};
function all(state: State, ids: readonly string[]): Thread[] | null {
  const found = ids.map((id) => state.threads[id]);
  return found.every((t) => t !== undefined) ? found : null;
}
const namesIn = (ctx: Ctx): Names => new Names(ctx.content("contacts") ?? []);
const blockedIn = (ctx: Ctx) => ctx.content("blocked") ?? [];

export const commands = {
  /** The user looks at a conversation: all in it is read. */
  look: messages.command(threadParams, (state, at, ctx) => {
    const thread = threadAt(state, at);
    if (thread) see(state, ctx, thread.id);
  }),
  /** The user leaves it: what came meanwhile was seen, what was being written is kept. */
  leave: messages.command({ thread: ThreadId, draft: Body }, (state, { thread: id, draft }, ctx) => {
    const thread = state.threads[id];
    if (!thread) return;
    thread.draft = draft;
    see(state, ctx, id);
  }),
  /** Sends to these numbers, now or at a time to come. Its result is the conversation. */
  send: messages.command(
    {
      numbers: v.pipe(v.array(Address), v.maxLength(20)),
      text: Body,
      parts: v.optional(Parts, []),
      at: v.optional(v.nullable(instant), null),
    },
    (state, { numbers, ...writing }, ctx) => {
      if (numbers.length === 0) return reject("nobody-chosen");
      const bad = numbers.find((n) => !isNumber(n));
      // A service that writes under a name is answered under that name; nobody can begin with it.
      if (bad !== undefined && !threadWith(state, numbers)) return reject("number-bad", { number: bad });
      if (writing.text.trim() === "" && writing.parts.length === 0) return reject("nothing-written");
      const thread = threadFor(state, ctx, numbers);
      const written = write(state, ctx, thread, writing);
      return typeof written === "string" ? thread.id : written;
    },
  ),
  /** An answer from a notification. */
  reply: messages.command({ thread: ThreadId, text: Body }, (state, { thread: id, text }, ctx) => {
    const thread = state.threads[id];
    if (!thread) return reject("thread-missing");
    return write(state, ctx, thread, { text, parts: [], at: null });
  }),
  /** A message came from the network. */
  receive: messages.command({ from: Address, text: Body }, (state, { from, text }, ctx) => {
    const names = namesIn(ctx);
    const number = names.address(from, (n) => threadWith(state, [n]) !== undefined);
    const thread = threadFor(state, ctx, [number]);
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
    if (isBlocked(blockedIn(ctx), number)) thread.spam = true;
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
  /** Tries again to send what has not gone. */
  retry: messages.command({ id: MessageId }, (state, { id }, ctx) => {
    const message = state.messages[id];
    if (message?.status !== "failed") return reject("message-missing");
    const refused = dispatch(state, ctx, message);
    if (refused) return reject(refused);
  }),
  /** Sends a scheduled one at once. */
  sendNow: messages.command({ id: MessageId }, (state, { id }, ctx) => {
    const message = state.messages[id];
    if (message?.status !== "scheduled") return reject("message-missing");
    dispatch(state, ctx, message);
  }),
  reschedule: messages.command({ id: MessageId, at: instant }, (state, { id, at }, ctx) => {
    const message = state.messages[id];
    if (message?.status !== "scheduled") return reject("message-missing");
    if (at <= ctx.now) return reject("time-past");
    message.at = at;
    message.due = at;
  }),
  /** The time of a scheduled message has come, or the network reports a delivery. */
  fallDue: messages.command({ id: MessageId }, (state, { id }, ctx) => {
    const message = state.messages[id];
    if (!message) return;
    message.due = null;
    if (message.status === "sent") message.status = "delivered";
    if (message.status !== "scheduled") return;
    const thread = state.threads[message.thread];
    if (dispatch(state, ctx, message) === null || !thread) return;
    ctx.notify({
      title: "notSent",
      key: "notSentTo",
      facts: { name: namesIn(ctx).title(thread) },
      open: { screen: "thread", params: { thread: thread.id } },
      channel: "messages",
    });
  }),
  dropCode: messages.command({ id: MessageId }, (state, { id }, ctx) => {
    const message = state.messages[id];
    if (!message || !isCode(message)) return;
    const { thread } = message;
    delete state.messages[id];
    tidy(state, ctx, thread);
  }),

  markRead: messages.command({ threads: threadIds }, (state, { threads }, ctx) => {
    if (!all(state, threads)) return reject("thread-missing");
    for (const id of threads) see(state, ctx, id);
  }),
  /** The newest message that came counts as not read. */
  markUnread: messages.command({ threads: threadIds }, (state, { threads }) => {
    if (!all(state, threads)) return reject("thread-missing");
    for (const id of threads) {
      const list = messagesOf(state, id);
      const last = list.findLast((m) => m.from !== null);
      if (last && unreadIn(list) === 0) last.read = false;
    }
  }),
  markAllRead: messages.command({}, (state, _, ctx) => {
    for (const id of Object.keys(state.threads)) see(state, ctx, id);
  }),
  pin: messages.command({ threads: threadIds, on: v.boolean() }, (state, { threads, on }) => {
    const found = all(state, threads);
    if (!found) return reject("thread-missing");
    for (const t of found) t.pinned = on;
  }),
  archive: messages.command({ threads: threadIds, on: v.boolean() }, (state, { threads, on }) => {
    const found = all(state, threads);
    if (!found) return reject("thread-missing");
    for (const t of found) {
      t.archived = on;
      if (on) t.pinned = false;
    }
  }),
  setAlert: messages.command({ threads: threadIds, alert: v.picklist(alerts) }, (state, { threads, alert }) => {
    const found = all(state, threads);
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
    if (!all(state, threads)) return reject("thread-missing");
    for (const m of Object.values(state.messages)) if (threads.includes(m.thread)) delete state.messages[m.id];
    for (const id of threads) tidy(state, ctx, id);
  }),
  deleteMessages: messages.command({ ids: v.array(MessageId) }, (state, { ids }, ctx) => {
    const found = ids.map((id) => state.messages[id]);
    if (found.some((m) => !m)) return reject("message-missing");
    const threads = new Set(found.map((m) => m!.thread));
    for (const id of ids) delete state.messages[id];
    for (const id of threads) tidy(state, ctx, id);
  }),
  star: messages.command({ ids: v.array(MessageId), on: v.boolean() }, (state, { ids, on }) => {
    const found = ids.map((id) => state.messages[id]);
    if (found.some((m) => !m)) return reject("message-missing");
    for (const m of found) m!.starred = on;
  }),
  /** Reports as spam; with `block`, nothing more gets through from there. */
  report: messages.command({ thread: ThreadId, block: v.boolean() }, (state, { thread: id, block }, ctx) => {
    const thread = state.threads[id];
    if (!thread) return reject("thread-missing");
    const numbers = thread.numbers.filter(isNumber);
    if (block && numbers.length > 0) {
      const done = ctx.provide({ op: "insert", authority: "blocked", args: { numbers } });
      if ("reject" in done) return done;
    }
    thread.spam = true;
    thread.pinned = false;
    see(state, ctx, id);
  }),
  /** Not spam after all, and blocked no more. */
  acquit: messages.command({ thread: ThreadId }, (state, { thread: id }, ctx) => {
    const thread = state.threads[id];
    if (!thread) return reject("thread-missing");
    const done = ctx.provide({ op: "remove", authority: "blocked", args: { numbers: [...thread.numbers] } });
    if ("reject" in done) return done;
    thread.spam = false;
  }),
  block: messages.command({ number: v.string() }, (_, { number }, ctx) => {
    const done = ctx.provide({ op: "insert", authority: "blocked", args: { numbers: [number] } });
    if ("reject" in done) return done;
  }),
  unblock: messages.command({ number: v.string() }, (_, { number }, ctx) => {
    const done = ctx.provide({ op: "remove", authority: "blocked", args: { numbers: [number] } });
    if ("reject" in done) return done;
  }),
  configure: messages.command(prefs.changes, (state, changes) => {
    Object.assign(state.prefs, changes);
  }),
};
