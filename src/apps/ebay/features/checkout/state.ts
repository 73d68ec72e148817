/** The cart, and what it takes to buy: addresses, ways to pay, coupons. */
import * as v from "valibot";
import { CardId } from "../../../../os/money/schema.ts";
import { instant } from "../../../../os/values.ts";
import { countries } from "../../../../world/goods/index.ts";
import { AddressId, GoodsId, LineId, Price, Quantity } from "../../ids.ts";

export const cartMost = 40;
export const CartLine = v.strictObject({
  id: LineId,
  item: GoodsId,
  variant: v.nullable(GoodsId),
  quantity: Quantity,
  /** Kept apart, and not bought with the rest. */
  later: v.boolean(),
  at: instant,
});
export type CartLine = v.InferOutput<typeof CartLine>;

const line = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));
export const addressFields = {
  name: line(60),
  street: line(120),
  city: line(60),
  region: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  zip: v.pipe(v.string(), v.trim(), v.maxLength(12)),
  country: v.picklist(countries),
  phone: line(30),
};
export const Address = v.strictObject({ id: AddressId, ...addressFields });
export type Address = v.InferOutput<typeof Address>;

/** A card of the ledger's, or an app that pays: "alipay" by its scheme, "any" by whichever the user chooses. */
export const PayWith = v.union([CardId, v.picklist(["alipay", "any"])]);
export type PayWith = v.InferOutput<typeof PayWith>;

export const Code = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(20));
export const Coupon = v.strictObject({
  code: Code,
  kind: v.picklist(["percent", "amount", "shipping"]),
  /** Percent, or US cents; of a coupon for shipping the most that it takes off, in cents. */
  value: Price,
  leastCents: v.nullable(Price),
  mostCents: v.nullable(Price),
  category: v.nullable(GoodsId),
  endsAt: instant,
  used: v.boolean(),
});
export type Coupon = v.InferOutput<typeof Coupon>;

export const checkoutState = {
  cart: v.pipe(v.array(CartLine), v.maxLength(cartMost)),
  addresses: v.record(AddressId, Address),
  mainAddress: v.nullable(AddressId),
  payWith: PayWith,
  /** By code. */
  coupons: v.record(Code, Coupon),
  /** The code that was entered in the cart. */
  coupon: v.nullable(Code),
  /** What was bought since then is gone from the stock that the world tells of. */
  stockSince: instant,
};
