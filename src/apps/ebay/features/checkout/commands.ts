/** What can happen to the cart, to addresses and ways to pay, and how all of it becomes orders. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { outside } from "../../../../os/money/ledger.ts";
import { cardBy, cardsOf, entryOf, lastFour } from "../../../../os/money/read.ts";
import { CardId, CardNumber, EntryId } from "../../../../os/money/schema.ts";
import { reject } from "../../../../os/values.ts";
import { dayMs } from "../../../../state/civil.ts";
import goods from "../../../../world/goods/index.ts";
import { AddressId, GoodsId, LineId, OfferId, OrderId, PurchaseId, Quantity } from "../../ids.ts";
import { needsVariant, stockOf, variantOf } from "../../lots.ts";
import { member } from "../../member.ts";
import type { State } from "../../state.ts";
import { goingTo, paid } from "../orders/make.ts";
import { shipServices, type Order } from "../orders/state.ts";
import { linesOf, problemOf, quoteOf, reading, sources, wishesOf } from "./quote.ts";
import { addressFields, cartMost, Code, PayWith } from "./state.ts";

/** Whom the money of buyers goes to. */
export const merchant = outside("ebay", "USD");
const addressesMost = 20;
const payWithinMs = 2 * dayMs;

export const checkoutCommands = {
  addToCart: member(
    { item: GoodsId, variant: v.nullable(GoodsId), quantity: Quantity },
    (state, { item, variant, quantity }, ctx) => {
      const found = ctx.world(goods.queries.item, { id: item });
      if (!found) return reject("item-unknown");
      if (found.format === "auction") return reject("auction-bids");
      if (needsVariant(found) && !variantOf(found, variant)) return reject("variant-missing");
      const chosen = needsVariant(found) ? variant : null;
      const there = state.cart.find((line) => line.item === item && line.variant === chosen);
      const wanted = quantity + (there && !there.later ? there.quantity : 0);
      const left = stockOf(state, found, chosen);
      if (wanted > left) return reject("stock-short", { left });
      if (there) {
        there.quantity = wanted;
        there.later = false;
        return;
      }
      if (state.cart.length >= cartMost) return reject("cart-full");
      const id = ctx.newId("line");
      state.cart.push({ id, item, variant: chosen, quantity, later: false, at: ctx.now });
    },
  ),
  setQuantity: member({ line: LineId, quantity: Quantity }, (state, { line: id, quantity }, ctx) => {
    const line = state.cart.find((one) => one.id === id);
    if (!line) return reject("line-gone");
    const found = ctx.world(goods.queries.item, { id: line.item });
    const left = found ? stockOf(state, found, line.variant) : 0;
    if (quantity > left) return reject("stock-short", { left });
    line.quantity = quantity;
  }),
  keepForLater: member({ line: LineId, later: v.boolean() }, (state, { line: id, later }) => {
    const line = state.cart.find((one) => one.id === id);
    if (!line) return reject("line-gone");
    line.later = later;
  }),
  removeLine: member({ line: LineId }, (state, { line: id }) => {
    if (!state.cart.some((one) => one.id === id)) return reject("line-gone");
    state.cart = state.cart.filter((one) => one.id !== id);
    if (state.cart.every((one) => one.later)) state.coupon = null;
  }),
  /** A code, as it was typed or picked. */
  useCoupon: member({ code: Code }, (state, { code }, ctx) => {
    const coupon = Object.hasOwn(state.coupons, code) ? state.coupons[code] : undefined;
    if (!coupon) return reject("coupon-unknown");
    if (coupon.used) return reject("coupon-used");
    if (coupon.endsAt <= ctx.now) return reject("coupon-over");
    state.coupon = code;
  }),
  dropCoupon: member({}, (state) => {
    state.coupon = null;
  }),
  saveAddress: member({ id: v.nullable(AddressId), ...addressFields }, (state, { id, ...fields }, ctx) => {
    if (id !== null && !state.addresses[id]) return reject("address-gone");
    if (id === null && Object.keys(state.addresses).length >= addressesMost) return reject("addresses-full");
    const to = id ?? ctx.newId("address");
    state.addresses[to] = { id: to, ...fields };
    state.mainAddress ??= to;
    return to;
  }),
  removeAddress: member({ address: AddressId }, (state, { address }) => {
    if (!state.addresses[address]) return reject("address-gone");
    delete state.addresses[address];
    if (state.mainAddress === address) state.mainAddress = Object.keys(state.addresses).toSorted()[0] ?? null;
  }),
  setMainAddress: member({ address: AddressId }, (state, { address }) => {
    if (!state.addresses[address]) return reject("address-gone");
    state.mainAddress = address;
  }),
  /** A card of the owner's, by what stands on it: the bank knows it or not. */
  addCard: member(
    { number: CardNumber, expires: v.pipe(v.string(), v.maxLength(5)), code: v.pipe(v.string(), v.maxLength(3)) },
    (state, { number, expires, code }, ctx) => {
      const card = cardBy(ctx.os, { number, expires, code });
      if (!card) return reject("card-wrong");
      if (card.boundTo.includes("ebay")) return reject("card-there");
      const refused = ctx.money.bind(card.id);
      if (refused) return refused;
      state.payWith = card.id;
    },
  ),
  removeCard: member({ card: CardId }, (state, { card }, ctx) => {
    const refused = ctx.money.unbind(card);
    if (refused) return refused;
    if (state.payWith === card) state.payWith = cardsOf(ctx.os, "ebay").find(({ id }) => id !== card)?.id ?? "any";
  }),
  setPayWith: member({ payWith: PayWith }, (state, { payWith }, ctx) => {
    if (isCard(payWith) && !cardsOf(ctx.os, "ebay").some(({ id }) => id === payWith)) return reject("card-unknown");
    state.payWith = payWith;
  }),
  /**
   * Makes orders of what is wanted, one for each seller, by prices of the world. A card is charged at once; where another
   * app is to pay, the orders wait for it. The purchase's id.
   */
  placeOrder: member(
    {
      from: v.picklist(sources),
      item: v.nullable(GoodsId),
      variant: v.nullable(GoodsId),
      quantity: Quantity,
      offer: v.nullable(OfferId),
      order: v.nullable(OrderId),
      address: v.nullable(AddressId),
      payWith: PayWith,
      services: v.record(GoodsId, v.picklist(shipServices)),
    },
    (state, { address: addressId, payWith, services, ...source }, ctx) => {
      const wishes = wishesOf(state, source);
      if (wishes.length === 0) return reject("nothing-to-buy");
      const address = addressId === null ? undefined : state.addresses[addressId];
      if (!address) return reject("address-missing");
      const lines = linesOf(state, wishes, reading(ctx.world));
      if (lines.length < wishes.length) return reject("item-unknown");
      for (const line of lines) {
        const problem = problemOf(state, line, source.from === "order");
        if (problem === "stock-short") return reject("stock-short", { left: stockOf(state, line.item, line.variant) });
        if (problem !== null) return problem === "auction-bids" ? reject("auction-bids") : reject("variant-missing");
      }
      const coupon = state.coupon === null || source.from === "order" ? null : (state.coupons[state.coupon] ?? null);
      const inForce = coupon && !coupon.used && coupon.endsAt > ctx.now ? coupon : null;
      const quote = quoteOf(lines, address.country, services, inForce);
      if (quote.parcels.some(({ sending }) => sending === null)) return reject("not-sent-there");
      const purchase = ctx.newId("purchase");
      const orders: Order[] = quote.parcels.map((parcel) => {
        const before = source.from === "order" ? state.orders[source.order!]! : null;
        const { service, cents, days } = parcel.sending!;
        const sum = parcel.lines.reduce((all, line) => all + line.cents * line.quantity, 0);
        return {
          id: before?.id ?? ctx.newId("order"),
          purchase,
          at: before?.at ?? ctx.now,
          seller: parcel.seller,
          lines: parcel.lines.map((line) => ({
            item: line.item.id,
            variant: line.variant,
            quantity: line.quantity,
            cents: line.cents,
          })),
          from: before?.from ?? (source.from === "offer" ? "offer" : "buy"),
          status: "unpaid",
          shipping: { service, cents, days: [days[0], days[1]] },
          to: goingTo(address),
          discountCents: parcel.discountCents,
          totalCents: sum + cents - parcel.discountCents,
          payWith,
          entry: null,
          payBy: before?.payBy ?? ctx.now + payWithinMs,
          paidAt: null,
          shipsAt: null,
          arrivesAt: null,
          cancelledAt: null,
          tracking: null,
          back: null,
          mark: null,
          hidden: false,
        };
      });
      if (isCard(payWith)) {
        const entry = charge(
          ctx,
          payWith,
          purchase,
          quote.totalCents,
          lines[0]!.item.title[ctx.lang === "en" ? "en" : "zh"],
        );
        if (typeof entry !== "string") return entry;
        for (const order of orders) paid(order, entry, ctx);
      }
      for (const order of orders) state.orders[order.id] = order;
      if (quote.discountCents > 0 && inForce) {
        inForce.used = true;
        state.coupon = null;
      }
      if (source.from === "cart") state.cart = state.cart.filter((line) => line.later);
      if (source.from === "offer") state.offers[source.offer!]!.status = "bought";
      return purchase;
    },
  ),
  /** Another app says that it has paid: the ledger is asked whether that is so. */
  confirmPaid: member({ purchase: PurchaseId, entry: EntryId }, (state, { purchase, entry: id }, ctx) => {
    const orders = waiting(state, purchase);
    if (orders.length === 0) return reject("order-gone");
    const entry = entryOf(ctx.os, id);
    const cents = orders.reduce((sum, order) => sum + order.totalCents, 0);
    if (entry?.order !== purchase || entry.to !== merchant || entry.toCents !== cents || entry.kind === "refund")
      return reject("payment-missing");
    for (const order of orders) paid(order, id, ctx);
  }),
};
export const isCard = (payWith: string): boolean => payWith.startsWith("card_");
/** Orders of a purchase that wait for their money. */
export const waiting = (state: State, purchase: string): Order[] =>
  Object.values(state.orders).filter((order) => order.purchase === purchase && order.status === "unpaid");
/** Takes the whole sum from a card. The entry, or why not. */
function charge(ctx: Ctx, id: string, purchase: string, cents: number, first: string) {
  const card = cardsOf(ctx.os, "ebay").find((one) => one.id === id);
  if (!card) return reject("card-unknown");
  const done = ctx.money.move({
    from: card.account,
    to: merchant,
    cents,
    kind: "payment",
    title: first.slice(0, 120).trim(),
    party: "ebay",
    category: "shopping",
    order: purchase,
  });
  return typeof done !== "string" && done.reject === "funds-short"
    ? reject("card-declined", { card: `${card.bank} ••${lastFour(card)}` })
    : done;
}
