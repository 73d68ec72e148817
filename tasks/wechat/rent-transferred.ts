import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import {
  displayName,
  openChat,
  hasOnlyPayment,
  fillTransferForm,
  stopPendingMessages,
  chatMessage,
  allowMessages,
  allowEscrowPayment,
  addMessages,
  hasOnlyTransfer,
} from "../kit/wechat.ts";

/** Transfer the rent, a large amount, from a card. The landlord has written the new rent, among other amounts. */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["extract", "reasoning", "finance", "social"],
  budget: 45,
  revision: 3,

  params: (r, { wechat: state, os }, { say }) => {
    const card = os.money.cards["card_meridian"]!;
    const old = r.int(31, 36) * 100;
    const rent = old + r.pick([60, 80, 120, 150, 180]);
    return {
      name: displayName(state, peer),
      account: card.account,
      bank: card.bank,
      old,
      rent,
      heating: r.int(11, 19) * 20,
      months: r.int(2, 3),
      remark: r.pick([say("Rent, flat 8", "8 室房租"), say("Spring rent", "春季房租")]),
    };
  },
  instruction: {
    en: [
      ({ name, bank, months, remark }) =>
        `${name} told me on {app.wechat} what the monthly rent will be from April. Transfer ${months} months of the new rent, without heating, in one {app.wechat} transfer from my ${bank} card, with the remark "${remark}".`,
      ({ name, bank, months, remark }) =>
        `Pay ${name} ${months} months' rent at the new price from our {app.wechat} chat, not including heating. Make it a single transfer on {app.wechat} from my ${bank} card with the remark "${remark}".`,
    ],
    zh: [
      ({ name, bank, months, remark }) =>
        `${name}在{app.wechat}里说了四月起的新房租。请按新房租一次性转给他 ${months} 个月的（不含取暖费），用我的${bank}卡付，转账说明写“${remark}”。`,
      ({ name, bank, months, remark }) =>
        `请用{app.wechat}转账付 ${months} 个月的房租给${name}，一次付完，从我的${bank}卡扣。每月多少以他在聊天里说的新价格为准，不含取暖费，说明填“${remark}”。`,
    ],
  },
  setup: ({ wechat: state }, p, { now, say }) => {
    stopPendingMessages(state, peer);
    const lines = [
      say(`Your rent was ${p.old} a month for three years.`, `三年来您的房租一直是每月 ${p.old}。`),
      say(`From April it will be ${p.rent} a month.`, `从四月起每月 ${p.rent}。`),
      say(
        `The heating stays at ${p.heating} and comes with the summer bill.`,
        `取暖费仍是 ${p.heating}，夏天再一起结。`,
      ),
    ];
    for (const [i, line] of lines.entries())
      addMessages(state, peer, chatMessage(`msg_rent${i}`, peer, peer, line, now - dayMs + i * hourMs));
  },
  checks: [
    {
      that: "one transfer was sent, to the landlord and with this remark, and nothing else",
      holds: ({ before, after, params }) => hasOnlyTransfer(before, after, peer, params.remark),
    },
    {
      that: "the sum has left the card, once, and no other money has",
      holds: ({ before, after, params }) =>
        hasOnlyPayment(before, after, params.account, params.rent * params.months * 100, peer),
    },
  ],
  allow: ({ wechat: state, os }, { account, rent, months }) => [
    added(state.transfers),
    ...allowMessages(state, peer),
    ...allowEscrowPayment(os, account, rent * months * 100, peer),
  ],

  oracle: async (o, { account, rent, months, remark }) => {
    await openChat(o, peer);
    await o.sees(rent);
    o.reads([rent, months], rent * months);
    await fillTransferForm(o, String(rent * months), remark);
    await o.act(wechat, "transferForm.methods");
    await o.act(wechat, "transferForm.pickMethod", { from: account });
    await o.act(wechat, "transferForm.finger");
  },
});
const peer = "person_okafor";
