/** The account of a new phone: what its owner watches, has in the cart, bids on, waits for, sells, and writes about. */
import { addDays, dayMs, hourMs, minuteMs } from "../../state/civil.ts";
import { auctionAt, outbidAt, runAt } from "../../world/goods/auctions.ts";
import { prefs } from "./features/account/prefs.ts";
import { noFilters, type Filters, type Saved } from "./features/browse/state.ts";
import type { Bidding, Offer } from "./features/bidding/state.ts";
import type { CartLine, Coupon } from "./features/checkout/state.ts";
import type { Watch } from "./features/item/state.ts";
import type { SeedLot } from "./seed-auctions.ts";
import { lots } from "./seed-lots.ts";
import { forwarderOf, homeOf, officeOf, seedOrders } from "./seed-orders.ts";
import { seedSelling } from "./seed-selling.ts";
import { seedNotices, seedThreads } from "./seed-talk.ts";
import { ebay } from "./state.ts";

const byId = <T extends { readonly id: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((one) => [one.id, one]));
const byItem = <T extends { readonly item: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((one) => [one.item, one]));
/** As much of a listing as its auction takes. */
const auctioned = (lot: SeedLot) => ({ id: lot.item, priceCents: lot.cents, auction: lot.auction });

/** Auctions that the owner may have bid on, whichever stand as is wanted at the phone's start. */
const candidates: readonly SeedLot[] = [
  lots.bidWatch,
  lots.bidTypewriter,
  lots.bidInstant,
  lots.bidPlush,
  lots.bidHandbag,
  lots.bidBoots,
  lots.bidVase,
  lots.bidPen,
  lots.bidUkulele,
  lots.bidModelcar,
];

export function seedBids(now: number): Bidding[] {
  const open = candidates.flatMap((lot) => {
    const item = auctioned(lot);
    const run = runAt(item, now);
    const auction = auctionAt(item, now, [], run);
    return auction.endsAt - now > 3 * hourMs ? [{ lot, item, run, auction }] : [];
  });
  type Open = (typeof open)[number];
  const bidding = ({ item, run, auction }: Open, maxCents: number, at: number): Bidding => {
    const own = [{ at, maxCents }];
    const leads = auctionAt(item, now, own, run).leader === "own";
    return {
      item: item.id,
      run,
      endsAt: auction.endsAt,
      own,
      outbidAt: leads ? outbidAt(item, now, own, run) : null,
      status: leads ? "leading" : "outbid",
      cents: null,
      order: null,
    };
  };
  const chosen: Bidding[] = [];
  const isFree = ({ item }: Open): boolean => !chosen.some((bid) => bid.item === item.id);
  // One whose last bid came just after the owner's, who had bid as little as was needed.
  for (const one of open) {
    const last = one.auction.bids.at(-1);
    if (one.auction.bids.length < 2 || !last || last.at - one.auction.startsAt < hourMs) continue;
    const at = last.at - minuteMs;
    const bid = bidding(one, auctionAt(one.item, at, [], one.run).nextCents, at);
    if (bid.status !== "outbid") continue;
    chosen.push(bid);
    break;
  }
  // Two that are led: by little more than is needed, or by as much more as it takes.
  for (const share of [1.1, 1.5, 2.2, 4, 9])
    for (const one of open) {
      if (chosen.length >= 3 || !isFree(one)) continue;
      const at = Math.max(one.auction.startsAt + 1, now - 5 * hourMs - chosen.length * 13 * minuteMs);
      const next = auctionAt(one.item, at, [], one.run).nextCents;
      const bid = bidding(one, Math.ceil((next * share) / 100) * 100, at);
      if (bid.status === "leading") chosen.push(bid);
    }
  return chosen;
}

