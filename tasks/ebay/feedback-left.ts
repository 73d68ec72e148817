import ebay from "#apps/ebay/index.ts";
import { strings } from "#apps/ebay/strings.ts";
import { defineTask } from "#judge/define.ts";
import { textsFor } from "#os/texts.ts";
import { dayMs } from "#state/civil.ts";
import { pastOrder, drawListings, openOrders } from "../kit/ebay.ts";
import { addEntries } from "../kit/records.ts";

/** Leave feedback for one of the delivered items: a rating, three star ratings and a sentence. */
export default defineTask({
  apps: [ebay],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L2",
  tags: ["nav", "create", "social"],
  budget: 15,
  revision: 2,

  facts: (world, r) => drawListings(world, r, 4, { format: "buy", price_max: 30_000 }),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say, lang }, wares) => {
    const mark = r.pick(["positive", "neutral"] as const);
    return {
      wares,
      noun: say(wares[0]!.noun.en, wares[0]!.noun.zh),
      mark,
      markName: textsFor(strings, lang)[mark === "positive" ? "markPositive" : "markNeutral"],
      described: r.int(3, 5),
      shipping: r.int(2, 4),
      talk: r.int(2, 4),
      words: r.pick([
        say("Well packed, thank you.", "包装很好，谢谢。"),
        say("Just like the pictures, a little late.", "和图片一样，稍微晚了点。"),
        say("Works well, no problems.", "好用，没有问题。"),
        say("The box had been opened, but nothing was missing.", "盒子开过，东西都在。"),
      ]),
      order: r.shuffle([0, 1, 2]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Leave feedback for the ${p.noun} I bought on {app.ebay}: ${p.markName}, ${p.described} stars for item as described, ${p.shipping} for shipping time, ${p.talk} for communication, and this comment: "${p.words}"`,
    ],
    zh: [
      (p) =>
        `请给我在{app.ebay}上买的${p.noun}留评价：${p.markName}，商品与描述相符 ${p.described} 星，发货速度 ${p.shipping} 星，沟通 ${p.talk} 星，评语写：“${p.words}”`,
    ],
  },
  setup: ({ ebay: state }, p, { now }) => {
    state.orders = {};
    for (const [i, ware] of p.wares.slice(0, 3).entries()) {
      const at = now - (15 + p.order[i]! * 5) * dayMs;
      addEntries(state.orders, pastOrder(state, `order_rate${i}`, ware, at, { entry: null, payWith: "any" }));
    }
    const given = { mark: "positive", described: 5, shipping: 5, talk: 5, text: "OK", at: now - 60 * dayMs } as const;
    addEntries(
      state.orders,
      pastOrder(state, "order_rated", p.wares[0]!, now - 80 * dayMs, { entry: null, payWith: "any", mark: given }),
    );
    addEntries(
      state.orders,
      pastOrder(state, "order_other", p.wares[3]!, now - 40 * dayMs, { entry: null, payWith: "any", mark: given }),
    );
  },
  checks: [
    {
      that: "the order has that mark and these stars",
      holds: ({ after, params }) => {
        const mark = after.ebay.orders["order_rate0"]!.mark;
        return (
          mark?.mark === params.mark &&
          mark.described === params.described &&
          mark.shipping === params.shipping &&
          mark.talk === params.talk
        );
      },
    },
    {
      that: "it has that comment",
      holds: ({ after, params }) => after.ebay.orders["order_rate0"]!.mark?.text.trim() === params.words,
    },
  ],
  allow: ({ ebay: state }) => [state.orders["order_rate0"]?.mark],

  oracle: async (o, p) => {
    await openOrders(o, "delivered");
    await o.act(ebay, "orders.rate", { order: "order_rate0" });
    await o.set(ebay, "rate", { mark: p.mark });
    await o.set(ebay, "rate", { described: p.described });
    await o.set(ebay, "rate", { shipping: p.shipping });
    await o.set(ebay, "rate", { talk: p.talk });
    await o.type("text", p.words);
    await o.act(ebay, "rate.send");
  },
});
