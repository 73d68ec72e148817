/** Commands for the cart, addresses, payment methods and orders. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { findBankCard, cardsBoundTo, findMoneyEntry, lastFour } from "#os/money/read.ts";
import { CardId, CardNumber, EntryId } from "#os/money/schema.ts";
import { reject } from "#os/values.ts";
import { dayMs } from "#state/civil.ts";
import goods from "#world/goods/index.ts";
import { AddressId, GoodsId, LineId, OfferId, OrderId, PurchaseId, Quantity } from "../../ids.ts";
import { needsVariant, countStock, findVariant } from "../../item-terms.ts";
import { signedInCommand } from "../../signed-in-command.ts";
import type { State } from "../../state.ts";
import { orderAddress, markPaid } from "../orders/lifecycle.ts";
import { shipServices, type Order } from "../orders/state.ts";
import { priceLines, findLineProblem, makeQuote, itemReader, purchaseSources, listPurchaseItems } from "./quote.ts";
import { addressFields, maxCartLines, CouponCode, PayWith } from "./state.ts";

/** The account that receives the buyers' money. */
export const merchantAccount = outsideAccountId("ebay", "USD");
const maxAddresses = 20;
const payWithinMs = 2 * dayMs;

export const checkoutCommands = {
  addToCart: signedInCommand(
    { item: GoodsId, variant: v.nullable(GoodsId), quantity: Quantity },
    (state, { item, variant, quantity }, ctx) => {
      const found = ctx.world(goods.queries.item, { id: item });
      if (!found) return reject("item-unknown");
      if (found.format === "auction") return reject("auction-bids");
      if (needsVariant(found) && !findVariant(found, variant)) return reject("variant-missing");
      const chosen = needsVariant(found) ? variant : null;
      const there = state.cart.find((line) => line.item === item && line.variant === chosen);
      const wanted = quantity + (there && !there.later ? there.quantity : 0);
      const left = countStock(state, found, chosen);
      if (wanted > left) return reject("stock-short", { left });
      if (there) {
        there.quantity = wanted;
        there.later = false;
        return;
      }
      if (state.cart.length >= maxCartLines) return reject("cart-full");
      const id = ctx.newId("line");
      state.cart.push({ id, item, variant: chosen, quantity, later: false, at: ctx.now });
    },
  ),
  setQuantity: signedInCommand({ line: LineId, quantity: Quantity }, (state, { line: id, quantity }, ctx) => {
    const line = state.cart.find((one) => one.id === id);
    if (!line) return reject("line-gone");
    const found = ctx.world(goods.queries.item, { id: line.item });
    const left = found ? countStock(state, found, line.variant) : 0;
    if (quantity > left) return reject("stock-short", { left });
    line.quantity = quantity;
  }),
  keepForLater: signedInCommand({ line: LineId, later: v.boolean() }, (state, { line: id, later }) => {
    const line = state.cart.find((one) => one.id === id);
    if (!line) return reject("line-gone");
    line.later = later;
  }),
  removeLine: signedInCommand({ line: LineId }, (state, { line: id }) => {
    if (!state.cart.some((one) => one.id === id)) return reject("line-gone");
    state.cart = state.cart.filter((one) => one.id !== id);
    if (state.cart.every((one) => one.later)) state.coupon = null;
  }),
  /** Applies the coupon whose code the user typed or chose. */
  useCoupon: signedInCommand({ code: CouponCode }, (state, { code }, ctx) => {
    const coupon = Object.hasOwn(state.coupons, code) ? state.coupons[code] : undefined;
    if (!coupon) return reject("coupon-unknown");
    if (coupon.used) return reject("coupon-used");
    if (coupon.endsAt <= ctx.now) return reject("coupon-over");
    state.coupon = code;
  }),
  dropCoupon: signedInCommand({}, (state) => {
    state.coupon = null;
  }),
  saveAddress: signedInCommand({ id: v.nullable(AddressId), ...addressFields }, (state, { id, ...fields }, ctx) => {
    if (id !== null && !state.addresses[id]) return reject("address-gone");
    if (id === null && Object.keys(state.addresses).length >= maxAddresses) return reject("addresses-full");
    const to = id ?? ctx.newId("address");
    state.addresses[to] = { id: to, ...fields };
    state.mainAddress ??= to;
    return to;
  }),
  removeAddress: signedInCommand({ address: AddressId }, (state, { address }) => {
    if (!state.addresses[address]) return reject("address-gone");
    delete state.addresses[address];
    if (state.mainAddress === address) state.mainAddress = Object.keys(state.addresses).toSorted()[0] ?? null;
  }),
  setMainAddress: signedInCommand({ address: AddressId }, (state, { address }) => {
    if (!state.addresses[address]) return reject("address-gone");
    state.mainAddress = address;
  }),
  /** Adds a card from its printed data, after the bank has checked the data. */
  addCard: signedInCommand(
    { number: CardNumber, expires: v.pipe(v.string(), v.maxLength(5)), code: v.pipe(v.string(), v.maxLength(3)) },
    (state, { number, expires, code }, ctx) => {
      const card = findBankCard(ctx.os, { number, expires, code });
      if (!card) return reject("card-wrong");
      if (card.boundTo.includes("ebay")) return reject("card-there");
      const refused = ctx.money.bind(card.id);
      if (refused) return refused;
      state.payWith = card.id;
    },
  ),
  removeCard: signedInCommand({ card: CardId }, (state, { card }, ctx) => {
    const refused = ctx.money.unbind(card);
    if (refused) return refused;
    if (state.payWith === card) state.payWith = cardsBoundTo(ctx.os, "ebay").find(({ id }) => id !== card)?.id ?? "any";
  }),
  setPayWith: signedInCommand({ payWith: PayWith }, (state, { payWith }, ctx) => {
    if (isCard(payWith) && !cardsBoundTo(ctx.os, "ebay").some(({ id }) => id === payWith))
      return reject("card-unknown");
    state.payWith = payWith;
  }),
  /**
   * Creates one order per seller, with the world's prices. A card is charged immediately. If another app pays, the
   * orders stay unpaid until the paying app reports the payment. Returns the purchase's id.
   */
  placeOrder: signedInCommand(
    {
      from: v.picklist(purchaseSources),
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
      const wishes = listPurchaseItems(state, source);
      if (wishes.length === 0) return reject("nothing-to-buy");
      const address = addressId === null ? undefined : state.addresses[addressId];
      if (!address) return reject("address-missing");
      const lines = priceLines(state, wishes, itemReader(ctx.world));
      if (lines.length < wishes.length) return reject("item-unknown");
      for (const line of lines) {
        const problem = findLineProblem(state, line, source.from === "order");
        if (problem === "stock-short")
          return reject("stock-short", { left: countStock(state, line.item, line.variant) });
        if (problem !== null) return problem === "auction-bids" ? reject("auction-bids") : reject("variant-missing");
      }
      const coupon = state.coupon === null || source.from === "order" ? null : (state.coupons[state.coupon] ?? null);
      const inForce = coupon && !coupon.used && coupon.endsAt > ctx.now ? coupon : null;
      const quote = makeQuote(lines, address.country, services, inForce);
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
          to: orderAddress(address),
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
        const entry = chargeCard(
          ctx,
          payWith,
          purchase,
          quote.totalCents,
          lines[0]!.item.title[ctx.lang === "en" ? "en" : "zh"],
        );
        if (typeof entry !== "string") return entry;
        for (const order of orders) markPaid(order, entry, ctx);
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
  /** Called when another app reports a payment. Checks the payment in the ledger. */
  confirmPaid: signedInCommand({ purchase: PurchaseId, entry: EntryId }, (state, { purchase, entry: id }, ctx) => {
    const orders = unpaidOrders(state, purchase);
    if (orders.length === 0) return reject("order-gone");
    const entry = findMoneyEntry(ctx.os, id);
    const cents = orders.reduce((sum, order) => sum + order.totalCents, 0);
    if (entry?.order !== purchase || entry.to !== merchantAccount || entry.toCents !== cents || entry.kind === "refund")
      return reject("payment-missing");
    for (const order of orders) markPaid(order, id, ctx);
  }),
};
export const isCard = (payWith: string): boolean => payWith.startsWith("card_");
/** Returns the unpaid orders of a purchase. */
export const unpaidOrders = (state: State, purchase: string): Order[] =>
  Object.values(state.orders).filter((order) => order.purchase === purchase && order.status === "unpaid");
/** Charges the total to a card. Returns the entry's id, or the reason why the charge failed. */
function chargeCard(ctx: Ctx, id: string, purchase: string, cents: number, first: string) {
  const card = cardsBoundTo(ctx.os, "ebay").find((one) => one.id === id);
  if (!card) return reject("card-unknown");
  const result = ctx.money.move({
    from: card.account,
    to: merchantAccount,
    cents,
    kind: "payment",
    title: first.slice(0, 120).trim(),
    party: "ebay",
    category: "shopping",
    order: purchase,
  });
  return typeof result !== "string" && result.reject === "funds-short"
    ? reject("card-declined", { card: `${card.bank} ••${lastFour(card)}` })
    : result;
}
