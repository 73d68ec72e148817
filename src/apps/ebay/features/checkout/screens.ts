import { atLeast } from "#os/guards.ts";
import * as v from "valibot";
import { flag, nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { countries } from "#world/goods/index.ts";
import { AddressId, GoodsId, OfferId, OrderId, PurchaseId, Quantity } from "../../ids.ts";
import { ebay, type State } from "../../state.ts";
import { shipServices } from "../orders/state.ts";
import { isCard, unpaidOrders } from "./commands.ts";
import { purchaseSources } from "./quote.ts";
import { addressFields, CouponCode, PayWith } from "./state.ts";

export const checkoutScreens = {
  cart: ebay.screen({ view: { code: textFor(CouponCode) } }),
  checkout: ebay.screen({
    params: {
      from: v.picklist(purchaseSources),
      item: v.optional(v.nullable(GoodsId), null),
      variant: v.optional(v.nullable(GoodsId), null),
      quantity: v.optional(Quantity, 1),
      offer: v.optional(v.nullable(OfferId), null),
      order: v.optional(v.nullable(OrderId), null),
    },
    view: {
      address: nullableField(AddressId),
      payWith: v.optional(PayWith, "any"),
      services: v.optional(v.record(GoodsId, v.picklist(shipServices)), {}),
      code: textFor(CouponCode),
      /** The id of the unpaid purchase. */
      purchase: nullableField(PurchaseId),
      seller: nullableField(GoodsId),
      open: overlay("address", "payment", "shipping"),
    },
    enter: ({ state }) => ({ address: state.mainAddress, payWith: state.payWith }),
  }),
  placed: ebay.screen({ params: { purchase: PurchaseId } }),
  addresses: ebay.screen({}),
  address: ebay.screen({
    params: { id: v.optional(v.nullable(AddressId), null) },
    view: {
      name: textFor(addressFields.name),
      street: textFor(addressFields.street),
      city: textFor(addressFields.city),
      region: textFor(addressFields.region),
      zip: textFor(addressFields.zip),
      country: v.optional(v.picklist(countries), "CN"),
      phone: textFor(addressFields.phone),
      tried: flag,
    },
    enter: ({ state, params }) => {
      const found = params.id === null ? undefined : state.addresses[params.id];
      if (!found) return {};
      const { id: _, ...fields } = found;
      return fields;
    },
    focus: [{ field: "name", enter: "next", caps: "words", when: ({ params }) => params.id === null }],
  }),
  payment: ebay.screen({}),
  card: ebay.screen({
    view: { number: textUpTo(23), expires: textUpTo(5), code: textUpTo(3) },
    focus: [{ field: "number", kind: "phone", enter: "next" }],
  }),
  coupons: ebay.screen({}),
};
const onlyDigits = (text: string): string => text.replaceAll(/\D/g, "");
export const checkoutGuards = {
  hasCode: atLeast("view.code", 1),
  isByCard: ({ view }: { view: { payWith: string } }) => isCard(view.payWith),
  /** Whether the purchase of this screen waits for a payment by another app. */
  isWaiting: ({ state, view }: { state: State; view: { purchase: string | null } }) =>
    unpaidOrders(state, view.purchase ?? "").length > 0,
  isAddress: ({ view }: { view: { name: string; street: string; city: string; phone: string } }) =>
    [view.name, view.street, view.city, view.phone].every((text) => text.trim() !== ""),
  isCardWritten: ({ view }: { view: { number: string; expires: string; code: string } }) =>
    /^\d{15,19}$/.test(onlyDigits(view.number)) && /^\d\d\/\d\d$/.test(view.expires) && /^\d{3}$/.test(view.code),
  hasCart: ({ state }: { state: State }) => state.cart.some((line) => !line.later),
};
