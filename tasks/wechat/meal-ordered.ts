import { firstChoices, cartKey, dishPrice, computeSums } from "#apps/wechat/features/programs/food.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import eateries, { type Dish, type Eatery } from "#world/eateries/index.ts";
import type { World } from "#world/read.ts";
import type { Rng } from "#state/rng.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { addedEntries } from "../kit/records.ts";
import { openTab, payAtCashier, accountName } from "../kit/wechat-services.ts";

/**
 * Order two dishes in given quantities, one of them with an option. The address is not the default, the order has a
 * note, and the payment is from a given account. The cart is not empty at first.
 */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "finance", "create", "edit"],
  budget: 60,
  revision: 3,

  facts: (world, r) => drawKitchen(world, r),
  listed: { instances: 100, answerFields: 0 },
  params: (r, { os, wechat: state }, { say }, { eatery, plain, special, option, extra, stray }) => {
    const counts = [r.int(2, 3), r.int(1, 2)] as const;
    const cents = computeSums(eatery, [
      { cents: special.cents, count: counts[0] },
      { cents: plain.cents, count: counts[1] },
    ]).cents;
    const account = r.pick(["account_bank_meridian", "account_bank_orchard"]);
    const address = r.pick(["address_work", "address_parents"]);
    return {
      eatery: eatery.id,
      kitchen: say(eatery.name.en, eatery.name.zh),
      special: special.id,
      specialName: say(special.name.en, special.name.zh),
      begins: special.begins,
      specialCents: special.cents,
      option,
      choice: extra.id,
      choiceName: say(extra.name.en, extra.name.zh),
      plain: plain.id,
      plainName: say(plain.name.en, plain.name.zh),
      plainCents: plain.cents,
      counts: [...counts],
      stray,
      cents,
      account,
      source: accountName(os, account, say),
      address,
      street: state.addresses[address]!.street,
      note: say(...r.pick(notes)),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Order from "${p.kitchen}" on {app.wechat}: ${p.counts[0]} × ${p.specialName} (${p.choiceName}) and ${p.counts[1]} × ${p.plainName}, nothing else. There's still something in the cart, so clear it first. Have it delivered to ${p.street} and add the note "${p.note}". Pay with ${p.source}; the payment password is 204816.`,
      (p) =>
        `Place and pay for one order from "${p.kitchen}" on {app.wechat}: ${p.counts[1]} × ${p.plainName} and ${p.counts[0]} × ${p.specialName}, that one as "${p.choiceName}". Clear the cart first, because there's something else in it. Send it to ${p.street}, add the note "${p.note}", and pay with ${p.source} (password 204816).`,
    ],
    zh: [
      (p) =>
        `请在{app.wechat}里点“${p.kitchen}”的外卖：${p.specialName}（${p.choiceName}）${p.counts[0]} 份，${p.plainName} ${p.counts[1]} 份，购物车里原有的菜不要。送到${p.street}，给商家留言“${p.note}”。用${p.source} 支付，支付密码 204816。`,
      (p) =>
        `用{app.wechat}的外卖小程序在“${p.kitchen}”下一单并付款：${p.plainName} ${p.counts[1]} 份，${p.specialName} ${p.counts[0]} 份（选“${p.choiceName}”）。购物车里还有别的东西，先清空。收货地址选${p.street}，留言写“${p.note}”，付款方式用${p.source}（密码 204816）。`,
    ],
  },
  setup: ({ wechat: state }, { eatery, stray }) => {
    state.cart = { eatery, lines: { [cartKey(stray, [])]: { dish: stray, choices: [], count: 1 } } };
    state.addressFirst = "address_home";
  },
  checks: [
    {
      that: "these dishes were ordered, so many of each and as they were wanted",
      holds: ({ before, after, params: p }) => {
        const all = addedEntries(before.wechat.foodOrders, after.wechat.foodOrders);
        const wanted = [
          `${p.special} ${p.counts[0]} ${p.specialCents}`,
          `${p.plain} ${p.counts[1]} ${p.plainCents}`,
        ].toSorted();
        const lines = all[0]?.lines.map((l) => `${l.dish} ${l.count} ${l.cents}`).toSorted() ?? [];
        return all.length === 1 && lines.join() === wanted.join();
      },
    },
    {
      that: "they go to that address, with the note",
      holds: ({ before, after, params: p }) => {
        const place = Object.values(before.wechat.addresses).find(({ street }) => street === p.street)!;
        const address = `${place.region} ${place.street}, ${place.name} ${place.phone}`;
        return addedEntries(before.wechat.foodOrders, after.wechat.foodOrders).some(
          (m) => m.address === address && m.note === p.note,
        );
      },
    },
    {
      that: "the order is paid from there, once and whole, and no other money moved",
      holds: ({ before, after, params: p }) => {
        const [order] = addedEntries(before.wechat.foodOrders, after.wechat.foodOrders);
        const all = newEntries(before, after);
        return (
          order !== undefined &&
          order.paidAt !== null &&
          order.state !== "cancelled" &&
          all.length === 1 &&
          all[0]!.id === order.entry &&
          all[0]!.from === p.account &&
          all[0]!.to === outsideAccountId(p.eatery) &&
          all[0]!.toCents === p.cents
        );
      },
    },
    { that: "the cart is empty", holds: ({ after }) => Object.keys(after.wechat.cart.lines).length === 0 },
  ],
  allow: ({ wechat: state, os }, p) => [
    added(state.foodOrders),
    state.cart,
    state.addressFirst,
    allowEntries(os, { from: p.account, to: outsideAccountId(p.eatery), toCents: p.cents }),
  ],
  free: [
    {
      why: "Which address is offered first next time is not said: to choose one for an order makes it the first",
      paths: ({ wechat: state }) => [state.addressFirst],
    },
  ],

  oracle: async (o, p) => {
    await openTab(o, "me");
    await o.act(wechat, "main.services");
    await o.act(wechat, "services.food");
    await o.type("q", p.kitchen);
    await o.act(wechat, "food.openEatery", { eatery: p.eatery });
    await o.act(wechat, "eatery.showCart");
    await o.act(wechat, "eatery.clear");
    await o.act(wechat, "eatery.choose", { dish: p.special, choices: p.begins });
    await o.act(wechat, "eatery.pick", { option: p.option, choice: p.choice });
    await o.act(wechat, "eatery.addChosen");
    for (let i = 0; i < p.counts[1]!; i++) await o.act(wechat, "eatery.add", { dish: p.plain, choices: [] });
    await o.act(wechat, "eatery.showCart");
    for (let i = 1; i < p.counts[0]!; i++) await o.act(wechat, "eatery.add", { dish: p.special, choices: [p.choice] });
    await o.back();
    await o.act(wechat, "eatery.checkout");
    await o.set(wechat, "checkout", { open: "address" });
    await o.act(wechat, "checkout.chooseAddress", { address: p.address });
    await o.type("note", p.note);
    await o.act(wechat, "checkout.order");
    await o.act(wechat, "meal.pay");
    await payAtCashier(o, p.account, "204816");
  },
});
type LocalizedText = { readonly en: string; readonly zh: string };
const toLocalizedText = ({ en, zh }: LocalizedText): { en: string; zh: string } => ({ en, zh });
/** Whether a restaurant is open at least from 9:00, when the phone starts, to 15:00. */
const isOpenNow = (e: Pick<Eatery, "open" | "close">): boolean => e.open <= 540 && e.close >= 900;

