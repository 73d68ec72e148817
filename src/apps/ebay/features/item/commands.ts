/** Commands for listings: viewing and watching them, price drops, and reminders. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import { auctionAt } from "#world/goods/auctions.ts";
import goods from "#world/goods/index.ts";
import { GoodsId } from "../../ids.ts";
import { signedInCommand } from "../../signed-in-command.ts";
import { ebay } from "../../state.ts";
import { notifyOwner } from "../../notify.ts";
import { priceOf } from "../../item-terms.ts";

const maxWatches = 200;

export const itemCommands = {
  look: ebay.command({ item: GoodsId }, (state, { item }) => {
    if (state.viewed[0] === item) return;
    state.viewed = [item, ...state.viewed.filter((one) => one !== item)].slice(0, 20);
  }),
  forgetViewed: ebay.command({}, (state) => {
    state.viewed = [];
  }),
  watch: signedInCommand({ item: GoodsId }, (state, { item }, ctx) => {
    if (state.watches[item]) return reject("watched-already");
    if (Object.keys(state.watches).length >= maxWatches) return reject("watches-full");
    const found = ctx.world(goods.queries.item, { id: item });
    if (!found) return reject("item-unknown");
    const auction = found.auction ? auctionAt(found, ctx.now) : null;
    const reminds = auction ? auction.endsAt - hourMs : null;
    state.watches[item] = {
      item,
      at: ctx.now,
      cents: auction?.currentCents ?? priceOf(state, found),
      // About one seller in three lowers the price for a user who watches the listing.
      dropsAt: !auction && ctx.random() < 0.34 ? ctx.now + 2 * dayMs + Math.floor(ctx.random() * dayMs) : null,
      remindsAt: reminds !== null && reminds > ctx.now ? reminds : null,
    };
  }),
  unwatch: signedInCommand({ item: GoodsId }, (state, { item }) => {
    if (!state.watches[item]) return reject("not-watched");
    delete state.watches[item];
  }),
  unwatchAll: signedInCommand({ items: v.array(GoodsId) }, (state, { items }) => {
    if (!items.some((item) => state.watches[item])) return reject("not-watched");
    for (const item of items) delete state.watches[item];
  }),
  /** Scheduled. The seller lowers the price. */
  cutPrice: ebay.command({ item: GoodsId }, (state, { item }, ctx) => {
    const watch = state.watches[item];
    if (!watch) return reject("not-watched");
    const found = ctx.world(goods.queries.item, { id: item });
    watch.dropsAt = null;
    // The command does nothing, but it does not refuse, because the phone would schedule a refused command again.
    if (!found) return;
    const before = state.cuts[item] ?? 0;
    state.cuts[item] = Math.min(60, before + Rng.of(item, "cut", before).int(5, 15));
    const title = ctx.lang === "en" ? found.title.en : found.title.zh;
    notifyOwner(state, ctx, { channel: "watch", key: "noticePriceDrop", facts: { title }, lead: { to: "item", item } });
  }),
  /** Scheduled. Reminds the user that a watched auction ends within the hour. */
  remindEnd: ebay.command({ item: GoodsId }, (state, { item }, ctx) => {
    const watch = state.watches[item];
    if (!watch) return reject("not-watched");
    const found = ctx.world(goods.queries.item, { id: item });
    watch.remindsAt = null;
    if (!found) return;
    const title = ctx.lang === "en" ? found.title.en : found.title.zh;
    notifyOwner(state, ctx, { channel: "watch", key: "noticeEndsSoon", facts: { title }, lead: { to: "item", item } });
  }),
};
