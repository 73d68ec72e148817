/** Commands for threads of messages and for notices. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import goods from "#world/goods/index.ts";
import { createReply } from "#world/goods/replies.ts";
import { GoodsId, Message, OrderId, ThreadId } from "../../ids.ts";
import { signedInCommand } from "../../signed-in-command.ts";
import { ebay } from "../../state.ts";
import { notifyOwner } from "../../notify.ts";
import { topics, type Thread } from "./state.ts";

const maxThreads = 100;
const maxThreadMessages = 200;
const Sender = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

export const messagesCommands = {
  /** Starts a thread with a seller about a listing or an order, or continues the existing one. */
  writeTo: signedInCommand(
    {
      seller: GoodsId,
      item: v.nullable(GoodsId),
      order: v.nullable(OrderId),
      topic: v.picklist(topics),
      text: Message,
    },
    (state, { seller, item, order, topic, text }, ctx) => {
      const found = ctx.world(goods.queries.seller, { id: seller });
      if (!found) return reject("seller-unknown");
      const open = Object.values(state.threads).find((one) => one.seller === seller && one.item === item);
      if (open) {
        addOwnMessage(open, text, ctx.now, ctx.now + answerDelayMs(found.answersInMin));
        open.topic = topic;
        open.archived = false;
        return open.id;
      }
      if (Object.keys(state.threads).length >= maxThreads) return reject("threads-full");
      const id = ctx.newId("thread");
      const messages = [{ mine: true, text, at: ctx.now }];
      const answersAt = ctx.now + answerDelayMs(found.answersInMin);
      const own = { id, seller, who: found.handle, item, listing: null, order, topic };
      state.threads[id] = { ...own, said: messages, unread: false, archived: false, answersAt };
      return id;
    },
  ),
  reply: signedInCommand({ thread: ThreadId, text: Message }, (state, { thread, text }, ctx) => {
    const found = state.threads[thread];
    if (!found) return reject("thread-gone");
    const seller = found.seller === null ? null : ctx.world(goods.queries.seller, { id: found.seller });
    addOwnMessage(found, text, ctx.now, seller ? ctx.now + answerDelayMs(seller.answersInMin) : null);
    found.archived = false;
  }),
  /** Scheduled. The seller answers. */
  answerThread: ebay.command({ thread: ThreadId }, (state, { thread }, ctx) => {
    const found = state.threads[thread];
    if (!found || found.answersAt === null || found.seller === null) return reject("thread-gone");
    const seller = ctx.world(goods.queries.seller, { id: found.seller });
    const item = found.item === null ? null : ctx.world(goods.queries.item, { id: found.item });
    found.answersAt = null;
    if (!seller) return reject("seller-unknown");
    const lang = ctx.lang === "en" ? "en" : "zh";
    const question = found.said.findLast(({ mine }) => mine)?.text ?? "";
    const order = found.order === null ? undefined : state.orders[found.order];
    const asking = order
      ? {
          state: order.back ? ("returned" as const) : order.status,
          ...(order.tracking === null ? {} : { tracking: order.tracking }),
        }
      : null;
    const salt = `${thread}_${found.said.length}`;
    const { text } = createReply(seller, { text: question, lang, item, order: asking, salt });
    found.said = [...found.said, { mine: false, text, at: ctx.now }].slice(-maxThreadMessages);
    found.unread = true;
    const lead = { to: "thread", thread } as const;
    notifyOwner(state, ctx, { channel: "messages", key: "noticeMessage", facts: { name: found.who, text }, lead });
  }),
  /** Receives a message from the seller or buyer of a thread. `from`: the sender's name in the thread. */
  receive: ebay.command({ from: Sender, text: Message }, (state, { from, text }, ctx) => {
    const wanted = from.trim().toLowerCase();
    const found = Object.values(state.threads)
      .filter(({ who, seller }) => who.toLowerCase() === wanted || seller === wanted)
      .toSorted((a, b) => (b.said.at(-1)?.at ?? 0) - (a.said.at(-1)?.at ?? 0))[0];
    if (!found) return reject("sender-unknown");
    found.said = [...found.said, { mine: false, text, at: ctx.now }].slice(-maxThreadMessages);
    found.unread = true;
    found.archived = false;
    const lead = { to: "thread", thread: found.id } as const;
    notifyOwner(state, ctx, { channel: "messages", key: "noticeMessage", facts: { name: found.who, text }, lead });
    return undefined;
  }),
  readThread: ebay.command({ thread: ThreadId }, (state, { thread }) => {
    const found = state.threads[thread];
    if (found) found.unread = false;
  }),
  markUnread: signedInCommand({ thread: ThreadId }, (state, { thread }) => {
    const found = state.threads[thread];
    if (!found) return reject("thread-gone");
    found.unread = true;
  }),
  archive: signedInCommand({ thread: ThreadId, on: v.boolean() }, (state, { thread, on }) => {
    const found = state.threads[thread];
    if (!found) return reject("thread-gone");
    found.archived = on;
  }),
  deleteThread: signedInCommand({ thread: ThreadId }, (state, { thread }) => {
    if (!state.threads[thread]) return reject("thread-gone");
    delete state.threads[thread];
  }),
  readNotice: ebay.command({ notice: v.string() }, (state, { notice }) => {
    const found = state.notices.find(({ id }) => id === notice);
    if (!found) return reject("notice-gone");
    found.unread = false;
  }),
  readNotices: signedInCommand({}, (state) => {
    for (const notice of state.notices) notice.unread = false;
  }),
  dropNotice: signedInCommand({ notice: v.string() }, (state, { notice }) => {
    if (!state.notices.some(({ id }) => id === notice)) return reject("notice-gone");
    state.notices = state.notices.filter(({ id }) => id !== notice);
  }),
};
const answerDelayMs = (minutes: number): number => Math.max(2, minutes) * minuteMs;
function addOwnMessage(thread: Thread, text: string, now: number, answersAt: number | null): void {
  thread.said = [...thread.said, { mine: true, text, at: now }].slice(-maxThreadMessages);
  thread.unread = false;
  thread.answersAt = answersAt;
}
