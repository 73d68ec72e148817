/** Commands for bids and offers. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { auctionAt, nextOutbidAt, auctionResult } from "#world/goods/auctions.ts";
import { answerOffer } from "#world/goods/offers.ts";
import goods from "#world/goods/index.ts";
import { GoodsId, OfferId, Price, Quantity } from "../../ids.ts";
import { needsVariant, priceOf, countStock, findVariant } from "../../item-terms.ts";
import { signedInCommand } from "../../signed-in-command.ts";
import { ebay } from "../../state.ts";
import { notifyOwner } from "../../notify.ts";
import { openOrder } from "../orders/lifecycle.ts";
import { Note } from "./state.ts";

/** The time for which an offer is valid. */
const offerLifetimeMs = 2 * dayMs;
/** The maximum number of offers that a buyer may make for one listing. */
const maxOffersPerItem = 5;

export const biddingCommands = {
  /** Places a bid. `cents`: the user's maximum. The shop bids only as much of the maximum as necessary. */
  placeBid: signedInCommand({ item: GoodsId, cents: Price }, (state, { item, cents }, ctx) => {
    const found = ctx.world(goods.queries.item, { id: item });
    if (!found) return reject("item-unknown");
    if (!found.auction) return reject("no-auction");
    const { run, endsAt } = auctionAt(found, ctx.now);
    const known = state.bids[item];
    const before = known?.run === run ? known.own : [];
    const present = auctionAt(found, ctx.now, before, run);
    const least = present.leader === "own" ? (before.at(-1)?.maxCents ?? 0) + 1 : present.nextCents;
    if (cents < least) return reject("bid-too-low", { least: (least / 100).toFixed(2) });
    const own = [...before, { at: ctx.now, maxCents: cents }];
    const leads = auctionAt(found, ctx.now, own, run).leader === "own";
    state.bids[item] = {
      item,
      run,
      endsAt,
      own,
      outbidAt: leads ? nextOutbidAt(found, ctx.now, own, run) : null,
      status: leads ? "leading" : "outbid",
      cents: null,
      order: null,
    };
    return leads;
  }),
  /** Scheduled. Another bidder bids more than the user. */
  beOutbid: ebay.command({ item: GoodsId }, (state, { item }, ctx) => {
    const bid = state.bids[item];
    if (bid?.status !== "leading") return reject("bid-gone");
    bid.status = "outbid";
    bid.outbidAt = null;
    const found = ctx.world(goods.queries.item, { id: item });
    const title = found ? (ctx.lang === "en" ? found.title.en : found.title.zh) : item;
    notifyOwner(state, ctx, { channel: "bids", key: "noticeOutbid", facts: { title }, lead: { to: "item", item } });
  }),
  /** Scheduled. Ends the auction. If the user has won, creates an unpaid order. */
  endAuction: ebay.command({ item: GoodsId }, (state, { item }, ctx) => {
    const bid = state.bids[item];
    if (!bid || (bid.status !== "leading" && bid.status !== "outbid")) return reject("bid-gone");
    const found = ctx.world(goods.queries.item, { id: item });
    if (!found?.auction) {
      // Deletes the bid and does not refuse, because the phone would schedule a refused command again.
      delete state.bids[item];
      return;
    }
    const { who, cents } = auctionResult(found, bid.run, bid.own);
    const title = ctx.lang === "en" ? found.title.en : found.title.zh;
    bid.cents = Math.max(1, cents);
    bid.outbidAt = null;
    if (who !== "own") {
      bid.status = "lost";
      notifyOwner(state, ctx, { channel: "bids", key: "noticeLost", facts: { title }, lead: { to: "deals" } });
      return;
    }
    bid.status = "won";
    const line = { item, variant: null, quantity: 1, cents: bid.cents };
    const order = openOrder(state, ctx, found, [line], "bid", ctx.now + 4 * dayMs);
    bid.order = order;
    notifyOwner(state, ctx, { channel: "bids", key: "noticeWon", facts: { title }, lead: { to: "order", order } });
  }),
  /** Removes a bid on an ended auction. */
  dropBid: signedInCommand({ item: GoodsId }, (state, { item }) => {
    const bid = state.bids[item];
    if (!bid) return reject("bid-gone");
    if (bid.status === "leading" || bid.status === "outbid") return reject("bid-runs");
    delete state.bids[item];
  }),
  /** Makes an offer. `cents`: the price per piece. */
  makeOffer: signedInCommand(
    { item: GoodsId, variant: v.nullable(GoodsId), quantity: Quantity, cents: Price, note: Note },
    (state, { item, variant, quantity, cents, note }, ctx) => {
      const found = ctx.world(goods.queries.item, { id: item });
      if (!found) return reject("item-unknown");
      if (!found.offers) return reject("no-offers");
      if (needsVariant(found) && !findVariant(found, variant)) return reject("variant-missing");
      if (quantity > countStock(state, found, variant))
        return reject("stock-short", { left: countStock(state, found, variant) });
      if (cents >= priceOf(state, found, variant)) return reject("offer-too-high");
      const mine = Object.values(state.offers).filter((one) => one.item === item);
      if (mine.some((one) => one.status === "pending" || one.status === "countered")) return reject("offer-open");
      if (mine.length >= maxOffersPerItem) return reject("offers-full", { most: maxOffersPerItem });
      const id = ctx.newId("offer");
      state.offers[id] = {
        id,
        item,
        variant: needsVariant(found) ? variant : null,
        quantity,
        cents,
        note,
        at: ctx.now,
        status: "pending",
        counterCents: null,
        answersAt: ctx.now + hourMs + Math.floor(ctx.random() * 8 * hourMs),
        expiresAt: ctx.now + offerLifetimeMs,
      };
      return id;
    },
  ),
  withdrawOffer: signedInCommand({ offer: OfferId }, (state, { offer }) => {
    const found = state.offers[offer];
    if (!found) return reject("offer-gone");
    if (found.status !== "pending") return reject("offer-answered");
    found.status = "withdrawn";
    found.answersAt = null;
  }),
  /** Scheduled. The seller accepts, makes a counteroffer, or declines. */
  answerOffer: ebay.command({ offer: OfferId }, (state, { offer }, ctx) => {
    const found = state.offers[offer];
    if (found?.status !== "pending") return reject("offer-gone");
    const item = ctx.world(goods.queries.item, { id: found.item });
    found.answersAt = null;
    if (!item) {
      found.status = "declined";
      return;
    }
    const answer = answerOffer(item, priceOf(state, item, found.variant), found.cents);
    const title = ctx.lang === "en" ? item.title.en : item.title.zh;
    found.expiresAt = ctx.now + offerLifetimeMs;
    if (answer.does === "accept") found.status = "accepted";
    else if (answer.does === "decline") found.status = "declined";
    else {
      found.status = "countered";
      found.counterCents = answer.cents;
    }
    const key = {
      accept: "noticeOfferAccepted",
      counter: "noticeOfferCountered",
      decline: "noticeOfferDeclined",
    } as const;
    notifyOwner(state, ctx, { channel: "offers", key: key[answer.does], facts: { title }, lead: { to: "deals" } });
  }),
  /** Accepts the seller's counteroffer. */
  takeCounter: signedInCommand({ offer: OfferId }, (state, { offer }) => {
    const found = state.offers[offer];
    if (found?.status !== "countered" || found.counterCents === null) return reject("offer-gone");
    found.cents = found.counterCents;
    found.status = "accepted";
  }),
  refuseCounter: signedInCommand({ offer: OfferId }, (state, { offer }) => {
    const found = state.offers[offer];
    if (found?.status !== "countered") return reject("offer-gone");
    found.status = "declined";
  }),
  /** Scheduled. Ends an offer that was not answered or not paid in time. */
  expireOffer: ebay.command({ offer: OfferId }, (state, { offer }, ctx) => {
    const found = state.offers[offer];
    if (!found || !["pending", "accepted", "countered"].includes(found.status)) return reject("offer-gone");
    found.status = "expired";
    found.answersAt = null;
    const item = ctx.world(goods.queries.item, { id: found.item });
    const title = item ? (ctx.lang === "en" ? item.title.en : item.title.zh) : found.item;
    notifyOwner(state, ctx, { channel: "offers", key: "noticeOfferExpired", facts: { title }, lead: { to: "deals" } });
  }),
};
