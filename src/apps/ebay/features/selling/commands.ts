/** What the owner does as a seller, and what buyers do. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { converted } from "../../../../os/money/currency.ts";
import { outside } from "../../../../os/money/ledger.ts";
import { balanceOf, cardsOf } from "../../../../os/money/read.ts";
import { CardId } from "../../../../os/money/schema.ts";
import { reject } from "../../../../os/values.ts";
import { dayMs, hourMs } from "../../../../state/civil.ts";
import { Rng } from "../../../../state/rng.ts";
import { BuyerOfferId, ListingId, Price, SaleId } from "../../ids.ts";
import { member } from "../../member.ts";
import { ebay, type State } from "../../state.ts";
import { tell, type NoticeKey } from "../../tell.ts";
import { availableCents, feeOf } from "./queries.ts";
import { carriers, fundsAccount, listingFields, Tracking, type Listing } from "./state.ts";
import { buyerOf, placeFor, questions, visitsOf } from "./visitors.ts";

const listingsMost = 100;
const told = (state: State, ctx: Ctx, listing: Listing, key: NoticeKey): void =>
  tell(state, ctx, {
    channel: "selling",
    key,
    facts: { title: listing.title },
    lead: { to: "listing", listing: listing.id },
  });

export const sellingCommands = {
  /** Keeps what was written so far; a draft may lack anything. */
  saveDraft: member({ id: v.nullable(ListingId), ...listingFields }, (state, { id, ...fields }, ctx) => {
    const before = id === null ? undefined : state.listings[id];
    if (id !== null && before?.status !== "draft") return reject("listing-gone");
    if (!before && Object.keys(state.listings).length >= listingsMost) return reject("listings-full");
    return put(state, ctx, id, fields, "draft");
  }),
  /** Puts it up for sale. Named is what is missing first. */
  publish: member({ id: v.nullable(ListingId), ...listingFields }, (state, { id, ...fields }, ctx) => {
    const before = id === null ? undefined : state.listings[id];
    if (id !== null && (!before || before.status === "active")) return reject("listing-gone");
    if (!before && Object.keys(state.listings).length >= listingsMost) return reject("listings-full");
    const missing = missingIn(fields);
    if (missing) return missing;
    const to = put(state, ctx, id, fields, "active");
    const listing = state.listings[to]!;
    listing.endsAt = ctx.now + fields.days * dayMs;
    listing.visits = visitsOf(listing, ctx);
    return to;
  }),
  /** Changes one that is up; of an auction with bids nothing may change. */
  revise: member({ id: ListingId, ...listingFields }, (state, { id, ...fields }) => {
    const listing = state.listings[id];
    if (listing?.status !== "active") return reject("listing-gone");
    if (listing.bids.length > 0) return reject("has-bids");
    if (fields.format !== listing.format) return reject("format-fixed");
    const missing = missingIn(fields);
    if (missing) return missing;
    Object.assign(listing, fields);
    return id;
  }),
  endNow: member({ id: ListingId }, (state, { id }, ctx) => {
    const listing = state.listings[id];
    if (listing?.status !== "active") return reject("listing-gone");
    if (listing.bids.length > 0) return reject("has-bids");
    listing.status = "ended";
    listing.endsAt = ctx.now;
    listing.visits = [];
  }),
  deleteListing: member({ id: ListingId }, (state, { id }) => {
    const listing = state.listings[id];
    if (!listing) return reject("listing-gone");
    if (listing.status === "active") return reject("listing-runs");
    if (Object.values(state.sales).some((sale) => sale.listing === id && sale.status === "paid"))
      return reject("ship-first");
    delete state.listings[id];
  }),
  /** Falls due: somebody comes by. */
  visit: ebay.command({ id: ListingId }, (state, { id }, ctx) => {
    const listing = state.listings[id];
    const [next, ...later] = listing?.visits ?? [];
    if (!listing || !next) return reject("listing-gone");
    listing.visits = later;
    // Drawn from the listing and not from the phone's chances: what time alone brings is the same whatever the owner does.
    const r = Rng.of(id, "visit", later.length);
    listing.views += r.int(1, 6);
    const by = buyerOf(id, later.length);
    if (next.does === "watch") listing.watchers += 1;
    else if (next.does === "ask") ask(state, ctx, listing, by, r.pick(questions[ctx.lang === "en" ? "en" : "zh"]));
    else if (next.does === "offer") {
      const cents = Math.max(1, Math.round((listing.priceCents! * r.int(70, 89)) / 100));
      const offer = ctx.newId("bid");
      const fresh = { id: offer, listing: id, by, cents, at: ctx.now, expiresAt: ctx.now + 2 * dayMs };
      state.buyerOffers[offer] = { ...fresh, status: "open", counterCents: null, answersAt: null };
      told(state, ctx, listing, "noticeBuyerOffer");
    } else if (next.does === "bid") {
      const last = listing.bids.at(-1);
      const base = last?.cents ?? listing.priceCents!;
      const cents = last ? base + Math.max(50, Math.round((base * r.int(4, 15)) / 100)) : base;
      listing.bids.push({ by, cents, at: ctx.now });
      told(state, ctx, listing, "noticeBuyerBid");
    } else if (next.does === "buy") sell(state, ctx, listing, by, listing.priceCents!);
  }),
  /** Falls due: its time is over. Who bid most has bought it. */
  endListing: ebay.command({ id: ListingId }, (state, { id }, ctx) => {
    const listing = state.listings[id];
    if (listing?.status !== "active") return reject("listing-gone");
    listing.visits = [];
    const best = listing.bids.at(-1);
    if (best) sell(state, ctx, listing, best.by, best.cents);
    else {
      listing.status = "ended";
      told(state, ctx, listing, "noticeUnsold");
    }
  }),
  acceptOffer: member({ offer: BuyerOfferId }, (state, { offer: id }, ctx) => {
    const offer = state.buyerOffers[id];
    const listing = offer ? state.listings[offer.listing] : undefined;
    if (offer?.status !== "open") return reject("offer-gone");
    if (listing?.status !== "active") return reject("listing-gone");
    offer.status = "accepted";
    sell(state, ctx, listing, offer.by, offer.cents);
  }),
  declineOffer: member({ offer: BuyerOfferId }, (state, { offer: id }) => {
    const offer = state.buyerOffers[id];
    if (offer?.status !== "open") return reject("offer-gone");
    offer.status = "declined";
  }),
  counterOffer: member({ offer: BuyerOfferId, cents: Price }, (state, { offer: id, cents }, ctx) => {
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
  /** Falls due: the buyer takes the counter offer, or leaves. */
  buyerAnswers: ebay.command({ offer: BuyerOfferId }, (state, { offer: id }, ctx) => {
    const offer = state.buyerOffers[id];
    const listing = offer ? state.listings[offer.listing] : undefined;
    if (offer?.status !== "countered" || offer.counterCents === null) return reject("offer-gone");
    offer.answersAt = null;
    // Who offered most of it goes the rest of the way.
    const takes = listing?.status === "active" && offer.counterCents <= Math.round(offer.cents * 1.12);
    offer.status = takes ? "accepted" : "declined";
    if (!listing) return;
    told(state, ctx, listing, takes ? "noticeCounterTaken" : "noticeCounterLeft");
    if (takes) sell(state, ctx, listing, offer.by, offer.counterCents);
  }),
  lapseBuyerOffer: ebay.command({ offer: BuyerOfferId }, (state, { offer: id }) => {
    const offer = state.buyerOffers[id];
    if (offer?.status !== "open") return reject("offer-gone");
    offer.status = "expired";
  }),
  shipSale: member(
    { sale: SaleId, carrier: v.picklist(carriers), tracking: Tracking },
    (state, { sale: id, carrier, tracking }, ctx) => {
      const sale = state.sales[id];
      if (!sale) return reject("sale-gone");
      if (sale.status !== "paid") return reject("shipped-already");
      const arrivesAt = ctx.now + 3 * dayMs + Math.floor(ctx.random() * 3 * dayMs);
      Object.assign(sale, { status: "shipped", carrier, tracking, shippedAt: ctx.now, arrivesAt });
    },
  ),
  /** Falls due: the buyer has it; the money is the owner's. */
  saleArrives: ebay.command({ sale: SaleId }, (state, { sale: id }, ctx) => {
    const sale = state.sales[id];
    if (sale?.status !== "shipped") return reject("sale-gone");
    sale.status = "delivered";
    const facts = { title: sale.title };
    tell(state, ctx, { channel: "selling", key: "noticePaidOut", facts, lead: { to: "payouts" } });
  }),
  /** To the bank of a card; in US cents, of what is no longer held back. */
  payOut: member({ card: CardId, cents: Price }, (state, { card: id, cents }, ctx) => {
    const card = cardsOf(ctx.os, "ebay").find((one) => one.id === id);
    if (!card) return reject("card-unknown");
    const most = availableCents(state, balanceOf(ctx.os, fundsAccount));
    if (cents > most) return reject("payout-too-large", { most: (most / 100).toFixed(2) });
    const account = ctx.os.money.accounts[card.account];
    if (!account) return reject("card-unknown");
    // What comes is told in the bank's currency; no more may leave than was asked for.
    const arriving = account.currency === "USD" ? cents : Math.floor((cents * converted(100, "USD", "CNY")) / 100);
    if (arriving < 1) return reject("payout-too-small");
    const title = ctx.lang === "en" ? "Payout" : "销售款提现";
    const done = ctx.money.move({
      from: fundsAccount,
      to: card.account,
      cents: arriving,
      kind: "withdrawal",
      title,
      party: "ebay",
    });
    return typeof done === "string" ? undefined : done;
  }),
};

type Fields = Pick<Listing, keyof typeof listingFields>;
function missingIn(fields: Fields) {
  if (fields.title === "") return reject("title-missing");
  if (fields.photos.length === 0) return reject("photo-missing");
  if (fields.category === null || fields.branch === null) return reject("category-missing");
  if (fields.condition === null) return reject("condition-missing");
  if (fields.priceCents === null) return reject("price-missing");
  return null;
}
function put(state: State, ctx: Ctx, id: string | null, fields: Fields, status: "draft" | "active"): string {
  const to = id ?? ctx.newId("listing");
  const none = { endsAt: null, views: 0, watchers: 0, sold: 0, bids: [], visits: [] };
  state.listings[to] = { id: to, ...fields, status, at: ctx.now, ...none };
  return to;
}
/** Somebody has bought and paid: the money is kept for the owner, less what the shop takes. */
function sell(state: State, ctx: Ctx, listing: Listing, by: string, cents: number): void {
  const all = cents + listing.shippingCents;
  const fee = feeOf(all);
  const id = ctx.newId("sale");
  const title = listing.title;
  const paid = ctx.money.move({
    from: outside(by.replaceAll(/\W/g, ""), "USD"),
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
    to: outside("ebay", "USD"),
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
    to: placeFor(by),
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
  told(state, ctx, listing, "noticeSold");
}
function ask(state: State, ctx: Ctx, listing: Listing, by: string, text: string): void {
  const id = ctx.newId("thread");
  const own = { id, seller: null, who: by, item: null, listing: listing.id, order: null, topic: "details" } as const;
  const said = [{ mine: false, text, at: ctx.now }];
  state.threads[id] = { ...own, said, unread: true, archived: false, answersAt: null };
  const lead = { to: "thread", thread: id } as const;
  tell(state, ctx, { channel: "messages", key: "noticeMessage", facts: { name: by, text }, lead });
}
