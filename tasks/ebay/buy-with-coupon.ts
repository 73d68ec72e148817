import { orderAddress } from "#apps/ebay/features/orders/lifecycle.ts";
import { sameJson } from "#state/json.ts";
import ebay from "#apps/ebay/index.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { dayMs } from "#state/civil.ts";
import { pastOrder, drawListings, search, shopAccount } from "../kit/ebay.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** Buy an item with the right one of several coupons. Neither the address nor the card is the default. */
export default defineTask({
  apps: [ebay],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["search", "create", "finance"],
  budget: 30,
  revision: 4,

  // Draws an item from abroad, because only one shipping service delivers such an item to each address.
  facts: (world, r) =>
    drawListings(
      world,
      r,
      1,
      { format: "buy", price_min: 6_000, price_max: 18_000, reach: "abroad" },
      (item) => ["GB", "DE", "JP", "CA", "AU"].includes(item.location.country) && item.quantity > 0,
    ),
  listed: { instances: 100, answerFields: 0 },
  params: (r, { os }, { say }, [ware]) => {
    const card = r.pick(["card_lumen", "card_orchard"] as const);
    const place = r.pick(["office", "forwarder"] as const);
    return {
      ware: ware!,
      title: say(ware!.title.en, ware!.title.zh),
      card,
      bank: os.money.cards[card]!.bank,
      account: os.money.cards[card]!.account,
      place,
      told: say(addresses[place].en, addresses[place].zh),
      code: r.pick(["BRIGHT10", "HELLO10", "TENOFF", "SUNDAY10", "PARCEL10"]),
      percent: r.pick([8, 10, 15]),
      ago: r.int(40, 70),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Buy one "${p.title}" on {app.ebay} with the coupon ${p.code}. Have it sent to ${p.told} and pay with my ${p.bank} card. Leave my cart and settings as they are.`,
      (p) =>
        `Order a single "${p.title}" on {app.ebay}, delivered to ${p.told}, with the code ${p.code} and paid with my ${p.bank} card. Don't change my cart or my defaults for other purchases.`,
    ],
    zh: [
      (p) =>
        `请在{app.ebay}上购买一件“${p.title}”，使用优惠码 ${p.code}，寄到${p.told}，用我的${p.bank}卡付款。购物车和设置请保持不变。`,
      (p) =>
        `请在{app.ebay}上下单一件“${p.title}”：寄到${p.told}，用优惠码 ${p.code}，刷我的${p.bank}卡。购物车和默认设置不要动。`,
    ],
  },
  setup: ({ ebay: state }, p, { now }) => {
    state.payWith = p.card === "card_lumen" ? "card_orchard" : "card_lumen";
    const coupon = (code: string, percent: number) => ({
      code,
      kind: "percent" as const,
      value: percent,
      leastCents: null,
      mostCents: null,
      category: null,
      endsAt: now + 9 * dayMs,
      used: false,
    });
    state.coupons[p.code] = coupon(p.code, p.percent);
    state.coupons[`${p.code}X`] = coupon(`${p.code}X`, p.percent + 5);
    // The same item was bought before and sent to the home address.
    addEntries(
      state.orders,
      pastOrder(state, "order_before", p.ware, now - p.ago * dayMs, { entry: null, payWith: "any" }),
    );
  },
  checks: [
    {
      that: "there is one new order, of one piece of it, and it is not hidden",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.ebay.orders, after.ebay.orders);
        const [order] = all;
        if (!order || all.length > 1 || order.hidden) return false;
        const [line] = order.lines;
        return order.lines.length === 1 && line!.item === params.ware.id && line!.quantity === 1;
      },
    },
    {
      that: "it goes to that address",
      holds: ({ before, after, params }) => {
        const place = orderAddress(before.ebay.addresses[`address_${params.place}`]);
        return addedEntries(before.ebay.orders, after.ebay.orders).some(({ to }) => sameJson(to, place));
      },
    },
    {
      that: "that card has paid the price less the coupon's share, once",
      holds: ({ before, after, params }) => {
        const all = newEntries(before, after);
        return (
          all.length === 1 &&
          all[0]!.from === params.account &&
          all[0]!.to === shopAccount &&
          all[0]!.toCents === discountedTotal(params)
        );
      },
    },
    {
      that: "the coupon is used",
      holds: ({ after, params }) => after.ebay.coupons[params.code]!.used,
    },
  ],
  allow: ({ ebay: state, os }, p) => [
    added(state.orders),
    state.coupons[p.code]?.used,
    allowEntries(os, { via: "ebay", from: p.account, to: shopAccount, toCents: discountedTotal(p) }),
  ],
  free: [
    {
      why: "When it is sent and comes is not for the buyer to say",
      paths: ({ ebay: state }) => [state.orders[any]!.shipsAt, state.orders[any]!.arrivesAt],
    },
  ],

  oracle: async (o, p) => {
    await search(o, p.title);
    await o.act(ebay, "results.open", { item: p.ware.id });
    await o.act(ebay, "item.buy");
    await o.act(ebay, "checkout.chooseAddress");
    await o.act(ebay, "checkout.pickAddress", { address: `address_${p.place}` });
    await o.act(ebay, "checkout.choosePayment");
    await o.act(ebay, "checkout.pickPayment", { payWith: p.card });
    await o.type("code", p.code);
    await o.act(ebay, "checkout.useCode");
    await o.act(ebay, "checkout.place");
  },
});
const addresses = {
  office: { en: "Harbor Studio", zh: "海港工作室" },
  forwarder: { en: "my address in Portland", zh: "我在 Portland 的地址" },
} as const;
const discountedTotal = ({
  ware,
  percent,
}: {
  ware: { cents: number; way: { cents: number } };
  percent: number;
}): number => ware.cents - Math.floor((ware.cents * percent) / 100) + ware.way.cents;
