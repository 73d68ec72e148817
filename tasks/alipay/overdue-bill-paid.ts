import { balanceAccount } from "#apps/alipay/accounts.ts";
import { nextBillDay } from "#apps/alipay/features/services/commands.ts";
import alipay from "#apps/alipay/index.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { defineTask } from "#judge/define.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { drawHouseholds, payByTouch, setHouseholds } from "../kit/alipay.ts";
import { newEntries, allowEntries } from "../kit/money.ts";

/** Several household bills are open. Pay only the overdue bill. */
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
      // For the other accounts, the earlier bill is paid and only the latest bill is open.
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
    setHouseholds(
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
        const [one, ...others] = newEntries(before, after);
        const { biller, open } = households[late]!;
        return (
          others.length === 0 &&
          one?.from === balanceAccount &&
          one.to === outsideAccountId(biller) &&
          one.toCents === open.cents
        );
      },
    },
  ],
  allow: ({ alipay: state, os }, { households, late }) => {
    const { id, biller, open } = households[late]!;
    return [
      state.households[id]?.paid,
      allowEntries(os, { from: balanceAccount, to: outsideAccountId(biller), toCents: open.cents, party: biller }),
    ];
  },

  oracle: async (o, { households, late }, { say }) => {
    await o.open(alipay);
    await o.act(alipay, "main.billers");
    await o.sees(...households.map(({ name }) => say(name.en, name.zh)));
    // Opens one bill after another until the overdue bill is open.
    for (const { id, open } of households.slice(0, late + 1)) {
      await o.act(alipay, "billers.household", { id });
      await o.sees(open.payBy, yuan(open.cents));
      if (id !== households[late]!.id) await o.back();
    }
    const { month, cents } = households[late]!.open;
    await o.act(alipay, "household.pay", { month, cents });
    await payByTouch(o, "balance");
  },
});
