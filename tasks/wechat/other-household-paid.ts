import type { Utility } from "#apps/wechat/features/wallet/state.ts";
import wechat from "#apps/wechat/index.ts";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { amountText } from "#os/money/read.ts";
import merchants from "#world/merchants/index.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { addEntries } from "../kit/records.ts";
import { openTab, payAtCashier, accountName } from "../kit/wechat-services.ts";

/**
 * A supplier has three accounts, and one of them is the owner's. Pay the bill of one of the other accounts, and report
 * its amount.
 */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "finance", "extract"],
  budget: 45,
  revision: 2,

  facts: async (world, r) => {
    const { rows } = await world.read(merchants.queries.billers, { page: 0 });
    const metered = rows.filter((b) => ["biller_harbourpower", "biller_larkwater", "biller_larkgas"].includes(b.id));
    const biller = r.pick(metered);
    const [meant, twin] = r.sample(
      biller.households.filter(({ person }) => person !== "me"),
      2,
    );
    const { id, kind, name } = biller;
    return { biller: id, kind, name: { ...name }, meant: meant!.number, twin: twin!.number };
  },
  listed: { instances: 100, answerFields: 1 },
  params: (r, { os }, { say }, { biller, kind, name, meant, twin }) => {
    const account = r.pick([balanceAccount, "account_bank_meridian", "account_bank_orchard"]);
    return {
      biller,
      kind,
      name: say(name.en, name.zh),
      number: meant,
      twin,
      // The setup creates both bills with these drawn amounts. An amount that the biller computes would be the same on
      // every phone.
      cents: r.int(2_000, 60_000),
      twinCents: r.int(2_000, 60_000),
      account,
      source: accountName(os, account, say),
      id: `utility_${r.int(1_000, 9_999)}`,
    };
  },
  instruction: {
    en: [
      (p) =>
        `Pay this month's ${p.name} bill for account ${p.number} under utilities on {app.wechat}, from "${p.source}" (payment password 204816). Then fill in the amount on {app.answersheet} and submit it.`,
      (p) =>
        `I look after a neighbour's ${p.name} account, number ${p.number}, which is among my utilities on {app.wechat}. Pay what's due on it from "${p.source}"; the payment password is 204816. Put the amount on {app.answersheet} and submit it.`,
    ],
    zh: [
      (p) =>
        `请在{app.wechat}的生活缴费里，用“${p.source}”缴清${p.name}户号 ${p.number} 本月的账单（支付密码 204816），然后在{app.answersheet}中填写缴费金额并提交。`,
      (p) =>
        `我帮邻居管着${p.name}的一个户号 ${p.number}，已经加在{app.wechat}的生活缴费里。请用“${p.source}”把该户的欠费付掉，支付密码是 204816，再把金额填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ wechat: state }, p) => {
    const utility = (id: string, account: string, cents: number): Utility => ({
      id,
      biller: p.biller,
      number: account,
      name: p.name,
      kind: p.kind,
      bill: { month: "2026-03", cents },
      paid: null,
    });
    addEntries(state.utilities, utility(p.id, p.number, p.cents), utility("utility_twin", p.twin, p.twinCents));
  },
  checks: [
    {
      that: "the bill of that account is paid",
      holds: ({ after, params }) => after.wechat.utilities[params.id]?.paid === "2026-03",
    },
    {
      that: "it was paid from there, once and whole, and no other money moved",
      holds: ({ before, after, params: p }) => {
        const [one, ...more] = newEntries(before, after);
        return (
          one !== undefined &&
          more.length === 0 &&
          one.from === p.account &&
          one.to === outsideAccountId(p.biller) &&
          one.toCents === p.cents
        );
      },
    },
  ],
  allow: ({ wechat: state, os }, p) => [
    state.utilities[p.id]?.paid,
    allowEntries(os, { from: p.account, to: outsideAccountId(p.biller), toCents: p.cents }),
  ],
  answer: {
    fields: (_, say) => ({
      amount: number(say("Amount paid", "缴费金额"), say("Amount (CNY, two decimals)", "金额（元，两位小数）"), 0.001),
    }),
    expected: ({ params }) => ({ amount: params.cents / 100 }),
  },

  oracle: async (o, p) => {
    await openTab(o, "me");
    await o.act(wechat, "main.services");
    await o.act(wechat, "services.utilities");
    await o.act(wechat, "utilities.openUtility", { utility: p.id });
    await o.sees(amountText(p.cents));
    await o.act(wechat, "utility.pay");
    await payAtCashier(o, p.account, "204816");
    o.reads([amountText(p.cents)], p.cents / 100);
    await o.answer({ amount: p.cents / 100 });
  },
});
