import { expect, test } from "vitest";
import { outsideAccountId } from "#os/money/ledger.ts";
import { balanceOf, entriesByApp } from "#os/money/read.ts";
import type { PhoneState } from "#os/state.ts";
import { world } from "#os/world.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import goods from "#world/goods/index.ts";
import { phone } from "../phone.ts";
import { merchantAccount } from "./features/checkout/commands.ts";
import { listTrackingSteps } from "./features/orders/lifecycle.ts";
import { availableCents, saleFeeCents } from "./features/selling/queries.ts";
import { fundsAccount } from "./features/selling/state.ts";
import { priceOf } from "./item-terms.ts";
import type { SeedItem } from "./seed-auctions.ts";
import { seedItems } from "./seed-items.ts";
import { seedBids } from "./seed.ts";
import type { State } from "./state.ts";
import { strings } from "./strings.ts";
import { noticeKeys } from "./notify.ts";

const start = Date.UTC(2026, 2, 16, 1);
const boot = phone.boot({
  startMs: start,
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
const ebayState = (s: PhoneState): State => s.apps["ebay"] as State;
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null => {
  const done = phone.reduce(s, { name, args });
  if (done.rejected !== null) expect(ebayState(done.state)).toEqual(ebayState(s));
  return done.rejected;
};
const tick = (s: PhoneState, ms: number): PhoneState => run(s, "os.tick", { ms });
/** Advances the clock by `n` days and stops at each scheduled command. */
const advanceDays = (s: PhoneState, n: number): PhoneState => {
  const until = s.clock.nowMs + n * dayMs;
  let now = s;
  while (now.clock.nowMs < until) now = tick(now, until - now.clock.nowMs);
  return now;
};
const getItem = (lot: SeedItem) => world(goods.queries.item, { id: lot.item })!;
const cartSource = { from: "cart", item: null, variant: null, quantity: 1, offer: null, order: null };
const orderArgs = { ...cartSource, address: "address_home", payWith: "card_lumen", services: {} };
const newOrders = (s: PhoneState, before: PhoneState) =>
  Object.values(ebayState(s).orders).filter(({ id }) => !ebayState(before).orders[id]);
const lumenBalance = (s: PhoneState): number => balanceOf(s.os, "account_bank_lumen");

test("the seed describes listings as the world does", () => {
  const all = Object.entries(seedItems) as [string, SeedItem][];
  // An owner's listing that uses pictures of a listing of the world has nothing else in common with that listing.
  for (const [role, lot] of all.filter(([, { pictures }]) => pictures))
    expect(getItem(lot).pictures, role).toEqual(expect.arrayContaining([...lot.pictures!]));
  for (const [role, lot] of all.filter(([, { pictures }]) => !pictures)) {
    const item = getItem(lot);
    expect(item, role).not.toBeNull();
    const variant = item.variants.find(({ id }) => id === lot.variant);
    const way =
      item.location.country === "CN"
        ? item.shipping.services[0]!
        : { service: "international", ...item.shipping.abroad! };
    expect(
      { seller: item.seller, cents: variant?.priceCents ?? item.priceCents, auction: item.auction, sending: way },
      role,
    ).toEqual({ seller: lot.seller, cents: lot.cents, auction: lot.auction, sending: lot.sending });
    expect(world(goods.queries.seller, { id: lot.seller })?.handle, role).toBe(lot.handle);
  }
});
test.each([0, 1, 2, 3, 4, 5, 6, 40, 200])("on day %i the owner leads two auctions and is outbid in one", (day) => {
  const bids = seedBids(start + day * dayMs + day * 3 * hourMs);
  expect(bids.map(({ status }) => status)).toEqual(["outbid", "leading", "leading"]);
});
test("every notice has a text", () => {
  for (const key of noticeKeys) expect(strings.en[key]).toBeTruthy();
  for (const { key } of ebayState(boot).notices) expect(noticeKeys).toContain(key);
});

test("the cart becomes one order for each seller, paid in full by card, and the coupon is used up", () => {
  expect(refusal(boot, "ebay.useCoupon", { code: "NOSUCH" })).toBe("coupon-unknown");
  expect(refusal(boot, "ebay.useCoupon", { code: "WELCOME5" })).toBe("coupon-used");
  const ready = run(boot, "ebay.useCoupon", { code: "SPRING12" });
  const items = ebayState(ready).cart.filter(({ later }) => !later);
  const sum = items.reduce((all, { item, variant, quantity }) => {
    const found = world(goods.queries.item, { id: item })!;
    return all + priceOf(ebayState(ready), found, variant) * quantity;
  }, 0);
  const after = run(ready, "ebay.placeOrder", orderArgs);
  const orders = newOrders(after, ready);
  expect(new Set(orders.map(({ seller }) => seller)).size).toBe(orders.length);
  const discount = orders.reduce((all, { discountCents }) => all + discountCents, 0);
  expect(discount).toBe(Math.min(3_000, Math.floor((sum * 12) / 100)));
  const total = orders.reduce((all, { totalCents }) => all + totalCents, 0);
  expect(total).toBe(sum + orders.reduce((all, { shipping }) => all + shipping.cents, 0) - discount);
  expect(lumenBalance(boot) - lumenBalance(after)).toBe(total);
  expect(ebayState(after).cart.map(({ later }) => later)).toEqual([true]);
  expect(refusal(after, "ebay.useCoupon", { code: "SPRING12" })).toBe("coupon-used");
  expect(refusal(after, "ebay.placeOrder", orderArgs)).toBe("nothing-to-buy");
});
test("an order can be cancelled with a refund until it ships", () => {
  const one = { ...orderArgs, from: "item", item: seedItems.watchKnife.item, variant: seedItems.watchKnife.variant };
  const bought = run(boot, "ebay.placeOrder", one);
  const [order] = newOrders(bought, boot);
  const back = run(bought, "ebay.cancelOrder", { order: order!.id });
  expect(lumenBalance(back)).toBe(lumenBalance(boot));
  const shipped = tick(bought, order!.shipsAt! - start + 1);
  expect(ebayState(shipped).orders[order!.id]!.status).toBe("shipped");
  expect(refusal(shipped, "ebay.cancelOrder", { order: order!.id })).toBe("cancel-late");
});
test("a parcel arrives with time, and is returned and refunded to the card", () => {
  const one = { ...orderArgs, from: "item", item: seedItems.watchKnife.item, variant: seedItems.watchKnife.variant };
  const bought = run(boot, "ebay.placeOrder", one);
  const id = newOrders(bought, boot)[0]!.id;
  const told = (s: PhoneState) => listTrackingSteps(ebayState(s).orders[id]!, s.clock.nowMs).map(({ kind }) => kind);
  expect(told(bought)).toEqual(["paid", "ordered"]);
  expect(refusal(bought, "ebay.askReturn", { order: id, reason: "broken", details: "" })).toBe("not-delivered");
  const here = tick(bought, ebayState(bought).orders[id]!.arrivesAt! - start + 1);
  expect(told(here)[0]).toBe("delivered");
  expect(told(here)).toContain("out");
  const asked = run(here, "ebay.askReturn", { order: id, reason: "broken", details: "Bent." });
  expect(refusal(asked, "ebay.sendBack", { order: id })).toBe("label-missing");
  const agreed = tick(asked, 9 * hourMs);
  expect(ebayState(agreed).orders[id]!.back).toMatchObject({
    status: "agreed",
    tracking: expect.stringMatching(/^94/),
  });
  const before = lumenBalance(agreed);
  const done = advanceDays(run(agreed, "ebay.sendBack", { order: id }), 4);
  expect(ebayState(done).orders[id]!.back!.status).toBe("refunded");
  expect(lumenBalance(done) - before).toBe(ebayState(done).orders[id]!.totalCents);
});
test("feedback needs a text and can be given once", () => {
  const give = { order: "order_s_kettle", mark: "positive", described: 5, shipping: 4, talk: 5, text: " Boils. " };
  const given = run(boot, "ebay.rate", give);
  expect(ebayState(given).orders["order_s_kettle"]!.mark).toMatchObject({ text: "Boils.", shipping: 4 });
  expect(refusal(given, "ebay.rate", give)).toBe("rated-already");
  expect(refusal(boot, "ebay.rate", { ...give, text: "  " })).toBe("words-missing");
});
test("refuses more items than in stock, an auction item in the cart, and an order without an address", () => {
  const stock = (lot: SeedItem): number =>
    getItem(lot).variants.find(({ id }) => id === lot.variant)?.stock ?? getItem(lot).quantity;
  const few = [seedItems.cartHeadphones, seedItems.cartSneakers, seedItems.cartMug, seedItems.laterRug].find(
    (lot) => stock(lot) < 90,
  )!;
  const line = ebayState(boot).cart.find(({ item }) => item === few.item)!.id;
  expect(refusal(boot, "ebay.setQuantity", { line, quantity: stock(few) + 1 })).toBe("stock-short");
  expect(refusal(boot, "ebay.addToCart", { item: seedItems.watchCamera.item, variant: null, quantity: 1 })).toBe(
    "auction-bids",
  );
  expect(refusal(boot, "ebay.placeOrder", { ...orderArgs, address: null })).toBe("address-missing");
});
test("rejects entries of other payments, and cancels an order that stays unpaid", () => {
  const one = {
    ...orderArgs,
    payWith: "alipay",
    from: "item",
    item: seedItems.watchKnife.item,
    variant: seedItems.watchKnife.variant,
  };
  const waits = run(boot, "ebay.placeOrder", one);
  const [order] = newOrders(waits, boot);
  expect(order!.status).toBe("unpaid");
  const { purchase } = order!;
  const [other] = entriesByApp(waits.os, "ebay");
  expect(refusal(waits, "ebay.confirmPaid", { purchase, entry: "entry_none" })).toBe("payment-missing");
  expect(refusal(waits, "ebay.confirmPaid", { purchase, entry: other!.id })).toBe("payment-missing");
  const lapsed = advanceDays(waits, 3);
  expect(ebayState(lapsed).orders[order!.id]!.status).toBe("cancelled");
  expect(merchantAccount).toBe(outsideAccountId("ebay", "USD"));
});
test("a high bid wins the auction at its end, and becomes an order at the final price", () => {
  const { item } = seedItems.watchTurntable;
  const found = getItem(seedItems.watchTurntable);
  const low = refusal(boot, "ebay.placeBid", { item, cents: 1 });
  expect(low).toBe("bid-too-low");
  const bid = run(boot, "ebay.placeBid", { item, cents: found.auction!.worthCents * 3 });
  expect(ebayState(bid).bids[item]!.status).toBe("leading");
  expect(refusal(bid, "ebay.dropBid", { item })).toBe("bid-runs");
  const over = advanceDays(bid, 8);
  const { status, cents, order } = ebayState(over).bids[item]!;
  expect(status).toBe("won");
  expect(ebayState(over).orders[order!]).toMatchObject({ from: "bid", lines: [{ item, cents }] });
  expect(ebayState(over).notices.map(({ key }) => key)).toContain("noticeWon");
  const lowest = run(boot, "ebay.placeBid", { item: seedItems.watchCamera.item, cents: 100_000_000 });
  expect(ebayState(advanceDays(lowest, 8)).bids[seedItems.watchCamera.item]!.status).toBe("won");
});
test("offers are answered or expire with time, and an accepted one is ordered at its price", () => {
  expect(refusal(boot, "ebay.takeCounter", { offer: "offer_s_chair" })).toBe("offer-gone");
  const answered = tick(boot, 9 * hourMs);
  expect(ebayState(answered).offers["offer_s_chair"]!.status).not.toBe("pending");
  const { cents, item } = ebayState(boot).offers["offer_s_sunglasses"]!;
  const paid = run(boot, "ebay.placeOrder", { ...orderArgs, from: "offer", offer: "offer_s_sunglasses" });
  expect(newOrders(paid, boot)[0]!.lines).toEqual([expect.objectContaining({ item, cents })]);
  expect(refusal(paid, "ebay.placeOrder", { ...orderArgs, from: "offer", offer: "offer_s_sunglasses" })).toBe(
    "nothing-to-buy",
  );
  expect(ebayState(advanceDays(boot, 3)).offers["offer_s_drone"]!.status).toBe("expired");
});
test("sellers answer, searches find new listings and prices drop, without notices for disabled channels", () => {
  const wrote = run(boot, "ebay.writeTo", {
    seller: seedItems.watchKnife.seller,
    item: seedItems.watchKnife.item,
    order: null,
    topic: "shipping",
    text: "How long does shipping take?",
  });
  const later = advanceDays(wrote, 3);
  const thread = Object.values(ebayState(later).threads).find(({ item }) => item === seedItems.watchKnife.item)!;
  expect(thread.said.map(({ mine }) => mine)).toEqual([true, false]);
  expect(thread.said[1]!.text).toContain("days");
  expect(ebayState(later).saved["saved_s_guitar"]!.fresh.length).toBeGreaterThan(0);
  expect(ebayState(later).saved["saved_s_headphones"]!.fresh).toEqual([]);
  expect(ebayState(later).cuts[seedItems.watchKnife.item]).toBeGreaterThan(0);
  expect(ebayState(later).notices.map(({ channel }) => channel)).toContain("watch");
  const quiet = advanceDays(run(boot, "ebay.configure", { watch: false, searches: false }), 3);
  const heard = ebayState(quiet)
    .notices.filter(({ at }) => at > start)
    .map(({ channel }) => channel);
  expect(heard).not.toContain("watch");
  expect(heard).not.toContain("searches");
});
test("a listing is sold, shipped, and paid out minus the fee", () => {
  const draft = {
    id: null,
    title: "Tin robot",
    photos: seedItems.mineTablet.pictures as unknown as string[],
    category: "toys",
    branch: "models",
    condition: "used",
    description: "Walks.",
    format: "buy",
    priceCents: 4_000,
    takesOffers: false,
    quantity: 1,
    days: 7,
    service: "standard",
    shippingCents: 600,
  };
  expect(refusal(boot, "ebay.publish", { ...draft, title: "" })).toBe("title-missing");
  expect(refusal(boot, "ebay.publish", { ...draft, priceCents: null })).toBe("price-missing");
  const listed = run(boot, "ebay.publish", draft);
  const id = Object.keys(ebayState(listed).listings).find((one) => !ebayState(boot).listings[one])!;
  const sold = advanceDays(listed, 6);
  expect(ebayState(sold).listings[id]).toMatchObject({ status: "sold", sold: 1 });
  const sale = Object.values(ebayState(sold).sales).find(({ listing }) => listing === id)!;
  expect(sale.feeCents).toBe(saleFeeCents(4_600));
  const most = (s: PhoneState) => availableCents(ebayState(s), balanceOf(s.os, fundsAccount));
  const before = most(sold);
  expect(refusal(sold, "ebay.payOut", { card: "card_lumen", cents: before + 1 })).toBe("payout-too-large");
  const shipped = run(sold, "ebay.shipSale", { sale: sale.id, carrier: "usps", tracking: "9400118299990001" });
  const here = advanceDays(shipped, 7);
  expect(most(here) - before).toBeGreaterThanOrEqual(4_600 - sale.feeCents);
  const paid = run(here, "ebay.payOut", { card: "card_lumen", cents: most(here) });
  expect(lumenBalance(paid) - lumenBalance(here)).toBe(most(here));
  expect(most(paid)).toBe(0);
});
test("the user accepts a buyer's offer, or makes a counteroffer", () => {
  const taken = run(boot, "ebay.acceptOffer", { offer: "bid_s_tablet" });
  expect(ebayState(taken).listings["listing_s_tablet"]!.status).toBe("sold");
  expect(refusal(boot, "ebay.counterOffer", { offer: "bid_s_tablet", cents: 9_800 })).toBe("counter-low");
  const asked = run(boot, "ebay.counterOffer", { offer: "bid_s_tablet", cents: 10_500 });
  expect(ebayState(advanceDays(asked, 1)).buyerOffers["bid_s_tablet"]!.status).toBe("accepted");
});
test("signing out blocks changes; a closed account is erased after thirty days unless the user signs in", () => {
  const out = run(boot, "ebay.signOut");
  const add = { item: seedItems.watchKnife.item };
  expect(refusal(out, "ebay.unwatch", add)).toBe("sign-in-first");
  expect(refusal(out, "ebay.signIn", { name: "robin_ashby93", password: "wrong" })).toBe("sign-in-wrong");
  const inAgain = run(out, "ebay.signIn", { name: "Robin.Ashby@postbox.example", password: "Lantern-42" });
  expect(ebayState(inAgain).account.signedIn).toBe(true);
  expect(refusal(boot, "ebay.closeAccount", { password: "wrong" })).toBe("password-wrong");
  const closing = run(boot, "ebay.closeAccount", { password: "Lantern-42" });
  const saved = run(advanceDays(closing, 20), "ebay.signInByFinger");
  expect(Object.keys(ebayState(advanceDays(saved, 15)).orders).length).toBeGreaterThan(5);
  const gone = advanceDays(closing, 31);
  const { orders, watches, listings } = ebayState(gone);
  expect([orders, watches, listings]).toEqual([{}, {}, {}]);
  expect(refusal(gone, "ebay.signInByFinger")).toBe("finger-off");
});
