import { balanceAccount, fundAccount } from "#apps/alipay/accounts.ts";
import alipay from "#apps/alipay/index.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { defineTask } from "#judge/define.ts";
import { typeAmount, payByTouch } from "../kit/alipay.ts";
import { newEntries, allowEntries } from "../kit/money.ts";

/** Move money into the money market fund, from the balance or from a card. */
export default defineTask({
  apps: [alipay],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L1",
  tags: ["nav", "finance"],
  budget: 30,
  revision: 1,

  params: (r) => ({ cents: r.int(40, 3_900) * 100, method: r.pick(["balance", "card_meridian"] as const) }),
  instruction: {
    en: [({ cents, method }) => `Move ${yuan(cents)} into {brand.yuebao} on {app.alipay}, from ${sources[method].en}.`],
    zh: [({ cents, method }) => `请在{app.alipay}里从${sources[method].zh}转入 ${yuan(cents)} 到{brand.yuebao}。`],
  },
  checks: [
    {
      that: "the sum has come from there, once, and no other money moved",
      holds: ({ before, after, params }) => {
        const [one, ...others] = newEntries(before, after);
        return (
          others.length === 0 &&
          one?.to === fundAccount &&
          one.from === sources[params.method].account &&
          one.toCents === params.cents
        );
      },
    },
  ],
  allow: ({ os }, { cents, method }) => [
    allowEntries(os, { from: sources[method].account, to: fundAccount, toCents: cents, kind: "topup" }),
  ],

  oracle: async (o, { cents, method }) => {
    await o.open(alipay);
    await o.act(alipay, "main.yuebao");
    await o.act(alipay, "yuebao.fundIn");
    await typeAmount(o, "fundIn", cents);
    await o.act(alipay, "fundIn.go");
    await payByTouch(o, method);
  },
});
const sources = {
  balance: { account: balanceAccount, en: "the balance", zh: "余额" },
  card_meridian: { account: "account_bank_meridian", en: "my Meridian Bank card", zh: "我的子午银行卡" },
} as const;
