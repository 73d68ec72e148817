import ebay from "#apps/ebay/index.ts";
import { usd } from "#apps/ebay/format.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { hourMs } from "#state/civil.ts";
import { drawSimilarListings, drawListings, watchEntry } from "../kit/ebay.ts";

/** Two similar items are watched, and both sellers accept offers. Make an offer for the cheaper item. */
export default defineTask({
  apps: [ebay],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract", "finance"],
  budget: 15,
  revision: 2,

  facts: async (world, r) => {
    const where = { format: "offers", price_min: 3_000, price_max: 40_000 };
    const alike = await drawSimilarListings(world, r, 2, where, (item) => item.quantity > 0);
    return { alike, others: await drawListings(world, r, 2, where) };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, { alike, others }) => {
    const [cheaper, dearer] = alike.toSorted((a, b) => a.cents - b.cents);
    return {
      cheaper: cheaper!,
      dearer: dearer!,
      others: others.filter(({ noun }) => noun.en !== cheaper!.noun.en),
      noun: say(cheaper!.noun.en, cheaper!.noun.zh),
      dollars: Math.floor((cheaper!.cents * r.int(70, 92)) / 10_000),
      words: r.pick([
        say("I can pay today", "今天就能付款"),
        say("I'd take it as it is", "按现状就行，有小瑕疵也没关系"),
      ]),
      first: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      (p) =>
        `I'm watching two ${p.noun} listings on {app.ebay}. Offer $${p.dollars} for the one with the lower price, not counting shipping: one item, with the message "${p.words}".`,
    ],
    zh: [
      (p) =>
        `我在{app.ebay}上追踪的商品里有两件是${p.noun}。请给标价较低的那件（不算运费）报价 ${p.dollars} 美元，数量一件，留言“${p.words}”。`,
    ],
  },
  setup: ({ ebay: state }, p, { now }) => {
    const [one, two] = p.first ? [p.cheaper, p.dearer] : [p.dearer, p.cheaper];
    state.watches = {};
    state.offers = {};
    for (const [n, ware] of [one, ...p.others, two].entries())
      state.watches[ware.id] = watchEntry(ware.id, now - (n + 1) * 7 * hourMs, ware.cents);
  },
  checks: [
    { that: "there is one new offer", oneNew: ({ ebay: state }) => state.offers },
    {
      that: "it is of that sum, for one piece of the cheaper one",
      holds: ({ after, params }) =>
        Object.values(after.ebay.offers).some(
          (one) => one.item === params.cheaper.id && one.cents === params.dollars * 100 && one.quantity === 1,
        ),
    },
    {
      that: "it has the message, and stands",
      holds: ({ after, params }) =>
        Object.values(after.ebay.offers).some((one) => one.note === params.words && one.status === "pending"),
    },
  ],
  allow: ({ ebay: state }) => [added(state.offers)],
  free: [
    {
      why: "When the seller answers is theirs",
      paths: ({ ebay: state }) => [state.offers[any]!.answersAt, state.offers[any]!.expiresAt],
    },
  ],

  oracle: async (o, p, { lang }) => {
    await o.open(ebay);
    await o.act(ebay, "home.watchlist");
    await o.sees(usd(p.cheaper.cents, lang), usd(p.dearer.cents, lang));
    await o.act(ebay, "watchlist.open", { item: p.cheaper.id });
    await o.act(ebay, "item.makeOffer");
    await o.type("amount", String(p.dollars));
    await o.type("note", p.words);
    await o.act(ebay, "offer.send");
  },
});
