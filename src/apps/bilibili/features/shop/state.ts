/** The membership, and the orders of the shop. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { EntryId } from "#os/money/schema.ts";
import { OrderId } from "../../ids.ts";
import { goodsIds, planIds } from "./catalogue.ts";

export const orderStates = ["unpaid", "paid", "sent", "arrived", "cancelled"] as const;
export const Order = v.strictObject({
  id: OrderId,
  /** A plan of the membership, or an item of the shop. */
  of: v.union([v.picklist(planIds), v.picklist(goodsIds)]),
  count: wholeNumber,
  cents: wholeNumber,
  at: instant,
  state: v.picklist(orderStates),
  entry: v.nullable(EntryId),
  paidAt: v.nullable(instant),
});
export type Order = v.InferOutput<typeof Order>;
export const maxOrders = 100;
export const shopState = {
  /** When the membership ends; null if the user never was a member, or if the end was announced. */
  memberUntil: v.nullable(instant),
  orders: v.record(OrderId, Order),
};
