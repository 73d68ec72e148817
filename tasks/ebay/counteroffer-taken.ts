import type { Offer } from "#apps/ebay/features/bidding/state.ts";
import { orderAddress } from "#apps/ebay/features/orders/lifecycle.ts";
import { usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { drawSimilarListings, shopAccount } from "../kit/ebay.ts";
import { allowEntries, newEntries } from "../kit/money.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/**
 * Three sellers have answered with counteroffers. Accept and pay the one that costs the least with shipping, and decline
 * the others. The lowest counteroffer has the most expensive shipping.
 */
export default defineTask({
  apps: [ebay],
  split: "high_risk",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning", "finance"],
  budget: 45,
  revision: 1,

  facts: async (world, r) => {
    for (;;) {
      const least = r.int(30, 160) * 100;
      const where = { format: "offers", price_min: least, price_max: Math.round(least * 1.5) };
      const found = await drawSimilarListings(world, r, 3, where, (item) => item.quantity > 0).catch(() => null);
      if (!found) continue;
      const [cheapest, ...others] = found.toSorted((a, b) => a.way.cents - b.way.cents);
      // The listing with the cheapest shipping wins, although its counteroffer is not the lowest one.
      if (others.at(-1)!.way.cents - cheapest!.way.cents >= 300) return [cheapest!, ...others];
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, { os }, { say }, wares) => {
    const [meant, other, lure] = wares;
    const base = Math.floor((Math.min(...wares.map(({ cents }) => cents)) * r.int(86, 93)) / 10_000) * 100;
    const most = Math.floor((lure!.way.cents - meant!.way.cents) / 100) - 1;
    const card = r.pick(["card_lumen", "card_orchard"] as const);
    const { bank, account } = os.money.cards[card]!;
    return {
      offers: r.shuffle([
        { ware: meant!, counter: base },
        { ware: other!, counter: base + r.int(1, 3) * 100 },
        { ware: lure!, counter: base - r.int(1, Math.max(1, most)) * 100 },
      ]),
      meant: meant!.id,
      total: base + meant!.way.cents,
      noun: say(meant!.noun.en, meant!.noun.zh),
      own: Math.floor((base * r.int(80, 90)) / 10_000) * 100,
      card,
      bank,
      account,
    };
  },
  instruction: {
    en: [
      ({ noun, bank }) =>
        `I made offers on three ${noun} listings on {app.ebay}, and all three sellers answered with a counteroffer. Accept the one that costs me the least including shipping to my primary address, decline the other two, and pay for it with my ${bank} card. Choose the cheapest shipping.`,
      ({ noun, bank }) =>
        `Three sellers on {app.ebay} have sent me counteroffers for ${noun} listings. Take whichever is cheapest once shipping to my primary address is added, turn the other two down, and buy the one you took: paid with my ${bank} card, sent to that address with the cheapest shipping.`,
    ],
    zh: [
      ({ noun, bank }) =>
        `我在{app.ebay}上给三个卖家的${noun}报了价，他们都还了价。请接受加上运费（寄到我的主要收货地址）总价最低的那个还价，拒绝另外两个，然后用我的${bank}卡付款，运送方式选最便宜的。`,
      ({ noun, bank }) =>
        `三位卖家在{app.ebay}上回了我对${noun}的报价，都是还价。哪一个加上寄到我主要收货地址的运费后最便宜，就接受哪一个，另外两个拒绝，再用${bank}卡买下它，寄到这个地址，运送方式选最便宜的。`,
    ],
  },
  setup: ({ ebay: state }, { offers, own, card }, { now }) => {
    state.offers = {};
    state.payWith = card === "card_lumen" ? "card_orchard" : "card_lumen";
    for (const [n, { ware, counter }] of offers.entries())
      addEntries<Offer>(state.offers, {
        id: offerId(ware.id),
        item: ware.id,
        variant: null,
        quantity: 1,
        cents: own,
        note: "",
        at: now - (20 + n * 3) * hourMs,
        status: "countered",
        counterCents: counter,
        answersAt: null,
        expiresAt: now + dayMs + n * 4 * hourMs,
      });
  },
  checks: [
    {
      that: "the cheapest counteroffer was accepted and bought, the others were declined",
      holds: ({ after, params: { offers, meant } }) =>
        offers.every(({ ware, counter }) => {
          const offer = after.ebay.offers[offerId(ware.id)];
          return ware.id === meant
            ? offer?.status === "bought" && offer.cents === counter
            : offer?.status === "declined";
        }),
    },
    {
      that: "there is one new order, of one piece of it, with the cheapest shipping, and it is not hidden",
      holds: ({ before, after, params: { meant, offers, card } }) => {
        const all = addedEntries(before.ebay.orders, after.ebay.orders);
        const [order] = all;
        if (!order || all.length > 1 || order.hidden) return false;
        const { ware, counter } = offers.find((one) => one.ware.id === meant)!;
        return (
          sameJson(order.lines, [{ item: meant, variant: null, quantity: 1, cents: counter }]) &&
          order.shipping.service === ware.way.service &&
          order.shipping.cents === ware.way.cents &&
          order.payWith === card
        );
      },
    },
    {
      that: "it goes to the primary address",
      holds: ({ before, after }) => {
        const home = orderAddress(before.ebay.addresses[before.ebay.mainAddress!]);
        return addedEntries(before.ebay.orders, after.ebay.orders).some(({ to }) => sameJson(to, home));
      },
    },
    {
      that: "that card has paid it, once, and no other money moved",
      holds: ({ before, after, params: { account, total } }) => {
        const all = newEntries(before, after);
        return all.length === 1 && all[0]!.from === account && all[0]!.to === shopAccount && all[0]!.toCents === total;
      },
    },
  ],
  allow: ({ ebay: state, os }, { offers, meant, account, total }) => [
    added(state.orders),
    ...offers.map(({ ware }) => state.offers[offerId(ware.id)]?.status),
    state.offers[offerId(meant)]?.cents,
    allowEntries(os, { via: "ebay", from: account, to: shopAccount, toCents: total }),
  ],
  free: [
    {
      why: "When it is sent and comes is not for the buyer to say",
      paths: ({ ebay: state }) => [state.orders[any]!.shipsAt, state.orders[any]!.arrivesAt],
    },
  ],

  oracle: async (o, { offers, meant, card, total }, { lang, say }) => {
    await o.open(ebay);
    await o.act(ebay, "home.goMy");
    await o.act(ebay, "my.deals");
    await o.set(ebay, "deals", { tab: "offers" });
    await o.sees(
      ...offers.map(({ ware }) => say(ware.title.en, ware.title.zh)),
      ...offers.map(({ counter }) => usd(counter, lang)),
    );
    for (const { ware } of offers) {
      await o.act(ebay, "deals.open", { item: ware.id });
      if (ware.way.cents > 0) await o.sees(usd(ware.way.cents, lang));
      await o.back();
    }
    const { ware } = offers.find((one) => one.ware.id === meant)!;
    o.reads(
      offers.map(({ counter }) => usd(counter, lang)),
      say(ware.title.en, ware.title.zh),
    );
    for (const one of offers)
      if (one.ware.id !== meant) {
        await o.act(ebay, "deals.refuseCounter", { offer: offerId(one.ware.id) });
        await o.confirm();
      }
    await o.act(ebay, "deals.takeCounter", { offer: offerId(meant) });
    await o.confirm();
    await o.act(ebay, "deals.buy", { offer: offerId(meant) });
    await o.act(ebay, "checkout.choosePayment");
    await o.act(ebay, "checkout.pickPayment", { payWith: card });
    await o.sees(usd(total, lang));
    await o.act(ebay, "checkout.place");
  },
});
const offerId = (item: string): string => `offer_${item.replaceAll(/\W/g, "")}`;
