import ebay from "#apps/ebay/index.ts";
import { strings } from "#apps/ebay/strings.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { textsFor } from "#os/texts.ts";
import { categories } from "#world/goods/categories.ts";
import { addedEntries } from "../kit/records.ts";

/** Write a listing and save it as a draft, without publishing it. */
export default defineTask({
  apps: [ebay],
  split: "train",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "create"],
  budget: 45,
  revision: 3,

  params: (r, _, { say, lang }) => {
    const thing = r.pick(things);
    const category = categories.find(({ id }) => id === thing.category)!;
    const branch = category.branches.find(({ id }) => id === thing.branch)!;
    const condition = r.pick(["open", "used"] as const);
    return {
      title: say(thing.en, thing.zh),
      category: category.id,
      branch: branch.id,
      place: say(`${category.name.en} > ${branch.name.en}`, `${category.name.zh} > ${branch.name.zh}`),
      condition,
      conditionName: textsFor(strings, lang)[conditionWords[condition]],
      price: r.int(thing.from, thing.to),
      postage: r.pick([5, 8, 12, 15, 19]),
      offers: r.chance(0.5),
      service: r.pick(["economy", "expedited"] as const),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Start a listing on {app.ebay} and save it as a draft. Don't put it up for sale yet. Title: "${p.title}". Category: ${p.place}. Condition: ${p.conditionName}. Buy It Now for $${p.price}, ${p.offers ? "open to offers" : "no offers"}. The buyer pays $${p.postage} for ${p.service} shipping. I'll add photos and a description later; leave the rest as it is.`,
      (p) =>
        `Get something ready to sell on {app.ebay}, but only save it as a draft: "${p.title}" under ${p.place}, condition ${p.conditionName}, fixed price $${p.price}, ${p.offers ? "offers allowed" : "offers not allowed"}, ${p.service} shipping for $${p.postage}. No photos or description yet, and leave the other fields as they are.`,
    ],
    zh: [
      (p) =>
        `请在{app.ebay}上新建一个待售商品，只存为草稿，先不要上架。标题“${p.title}”，类目选“${p.place}”，成色选“${p.conditionName}”，一口价 ${p.price} 美元，${p.offers ? "接受议价" : "不接受议价"}，买家付 ${p.postage} 美元${services[p.service]}运费。照片和描述我以后再加，其他选项保持默认。`,
      (p) =>
        `我想在{app.ebay}上卖一样东西，请先只存成草稿：标题“${p.title}”，类目是“${p.place}”，成色“${p.conditionName}”，一口价 ${p.price} 美元，${p.offers ? "允许议价" : "不允许议价"}，${services[p.service]}运费 ${p.postage} 美元由买家付。照片和描述暂时留空，其他地方不用改。`,
    ],
  },
  checks: [
    { that: "there is one more listing", oneNew: ({ ebay: state }) => state.listings },
    {
      that: "it is a draft, with that title",
      holds: ({ before, after, params }) =>
        addedEntries(before.ebay.listings, after.ebay.listings).some(
          (l) => l.status === "draft" && l.title.trim() === params.title && l.photos.length === 0,
        ),
    },
    {
      that: "it stands where it belongs, in that condition",
      holds: ({ before, after, params }) =>
        addedEntries(before.ebay.listings, after.ebay.listings).some(
          (l) => l.category === params.category && l.branch === params.branch && l.condition === params.condition,
        ),
    },
    {
      that: "it costs what it is to cost, and goes as it is to go",
      holds: ({ before, after, params: p }) =>
        addedEntries(before.ebay.listings, after.ebay.listings).some(
          (l) =>
            l.format === "buy" &&
            l.priceCents === p.price * 100 &&
            l.takesOffers === p.offers &&
            l.shippingCents === p.postage * 100 &&
            l.service === p.service &&
            l.quantity === 1 &&
            l.description === "",
        ),
    },
  ],
  allow: ({ ebay: state }) => [added(state.listings, 1, { days: 7 })],

  oracle: async (o, p) => {
    await o.open(ebay);
    await o.act(ebay, "home.goSelling");
    await o.act(ebay, "selling.sellNew");
    await o.type("title", p.title);
    await o.set(ebay, "sell", { open: "category" });
    await o.act(ebay, "sell.pickCategory", { category: p.category });
    await o.act(ebay, "sell.pickBranch", { branch: p.branch });
    await o.set(ebay, "sell", { open: "condition" });
    await o.act(ebay, "sell.pickCondition", { condition: p.condition });
    await o.type("price", String(p.price));
    if (p.offers) await o.set(ebay, "sell", { takesOffers: true });
    await o.set(ebay, "sell", { open: "service" });
    await o.act(ebay, "sell.pickService", { service: p.service });
    await o.type("postage", String(p.postage));
    await o.act(ebay, "sell.keep");
  },
});
const services = { economy: "经济", expedited: "加急" } as const;
const conditionWords = { open: "conditionOpen", used: "conditionUsed" } as const;
/** Things for sale, with a range of prices in dollars. */
const things = [
  {
    en: "Acoustic guitar with a strap",
    zh: "民谣吉他 送背带",
    category: "music",
    branch: "guitars",
    from: 60,
    to: 240,
  },
  {
    en: "Desk lamp, warm and cold light",
    zh: "台灯 冷暖光可调",
    category: "home",
    branch: "lighting",
    from: 15,
    to: 60,
  },
  {
    en: "Espresso machine with a milk jug",
    zh: "意式咖啡机 送奶壶",
    category: "kitchen",
    branch: "coffee",
    from: 70,
    to: 240,
  },
  { en: "Tripod with a hard case", zh: "三脚架 带硬盒", category: "cameras", branch: "tripods", from: 25, to: 90 },
  { en: "Winter boots, lined", zh: "加绒冬靴", category: "shoes", branch: "boots", from: 20, to: 80 },
  { en: "Birch bookshelf, five shelves", zh: "五层桦木书架", category: "home", branch: "furniture", from: 30, to: 120 },
  { en: "Rain coat with a hood", zh: "带帽雨衣", category: "fashion", branch: "outerwear", from: 15, to: 70 },
  { en: "Teapot for six cups", zh: "六杯茶壶", category: "kitchen", branch: "tea", from: 15, to: 50 },
] as const;
