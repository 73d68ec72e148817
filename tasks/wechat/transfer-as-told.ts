import wechat from "#apps/wechat/index.ts";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { minuteMs } from "#state/civil.ts";
import {
  displayName,
  openChat,
  hasOnlyPayment,
  fillTransferForm,
  stopPendingMessages,
  hasOnlyTransfer,
  chatMessage,
  addMessages,
  allowEscrowPayment,
  allowMessages,
} from "../kit/wechat.ts";

/**
 * In a group chat, a member says how much they paid for an evening, and for how many people. Transfer the owner's share
 * to that member.
 */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "reasoning", "finance", "social"],
  budget: 60,
  revision: 2,

  params: (r, { wechat: state }, { say }) => {
    const [payer, other, third] = r.shuffle(["max", "zoe", "lucas"]).map((id) => `person_${id}`);
    const heads = r.int(3, 5);
    const share = r.int(1_150, 6_400);
    return {
      payer: payer!,
      other: other!,
      third: third!,
      payerName: displayName(state, payer!),
      what: r.pick([
        { told: say("the hall", "场地费"), paid: say("I paid for the hall", "场地费是我付的") },
        { told: say("the pizza", "披萨"), paid: say("I paid for the pizza", "披萨是我付的") },
        { told: say("the boat", "租船费"), paid: say("I paid for the boat", "租船费是我付的") },
      ]),
      heads,
      share,
      password: String(r.int(100_000, 899_999) + 17),
    };
  },
  instruction: {
    en: [
      ({ what, password }) =>
        `Someone in the {app.wechat} group "Thursday Wall" paid for ${what.told} and wrote the total and how many people are splitting it; the last number counts. Transfer them my share on {app.wechat} from my balance with the remark "${what.told}". The payment password is ${password}.`,
      ({ what, password }) =>
        `I still owe my part of ${what.told}. The {app.wechat} group "Thursday Wall" says who paid, the total, and how many people to split it between, with corrections. Transfer exactly my share to that person from my balance, remark "${what.told}", payment password ${password}.`,
    ],
    zh: [
      ({ what, password }) =>
        `{app.wechat}的“周四爬墙”群里有人垫付了${what.told}，总价和分摊人数都写在群里（人数以最后说的为准）。请用零钱把我那一份转给这个人，转账说明写“${what.told}”，支付密码是 ${password}。`,
      ({ what, password }) =>
        `${what.told}我那份还没付。谁垫的、一共多少、几个人分（以更正后的为准），{app.wechat}“周四爬墙”群里都有。请用零钱把我那份转给垫钱的人，说明写“${what.told}”，支付密码 ${password}。`,
    ],
  },
  setup: ({ wechat: state }, p, { now, say }) => {
    stopPendingMessages(state, "group_wall", p.payer, p.other, p.third);
    Object.assign(state.pay, { finger: false, password: p.password });
    const lines = [
      [
        p.other,
        say(
          `The taxi was mine, ${formatYuan(p.share * 2)} in total, forget about it`,
          `打车一共 ${formatYuan(p.share * 2)}，我请了`,
        ),
      ],
      [
        p.payer,
        say(
          `${p.what.paid}: ${formatYuan(p.share * p.heads)} yuan in total, for ${p.heads + 1} people`,
          `${p.what.paid}：一共 ${formatYuan(p.share * p.heads)} 元，${p.heads + 1} 个人分`,
        ),
      ],
      [p.third, say("I didn't come in the end, so leave me out", "我后来没去，别算我")],
      [p.payer, say(`Right, so we split it ${p.heads} ways`, `对，那就按 ${p.heads} 个人分`)],
      [p.other, say("Mine is on its way", "我的马上转")],
    ] as const;
    for (const [i, [from, line]] of lines.entries())
      addMessages(
        state,
        "group_wall",
        chatMessage(`msg_share${i}`, "group_wall", from, line, now - (90 - i * 4) * minuteMs),
      );
  },
  checks: [
    {
      that: "one transfer was sent, to this person and with this remark, and nothing else",
      holds: ({ before, after, params }) => hasOnlyTransfer(before, after, params.payer, params.what.told),
    },
    {
      that: "the share has left the balance, once, and no other money has",
      holds: ({ before, after, params }) => hasOnlyPayment(before, after, balanceAccount, params.share, params.payer),
    },
  ],
  allow: ({ wechat: state, os }, { share, payer }) => [
    added(state.transfers),
    ...allowMessages(state, payer),
    ...allowEscrowPayment(os, balanceAccount, share, payer),
  ],

  oracle: async (o, { payer, payerName, what, heads, share, password }) => {
    await openChat(o, "group_wall");
    await o.sees(payerName, formatYuan(share * heads), what.paid, heads);
    o.reads([formatYuan(share * heads), heads], formatYuan(share));
    await o.act(wechat, "chat.openPerson", { person: payer });
    await o.act(wechat, "profile.chat");
    await fillTransferForm(o, formatYuan(share), what.told);
    for (const digit of password) await o.act(wechat, "transferForm.digit", { digit });
  },
});
/** Formats an amount in yuan, for example "31.50" or "42". */
const formatYuan = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));
