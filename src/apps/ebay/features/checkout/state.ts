/** The cart, addresses, payment methods and coupons. */
import * as v from "valibot";
import { CardId } from "#os/money/schema.ts";
import { instant } from "#os/values.ts";
import { countries } from "#world/goods/index.ts";
import { AddressId, GoodsId, LineId, Price, Quantity } from "../../ids.ts";

export const maxCartLines = 40;
export const CartLine = v.strictObject({
  id: LineId,
  item: GoodsId,
  variant: v.nullable(GoodsId),
  quantity: Quantity,
  /** Whether the line is saved for later. If so, it is not part of the purchase. */
  later: v.boolean(),
  at: instant,
});
export type CartLine = v.InferOutput<typeof CartLine>;

const boundedText = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));
export const addressFields = {
  name: boundedText(60),
  street: boundedText(120),
  city: boundedText(60),
  region: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  zip: v.pipe(v.string(), v.trim(), v.maxLength(12)),
  country: v.picklist(countries),
  phone: boundedText(30),
};
export const Address = v.strictObject({ id: AddressId, ...addressFields });
export type Address = v.InferOutput<typeof Address>;

/** A card of the ledger, or an app that pays: "alipay" opens that app, and "any" lets the user choose one. */
export const PayWith = v.union([CardId, v.picklist(["alipay", "any"])]);
export type PayWith = v.InferOutput<typeof PayWith>;

export const CouponCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(20));
export const Coupon = v.strictObject({
  code: CouponCode,
  kind: v.picklist(["percent", "amount", "shipping"]),
  /**
   * The value of the coupon: a percentage or a sum in US cents, depending on its kind. For shipping coupons, the
   * largest discount in cents.
   */
  value: Price,
  leastCents: v.nullable(Price),
  mostCents: v.nullable(Price),
  category: v.nullable(GoodsId),
  endsAt: instant,
  used: v.boolean(),
});
export type Coupon = v.InferOutput<typeof Coupon>;

export const checkoutState = {
  cart: v.pipe(v.array(CartLine), v.maxLength(maxCartLines)),
  addresses: v.record(AddressId, Address),
  mainAddress: v.nullable(AddressId),
  payWith: PayWith,
  /** The coupons, by code. */
  coupons: v.record(CouponCode, Coupon),
  /** The code of the coupon that is in use, or null. */
  coupon: v.nullable(CouponCode),
  /** The time to which the world's stock numbers refer. Later purchases of the user reduce the stock. */
  stockSince: instant,
};
