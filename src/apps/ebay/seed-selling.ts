/** The owner's listings on a new phone, with offers and sales. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { addDays, dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { saleFeeCents } from "./features/selling/queries.ts";
import type { BuyerOffer, Listing, Sale } from "./features/selling/state.ts";
import { pickBuyerAddress, planVisits } from "./features/selling/visitors.ts";
import { seedItems } from "./seed-items.ts";

type OwnItem = { readonly pictures?: readonly string[]; readonly category?: string; readonly branch?: string };

export function seedSelling({ now, say }: SeedCtx) {
  const listing = (
    name: string,
    lot: OwnItem,
    title: string,
    description: string,
    more: Partial<Listing>,
  ): Listing => ({
    id: `listing_s_${name}`,
    title,
    photos: [...(lot.pictures ?? [])],
    category: lot.category ?? null,
    branch: lot.branch ?? null,
    condition: "used",
    description,
    format: "buy",
    priceCents: 4_500,
    takesOffers: false,
    quantity: 1,
    days: 7,
    service: "standard",
    shippingCents: 990,
    status: "active",
    at: now - 2 * dayMs,
    endsAt: null,
    views: 0,
    watchers: 0,
    sold: 0,
    bids: [],
    visits: [],
    ...more,
  });
  // The planned visits of a new phone are not random. They come at fixed hours, and none comes in the first six hours.
  // At each visit, the buyer does more than view the listing.
  const coming = (l: Pick<Listing, "format" | "takesOffers" | "days">) =>
    planVisits(l, { now: now + 6 * hourMs, random: () => 0.4 }).filter(({ does }) => does !== "look");
  const all = [
    listing(
      "tablet",
      seedItems.mineTablet,
      say("10 inch tablet, 64 GB, with sleeve", "10 英寸平板 64 GB 带保护套"),
      say(
        "Used at home for two years, battery still lasts a full day of reading. One small mark on the back, see the second photo. Wiped and ready to set up.",
        "在家看书用了两年，电池还能看一整天。背面有一处小划痕，见第二张图。已恢复出厂设置，到手即用。",
      ),
      {
        priceCents: 11_900,
        takesOffers: true,
        views: 86,
        watchers: 7,
        endsAt: addDays(now, 5),
        visits: coming({ format: "buy", takesOffers: true, days: 7 }),
      },
    ),
    listing(
      "gamepad",
      seedItems.mineGamepad,
      say("Wireless gamepad, light use, no drift", "无线手柄 轻度使用 无漂移"),
      say(
        "Bought for one game, finished that game. Sticks are fine, charges by USB-C.",
        "为一款游戏买的，通关了就闲置。摇杆没有漂移，USB-C 充电。",
      ),
      {
        format: "auction",
        priceCents: 1_500,
        views: 41,
        watchers: 3,
        endsAt: now + 2 * dayMs + 5 * hourMs,
        bids: [
          { by: "sundaytinkerer", cents: 1_500, at: now - 30 * hourMs },
          { by: "mossandmortar", cents: 1_850, at: now - 9 * hourMs },
        ],
        visits: coming({ format: "auction", takesOffers: false, days: 3 }).filter(({ at }) => at < now + 2 * dayMs),
      },
    ),
    listing(
      "boardgame",
      seedItems.mineChess,
      say("Board game for four, complete, box a bit worn", "四人桌游 配件齐全 盒子略旧"),
      say(
        "Complete: I've counted every card and token twice. The box has some wear from travelling.",
        "清点过两遍，卡牌和标记一样不少。盒子跟着坐过几趟火车，边角有磨损。",
      ),
      {
        priceCents: 2_800,
        views: 22,
        watchers: 1,
        endsAt: addDays(now, 3),
        visits: coming({ format: "buy", takesOffers: false, days: 5 }),
      },
    ),
    listing(
      "monitor",
      seedItems.mineMonitor,
      say("24 inch monitor with stand and cable", "24 英寸显示器 带支架和线"),
      say("Replaced by a larger one. No dead pixels.", "换了更大的，所以出掉。无坏点。"),
      {
        priceCents: 8_900,
        shippingCents: 2_400,
        status: "sold",
        at: now - 6 * dayMs,
        views: 133,
        watchers: 9,
        sold: 1,
      },
    ),
    listing("camera", seedItems.mineCamera, say("Instant camera, two packs of film", "拍立得 送两盒相纸"), "", {
      status: "draft",
      condition: null,
      priceCents: null,
      at: now - 20 * hourMs,
    }),
    listing(
      "jacket",
      seedItems.mineCoat,
      say("Rain jacket, size M, worn one season", "防雨外套 M 码 只穿过一季"),
      say("Too warm for where I live. Seams are fully sealed.", "这边天气穿不上，接缝都不漏水。"),
      { status: "ended", priceCents: 6_500, at: now - 16 * dayMs, endsAt: now - 9 * dayMs, views: 54, watchers: 2 },
    ),
  ];
  const offers: BuyerOffer[] = [
    {
      id: "bid_s_tablet",
      listing: "listing_s_tablet",
      by: "papercrane_77",
      cents: 9_800,
      at: now - 4 * hourMs,
      expiresAt: now + 44 * hourMs,
      status: "open",
      counterCents: null,
      answersAt: null,
    },
  ];
  const sale = (name: string, of: Listing, by: string, ago: number, more: Partial<Sale>): Sale => ({
    id: `sale_s_${name}`,
    listing: of.id,
    title: of.title,
    photo: of.photos[0] ?? null,
    by,
    to: pickBuyerAddress(by),
    quantity: 1,
    cents: of.priceCents!,
    shippingCents: of.shippingCents,
    feeCents: saleFeeCents(of.priceCents! + of.shippingCents),
    service: of.service,
    at: now - ago * dayMs - 3 * hourMs,
    shipBy: now - ago * dayMs + 2 * dayMs,
    status: "paid",
    carrier: null,
    tracking: null,
    shippedAt: null,
    arrivesAt: null,
    ...more,
  });
  const sales = [
    sale("monitor", all[3]!, "tallgrass88", 0, {}),
    sale(
      "lamp",
      { ...all[2]!, title: say("Reading lamp, brass arm", "黄铜臂阅读灯"), priceCents: 3_900, photos: [] },
      "willowgate",
      18,
      {
        status: "delivered",
        carrier: "usps",
        tracking: "9400118205550164",
        shippedAt: now - 17 * dayMs,
        arrivesAt: now - 13 * dayMs,
      },
    ),
    sale(
      "books",
      { ...all[2]!, title: say("Box of twelve travel books", "旅行书一箱 共 12 本"), priceCents: 2_600, photos: [] },
      "oldmill_finds",
      5,
      {
        status: "shipped",
        carrier: "ups",
        tracking: "1Z45AW550120388",
        shippedAt: now - 4 * dayMs,
        arrivesAt: now + 20 * hourMs + 12 * minuteMs,
      },
    ),
  ];
  return { listings: all, offers, sales };
}
