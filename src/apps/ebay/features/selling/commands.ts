/** Commands of the owner as a seller, and of buyers. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { convertCents } from "#os/money/currency.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { balanceOf, cardsBoundTo } from "#os/money/read.ts";
import { CardId } from "#os/money/schema.ts";
import { reject } from "#os/values.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import { BuyerOfferId, ListingId, Price, SaleId } from "../../ids.ts";
import { signedInCommand } from "../../signed-in-command.ts";
import { ebay, type State } from "../../state.ts";
import { notifyOwner, type NoticeKey } from "../../notify.ts";
import { availableCents, saleFeeCents } from "./queries.ts";
import { carriers, fundsAccount, listingFields, Tracking, type Listing } from "./state.ts";
import { pickBuyer, pickBuyerAddress, buyerQuestions, planVisits } from "./visitors.ts";

const maxListings = 100;
const notifyListing = (state: State, ctx: Ctx, listing: Listing, key: NoticeKey): void =>
  notifyOwner(state, ctx, {
    channel: "selling",
    key,
    facts: { title: listing.title },
    lead: { to: "listing", listing: listing.id },
  });

export const sellingCommands = {
  /** Saves a draft. A draft may have empty fields. */
  saveDraft: signedInCommand({ id: v.nullable(ListingId), ...listingFields }, (state, { id, ...fields }, ctx) => {
    const before = id === null ? undefined : state.listings[id];
    if (id !== null && before?.status !== "draft") return reject("listing-gone");
    if (!before && Object.keys(state.listings).length >= maxListings) return reject("listings-full");
    return saveListing(state, ctx, id, fields, "draft");
  }),
  /** Publishes a listing. A refusal names the first missing field. */
  publish: signedInCommand({ id: v.nullable(ListingId), ...listingFields }, (state, { id, ...fields }, ctx) => {
    const before = id === null ? undefined : state.listings[id];
    if (id !== null && (!before || before.status === "active")) return reject("listing-gone");
    if (!before && Object.keys(state.listings).length >= maxListings) return reject("listings-full");
    const missing = findMissingField(fields);
    if (missing) return missing;
    const to = saveListing(state, ctx, id, fields, "active");
    const listing = state.listings[to]!;
    listing.endsAt = ctx.now + fields.days * dayMs;
    listing.visits = planVisits(listing, ctx);
    return to;
  }),
  /** Changes a published listing. An auction that has bids cannot be changed. */
  revise: signedInCommand({ id: ListingId, ...listingFields }, (state, { id, ...fields }) => {
    const listing = state.listings[id];
    if (listing?.status !== "active") return reject("listing-gone");
    if (listing.bids.length > 0) return reject("has-bids");
    if (fields.format !== listing.format) return reject("format-fixed");
    const missing = findMissingField(fields);
    if (missing) return missing;
    Object.assign(listing, fields);
    return id;
  }),
  endNow: signedInCommand({ id: ListingId }, (state, { id }, ctx) => {
    const listing = state.listings[id];
    if (listing?.status !== "active") return reject("listing-gone");
    if (listing.bids.length > 0) return reject("has-bids");
    listing.status = "ended";
    listing.endsAt = ctx.now;
    listing.visits = [];
  }),
  deleteListing: signedInCommand({ id: ListingId }, (state, { id }) => {
    const listing = state.listings[id];
    if (!listing) return reject("listing-gone");
    if (listing.status === "active") return reject("listing-runs");
    if (Object.values(state.sales).some((sale) => sale.listing === id && sale.status === "paid"))
      return reject("ship-first");
    delete state.listings[id];
  }),
  /** Scheduled. Simulates a buyer's visit to the listing. */
  visit: ebay.command({ id: ListingId }, (state, { id }, ctx) => {
    const listing = state.listings[id];
    const [next, ...later] = listing?.visits ?? [];
    if (!listing || !next) return reject("listing-gone");
    listing.visits = later;
    // The listing's id seeds the random numbers, so that the visits do not depend on the owner's actions on the phone.
    const r = Rng.of(id, "visit", later.length);
    listing.views += r.int(1, 6);
    const by = pickBuyer(id, later.length);
    if (next.does === "watch") listing.watchers += 1;
    else if (next.does === "ask")
      addBuyerQuestion(state, ctx, listing, by, r.pick(buyerQuestions[ctx.lang === "en" ? "en" : "zh"]));
    else if (next.does === "offer") {
      const cents = Math.max(1, Math.round((listing.priceCents! * r.int(70, 89)) / 100));
      const offer = ctx.newId("bid");
      const fresh = { id: offer, listing: id, by, cents, at: ctx.now, expiresAt: ctx.now + 2 * dayMs };
      state.buyerOffers[offer] = { ...fresh, status: "open", counterCents: null, answersAt: null };
      notifyListing(state, ctx, listing, "noticeBuyerOffer");
    } else if (next.does === "bid") {
      const last = listing.bids.at(-1);
      const base = last?.cents ?? listing.priceCents!;
      const cents = last ? base + Math.max(50, Math.round((base * r.int(4, 15)) / 100)) : base;
      listing.bids.push({ by, cents, at: ctx.now });
      notifyListing(state, ctx, listing, "noticeBuyerBid");
    } else if (next.does === "buy") createSale(state, ctx, listing, by, listing.priceCents!);
  }),
  /** Scheduled. Ends the listing. The highest bidder buys the item. */
  endListing: ebay.command({ id: ListingId }, (state, { id }, ctx) => {
    const listing = state.listings[id];
    if (listing?.status !== "active") return reject("listing-gone");
    listing.visits = [];
    const best = listing.bids.at(-1);
    if (best) createSale(state, ctx, listing, best.by, best.cents);
    else {
      listing.status = "ended";
      notifyListing(state, ctx, listing, "noticeUnsold");
    }
  }),
  acceptOffer: signedInCommand({ offer: BuyerOfferId }, (state, { offer: id }, ctx) => {
    const offer = state.buyerOffers[id];
    const listing = offer ? state.listings[offer.listing] : undefined;
    if (offer?.status !== "open") return reject("offer-gone");
    if (listing?.status !== "active") return reject("listing-gone");
    offer.status = "accepted";
    createSale(state, ctx, listing, offer.by, offer.cents);
  }),
  declineOffer: signedInCommand({ offer: BuyerOfferId }, (state, { offer: id }) => {
    const offer = state.buyerOffers[id];
    if (offer?.status !== "open") return reject("offer-gone");
    offer.status = "declined";
  }),
  counterOffer: signedInCommand({ offer: BuyerOfferId, cents: Price }, (state, { offer: id, cents }, ctx) => {
    const offer = state.buyerOffers[id];
    const listing = offer ? state.listings[offer.listing] : undefined;
    if (offer?.status !== "open") return reject("offer-gone");
    if (listing?.status !== "active") return reject("listing-gone");
    if (cents <= offer.cents) return reject("counter-low");
    if (cents > listing.priceCents!) return reject("counter-high");
    offer.status = "countered";
    offer.counterCents = cents;
    offer.answersAt = ctx.now + 3 * hourMs + Math.floor(ctx.random() * 6 * hourMs);
  }),
  /** Scheduled. The buyer accepts or declines the counteroffer. */
  buyerAnswers: ebay.command({ offer: BuyerOfferId }, (state, { offer: id }, ctx) => {
    const offer = state.buyerOffers[id];
    const listing = offer ? state.listings[offer.listing] : undefined;
    if (offer?.status !== "countered" || offer.counterCents === null) return reject("offer-gone");
    offer.answersAt = null;
    // A buyer accepts a counteroffer that is close enough to the buyer's own offer.
    const takes = listing?.status === "active" && offer.counterCents <= Math.round(offer.cents * 1.12);
    offer.status = takes ? "accepted" : "declined";
    if (!listing) return;
    notifyListing(state, ctx, listing, takes ? "noticeCounterTaken" : "noticeCounterLeft");
    if (takes) createSale(state, ctx, listing, offer.by, offer.counterCents);
  }),
  lapseBuyerOffer: ebay.command({ offer: BuyerOfferId }, (state, { offer: id }) => {
    const offer = state.buyerOffers[id];
    if (offer?.status !== "open") return reject("offer-gone");
    offer.status = "expired";
  }),
  shipSale: signedInCommand(
    { sale: SaleId, carrier: v.picklist(carriers), tracking: Tracking },
    (state, { sale: id, carrier, tracking }, ctx) => {
      const sale = state.sales[id];
      if (!sale) return reject("sale-gone");
      if (sale.status !== "paid") return reject("shipped-already");
      const arrivesAt = ctx.now + 3 * dayMs + Math.floor(ctx.random() * 3 * dayMs);
      Object.assign(sale, { status: "shipped", carrier, tracking, shippedAt: ctx.now, arrivesAt });
    },
  ),
  /** Scheduled. The buyer receives the parcel. From then on, the owner can pay the money out. */
  saleArrives: ebay.command({ sale: SaleId }, (state, { sale: id }, ctx) => {
    const sale = state.sales[id];
    if (sale?.status !== "shipped") return reject("sale-gone");
    sale.status = "delivered";
    const facts = { title: sale.title };
    notifyOwner(state, ctx, { channel: "selling", key: "noticePaidOut", facts, lead: { to: "payouts" } });
  }),
  /** Pays money out to the bank account of a card. `cents`: the part of the available money to pay out, in US cents. */
  payOut: signedInCommand({ card: CardId, cents: Price }, (state, { card: id, cents }, ctx) => {
    const card = cardsBoundTo(ctx.os, "ebay").find((one) => one.id === id);
    if (!card) return reject("card-unknown");
    const most = availableCents(state, balanceOf(ctx.os, fundsAccount));
    if (cents > most) return reject("payout-too-large", { most: (most / 100).toFixed(2) });
    const account = ctx.os.money.accounts[card.account];
    if (!account) return reject("card-unknown");
    // The ledger needs the sum in the bank's currency. The sum is rounded down, so that at most `cents` leave the
    // account.
    const arriving = account.currency === "USD" ? cents : Math.floor((cents * convertCents(100, "USD", "CNY")) / 100);
    if (arriving < 1) return reject("payout-too-small");
    const title = ctx.lang === "en" ? "Payout" : "销售款提现";
    const result = ctx.money.move({
      from: fundsAccount,
      to: card.account,
      cents: arriving,
      kind: "withdrawal",
      title,
      party: "ebay",
    });
    return typeof result === "string" ? undefined : result;
  }),
};

