import ebay from "#apps/ebay/index.ts";
import { orderAddress } from "#apps/ebay/features/orders/lifecycle.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { pastOrder, drawListings, openOrders, addOrderPayment, shopAccount } from "../kit/ebay.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { addEntries } from "../kit/records.ts";

/** The same item was ordered twice, to two addresses. Cancel the order with the wrong address. */
export default defineTask({
  apps: [ebay],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract", "delete"],
  budget: 30,
  revision: 2,

  facts: (world, r) => drawListings(world, r, 2, { format: "buy", price_min: 1_500, price_max: 20_000 }),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, [ware, other]) => ({
    ware: ware!,
    other: other!,
    noun: say(ware!.noun.en, ware!.noun.zh),
    place: r.pick(["home", "office", "forwarder"] as const),
    kept: r.int(0, 1),
    newest: r.chance(0.5),
    ...(r.chance(0.5)
      ? { meant: "order_twice1", left: "order_twice2" }
      : { meant: "order_twice2", left: "order_twice1" }),
  }),
  instruction: {
    en: [
      ({ noun, place }) =>
        `I ordered the same ${noun} twice on {app.ebay}. Cancel the order going to ${addresses[place].en} and keep the other.`,
    ],
    zh: [
      ({ noun, place }) =>
        `我在{app.ebay}上把同一款${noun}下了两次单。请取消寄到${addresses[place].zh}的那一单，另一单保留。`,
    ],
  },
  setup: ({ ebay: state, os }, p, { now }) => {
    const others = (["home", "office", "forwarder"] as const).filter((one) => one !== p.place);
    const order = (id: string, place: keyof typeof addresses, hoursAgo: number, ware = p.ware) => {
      const one = pastOrder(state, id, ware, now - hoursAgo * hourMs, {
        status: "paid",
        to: orderAddress(state.addresses[`address_${place}`]),
        shipsAt: now + 11 * hourMs,
        arrivesAt: now + 9 * dayMs,
      });
      addEntries(state.orders, one);
      addOrderPayment(os, one);
    };
    const [first, second] = [8, 5];
    order(p.meant, p.place, p.newest ? second : first);
    order(p.left, others[p.kept]!, p.newest ? first : second);
    order("order_other", p.place, 7, p.other);
  },
  checks: [
    {
      that: "the order to that address is cancelled",
      holds: ({ after, params }) => after.ebay.orders[params.meant]!.status === "cancelled",
    },
    {
      that: "what was paid for it came back, once, and no other money moved",
      holds: ({ before, after, params }) => {
        const all = newEntries(before, after);
        const { entry, totalCents } = before.ebay.orders[params.meant]!;
        return all.length === 1 && all[0]!.refunds === entry && all[0]!.cents === totalCents;
      },
    },
  ],
  allow: ({ ebay: state, os }, { meant, ware }) => {
    const order = state.orders[meant];
    const refunds = meant.replace("order_", "entry_");
    const back = allowEntries(os, { via: "ebay", from: shopAccount, refunds, toCents: ware.cents + ware.way.cents });
    return [order?.status, order?.cancelledAt, order?.payBy, back];
  },

  oracle: async (o, p, { lang }) => {
    await openOrders(o, "progress");
    // Both orders look the same in the list. Only the page of an order shows its address.
    if (p.newest) await o.act(ebay, "orders.openOrder", { order: p.meant });
    else {
      await o.act(ebay, "orders.openOrder", { order: p.left });
      await o.back();
      await o.act(ebay, "orders.openOrder", { order: p.meant });
    }
    await o.sees(lang === "en" ? addresses[p.place].seen.en : addresses[p.place].seen.zh);
    await o.act(ebay, "order.cancel");
    await o.confirm();
  },
});
const addresses = {
  home: { en: "my home in Maple Court", zh: "家里（枫林苑）", seen: { en: "Maple Court", zh: "枫林苑" } },
  office: { en: "Harbor Studio", zh: "海港工作室", seen: { en: "Harbor Studio", zh: "海港工作室" } },
  forwarder: { en: "the address in Portland", zh: " Portland ", seen: { en: "Portland", zh: "Portland" } },
} as const;
