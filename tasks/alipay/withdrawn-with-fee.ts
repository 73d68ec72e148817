import { balanceAccount, escrowAccount } from "#apps/alipay/accounts.ts";
import { withdrawalFeeCents } from "#apps/alipay/features/wealth/fund-math.ts";
import alipay from "#apps/alipay/index.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { balanceOf } from "#os/money/read.ts";
import { typeAmount, payByTouch } from "../kit/alipay.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { fillIn } from "../kit/phrases.ts";

/**
 * A bank has two cards. Withdraw money to one of them. The amount exceeds the amount that can still be withdrawn
 * without a fee, so the withdrawal costs a fee. Report the fee and the remaining balance.
 */
export default defineTask({
  apps: [alipay],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "finance"],
  budget: 30,
  revision: 2,

  params: (r, _, { say }) => {
    const card = r.pick(["card_meridian", "card_tidewater"] as const);
    const free = r.pick([0, 30_000, 65_000, 120_000]);
    return {
      card,
      bank: card === "card_meridian" ? say("Meridian Bank", "子午银行") : say("Tidewater Bank", "潮汐银行"),
      free,
      cents: free + r.int(25, 280) * 1_000,
    };
  },
  instruction: {
    en: [
      (p) =>
        `Withdraw ${yuan(p.cents)} from my {app.alipay} balance to my ${p.bank} card, without a note. Then fill in the fee and the remaining balance on {app.answersheet} and submit it.`,
      (p) =>
        `Move ${yuan(p.cents)} from my {app.alipay} balance to the ${p.bank} card, no note needed. What was the fee, and how much is left in the balance? Submit both on {app.answersheet}.`,
    ],
    zh: [
      (p) =>
        `请从{app.alipay}余额提现 ${yuan(p.cents)} 到我的${p.bank}卡，不填备注，再把手续费和剩余余额填入{app.answersheet}并提交。`,
      (p) =>
        `我要从{app.alipay}余额提现 ${yuan(p.cents)} 到我的${p.bank}卡，备注空着就行。手续费收了多少，余额还剩多少？${fillIn.zh}`,
    ],
  },
  setup: ({ alipay: state, os }, p) => {
    state.freeCents = p.free;
    os.money.cards["card_tidewater"]!.boundTo.push("alipay");
    state.pay.order = [...state.pay.order, "card_tidewater"];
  },
  checks: [
    {
      that: "the sum is on its way to the card, with its fee, and no other money moved",
      holds: ({ before, after, params }) => {
        const all = newEntries(before, after);
        const [sum, fee] = [all.find(({ kind }) => kind === "withdrawal"), all.find(({ kind }) => kind === "fee")];
        return (
          all.length === 2 &&
          sum?.from === balanceAccount &&
          sum.party === params.card &&
          sum.toCents === params.cents &&
          fee?.toCents === withdrawalFeeCents(params.cents, params.free)
        );
      },
    },
  ],
  allow: ({ alipay: state, os }, p) => [
    allowEntries(os, { from: balanceAccount, to: escrowAccount, toCents: p.cents, party: p.card }),
    allowEntries(os, {
      from: balanceAccount,
      to: outsideAccountId("fees"),
      toCents: withdrawalFeeCents(p.cents, p.free),
    }),
    added(state.transfers, 1, { payee: p.card, cents: p.cents, note: "" }),
    state.freeCents,
  ],
  free: [
    {
      why: "When it arrives follows from when it was sent",
      paths: ({ alipay: state }) => [state.transfers[any]!.arrives],
    },
  ],
  answer: {
    fields: (_, say) => ({
      fee: number(say("Fee", "手续费"), say("Amount (CNY, two decimals)", "金额（人民币，两位小数）"), 0.001),
      left: number(
        say("Left in the balance", "剩余余额"),
        say("Amount (CNY, two decimals)", "金额（人民币，两位小数）"),
        0.001,
      ),
    }),
    expected: ({ before, params }) => expectedAnswer(balanceOf(before.os, balanceAccount), params),
  },

  oracle: async (o, p) => {
    const { os } = await o.state();
    const answer = expectedAnswer(balanceOf(os, balanceAccount), p);
    await o.open(alipay);
    await o.set(alipay, "main", { tab: "me" });
    await o.act(alipay, "main.balance");
    await o.act(alipay, "balance.withdraw");
    await o.act(alipay, "withdraw.cards");
    await o.act(alipay, "withdraw.card", { card: p.card });
    await typeAmount(o, "withdraw", p.cents);
    await o.sees(yuan(Math.round(answer.fee * 100)));
    await o.act(alipay, "withdraw.go");
    await payByTouch(o, "balance");
    await o.act(alipay, "cashier.done");
    await o.back();
    await o.sees(yuan(Math.round(answer.left * 100)));
    await o.answer(answer);
  },
});
function expectedAnswer(balance: number, { cents, free }: { readonly cents: number; readonly free: number }) {
  const fee = withdrawalFeeCents(cents, free);
  return { fee: fee / 100, left: (balance - cents - fee) / 100 };
}