type ListingFields = Pick<Listing, keyof typeof listingFields>;
function findMissingField(fields: ListingFields) {
  if (fields.title === "") return reject("title-missing");
  if (fields.photos.length === 0) return reject("photo-missing");
  if (fields.category === null || fields.branch === null) return reject("category-missing");
  if (fields.condition === null) return reject("condition-missing");
  if (fields.priceCents === null) return reject("price-missing");
  return null;
}
function saveListing(
  state: State,
  ctx: Ctx,
  id: string | null,
  fields: ListingFields,
  status: "draft" | "active",
): string {
  const to = id ?? ctx.newId("listing");
  const none = { endsAt: null, views: 0, watchers: 0, sold: 0, bids: [], visits: [] };
  state.listings[to] = { id: to, ...fields, status, at: ctx.now, ...none };
  return to;
}
/**
 * Creates a sale after a buyer has bought and paid. Moves the money, minus the fee, to the owner's account with the
 * shop.
 */
function createSale(state: State, ctx: Ctx, listing: Listing, by: string, cents: number): void {
  const all = cents + listing.shippingCents;
  const fee = saleFeeCents(all);
  const id = ctx.newId("sale");
  const title = listing.title;
  const paid = ctx.money.move({
    from: outsideAccountId(by.replaceAll(/\W/g, ""), "USD"),
    to: fundsAccount,
    cents: all,
    kind: "payment",
    title,
    party: by,
    order: id,
  });
  if (typeof paid !== "string") return;
  const text = ctx.lang === "en" ? `Final value fee: ${title}` : `成交费：${title}`;
  ctx.money.move({
    from: fundsAccount,
    to: outsideAccountId("ebay", "USD"),
    cents: fee,
    kind: "fee",
    title: text.slice(0, 120).trim(),
    party: "ebay",
    order: id,
  });
  listing.sold += 1;
  if (listing.format === "buy" && listing.quantity > 1) listing.quantity -= 1;
  else {
    listing.status = "sold";
    listing.visits = [];
    listing.endsAt = ctx.now;
  }
  state.sales[id] = {
    id,
    listing: listing.id,
    title,
    photo: listing.photos[0] ?? null,
    by,
    to: pickBuyerAddress(by),
    quantity: 1,
    cents,
    shippingCents: listing.shippingCents,
    feeCents: fee,
    service: listing.service,
    at: ctx.now,
    shipBy: ctx.now + 3 * dayMs,
    status: "paid",
    carrier: null,
    tracking: null,
    shippedAt: null,
    arrivesAt: null,
  };
  notifyListing(state, ctx, listing, "noticeSold");
}
function addBuyerQuestion(state: State, ctx: Ctx, listing: Listing, by: string, text: string): void {
  const id = ctx.newId("thread");
  const own = { id, seller: null, who: by, item: null, listing: listing.id, order: null, topic: "details" } as const;
  const messages = [{ mine: false, text, at: ctx.now }];
  state.threads[id] = { ...own, said: messages, unread: true, archived: false, answersAt: null };
  const lead = { to: "thread", thread: id } as const;
  notifyOwner(state, ctx, { channel: "messages", key: "noticeMessage", facts: { name: by, text }, lead });
}
