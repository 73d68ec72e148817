import ebay from "#apps/ebay/index.ts";
import { usd } from "#apps/ebay/format.ts";
import { noFilters } from "#apps/ebay/features/browse/state.ts";
import { strings } from "#apps/ebay/strings.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { textsFor } from "#os/texts.ts";
import goods, { type ItemBrief } from "#world/goods/index.ts";
import type { World } from "#world/read.ts";
import { search, cheapestShipping } from "../kit/ebay.ts";

/** Filter a search by condition and price, and watch the cheapest listing with free shipping. */
export default defineTask({
  apps: [ebay],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "extract", "edit"],
  budget: 45,
  revision: 2,

  facts: async (world, r, lang) => {
    for (;;) {
      const noun = r.pick(nouns);
      const condition = r.pick(["new", "open", "used", "refurbished"] as const);
      const low = r.int(2, 12) * 10;
      const high = low + r.int(3, 9) * 10;
      const q = lang === "en" ? noun.en : noun.zh;
      const found = await findCheapest(world, q, condition, low, high);
      if (found) return { q, condition, low, high, found, title: lang === "en" ? found.title.en : found.title.zh };
    }
  },
  listed: { instances: 91, answerFields: 0 },
  params: (_, __, { lang }, { q, condition, low, high, found, title }) => ({
    q,
    condition,
    told: textsFor(strings, lang)[conditionWords[condition]],
    low,
    high,
    item: found.id,
    cents: found.cents,
    title,
  }),
  instruction: {
    en: [
      (p) =>
        `Search {app.ebay} for "${p.q}". Among Buy It Now listings in the condition "${p.told}" that cost $${p.low} to $${p.high} and ship free to me in Portland, add the cheapest to my watchlist.`,
    ],
    zh: [
      (p) =>
        `请在{app.ebay}上搜索“${p.q}”，在成色为“${p.told}”、一口价 ${p.low} 到 ${p.high} 美元、可免运费寄到我 Portland 地址的商品中，把最便宜的那个加入追踪列表。`,
    ],
  },
  setup: ({ ebay: state }) => {
    state.mainAddress = "address_forwarder";
  },
  checks: [
    { that: "one more listing is watched", oneNew: ({ ebay: state }) => state.watches },
    {
      that: "it is the cheapest of those",
      holds: ({ after, params }) => after.ebay.watches[params.item] !== undefined,
    },
  ],
  allow: ({ ebay: state }) => [added(state.watches, 1, { remindsAt: null })],
  free: [
    { why: "Whether its seller lowers the price is theirs", paths: ({ ebay: state }) => [state.watches[any]!.dropsAt] },
  ],

  oracle: async (o, p, { lang }) => {
    await search(o, p.q);
    await o.act(ebay, "results.narrow");
    const draft = { ...noFilters, condition: p.condition, format: "buy", country: "US", free: true } as const;
    await o.set(ebay, "results", { row: "condition" });
    await o.set(ebay, "results", { draft: { ...noFilters, condition: p.condition } });
    await o.set(ebay, "results", { row: "price" });
    await o.type("low", String(p.low));
    await o.type("high", String(p.high));
    await o.set(ebay, "results", { row: "format" });
    await o.set(ebay, "results", { draft: { ...draft, country: null, free: false } });
    await o.set(ebay, "results", { row: "country" });
    await o.set(ebay, "results", { draft: { ...draft, free: false } });
    await o.set(ebay, "results", { row: "shipping" });
    await o.set(ebay, "results", { draft });
    await o.act(ebay, "results.apply");
    await o.set(ebay, "results", { open: "sort" });
    await o.act(ebay, "results.order", { sort: "lowest" });
    await o.sees(p.title, usd(p.cents, lang));
    await o.act(ebay, "results.watch", { item: p.item });
  },
});
const country = "US";
/**
 * Returns the cheapest listing with free shipping. Returns null when another listing has the same price, when the
 * listing is abroad or has variants with different prices, and when the search has too few or too many results.
 */
async function findCheapest(world: World, q: string, condition: ItemBrief["condition"], low: number, high: number) {
  const where = { q, condition, format: "buy", price_min: low * 100, price_max: high * 100 };
  const all: ItemBrief[] = [];
  for (let page = 0; page < 5; page++) {
    const { rows, more } = await world.read(goods.queries.find, { ...where, page });
    all.push(...rows);
    if (!more) break;
    if (page === 4) return null;
  }
  const free = all
    .filter((item) => cheapestShipping(item, country)?.cents === 0)
    .toSorted((a, b) => a.priceCents - b.priceCents);
  const [first, second] = free;
  if (!first || !second || first.priceCents === second.priceCents || first.upToCents > first.priceCents) return null;
  if (first.location.country !== country || all.length < 6) return null;
  return { id: first.id, cents: first.priceCents, title: first.title };
}
const conditionWords = {
  new: "conditionNew",
  open: "conditionOpen",
  used: "conditionUsed",
  refurbished: "conditionRefurbished",
} as const;
const nouns = [
  { en: "desk lamp", zh: "台灯" },
  { en: "headphones", zh: "耳机" },
  { en: "keyboard", zh: "键盘" },
  { en: "backpack", zh: "背包" },
  { en: "tripod", zh: "三脚架" },
  { en: "kettle", zh: "水壶" },
  { en: "jacket", zh: "夹克" },
  { en: "sneakers", zh: "运动鞋" },
  { en: "tent", zh: "帐篷" },
  { en: "power bank", zh: "充电宝" },
] as const;
