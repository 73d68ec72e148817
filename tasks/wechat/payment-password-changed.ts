import wechat from "#apps/wechat/index.ts";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import { defineTask } from "#judge/define.ts";
import { openWallet, accountName, typeDigits } from "../kit/wechat-services.ts";

/** Change the payment password and the default payment account. */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "settings", "finance", "edit"],
  budget: 45,
  highRisk: true,
  revision: 1,

  params: (r, { os }, { say }) => {
    const [old, next] = r.sample(["204816", "731905", "468213", "590327", "816402", "327590", "950317"], 2);
    const [from, to] = r.sample([balanceAccount, "account_bank_meridian", "account_bank_orchard"], 2);
    return { old: old!, next: next!, from: from!, to: to!, source: accountName(os, to!, say) };
  },
  instruction: {
    en: [
      ({ old, next, source }) =>
        `Change my {app.wechat} payment password from ${old} to ${next}, and have it pay from "${source}" first.`,
      ({ old, next, source }) =>
        `In {app.wechat}'s payment settings, change the payment password (it's ${old} now) to ${next} and make "${source}" the one that it pays from first.`,
    ],
    zh: [
      ({ old, next, source }) =>
        `请把我的{app.wechat}支付密码从 ${old} 改成 ${next}，并把优先付款方式设为“${source}”。`,
      ({ old, next, source }) =>
        `请在{app.wechat}的支付设置里修改支付密码（当前是 ${old}，改为 ${next}），再把“${source}”设成优先付款方式。`,
    ],
  },
  setup: ({ wechat: state }, { old, from }) => {
    state.pay.password = old;
    state.pay.method = from;
  },
  checks: [
    {
      that: "the payment password is the new one",
      holds: ({ after, params }) => after.wechat.pay.password === params.next,
    },
    { that: "payments come from there first", holds: ({ after, params }) => after.wechat.pay.method === params.to },
    { that: "no money moved", unchanged: ({ os }) => os.money.entries },
  ],
  allow: ({ wechat: state }) => [state.pay.password, state.pay.method],

  oracle: async (o, { old, next, to }) => {
    await openWallet(o);
    await o.act(wechat, "wallet.paySettings");
    await o.set(wechat, "paySettings", { open: "methods" });
    await o.act(wechat, "paySettings.setMethod", { account: to });
    await o.act(wechat, "paySettings.payPassword");
    for (const digits of [old, next, next]) await typeDigits(o, "payPassword.digit", digits);
  },
});
