import { balanceAccount, fundAccount } from "../../src/apps/alipay/accounts.ts";
import alipay from "../../src/apps/alipay/index.ts";
import { yuan } from "../../src/apps/alipay/sums.ts";
import { defineTask } from "../../src/judge/define.ts";
import { keySum, payBy } from "../kit/alipay.ts";
import { moved, moving } from "../kit/money.ts";

/** Let money of one's own earn: from the balance, or from a card. */
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
    en: [({ cents, method }) => `Move ${yuan(cents)} into {brand.yuebao} on {app.alipay}, from ${from[method].en}.`],
    zh: [({ cents, method }) => `请在{app.alipay}里从${from[method].zh}转入 ${yuan(cents)} 到{brand.yuebao}。`],
  },
  checks: [
    {
      that: "the sum has come from there, once, and no other money moved",
      holds: ({ before, after, params }) => {
        const [one, ...others] = moved(before, after);
        return (
          others.length === 0 &&
          one?.to === fundAccount &&
          one.from === from[params.method].account &&
          one.toCents === params.cents
        );
      },
    },
  ],
  allow: ({ os }, { cents, method }) => [
    moving(os, { from: from[method].account, to: fundAccount, toCents: cents, kind: "topup" }),
  ],

  oracle: async (o, { cents, method }) => {
    await o.open(alipay);
    await o.act(alipay, "main.yuebao");
    await o.act(alipay, "yuebao.fundIn");
    await keySum(o, "fundIn", cents);
    await o.act(alipay, "fundIn.go");
    await payBy(o, method);
  },
});
const from = {
  balance: { account: balanceAccount, en: "the balance", zh: "余额" },
  card_meridian: { account: "account_bank_meridian", en: "my Meridian Bank card", zh: "我的子午银行卡" },
} as const;
