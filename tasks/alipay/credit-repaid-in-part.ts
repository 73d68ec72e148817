import { accountOfMethod, creditAccount } from "#apps/alipay/accounts.ts";
import alipay from "#apps/alipay/index.ts";
import { decimalText, yuan } from "#apps/alipay/sums.ts";
import { defineTask } from "#judge/define.ts";
import { typeAmount, payByTouch } from "../kit/alipay.ts";
import { newEntries, allowEntries } from "../kit/money.ts";

/** Repay a part of this month's credit bill from the given account. The amount has to be worked out. */
export default defineTask({
  apps: [alipay],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning", "finance"],
  budget: 30,
  revision: 1,

  params: (r) => ({
    billed: r.int(17, 55) * 1_200,
    parts: r.pick([2, 3, 4] as const),
    method: r.pick(["fund", "card_meridian", "balance"] as const),
  }),
  instruction: {
    en: [
      ({ parts, method }) =>
        `Pay off ${shares[parts].en} of what's due on {brand.huabei} this month in {app.alipay}, and no more than that. Take it from ${sources[method].en}.`,
      ({ parts, method }) =>
        `I can only afford ${shares[parts].en} of this month's {brand.huabei} bill. Repay exactly that in {app.alipay}, from ${sources[method].en}.`,
    ],
    zh: [
      ({ parts, method }) =>
        `请在{app.alipay}里先还{brand.huabei}本期待还金额的${shares[parts].zh}，不要多还，用${sources[method].zh}付款。`,
      ({ parts, method }) =>
        `{brand.huabei}这期账单我手头只够还${shares[parts].zh}。请在{app.alipay}里就还这么多，从${sources[method].zh}扣。`,
    ],
  },
  setup: ({ alipay: state }, { billed }) => {
    state.credit.billedCents = billed;
    state.statements.at(-1)!.cents = billed;
    state.statements.at(-1)!.paid = false;
  },
  checks: [
    {
      that: "the part of the bill is repaid from there, once, and no other money moved",
      holds: ({ before, after, params: { billed, parts, method } }) => {
        const [one, ...others] = newEntries(before, after);
        return (
          others.length === 0 &&
          one?.kind === "repayment" &&
          one.to === creditAccount &&
          one.from === accountOfMethod(before.os, method) &&
          one.toCents === billed / parts
        );
      },
    },
    {
      that: "the rest of the bill is still open",
      holds: ({ after, params: { billed, parts } }) => after.alipay.credit.billedCents === billed - billed / parts,
    },
  ],
  allow: ({ alipay: state, os }, { billed, parts }) => [
    allowEntries(os, { to: creditAccount, toCents: billed / parts, kind: "repayment" }),
    state.credit.billedCents,
  ],

  oracle: async (o, { billed, parts, method }) => {
    await o.open(alipay);
    await o.act(alipay, "main.credit");
    await o.sees(yuan(billed));
    o.reads([yuan(billed)], yuan(billed / parts));
    await o.act(alipay, "credit.repay");
    await typeAmount(o, "repay", billed / parts, decimalText(billed));
    await o.act(alipay, "repay.go");
    await payByTouch(o, method);
  },
});
const shares = {
  2: { en: "half", zh: "一半" },
  3: { en: "a third", zh: "三分之一" },
  4: { en: "a quarter", zh: "四分之一" },
} as const;
const sources = {
  fund: { en: "{brand.yuebao}", zh: "{brand.yuebao}" },
  card_meridian: { en: "my Meridian Bank card", zh: "我的子午银行卡" },
  balance: { en: "the balance", zh: "余额" },
} as const;