export const seed = ebay.seed((c) => {
  const { now, say } = c;
  const watch = (lot: SeedLot, ago: number, over = 0): Watch => {
    const auction = lot.auction ? auctionAt(auctioned(lot), now) : null;
    const reminds = auction ? auction.endsAt - hourMs : null;
    return {
      item: lot.item,
      at: now - ago * dayMs - 2 * hourMs,
      cents: (auction?.currentCents ?? lot.cents) + over,
      dropsAt: null,
      remindsAt: reminds !== null && reminds > now ? reminds : null,
    };
  };
  const line = (name: string, lot: SeedLot, quantity: number, later = false): CartLine => ({
    id: `line_s_${name}`,
    item: lot.item,
    variant: lot.variant,
    quantity,
    later,
    at: now - quantity * dayMs,
  });
  const offer = (name: string, lot: SeedLot, share: number, hoursAgo: number, more: Partial<Offer>): Offer => ({
    id: `offer_s_${name}`,
    item: lot.item,
    variant: lot.variant,
    quantity: 1,
    cents: Math.max(100, Math.round((lot.cents * share) / 100) * 100),
    note: "",
    at: now - hoursAgo * hourMs,
    status: "pending",
    counterCents: null,
    answersAt: null,
    expiresAt: now - hoursAgo * hourMs + 2 * dayMs,
    ...more,
  });
  const saved = (name: string, q: string, filters: Partial<Filters>, more: Partial<Saved>): Saved => ({
    id: `saved_s_${name}`,
    q,
    filters: { ...noFilters, ...filters },
    sort: "best",
    at: now - 20 * dayMs,
    alerts: true,
    checkedAt: now - 9 * hourMs,
    fresh: [],
    ...more,
  });
  const coupon = (code: string, kind: Coupon["kind"], value: number, more: Partial<Coupon>): [string, Coupon] => [
    code,
    {
      code,
      kind,
      value,
      leastCents: null,
      mostCents: null,
      category: null,
      endsAt: addDays(now, 12),
      used: false,
      ...more,
    },
  ];
  const countered = Math.max(2, Math.round((lots.offerDrone.cents * 0.93) / 100) * 100);
  const { listings, offers, sales } = seedSelling(c);
  const home = homeOf(c);
  return {
    searches: [
      say("film camera", "胶片相机"),
      say("acoustic guitar", "民谣吉他"),
      say("noise cancelling headphones", "降噪耳机"),
      say("desk lamp", "台灯"),
      say("laptop 14", "笔记本电脑 14"),
    ],
    saved: byId([
      saved("camera", say("film camera", "胶片相机"), { category: "cameras" }, { fresh: [lots.watchCamera.item] }),
      saved("guitar", say("guitar", "吉他"), { toCents: 40_000, abroad: true }, {}),
      saved(
        "headphones",
        say("headphones", "耳机"),
        { condition: "new", free: true },
        { alerts: false, sort: "lowest" },
      ),
    ]),
    followed: Object.fromEntries(
      [lots.cartHeadphones, lots.hereKettle, lots.watchGuitar].map(({ seller, item }, n) => [
        seller,
        { seller, at: now - (30 + n) * dayMs, checkedAt: now - (5 + 11 * n) * hourMs, fresh: n === 0 ? [item] : [] },
      ]),
    ),
    watches: byItem([
      watch(lots.watchLamp, 1, 900),
      watch(lots.watchCamera, 2),
      watch(lots.watchGuitar, 3),
      watch(lots.watchKeyboard, 4, 1_500),
      watch(lots.watchCoat, 6),
      watch(lots.watchTurntable, 2),
      { ...watch(lots.watchKnife, 1), dropsAt: now + 30 * hourMs },
      watch(lots.watchBackpack, 11),
      watch(lots.watchEspresso, 15, 4_000),
    ]),
    cuts: {},
    viewed: [
      lots.viewedTripod,
      lots.watchCamera,
      lots.viewedBlender,
      lots.viewedDress,
      lots.cartHeadphones,
      lots.viewedBricks,
    ].map(({ item }) => item),
    bids: byItem(seedBids(now)),
    offers: byId([
      offer("chair", lots.offerChair, 0.82, 3, { answersAt: now + 8 * hourMs + 20 * minuteMs }),
      offer("drone", lots.offerDrone, 0.8, 20, {
        status: "countered",
        counterCents: countered,
        expiresAt: now + 31 * hourMs,
        note: say("I could pay today.", "今天就能付款。"),
      }),
      offer("sunglasses", lots.offerSunglasses, 0.9, 26, { status: "accepted", expiresAt: now + 22 * hourMs }),
      offer("clock", lots.offerClock, 0.4, 90, { status: "declined", expiresAt: now - 20 * hourMs }),
    ]),
    cart: [
      line("headphones", lots.cartHeadphones, 1),
      line("sneakers", lots.cartSneakers, 1),
      line("mug", lots.cartMug, 2),
      line("rug", lots.laterRug, 1, true),
    ],
    addresses: byId([home, officeOf(c), forwarderOf(c)]),
    mainAddress: home.id,
    payWith: "card_lumen",
    coupons: Object.fromEntries([
      coupon("SPRING12", "percent", 12, { leastCents: 5_000, mostCents: 3_000 }),
      coupon("SHIPSAVE", "shipping", 1_500, { endsAt: addDays(now, 5) }),
      coupon("KITCHEN8", "amount", 800, { leastCents: 3_500, category: "kitchen" }),
      coupon("WELCOME5", "amount", 500, { used: true, endsAt: addDays(now, 200) }),
    ]),
    coupon: null,
    stockSince: now,
    orders: byId(seedOrders(c)),
    threads: byId(seedThreads(c)),
    notices: seedNotices(c),
    listings: byId(listings),
    buyerOffers: byId(offers),
    sales: byId(sales),
    account: {
      name: say("Robin Ashby", "苏然"),
      handle: "robin_ashby93",
      email: "robin.ashby@postbox.example",
      phone: "+86 154 2085 0100",
      password: "Lantern-42",
      sinceYear: 2017,
      score: 148,
      signedIn: true,
      closesAt: null,
    },
    prefs: { ...prefs.start },
  };
});
