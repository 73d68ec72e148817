import { sameJson } from "#state/json.ts";
import { findCard, cardTitle } from "#apps/alipay/accounts.ts";
import alipay from "#apps/alipay/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { paymentAgreement, subscriptions } from "../kit/alipay.ts";
import { addEntries } from "../kit/records.ts";

/**
 * Remove a card from the wallet. The wallet refuses to remove a card that shops charge, so the shops must first charge
 * the balance instead.
 */
export default defineTask({
  apps: [alipay],
  split: "train",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "extract", "delete", "settings"],
  budget: 45,
  revision: 2,

  params: (r, _, { say }) => {
    const banks = [
      { card: "card_meridian", bank: say("Meridian Bank", "子午银行") },
      { card: "card_tidewater", bank: say("Tidewater Bank", "潮汐银行") },
      { card: "card_orchard", bank: say("Orchard Bank", "果园银行") },
    ] as const;
    const [meant, other] = r.sample(banks, 2);
    const charging = r.int(1, 2);
    const methods = r.shuffle([
      ...Array.from({ length: charging }, () => meant!.card as string),
      ...r.sample([other!.card, "fund", "credit"], 4 - charging),
    ]);
    return {
      card: meant!.card,
      bank: meant!.bank,
      renewals: r.sample(subscriptions, 4).map((one, i) => ({
        party: one.party,
        payee: say(one.payee.en, one.payee.zh),
        title: say(one.title.en, one.title.zh),
        method: methods[i]!,
        cents: r.int(15, 90) * 100,
      })),
    };
  },
  instruction: {
    en: [
      ({ bank }) =>
        `Remove my ${bank} card from {app.alipay}. Any auto-payments charged to it should keep running from the balance instead. Leave the other auto-payments alone.`,
      ({ bank }) =>
        `I don't want my ${bank} card in {app.alipay} any more. First switch every auto-payment that uses it to the balance, without cancelling any or touching the others, then remove the card.`,
    ],
    zh: [
      ({ bank }) =>
        `请从{app.alipay}中移除我的${bank}卡。由这张卡扣款的自动扣款要继续保留，改为从余额扣款；其他自动扣款保持不变。`,
      ({ bank }) =>
        `我不想在{app.alipay}里再留着我的${bank}卡。请先把所有使用这张卡的自动扣款改成用余额支付（不要解除，也不要动其他的），然后移除这张卡。`,
    ],
  },
  setup: ({ alipay: state, os }, { renewals }, { now }) => {
    os.money.cards["card_tidewater"]!.boundTo.push("alipay");
    state.pay.order = [...state.pay.order, "card_tidewater"];
    state.cardLimits = {};
    state.mandates = {};
    for (const [i, { party, payee, title, method, cents }] of renewals.entries())
      addEntries(
        state.mandates,
        paymentAgreement(mandateId(i), party, [payee, title], cents, now + (3 + i * 4) * dayMs, { method }),
      );
  },
  checks: [
    {
      that: "the card is gone from the wallet",
      holds: ({ before, after, params }) =>
        sameJson(
          after.os.money.cards[params.card]!.boundTo,
          before.os.money.cards[params.card]!.boundTo.filter((app) => app !== "alipay"),
        ),
    },
    {
      that: "what was charged to it is taken from the balance, and goes on",
      holds: ({ after, params: { renewals, card } }) =>
        renewals.every(({ method }, i) => {
          const now = after.alipay.mandates[mandateId(i)];
          return method !== card || (now?.on === true && now.method === "balance");
        }),
    },
    {
      that: "the other auto-payments and the other cards are as they were",
      keeps: true,
      holds: ({ before, after, params: { renewals, card } }) =>
        renewals.every(({ method }, i) => {
          const now = after.alipay.mandates[mandateId(i)];
          return method === card || (now?.on === true && now.method === method);
        }) &&
        Object.values(before.os.money.cards).every(
          ({ id, boundTo }) => id === card || after.os.money.cards[id]?.boundTo.join() === boundTo.join(),
        ),
    },
    {
      that: "what else pays does so in the order as before",
      keeps: true,
      holds: ({ before, after, params: { card } }) => {
        const rest = (order: readonly string[]) => order.filter((method) => method !== card).join();
        return rest(after.alipay.pay.order) === rest(before.alipay.pay.order);
      },
    },
  ],
  allow: ({ alipay: state, os }, { card, renewals }) => [
    os.money.cards[card]?.boundTo,
    state.pay.order,
    ...renewals.flatMap(({ method }, i) => (method === card ? [state.mandates[mandateId(i)]?.method] : [])),
  ],

  oracle: async (o, { card, bank, renewals }) => {
    const { os } = await o.state();
    await o.open(alipay);
    await o.act(alipay, "main.mandates");
    await o.sees(...renewals.map(({ title }) => title));
    // Only the page of a subscription shows which account it charges.
    for (const [i, { method }] of renewals.entries()) {
      await o.act(alipay, "mandates.open", { id: mandateId(i) });
      if (method === card) {
        await o.sees(cardTitle(findCard(os, card)!));
        await o.act(alipay, "mandate.method");
        await o.act(alipay, "mandate.choose", { method: "balance" });
      }
      await o.back();
    }
    await o.back();
    await o.act(alipay, "main.cards");
    await o.sees(bank);
    await o.act(alipay, "cards.open", { id: card });
    await o.act(alipay, "card.remove");
    await o.confirm();
  },
});
const mandateId = (i: number): string => `mandate_of${i}`;
