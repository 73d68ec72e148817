/** What the user, sellers and buyers write to each other, and what the app tells. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";
import { GoodsId, ListingId, OrderId, ThreadId } from "../../ids.ts";

export const topics = ["details", "shipping", "returns", "bundle", "order", "other"] as const;
export type Topic = (typeof topics)[number];
const Said = v.strictObject({ mine: v.boolean(), text: v.string(), at: instant });
export const Thread = v.strictObject({
  id: ThreadId,
  /** A seller of the world's, or null for a buyer, who is told by the name alone. */
  seller: v.nullable(GoodsId),
  who: v.string(),
  item: v.nullable(GoodsId),
  listing: v.nullable(ListingId),
  order: v.nullable(OrderId),
  topic: v.picklist(topics),
  said: v.pipe(v.array(Said), v.maxLength(200)),
  unread: v.boolean(),
  archived: v.boolean(),
  /** When the other side answers. */
  answersAt: v.nullable(instant),
});
export type Thread = v.InferOutput<typeof Thread>;

export const channels = ["orders", "bids", "offers", "watch", "searches", "messages", "selling"] as const;
export type ChannelName = (typeof channels)[number];
/** Where a notice leads: a screen, and the id that it is opened with. */
export const Leading = v.variant("to", [
  v.strictObject({ to: v.literal("item"), item: GoodsId }),
  v.strictObject({ to: v.literal("order"), order: OrderId }),
  v.strictObject({ to: v.literal("thread"), thread: ThreadId }),
  v.strictObject({ to: v.literal("saved") }),
  v.strictObject({ to: v.literal("seller"), seller: GoodsId }),
  v.strictObject({ to: v.literal("deals") }),
  v.strictObject({ to: v.literal("listing"), listing: ListingId }),
  v.strictObject({ to: v.literal("payouts") }),
]);
export type Leading = v.InferOutput<typeof Leading>;
export const NoticeKept = v.strictObject({
  id: v.string(),
  at: instant,
  channel: v.picklist(channels),
  /** A text of the app's, filled with facts. */
  key: v.string(),
  facts: v.record(v.string(), v.union([v.string(), v.number()])),
  lead: Leading,
  unread: v.boolean(),
});
export type NoticeKept = v.InferOutput<typeof NoticeKept>;

export const messagesState = {
  threads: v.record(ThreadId, Thread),
  /** Newest first. */
  notices: v.pipe(v.array(NoticeKept), v.maxLength(40)),
};
