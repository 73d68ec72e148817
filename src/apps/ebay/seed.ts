/** The account of a new phone: watchlist, cart, bids, orders, listings and messages. */
import { addDays, dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { auctionAt, nextOutbidAt, currentRun } from "#world/goods/auctions.ts";
import { prefs } from "./features/account/prefs.ts";
import { noFilters, type Filters, type SavedSearch } from "./features/browse/state.ts";
import type { AuctionBids, Offer } from "./features/bidding/state.ts";
import type { CartLine, Coupon } from "./features/checkout/state.ts";
import type { Watch } from "./features/item/state.ts";
import type { SeedItem } from "./seed-auctions.ts";
import { seedItems } from "./seed-items.ts";
import { forwarderAddress, homeAddress, officeAddress, seedOrders } from "./seed-orders.ts";
import { seedSelling } from "./seed-selling.ts";
import { seedNotices, seedThreads } from "./seed-messages.ts";
import { ebay } from "./state.ts";

const byId = <T extends { readonly id: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((one) => [one.id, one]));
const byItem = <T extends { readonly item: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((one) => [one.item, one]));
/** Returns the part of a listing that auctions need. */
const auctionItem = (lot: SeedItem) => ({ id: lot.item, priceCents: lot.cents, auction: lot.auction });

/** Auctions in which the owner may have bid. The phone's start time determines which of them are used. */
const bidCandidates: readonly SeedItem[] = [
  seedItems.bidWatch,
  seedItems.bidTypewriter,
  seedItems.bidInstant,
  seedItems.bidPlush,
  seedItems.bidHandbag,
  seedItems.bidBoots,
  seedItems.bidVase,
  seedItems.bidPen,
  seedItems.bidUkulele,
  seedItems.bidModelcar,
];

export function seedBids(now: number): AuctionBids[] {
  const open = bidCandidates.flatMap((lot) => {
    const item = auctionItem(lot);
    const run = currentRun(item, now);
    const auction = auctionAt(item, now, [], run);
    return auction.endsAt - now > 3 * hourMs ? [{ lot, item, run, auction }] : [];
  });
  type Open = (typeof open)[number];
  const bidding = ({ item, run, auction }: Open, maxCents: number, at: number): AuctionBids => {
    const own = [{ at, maxCents }];
    const leads = auctionAt(item, now, own, run).leader === "own";
    return {
      item: item.id,
      run,
      endsAt: auction.endsAt,
      own,
      outbidAt: leads ? nextOutbidAt(item, now, own, run) : null,
      status: leads ? "leading" : "outbid",
      cents: null,
      order: null,
    };
  };
  const chosen: AuctionBids[] = [];
  const isFree = ({ item }: Open): boolean => !chosen.some((bid) => bid.item === item.id);
  // An auction in which the owner was outbid: the owner bid the minimum one minute before the last bid.
  for (const one of open) {
    const last = one.auction.bids.at(-1);
    if (one.auction.bids.length < 2 || !last || last.at - one.auction.startsAt < hourMs) continue;
    const at = last.at - minuteMs;
    const bid = bidding(one, auctionAt(one.item, at, [], one.run).nextCents, at);
    if (bid.status !== "outbid") continue;
    chosen.push(bid);
    break;
  }
  // Adds auctions in which the owner leads, until there are three bids. In each auction, the owner's bid starts
  // slightly above the minimum and is raised until it leads.
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
  const watch = (lot: SeedItem, ago: number, over = 0): Watch => {
    const auction = lot.auction ? auctionAt(auctionItem(lot), now) : null;
    const reminds = auction ? auction.endsAt - hourMs : null;
    return {
      item: lot.item,
      at: now - ago * dayMs - 2 * hourMs,
      cents: (auction?.currentCents ?? lot.cents) + over,
      dropsAt: null,
      remindsAt: reminds !== null && reminds > now ? reminds : null,
    };
  };
  const line = (name: string, lot: SeedItem, quantity: number, later = false): CartLine => ({
    id: `line_s_${name}`,
    item: lot.item,
    variant: lot.variant,
    quantity,
    later,
    at: now - quantity * dayMs,
  });
  const offer = (name: string, lot: SeedItem, share: number, hoursAgo: number, more: Partial<Offer>): Offer => ({
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
  const saved = (name: string, q: string, filters: Partial<Filters>, more: Partial<SavedSearch>): SavedSearch => ({
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
  const countered = Math.max(2, Math.round((seedItems.offerDrone.cents * 0.93) / 100) * 100);
  const { listings, offers, sales } = seedSelling(c);
  const home = homeAddress(c);
  return {
    searches: [
      say("film camera", "胶片相机"),
      say("acoustic guitar", "民谣吉他"),
      say("noise cancelling headphones", "降噪耳机"),
      say("desk lamp", "台灯"),
      say("laptop 14", "笔记本电脑 14"),
    ],
    saved: byId([
      saved("camera", say("film camera", "胶片相机"), { category: "cameras" }, { fresh: [seedItems.watchCamera.item] }),
      saved("guitar", say("guitar", "吉他"), { toCents: 40_000, abroad: true }, {}),
      saved(
        "headphones",
        say("headphones", "耳机"),
        { condition: "new", free: true },
        { alerts: false, sort: "lowest" },
      ),
    ]),
    followed: Object.fromEntries(
      [seedItems.cartHeadphones, seedItems.hereKettle, seedItems.watchGuitar].map(({ seller, item }, n) => [
        seller,
        { seller, at: now - (30 + n) * dayMs, checkedAt: now - (5 + 11 * n) * hourMs, fresh: n === 0 ? [item] : [] },
      ]),
    ),
    watches: byItem([
      watch(seedItems.watchLamp, 1, 900),
      watch(seedItems.watchCamera, 2),
      watch(seedItems.watchGuitar, 3),
      watch(seedItems.watchKeyboard, 4, 1_500),
      watch(seedItems.watchCoat, 6),
      watch(seedItems.watchTurntable, 2),
      { ...watch(seedItems.watchKnife, 1), dropsAt: now + 30 * hourMs },
      watch(seedItems.watchBackpack, 11),
      watch(seedItems.watchEspresso, 15, 4_000),
    ]),
    cuts: {},
    viewed: [
      seedItems.viewedTripod,
      seedItems.watchCamera,
      seedItems.viewedBlender,
      seedItems.viewedDress,
      seedItems.cartHeadphones,
      seedItems.viewedBricks,
    ].map(({ item }) => item),
    bids: byItem(seedBids(now)),
    offers: byId([
      offer("chair", seedItems.offerChair, 0.82, 3, { answersAt: now + 8 * hourMs + 20 * minuteMs }),
      offer("drone", seedItems.offerDrone, 0.8, 20, {
        status: "countered",
        counterCents: countered,
        expiresAt: now + 31 * hourMs,
        note: say("I could pay today.", "今天就能付款。"),
      }),
      offer("sunglasses", seedItems.offerSunglasses, 0.9, 26, { status: "accepted", expiresAt: now + 22 * hourMs }),
      offer("clock", seedItems.offerClock, 0.4, 90, { status: "declined", expiresAt: now - 20 * hourMs }),
    ]),
    cart: [
      line("headphones", seedItems.cartHeadphones, 1),
      line("sneakers", seedItems.cartSneakers, 1),
      line("mug", seedItems.cartMug, 2),
      line("rug", seedItems.laterRug, 1, true),
    ],
    addresses: byId([home, officeAddress(c), forwarderAddress(c)]),
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
