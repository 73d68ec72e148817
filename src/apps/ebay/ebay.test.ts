import { expect, test } from "vitest";
import { outside } from "../../os/money/ledger.ts";
import { balanceOf, entriesVia } from "../../os/money/read.ts";
import type { PhoneState } from "../../os/state.ts";
import { world } from "../../os/world.ts";
import { dayMs, hourMs } from "../../state/civil.ts";
import type { Json } from "../../state/json.ts";
import goods from "../../world/goods/index.ts";
import { phone } from "../phone.ts";
import { merchant } from "./features/checkout/commands.ts";
import { stepsOf } from "./features/orders/make.ts";
import { availableCents, feeOf } from "./features/selling/queries.ts";
import { fundsAccount } from "./features/selling/state.ts";
import { priceOf } from "./lots.ts";
import type { SeedLot } from "./seed-auctions.ts";
import { lots } from "./seed-lots.ts";
import { seedBids } from "./seed.ts";
import type { State } from "./state.ts";
import { strings } from "./strings.ts";
import { noticeKeys } from "./tell.ts";

const start = Date.UTC(2026, 2, 16, 1);
const boot = phone.boot({
  startMs: start,
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
const data = (s: PhoneState): State => s.apps["ebay"] as State;
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null => {
  const done = phone.reduce(s, { name, args });
  if (done.rejected !== null) expect(data(done.state)).toEqual(data(s));
  return done.rejected;
};
const tick = (s: PhoneState, ms: number): PhoneState => run(s, "os.tick", { ms });
/** Lets so many days pass, as often as what falls due asks for. */
const days = (s: PhoneState, n: number): PhoneState => {
  const until = s.clock.nowMs + n * dayMs;
  let now = s;
  while (now.clock.nowMs < until) now = tick(now, until - now.clock.nowMs);
  return now;
};
const itemOf = (lot: SeedLot) => world(goods.queries.item, { id: lot.item })!;
const source = { from: "cart", item: null, variant: null, quantity: 1, offer: null, order: null };
const place = { ...source, address: "address_home", payWith: "card_lumen", services: {} };
const newest = (s: PhoneState, before: PhoneState) =>
  Object.values(data(s).orders).filter(({ id }) => !data(before).orders[id]);
const lumen = (s: PhoneState): number => balanceOf(s.os, "account_bank_lumen");

test("what the seed says of listings is what the world says of them", () => {
  const all = Object.entries(lots) as [string, SeedLot][];
  // What the owner sells only looks like a listing of the world's.
  for (const [role, lot] of all.filter(([, { pictures }]) => pictures))
    expect(itemOf(lot).pictures, role).toEqual(expect.arrayContaining([...lot.pictures!]));
  for (const [role, lot] of all.filter(([, { pictures }]) => !pictures)) {
    const item = itemOf(lot);
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
test.each([0, 1, 2, 3, 4, 5, 6, 40, 200])("on day %i two auctions are led and one is not", (day) => {
  const bids = seedBids(start + day * dayMs + day * 3 * hourMs);
  expect(bids.map(({ status }) => status)).toEqual(["outbid", "leading", "leading"]);
});
test("all notices have words", () => {
  for (const key of noticeKeys) expect(strings.en[key]).toBeTruthy();
  for (const { key } of data(boot).notices) expect(noticeKeys).toContain(key);
});

test("the cart becomes an order for each seller, paid from the card to the last cent; the coupon is used up", () => {
  expect(refusal(boot, "ebay.useCoupon", { code: "NOSUCH" })).toBe("coupon-unknown");
  expect(refusal(boot, "ebay.useCoupon", { code: "WELCOME5" })).toBe("coupon-used");
  const ready = run(boot, "ebay.useCoupon", { code: "SPRING12" });
  const items = data(ready).cart.filter(({ later }) => !later);
  const sum = items.reduce((all, { item, variant, quantity }) => {
    const found = world(goods.queries.item, { id: item })!;
    return all + priceOf(data(ready), found, variant) * quantity;
  }, 0);
  const after = run(ready, "ebay.placeOrder", place);
  const orders = newest(after, ready);
  expect(new Set(orders.map(({ seller }) => seller)).size).toBe(orders.length);
  const discount = orders.reduce((all, { discountCents }) => all + discountCents, 0);
  expect(discount).toBe(Math.min(3_000, Math.floor((sum * 12) / 100)));
  const total = orders.reduce((all, { totalCents }) => all + totalCents, 0);
  expect(total).toBe(sum + orders.reduce((all, { shipping }) => all + shipping.cents, 0) - discount);
  expect(lumen(boot) - lumen(after)).toBe(total);
  expect(data(after).cart.map(({ later }) => later)).toEqual([true]);
  expect(refusal(after, "ebay.useCoupon", { code: "SPRING12" })).toBe("coupon-used");
  expect(refusal(after, "ebay.placeOrder", place)).toBe("nothing-to-buy");
});
test("an order is cancelled until it is on its way, and the money comes back", () => {
  const one = { ...place, from: "item", item: lots.watchKnife.item, variant: lots.watchKnife.variant };
  const bought = run(boot, "ebay.placeOrder", one);
  const [order] = newest(bought, boot);
  const back = run(bought, "ebay.cancelOrder", { order: order!.id });
  expect(lumen(back)).toBe(lumen(boot));
  const shipped = tick(bought, order!.shipsAt! - start + 1);
  expect(data(shipped).orders[order!.id]!.status).toBe("shipped");
  expect(refusal(shipped, "ebay.cancelOrder", { order: order!.id })).toBe("cancel-late");
});
test("a parcel moves with the clock, is returned, and refunded through the ledger", () => {
  const one = { ...place, from: "item", item: lots.watchKnife.item, variant: lots.watchKnife.variant };
  const bought = run(boot, "ebay.placeOrder", one);
  const id = newest(bought, boot)[0]!.id;
  const told = (s: PhoneState) => stepsOf(data(s).orders[id]!, s.clock.nowMs).map(({ kind }) => kind);
  expect(told(bought)).toEqual(["paid", "ordered"]);
  expect(refusal(bought, "ebay.askReturn", { order: id, reason: "broken", details: "" })).toBe("not-delivered");
  const here = tick(bought, data(bought).orders[id]!.arrivesAt! - start + 1);
  expect(told(here)[0]).toBe("delivered");
  expect(told(here)).toContain("out");
  const asked = run(here, "ebay.askReturn", { order: id, reason: "broken", details: "Bent." });
  expect(refusal(asked, "ebay.sendBack", { order: id })).toBe("label-missing");
  const agreed = tick(asked, 9 * hourMs);
  expect(data(agreed).orders[id]!.back).toMatchObject({ status: "agreed", tracking: expect.stringMatching(/^94/) });
  const before = lumen(agreed);
  const done = days(run(agreed, "ebay.sendBack", { order: id }), 4);
  expect(data(done).orders[id]!.back!.status).toBe("refunded");
  expect(lumen(done) - before).toBe(data(done).orders[id]!.totalCents);
});
test("feedback is given once, with words", () => {
  const give = { order: "order_s_kettle", mark: "positive", described: 5, shipping: 4, talk: 5, text: " Boils. " };
  const given = run(boot, "ebay.rate", give);
  expect(data(given).orders["order_s_kettle"]!.mark).toMatchObject({ text: "Boils.", shipping: 4 });
  expect(refusal(given, "ebay.rate", give)).toBe("rated-already");
  expect(refusal(boot, "ebay.rate", { ...give, text: "  " })).toBe("words-missing");
});
test("more than there is cannot be bought, nor what is not sent there", () => {
  const stock = (lot: SeedLot): number =>
    itemOf(lot).variants.find(({ id }) => id === lot.variant)?.stock ?? itemOf(lot).quantity;
  const few = [lots.cartHeadphones, lots.cartSneakers, lots.cartMug, lots.laterRug].find((lot) => stock(lot) < 90)!;
  const line = data(boot).cart.find(({ item }) => item === few.item)!.id;
  expect(refusal(boot, "ebay.setQuantity", { line, quantity: stock(few) + 1 })).toBe("stock-short");
  expect(refusal(boot, "ebay.addToCart", { item: lots.watchCamera.item, variant: null, quantity: 1 })).toBe(
    "auction-bids",
  );
  expect(refusal(boot, "ebay.placeOrder", { ...place, address: null })).toBe("address-missing");
});
test("who pays elsewhere is believed only by the ledger", () => {
  const one = {
    ...place,
    payWith: "alipay",
    from: "item",
    item: lots.watchKnife.item,
    variant: lots.watchKnife.variant,
  };
  const waits = run(boot, "ebay.placeOrder", one);
  const [order] = newest(waits, boot);
  expect(order!.status).toBe("unpaid");
  const { purchase } = order!;
  const [other] = entriesVia(waits.os, "ebay");
  expect(refusal(waits, "ebay.confirmPaid", { purchase, entry: "entry_none" })).toBe("payment-missing");
  expect(refusal(waits, "ebay.confirmPaid", { purchase, entry: other!.id })).toBe("payment-missing");
  const lapsed = days(waits, 3);
  expect(data(lapsed).orders[order!.id]!.status).toBe("cancelled");
  expect(merchant).toBe(outside("ebay", "USD"));
});
test("an auction that is led is won or lost when it ends; who wins owes the price", () => {
  const { item } = lots.watchTurntable;
  const found = itemOf(lots.watchTurntable);
  const low = refusal(boot, "ebay.placeBid", { item, cents: 1 });
  expect(low).toBe("bid-too-low");
  const bid = run(boot, "ebay.placeBid", { item, cents: found.auction!.worthCents * 3 });
  expect(data(bid).bids[item]!.status).toBe("leading");
  expect(refusal(bid, "ebay.dropBid", { item })).toBe("bid-runs");
  const over = days(bid, 8);
  const { status, cents, order } = data(over).bids[item]!;
  expect(status).toBe("won");
  expect(data(over).orders[order!]).toMatchObject({ from: "bid", lines: [{ item, cents }] });
  expect(data(over).notices.map(({ key }) => key)).toContain("noticeWon");
  const lowest = run(boot, "ebay.placeBid", { item: lots.watchCamera.item, cents: 100_000_000 });
  expect(data(days(lowest, 8)).bids[lots.watchCamera.item]!.status).toBe("won");
});
test("offers are answered by the clock, and an accepted one is paid at its price", () => {
  expect(refusal(boot, "ebay.takeCounter", { offer: "offer_s_chair" })).toBe("offer-gone");
  const answered = tick(boot, 9 * hourMs);
  expect(data(answered).offers["offer_s_chair"]!.status).not.toBe("pending");
  const { cents, item } = data(boot).offers["offer_s_sunglasses"]!;
  const paid = run(boot, "ebay.placeOrder", { ...place, from: "offer", offer: "offer_s_sunglasses" });
  expect(newest(paid, boot)[0]!.lines).toEqual([expect.objectContaining({ item, cents })]);
  expect(refusal(paid, "ebay.placeOrder", { ...place, from: "offer", offer: "offer_s_sunglasses" })).toBe(
    "nothing-to-buy",
  );
  expect(data(days(boot, 3)).offers["offer_s_drone"]!.status).toBe("expired");
});
test("sellers answer, searches tell of what is new, prices drop, unless the user does not want to hear", () => {
  const wrote = run(boot, "ebay.writeTo", {
    seller: lots.watchKnife.seller,
    item: lots.watchKnife.item,
    order: null,
    topic: "shipping",
    text: "How long does shipping take?",
  });
  const later = days(wrote, 3);
  const thread = Object.values(data(later).threads).find(({ item }) => item === lots.watchKnife.item)!;
  expect(thread.said.map(({ mine }) => mine)).toEqual([true, false]);
  expect(thread.said[1]!.text).toContain("days");
  expect(data(later).saved["saved_s_guitar"]!.fresh.length).toBeGreaterThan(0);
  expect(data(later).saved["saved_s_headphones"]!.fresh).toEqual([]);
  expect(data(later).cuts[lots.watchKnife.item]).toBeGreaterThan(0);
  expect(data(later).notices.map(({ channel }) => channel)).toContain("watch");
  const quiet = days(run(boot, "ebay.configure", { watch: false, searches: false }), 3);
  const heard = data(quiet)
    .notices.filter(({ at }) => at > start)
    .map(({ channel }) => channel);
  expect(heard).not.toContain("watch");
  expect(heard).not.toContain("searches");
});
test("what is listed finds a buyer, is shipped, and pays out what is left after the fee", () => {
  const draft = {
    id: null,
    title: "Tin robot",
    photos: lots.mineTablet.pictures as unknown as string[],
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
  const id = Object.keys(data(listed).listings).find((one) => !data(boot).listings[one])!;
  const sold = days(listed, 6);
  expect(data(sold).listings[id]).toMatchObject({ status: "sold", sold: 1 });
  const sale = Object.values(data(sold).sales).find(({ listing }) => listing === id)!;
  expect(sale.feeCents).toBe(feeOf(4_600));
  const most = (s: PhoneState) => availableCents(data(s), balanceOf(s.os, fundsAccount));
  const before = most(sold);
  expect(refusal(sold, "ebay.payOut", { card: "card_lumen", cents: before + 1 })).toBe("payout-too-large");
  const shipped = run(sold, "ebay.shipSale", { sale: sale.id, carrier: "usps", tracking: "9400118299990001" });
  const here = days(shipped, 7);
  expect(most(here) - before).toBeGreaterThanOrEqual(4_600 - sale.feeCents);
  const paid = run(here, "ebay.payOut", { card: "card_lumen", cents: most(here) });
  expect(lumen(paid) - lumen(here)).toBe(most(here));
  expect(most(paid)).toBe(0);
});
test("an offer of a buyer is taken, or answered with another", () => {
  const taken = run(boot, "ebay.acceptOffer", { offer: "bid_s_tablet" });
  expect(data(taken).listings["listing_s_tablet"]!.status).toBe("sold");
  expect(refusal(boot, "ebay.counterOffer", { offer: "bid_s_tablet", cents: 9_800 })).toBe("counter-low");
  const asked = run(boot, "ebay.counterOffer", { offer: "bid_s_tablet", cents: 10_500 });
  expect(data(days(asked, 1)).buyerOffers["bid_s_tablet"]!.status).toBe("accepted");
});
test("who is signed out changes nothing of theirs; a closed account is gone after thirty days, or comes back", () => {
  const out = run(boot, "ebay.signOut");
  const add = { item: lots.watchKnife.item };
  expect(refusal(out, "ebay.unwatch", add)).toBe("sign-in-first");
  expect(refusal(out, "ebay.signIn", { name: "robin_ashby93", password: "wrong" })).toBe("sign-in-wrong");
  const inAgain = run(out, "ebay.signIn", { name: "Robin.Ashby@postbox.example", password: "Lantern-42" });
  expect(data(inAgain).account.signedIn).toBe(true);
  expect(refusal(boot, "ebay.closeAccount", { password: "wrong" })).toBe("password-wrong");
  const closing = run(boot, "ebay.closeAccount", { password: "Lantern-42" });
  const saved = run(days(closing, 20), "ebay.signInByFinger");
  expect(Object.keys(data(days(saved, 15)).orders).length).toBeGreaterThan(5);
  const gone = days(closing, 31);
  const { orders, watches, listings } = data(gone);
  expect([orders, watches, listings]).toEqual([{}, {}, {}]);
  expect(refusal(gone, "ebay.signInByFinger")).toBe("finger-off");
});
