import ebay from "#apps/ebay/index.ts";
import type { Listing } from "#apps/ebay/features/selling/state.ts";
import { usd } from "#apps/ebay/format.ts";
import { defineTask } from "#judge/define.ts";
import { any } from "#judge/allowed-paths.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { addEntries } from "../kit/records.ts";

/** A listing of the owner has found no buyer. End the listing early, and list the item again at a lower price. */
export default defineTask({
  apps: [ebay],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "edit", "extract", "reasoning"],
  budget: 30,
  revision: 2,

  params: (r, _, { say }) => {
    const [thing, ...others] = r.sample(things, 3);
    return {
      title: say(thing!.en, thing!.zh),
      alike: say(`${thing!.en} (second one)`, `${thing!.zh}（第二件）`),
      others: others.map((one) => say(one.en, one.zh)),
      price: r.int(30, 160),
      less: r.int(4, 19),
      otherPrices: [r.int(30, 160), r.int(30, 160), r.int(30, 160)],
      place: r.int(0, 3),
    };
  },
  instruction: {
    en: [
      ({ title, less }) =>
        `Nobody has bought my "${title}" on {app.ebay}. End the listing and relist it for $${less} less than it is now. Leave everything else about it the same.`,
      ({ title, less }) =>
        `Take my {app.ebay} listing "${title}" down early and put it back up exactly as it is, just $${less} cheaper.`,
    ],
    zh: [
      ({ title, less }) =>
        `我在{app.ebay}上卖的“${title}”一直没人买。请先结束这个商品，再以比现在便宜 ${less} 美元的价格重新上架，其他内容保持不变。`,
      ({ title, less }) => `请把我在{app.ebay}上架的“${title}”提前下架，然后原样重新上架，只把价格降低 ${less} 美元。`,
    ],
  },
  setup: ({ ebay: state }, p, { now, say }) => {
    const model = state.listings["listing_s_boardgame"]!;
    const own = (id: string, title: string, dollars: number, n: number): Listing => ({
      ...model,
      id,
      title,
      description: say("As in the photos. Comes from a flat without pets.", "如图所示，家里没有宠物。"),
      priceCents: dollars * 100,
      at: now - (3 + n) * dayMs,
      endsAt: now + (1 + n) * dayMs + 5 * hourMs,
      views: 12 + n * 7,
      watchers: n,
      visits: [],
    });
    const names = [p.alike, ...p.others];
    names.splice(p.place, 0, p.title);
    for (const id of Object.keys(state.listings))
      if (state.listings[id]!.status === "active") delete state.listings[id];
    state.buyerOffers = {};
    for (const [n, title] of names.entries()) {
      const dollars = title === p.title ? p.price : p.otherPrices[n % 3]!;
      addEntries(state.listings, own(title === p.title ? "listing_meant" : `listing_by${n}`, title, dollars, n));
    }
  },
  checks: [
    {
      that: "it was ended, and is for sale anew",
      holds: ({ before, after }) => {
        const [was, is] = [before.ebay.listings["listing_meant"]!, after.ebay.listings["listing_meant"]];
        return is?.status === "active" && is.at > was.at && is.views === 0;
      },
    },
    {
      that: "it costs so much less",
      holds: ({ after, params }) =>
        after.ebay.listings["listing_meant"]?.priceCents === (params.price - params.less) * 100,
    },
  ],
  allow: ({ ebay: state }) => {
    const own = state.listings["listing_meant"];
    return [own?.status, own?.priceCents, own?.at, own?.endsAt, own?.views, own?.watchers, own?.visits];
  },
  free: [
    {
      why: "When somebody comes by is not for the seller to say",
      paths: ({ ebay: state }) => [
        state.listings["listing_meant"]?.visits,
        state.listings["listing_meant"]?.endsAt,
        state.listings["listing_meant"]?.watchers,
        state.threads,
        state.notices[any as never],
      ],
    },
  ],

  oracle: async (o, { title, price, less }, { lang }) => {
    await o.open(ebay);
    await o.act(ebay, "home.goSelling");
    await o.act(ebay, "selling.openListing", { listing: "listing_meant" });
    await o.sees(title, usd(price * 100, lang));
    o.reads([usd(price * 100, lang), less], price - less);
    await o.act(ebay, "listing.endNow");
    await o.confirm();
    await o.act(ebay, "listing.edit");
    await o.type("price", String(price - less));
    await o.act(ebay, "sell.publish");
    await o.confirm();
  },
});
const things = [
  { en: "Card game with an expansion", zh: "卡牌游戏 含扩展" },
  { en: "Wooden railway, 40 parts", zh: "木制轨道火车 40 件" },
  { en: "Puzzle of a harbour, 2,000 pieces", zh: "港口拼图 2,000 片" },
  { en: "Chess set with a leather board", zh: "国际象棋 皮面棋盘" },
  { en: "Dice in a tin, eleven colours", zh: "铁盒骰子 十一色" },
  { en: "Marble run with a lift", zh: "弹珠轨道 带升降梯" },
] as const;
