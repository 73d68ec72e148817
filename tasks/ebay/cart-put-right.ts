import ebay from "#apps/ebay/index.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import { drawListings } from "../kit/ebay.ts";

/** Change the cart: increase the quantity of one item and remove another. */
export default defineTask({
  apps: [ebay],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["edit", "delete"],
  budget: 15,
  revision: 1,

  facts: (world, r) => drawListings(world, r, 4, { format: "buy", price_max: 9_000 }, (item) => item.quantity >= 8),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, wares) => {
    const [more, gone, other, later] = wares;
    const name = (ware: typeof more): string => say(ware!.noun.en, ware!.noun.zh);
    return {
      wares: wares.map(({ id }) => id),
      more: more!.id,
      gone: gone!.id,
      other: other!.id,
      later: later!.id,
      moreName: name(more),
      goneName: name(gone),
      from: r.int(1, 2),
      pieces: r.int(3, 5),
      order: r.shuffle([0, 1, 2, 3]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `In my {app.ebay} cart, change the quantity of the ${p.moreName} to ${p.pieces} and remove the ${p.goneName}.`,
    ],
    zh: [(p) => `请把{app.ebay}购物车里${p.moreName}的数量改成 ${p.pieces}，再把${p.goneName}从购物车里删掉。`],
  },
  setup: ({ ebay: state }, p, { now }) => {
    state.cart = p.order.map((i, n) => ({
      id: `line_cart${i}`,
      item: p.wares[i]!,
      variant: null,
      quantity: i === 0 ? p.from : 1,
      later: i === 3,
      at: now - (n + 2) * hourMs,
    }));
  },
  checks: [
    {
      that: "there are so many of the one",
      holds: ({ after, params }) => after.ebay.cart.some((l) => l.item === params.more && l.quantity === params.pieces),
    },
    {
      that: "the other is out of the cart",
      holds: ({ after, params }) => after.ebay.cart.every((l) => l.item !== params.gone),
    },
    {
      that: "the rest of the cart is as it was",
      keeps: true,
      holds: ({ before, after, params }) => {
        const rest = (state: typeof before) =>
          state.ebay.cart
            .filter(({ item }) => item !== params.gone)
            .map((l) => (l.item === params.more ? { ...l, quantity: 0 } : l));
        return JSON.stringify(rest(before)) === JSON.stringify(rest(after));
      },
    },
  ],
  allow: ({ ebay: state }) => [state.cart],

  oracle: async (o, p) => {
    await o.open(ebay);
    await o.act(ebay, "home.cart");
    for (let quantity = p.from + 1; quantity <= p.pieces; quantity++)
      await o.act(ebay, "cart.setQuantity", { line: "line_cart0", quantity });
    await o.act(ebay, "cart.remove", { line: "line_cart1" });
    await o.confirm();
  },
});
