import wechat from "#apps/wechat/index.ts";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { hourMs } from "#state/civil.ts";
import {
  displayName,
  me,
  openChat,
  newOwnMessages,
  hasOnlyPayment,
  similarNames,
  fillPacketForm,
  stopPendingMessages,
  chatMessage,
  addMessages,
  allowEscrowPayment,
  allowMessages,
} from "../kit/wechat.ts";
import { addedEntries } from "../kit/records.ts";

/**
 * Send a red packet with a greeting to one of two people with similar names, paid from an account that is not the
 * default.
 */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "finance", "social", "create"],
  budget: 30,
  revision: 2,

  params: (r, { wechat: state, os }, { say }) => {
    const [peer, other] = r.pick(similarNames);
    const card = os.money.cards["card_meridian"]!;
    const sources = [
      { account: card.account, told: say(`my ${card.bank} card`, `${card.bank}卡`), first: balanceAccount },
      { account: balanceAccount, told: say("my balance", "零钱"), first: card.account },
    ];
    return {
      peer,
      other,
      name: displayName(state, peer),
      ...r.pick(sources),
      cents: r.int(11, 188) * 100 + r.pick([0, 0, 66, 88]),
      wish: r.pick([
        say("For the new flat", "新居大吉"),
        say("Well done!", "干得漂亮！"),
        say("Have a cake on me", "请你吃蛋糕"),
        say("Get well soon", "早日康复"),
        say("For the long night", "熬夜辛苦了"),
      ]),
    };
  },
  instruction: {
    en: [
      ({ name, cents, wish, told }) =>
        `Send ${name} a ${formatYuan(cents)} yuan red packet on {app.wechat} with the greeting "${wish}", paid from ${told}.`,
      ({ name, cents, wish, told }) =>
        `Give ${name} a red packet on {app.wechat}: ${formatYuan(cents)} yuan, greeting "${wish}". Take the money from ${told}.`,
    ],
    zh: [
      ({ name, cents, wish, told }) =>
        `请在{app.wechat}里给${name}发一个 ${formatYuan(cents)} 元的红包，祝福语写“${wish}”，用${told}支付。`,
      ({ name, cents, wish, told }) =>
        `用{app.wechat}给${name}包一个红包：金额 ${formatYuan(cents)} 元，祝福语“${wish}”，付款方式选${told}。`,
    ],
  },
  setup: ({ wechat: state }, { peer, other, first }, { now, say }) => {
    stopPendingMessages(state, peer, other);
    state.pay.method = first;
    const line = say("See you on Friday", "周五见");
    addMessages(state, peer, chatMessage("msg_meant", peer, me, line, now - 4 * hourMs));
    addMessages(state, other, chatMessage("msg_alike", other, me, line, now - 2 * hourMs));
  },
  checks: [
    {
      that: "one red packet was sent, to this person and with this greeting, and nothing else",
      holds: ({ before, after, params }) => {
        const [packet, ...more] = addedEntries(before.wechat.packets, after.wechat.packets);
        const own = newOwnMessages(before, after);
        const body = own[0]?.body;
        return (
          more.length === 0 &&
          packet?.chat === params.peer &&
          packet.wish === params.wish &&
          own.length === 1 &&
          own[0]!.chat === params.peer &&
          body?.kind === "packet" &&
          body.packet === packet.id
        );
      },
    },
    {
      that: "the sum has left the account that was named, once, and no other money has",
      holds: ({ before, after, params }) => hasOnlyPayment(before, after, params.account, params.cents, params.peer),
    },
  ],
  // Allows the packet, its acceptance, and an answer.
  allow: ({ wechat: state, os }, { account, cents, peer }) => [
    added(state.packets, 1, { kind: "single" }),
    ...allowMessages(state, peer, 2),
    ...allowEscrowPayment(os, account, cents, peer),
  ],

  oracle: async (o, { peer, account, cents, wish }) => {
    await openChat(o, peer);
    await fillPacketForm(o, formatYuan(cents), wish);
    await o.act(wechat, "packetForm.methods");
    await o.act(wechat, "packetForm.pickMethod", { from: account });
    await o.act(wechat, "packetForm.finger");
  },
});
/** Formats an amount in yuan, for example "88" or "66.88". */
const formatYuan = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));
