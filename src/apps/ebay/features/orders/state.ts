/** Orders, their shipping, returns, and ratings of sellers. */
import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { instant } from "#os/values.ts";
import { countries, services } from "#world/goods/index.ts";
import { PayWith } from "../checkout/state.ts";
import { GoodsId, OrderId, Price, PurchaseId, Quantity } from "../../ids.ts";

const orderStates = ["unpaid", "paid", "shipped", "delivered", "cancelled"] as const;
export const shipServices = [...services, "international"] as const;
const sum = v.pipe(v.number(), v.integer(), v.minValue(0));

const OrderLine = v.strictObject({
  item: GoodsId,
  variant: v.nullable(GoodsId),
  quantity: Quantity,
  /** The price per piece. */
  cents: Price,
});
export const returnReasons = ["broken", "wrong", "missing", "late", "unwanted", "ordered"] as const;
const returnStates = ["asked", "agreed", "sent", "refunded"] as const;
export const Details = v.pipe(v.string(), v.trim(), v.maxLength(500));
export const Return = v.strictObject({
  reason: v.picklist(returnReasons),
  details: Details,
  at: instant,
  status: v.picklist(returnStates),
  /** The time at which the seller accepts the return or refunds the money. */
  nextAt: v.nullable(instant),
  /** The tracking number on the return label. */
  tracking: v.nullable(GoodsId),
  cents: Price,
});
export const marks = ["positive", "neutral", "negative"] as const;
export const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
export const Mark = v.strictObject({
  mark: v.picklist(marks),
  described: Stars,
  shipping: Stars,
  talk: Stars,
  text: Details,
  at: instant,
});

export const Order = v.strictObject({
  id: OrderId,
  /** Orders that are paid together have the same purchase. */
  purchase: PurchaseId,
  at: instant,
  seller: GoodsId,
  lines: v.array(OrderLine),
  from: v.picklist(["buy", "bid", "offer"]),
  status: v.picklist(orderStates),
  shipping: v.strictObject({ service: v.picklist(shipServices), cents: sum, days: v.tuple([sum, sum]) }),
  /** The delivery address at the time of the order. */
  to: v.strictObject({ name: v.string(), text: v.string(), city: v.string(), country: v.picklist(countries) }),
  discountCents: sum,
  totalCents: sum,
  payWith: v.nullable(PayWith),
  entry: v.nullable(EntryId),
  /** The deadline for the payment. */
  payBy: v.nullable(instant),
  paidAt: v.nullable(instant),
  shipsAt: v.nullable(instant),
  arrivesAt: v.nullable(instant),
  cancelledAt: v.nullable(instant),
  tracking: v.nullable(GoodsId),
  back: v.nullable(Return),
  mark: v.nullable(Mark),
  /** Whether the user has hidden the order. */
  hidden: v.boolean(),
});
export type Order = v.InferOutput<typeof Order>;

export const ordersState = { orders: v.record(OrderId, Order) };