/**
 * Draws a restaurant with a dish whose options have different prices, and with two dishes without options. The
 * restaurant can be found by a search for its name.
 */
async function drawKitchen(world: World, r: Rng) {
  const { total } = await world.read(eateries.queries.find, { page: 0 });
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await world.read(eateries.queries.find, { page: r.int(0, Math.ceil(total / 20) - 1) });
    const brief = r.pick(rows);
    if (!isOpenNow(brief)) continue;
    const eatery = (await world.read(eateries.queries.eatery, { id: brief.id }))!;
    const found = await Promise.all(
      [eatery.name.en, eatery.name.zh].map((q) => world.read(eateries.queries.find, { q, page: 0 })),
    );
    if (found.some((list) => list.rows[0]?.id !== eatery.id)) continue;
    const menu = (await world.read(eateries.queries.menu, { eatery: eatery.id, page: 0 })).rows;
    const apart = menu.filter((d) => menu.every((x) => x === d || !namesOverlap(x.name, d.name)));
    const special = r.shuffle(apart).find((d) => d.options.length === 1 && mostExpensiveOption(d) !== null);
    const [plain, stray] = r.shuffle(apart.filter((d) => d.options.length === 0));
    if (!special || !plain || !stray) continue;
    const option = special.options[0]!;
    const chosen = mostExpensiveOption(special)!;
    const extra = { id: `${option.id}:${chosen.id}`, name: toLocalizedText(chosen.title) };
    const cents = dishPrice(special, [extra.id])!;
    if (cents * 2 + plain.priceCents < eatery.minimumCents) continue;
    const { id, name, packingCents, deliveryCents, offers } = eatery;
    return {
      eatery: { id, name: toLocalizedText(name), packingCents, deliveryCents, offers: offers.map((x) => ({ ...x })) },
      special: { id: special.id, name: toLocalizedText(special.name), cents, begins: firstChoices(special) },
      option: option.id,
      extra,
      plain: { id: plain.id, name: toLocalizedText(plain.name), cents: plain.priceCents },
      stray: stray.id,
    };
  }
  throw new Error("no kitchen that is open fits");
}
/** Returns the most expensive option, or null if another option has the same price. */
function mostExpensiveOption({ options }: Dish) {
  const [first, second] = options[0]!.choices.toSorted((a, b) => b.extraCents - a.extraCents);
  return first && second && first.extraCents > second.extraCents ? first : null;
}
const namesOverlap = (a: LocalizedText, b: LocalizedText): boolean =>
  a.en.includes(b.en) || b.en.includes(a.en) || a.zh === b.zh;
const notes: readonly (readonly [en: string, zh: string])[] = [
  ["Please ring twice", "请按两次门铃"],
  ["No coriander, please", "不要香菜"],
  ["Leave it at the door", "放在门口就好"],
  ["Sauce on the side", "酱料分开放"],
  ["It's for a birthday", "今天有人过生日"],
];
