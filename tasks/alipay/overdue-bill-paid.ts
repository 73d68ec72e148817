import { balanceAccount } from "../../src/apps/alipay/accounts.ts";
import { nextBillDay } from "../../src/apps/alipay/features/services/commands.ts";
import alipay from "../../src/apps/alipay/index.ts";
import { yuan } from "../../src/apps/alipay/sums.ts";
import { defineTask } from "../../src/judge/define.ts";
import { outside } from "../../src/os/money/ledger.ts";
import { drawHouseholds, payBy, putHouseholds } from "../kit/alipay.ts";
import { moved, moving } from "../kit/money.ts";

/** Several household bills are open, and one of them should have been paid by now: pay that one, and nothing else. */
export default defineTask({
  apps: [alipay],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "extract", "finance", "explore"],
  budget: 30,
  revision: 1,

  facts: (world, r) => drawHouseholds(world, r, 4),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, __, households) => {
    const late = r.int(0, households.length - 1);
    return {
      late,
      // The others have paid what they used before.
      households: households.map((one, i) => ({ ...one, open: i === late ? one.before : one.last })),
    };
  },
  instruction: {
    en: [
      () =>
        `One of my household bills in {app.alipay} is overdue. Find it and pay it from the balance, and leave the others for now.`,
      () =>
        `I forgot to pay one of the household bills in {app.alipay}, and its due date has passed. Pay that one from the balance and nothing else.`,
    ],
    zh: [
      () => `{app.alipay}的生活缴费里有一笔账单已经过了缴费期限。请找出这一笔，用余额缴清，其他账单先不要缴。`,
      () => `我漏缴了一笔生活账单：{app.alipay}里有一笔账单的最后缴费日已过。请用余额缴清这笔逾期账单，其余的不要动。`,
    ],
  },
  setup: ({ alipay: state }, p, { now, offsetMin, say }) =>
    putHouseholds(
      state,
      p.households.map((one) => ({ ...one, paid: one.open.after, next: nextBillDay(one, now, offsetMin) })),
      say,
    ),
  checks: [
    {
      that: "the overdue bill is paid",
      holds: ({ after, params: { households, late } }) =>
        after.alipay.households[households[late]!.id]?.paid === households[late]!.open.month,
    },
    {
      that: "the balance has paid it, the whole sum and once; no other money moved",
      holds: ({ before, after, params: { households, late } }) => {
        const [one, ...others] = moved(before, after);
        const { biller, open } = households[late]!;
        return (
          others.length === 0 &&
          one?.from === balanceAccount &&
          one.to === outside(biller) &&
          one.toCents === open.cents
        );
      },
    },
  ],
  allow: ({ alipay: state, os }, { households, late }) => {
    const { id, biller, open } = households[late]!;
    return [
      state.households[id]?.paid,
      moving(os, { from: balanceAccount, to: outside(biller), toCents: open.cents, party: biller }),
    ];
  },

  oracle: async (o, { households, late }, { say }) => {
    await o.open(alipay);
    await o.act(alipay, "main.billers");
    await o.sees(...households.map(({ name }) => say(name.en, name.zh)));
    // One after the other, until one is found that should have been paid.
    for (const { id, open } of households.slice(0, late + 1)) {
      await o.act(alipay, "billers.household", { id });
      await o.sees(open.payBy, yuan(open.cents));
      if (id !== households[late]!.id) await o.back();
    }
    const { month, cents } = households[late]!.open;
    await o.act(alipay, "household.pay", { month, cents });
    await payBy(o, "balance");
  },
});
