/** Commands for coins, books and the membership. */
import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { findMoneyEntry } from "#os/money/read.ts";
import { reject } from "#os/values.ts";
import { dayMs } from "#state/civil.ts";
import { BookId, OrderId } from "../../ids.ts";
import { addNews } from "../../people.ts";
import { weread } from "../../state.ts";
import { readBook } from "../../world.ts";
import { packCents, packIds, packs, planIds, plans, storeAccount } from "./state.ts";

export const walletCommands = {
  /** Makes an order for coins, and returns its id. The user pays it in an app that holds money. */
  orderCoins: weread.command({ pack: v.picklist(packIds) }, (state, { pack }, ctx) => {
    dropUnpaid(state.orders);
    const id = ctx.newId("order");
    state.orders[id] = { id, pack, plan: null, cents: packCents(pack), at: ctx.now, entry: null };
    return id;
  }),
  orderPlan: weread.command({ plan: v.picklist(planIds) }, (state, { plan }, ctx) => {
    dropUnpaid(state.orders);
    const id = ctx.newId("order");
    state.orders[id] = { id, pack: null, plan, cents: plans[plan].cents, at: ctx.now, entry: null };
    return id;
  }),
  /** Delivers an order whose payment the ledger shows. */
  confirmOrder: weread.command({ order: OrderId, entry: EntryId }, (state, { order: id, entry: of }, ctx) => {
    const order = state.orders[id];
    if (!order || order.entry !== null) return reject("order-gone");
    const entry = findMoneyEntry(ctx.os, of);
    if (entry?.order !== id || entry.to !== storeAccount || entry.toCents !== order.cents || entry.kind === "refund")
      return reject("payment-missing");
    order.entry = of;
    if (order.pack !== null) {
      const coins = packs[order.pack];
      const coin = ctx.newId("coin");
      state.coins += coins;
      state.coinEntries[coin] = { id: coin, kind: "pack", coins, book: null, at: ctx.now };
    }
    if (order.plan !== null)
      state.memberUntil = Math.max(ctx.now, state.memberUntil ?? 0) + plans[order.plan].days * dayMs;
    return undefined;
  }),
  buyBook: weread.command({ book: BookId }, (state, { book: id }, ctx) => {
    if (state.owned[id]) return reject("book-owned");
    const book = readBook(ctx.world, id);
    if (!book) return reject("book-gone");
    if (book.readable === "none") return reject("book-paused");
    if (book.coins === 0) return reject("book-free");
    if (state.coins < book.coins) return reject("coins-short", { coins: book.coins - state.coins });
    const coin = ctx.newId("coin");
    state.coins -= book.coins;
    state.coinEntries[coin] = { id: coin, kind: "book", coins: -book.coins, book: id, at: ctx.now };
    state.owned[id] = { book: id, at: ctx.now, coins: book.coins };
    return undefined;
  }),
  /** Scheduled. The membership ends. */
  endMembership: weread.command({}, (state, _, ctx) => {
    if (state.memberUntil === null || state.memberUntil > ctx.now) return;
    state.memberUntil = null;
    addNews(state, ctx, { kind: "member", by: null, book: null, text: "" });
  }),
};
/** An order that the user left without a payment makes way for the next one. */
function dropUnpaid(orders: Record<string, { readonly id: string; readonly entry: string | null }>): void {
  for (const { id, entry } of Object.values(orders)) if (entry === null) delete orders[id];
}
