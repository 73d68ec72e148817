/** Messages between the user, sellers and buyers, and the app's notices. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { GoodsId, ListingId, OrderId, ThreadId } from "../../ids.ts";

export const topics = ["details", "shipping", "returns", "bundle", "order", "other"] as const;
export type Topic = (typeof topics)[number];
const ThreadMessage = v.strictObject({ mine: v.boolean(), text: v.string(), at: instant });
export const Thread = v.strictObject({
  id: ThreadId,
  /** The id of a seller of the world. Null for a buyer, because a buyer has only a name. */
  seller: v.nullable(GoodsId),
  who: v.string(),
  item: v.nullable(GoodsId),
  listing: v.nullable(ListingId),
  order: v.nullable(OrderId),
  topic: v.picklist(topics),
  said: v.pipe(v.array(ThreadMessage), v.maxLength(200)),
  unread: v.boolean(),
  archived: v.boolean(),
  /** The time at which the seller or buyer answers, or null. */
  answersAt: v.nullable(instant),
});
export type Thread = v.InferOutput<typeof Thread>;

export const channels = ["orders", "bids", "offers", "watch", "searches", "messages", "selling"] as const;
export type ChannelName = (typeof channels)[number];
/** The screen that a notice opens, with the id that the screen needs. */
export const NoticeTarget = v.variant("to", [
  v.strictObject({ to: v.literal("item"), item: GoodsId }),
  v.strictObject({ to: v.literal("order"), order: OrderId }),
  v.strictObject({ to: v.literal("thread"), thread: ThreadId }),
  v.strictObject({ to: v.literal("saved") }),
  v.strictObject({ to: v.literal("seller"), seller: GoodsId }),
  v.strictObject({ to: v.literal("deals") }),
  v.strictObject({ to: v.literal("listing"), listing: ListingId }),
  v.strictObject({ to: v.literal("payouts") }),
]);
export type NoticeTarget = v.InferOutput<typeof NoticeTarget>;
export const StoredNotice = v.strictObject({
  id: v.string(),
  at: instant,
  channel: v.picklist(channels),
  /** The key of a text of the app, filled with `facts`. */
  key: v.string(),
  facts: v.record(v.string(), v.union([v.string(), v.number()])),
  lead: NoticeTarget,
  unread: v.boolean(),
});
export type StoredNotice = v.InferOutput<typeof StoredNotice>;

export const messagesState = {
  threads: v.record(ThreadId, Thread),
  /** The notices, newest first. */
  notices: v.pipe(v.array(StoredNotice), v.maxLength(40)),
};
