import ebay from "#apps/ebay/index.ts";
import { percentText } from "#apps/ebay/format.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { hourMs } from "#state/civil.ts";
import goods from "#world/goods/index.ts";
import { drawSimilarListings, drawListings, watchEntry } from "../kit/ebay.ts";
import { fillIn } from "../kit/phrases.ts";

/** Three sellers sell similar things. Follow the seller with the best feedback. */
export default defineTask({
  apps: [ebay],
  split: "train",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "social", "reasoning"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    for (;;) {
      const three = await drawSimilarListings(world, r, 3, { price_max: 40_000 });
      const sellers = await world.read(goods.queries.sellers, { ids: [...new Set(three.map(({ seller }) => seller))] });
      const shares = new Set(sellers.map(({ percentTenths }) => percentTenths));
      if (sellers.length < 3 || shares.size < 3 || sellers.some(({ positive }) => positive < 5)) continue;
      return {
        noun: three[0]!.noun,
        three: three.map(({ id, cents, seller }) => {
          const { handle, percentTenths } = sellers.find((one) => one.id === seller)!;
          return { id, cents, seller, handle, tenths: percentTenths };
        }),
        others: (await drawListings(world, r, 2, { price_max: 40_000 })).filter(
          ({ noun }) => noun.en !== three[0]!.noun.en,
        ),
      };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (_, __, { say }, { noun, three, others }) => ({
    noun: say(noun.en, noun.zh),
    three,
    others: others.map(({ id, cents }) => ({ id, cents })),
    best: three.toSorted((a, b) => b.tenths - a.tenths)[0]!,
  }),
  instruction: {
    en: [
      ({ noun }) =>
        `Three of the listings on my {app.ebay} watchlist are ${noun} listings. Follow whichever of the three sellers has the highest positive feedback, then fill in that username and percentage on {app.answersheet} and submit it.`,
      ({ noun }) =>
        `I'm watching three ${noun} listings on {app.ebay}. Follow the seller with the highest positive feedback percentage. Who is it, and what's the percentage? ${fillIn.en}`,
    ],
    zh: [
      ({ noun }) =>
        `我在{app.ebay}上追踪的商品里有三件是${noun}。请比较三个卖家的好评率，关注最高的那位，把用户名和好评率填入{app.answersheet}并提交。`,
      ({ noun }) =>
        `{app.ebay}追踪列表里有三件商品是${noun}，哪个卖家好评率最高就关注哪个。这个卖家叫什么，好评率是多少？${fillIn.zh}`,
    ],
  },
  setup: ({ ebay: state }, p, { now }) => {
    state.watches = {};
    const [one, two, three] = p.three;
    for (const [n, ware] of [one!, ...p.others.slice(0, 1), two!, ...p.others.slice(1), three!].entries())
      state.watches[ware.id] = watchEntry(ware.id, now - (n + 1) * 6 * hourMs, ware.cents);
    for (const { seller } of p.three) delete state.followed[seller];
  },
  checks: [
    { that: "one more seller is followed", oneNew: ({ ebay: state }) => state.followed },
    {
      that: "it is the best of the three",
      holds: ({ after, params }) => after.ebay.followed[params.best.seller] !== undefined,
    },
  ],
  allow: ({ ebay: state }) => [added(state.followed)],
  answer: {
    fields: (_, say) => ({
      seller: text(say("Seller", "卖家"), say("Username", "用户名")),
      share: number(say("Positive feedback", "好评率"), say("Percent, one decimal", "百分比，一位小数"), 0.001),
    }),
    expected: ({ params }) => ({ seller: params.best.handle, share: params.best.tenths / 10 }),
  },

  oracle: async (o, { three, best }) => {
    await o.open(ebay);
    await o.act(ebay, "home.watchlist");
    for (const { id, handle, tenths } of three) {
      await o.act(ebay, "watchlist.open", { item: id });
      await o.sees(handle, percentText(tenths));
      await o.back();
    }
    o.reads(
      three.map(({ tenths }) => percentText(tenths)),
      best.handle,
      best.tenths / 10,
    );
    await o.act(ebay, "watchlist.open", { item: best.id });
    await o.act(ebay, "item.seeSeller", { seller: best.seller });
    await o.act(ebay, "seller.follow");
    await o.answer({ seller: best.handle, share: best.tenths / 10 });
  },
});
