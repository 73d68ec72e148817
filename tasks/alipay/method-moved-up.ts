import { cardTitle } from "#apps/alipay/accounts.ts";
import alipay from "#apps/alipay/index.ts";
import { defineTask } from "#judge/define.ts";

/** Change the order of payment methods in the settings so that another method is used first. */
export default defineTask({
  apps: [alipay],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "settings"],
  budget: 30,
  revision: 1,

  params: (r) => {
    const order = r.shuffle(["balance", "fund", "credit", "card_meridian", "card_orchard"]);
    return { order, first: order[r.int(1, 4)]! };
  },
  instruction: {
    en: [
      ({ first }) =>
        `Have {app.alipay} charge my payment methods in the order I set, and move ${methodTexts[first]!.en} to the top. Keep the rest in their current order.`,
    ],
    zh: [
      ({ first }) =>
        `请让{app.alipay}按我设置的顺序扣款，并把${methodTexts[first]!.zh}移到扣款顺序的第一位，其余的先后不变。`,
    ],
  },
  setup: ({ alipay: { pay } }, { order }) => {
    pay.order = [...order] as typeof pay.order;
    pay.byOrder = false;
  },
  checks: [
    { that: "payments follow the order", holds: ({ after }) => after.alipay.pay.byOrder },
    {
      that: "this one is the first, and the rest is in order",
      holds: ({ after, params: { order, first } }) =>
        after.alipay.pay.order.join() === [first, ...order.filter((one) => one !== first)].join(),
    },
  ],
  allow: ({ alipay: { pay } }) => [pay.order, pay.byOrder],

  oracle: async (o, { order, first }) => {
    const { os } = await o.state();
    await o.open(alipay);
    await o.set(alipay, "main", { tab: "me" });
    await o.act(alipay, "main.settings");
    await o.act(alipay, "settings.paySettings");
    await o.act(alipay, "paySettings.payOrder");
    await o.act(alipay, "payOrder.byOrder");
    const card = os.money.cards[first];
    if (card) await o.sees(cardTitle(card));
    for (let at = order.indexOf(first); at > 0; at--)
      await o.act(alipay, "payOrder.earlier", { method: first as "balance" });
  },
});
const methodTexts: Readonly<Record<string, { readonly en: string; readonly zh: string }>> = {
  balance: { en: "the balance", zh: "余额" },
  fund: { en: "{brand.yuebao}", zh: "{brand.yuebao}" },
  credit: { en: "{brand.huabei}", zh: "{brand.huabei}" },
  card_meridian: { en: "my Meridian Bank card", zh: "我的子午银行卡" },
  card_orchard: { en: "my Orchard Bank card", zh: "我的果园银行卡" },
};
