import messages from "#apps/messages/index.ts";
import wechat from "#apps/wechat/index.ts";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { sameNumber } from "#os/phone-numbers.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { minuteMs } from "#state/civil.ts";
import { conversation, openThread, plainThread, sms } from "../kit/messages.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { mobileNumber, personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";
import { openTab, payAtCashier, accountName } from "../kit/wechat-services.ts";

/**
 * A person asks by message for a top-up of one of their numbers, and names the amount. Top up this number from the
 * account in the instruction.
 */
export default defineTask({
  apps: [messages, wechat],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["extract", "finance", "handoff"],
  budget: 45,
  revision: 2,

  params: (r, { os }, { say }) => {
    const [friend, other] = r.sample(["mia", "leo", "finn", "zoe", "lucas", "yuki", "ruth"], 2);
    const [yuan, otherYuan] = r.sample([30, 50, 100, 200], 2);
    const account = r.pick([balanceAccount, "account_bank_meridian", "account_bank_orchard"]);
    return {
      friend: friend!,
      other: other!,
      name: personName(friend!, say),
      number: `+86 154 8${r.int(100, 999)} ${r.int(1_000, 9_999)}`,
      otherNumber: `+86 154 9${r.int(100, 999)} ${r.int(1_000, 9_999)}`,
      yuan: yuan!,
      otherYuan: otherYuan!,
      account,
      source: accountName(os, account, say),
      last: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ name, source }) =>
        `${name} texted asking me to top up a phone. Do it on {app.wechat} with the number and amount from the message, and pay from "${source}" (payment password 204816).`,
    ],
    zh: [
      ({ name, source }) =>
        `${name}发短信让我给一个手机号充话费。请按那条短信里的号码和金额在{app.wechat}里充值，用“${source}”付款（支付密码 204816）。`,
    ],
  },
  setup: ({ messages: inbox, wechat: state }, p, { now, say }) => {
    const asks = (id: string, who: string, number: string, yuan: number, minutesAgo: number): void => {
      const thread = `thread_${who}`;
      inbox.threads[thread] ??= conversation(thread, mobileNumber(who));
      const words = say(
        `My tablet has a number of its own, ${number}, and no credit left. Could you put ${yuan} yuan on it? I’ll pay you back on Sunday.`,
        `我平板的号码是 ${number}，没话费了，能帮我充 ${yuan} 元吗？周日还你。`,
      );
      addEntries(inbox.messages, sms(id, thread, mobileNumber(who), words, now - minutesAgo * minuteMs));
    };
    asks("msg_meant", p.friend, p.number, p.yuan, p.last ? 12 : 45);
    asks("msg_other", p.other, p.otherNumber, p.otherYuan, p.last ? 45 : 12);
    state.toppedUp = [p.otherNumber, mobileNumber(p.friend)];
  },
  checks: [
    {
      that: "this number was topped up with this sum, paid from there, and no other money moved",
      holds: ({ before, after, params: p }) => {
        const [one, ...more] = newEntries(before, after);
        return (
          one !== undefined &&
          more.length === 0 &&
          one.from === p.account &&
          one.to === outsideAccountId("carrier") &&
          one.toCents === p.yuan * 100 &&
          sameNumber(one.title, p.number)
        );
      },
    },
  ],
  // The carrier confirms the top-up by message.
  allow: ({ messages: inbox, wechat: state, os }, p) => [
    allowEntries(os, { from: p.account, to: outsideAccountId("carrier"), toCents: p.yuan * 100 }),
    state.toppedUp,
    added(inbox.messages, 1, { from: "10086" }),
    added(inbox.threads, 1, plainThread),
  ],

  oracle: async (o, p) => {
    await openThread(o, p.friend);
    await o.sees(p.number, p.yuan);
    await openTab(o, "me");
    await o.act(wechat, "main.services");
    await o.act(wechat, "services.phoneTopUp");
    await o.type("phone", p.number);
    await o.act(wechat, "phoneTopUp.buy", { cents: (p.yuan * 100) as 5_000 });
    await payAtCashier(o, p.account, "204816");
  },
});
