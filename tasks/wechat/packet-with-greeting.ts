import wechat from "../../src/apps/wechat/index.ts";
import { balance } from "../../src/apps/wechat/purse.ts";
import { defineTask } from "../../src/judge/define.ts";
import { added } from "../../src/judge/paths.ts";
import { hourMs } from "../../src/state/civil.ts";
import {
  calledIn,
  me,
  openChat,
  ownIn,
  paidOnce,
  pairs,
  preparePacket,
  quiet,
  said,
  talk,
  sending,
  saying,
} from "../kit/wechat.ts";
import { made } from "../kit/records.ts";

/** A red packet to one of two people of similar names, with a greeting, paid from where the money does not come from by itself. */
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
    const [peer, other] = r.pick(pairs);
    const card = os.money.cards["card_meridian"]!;
    const sources = [
      { account: card.account, told: say(`my ${card.bank} card`, `${card.bank}卡`), first: balance },
      { account: balance, told: say("my balance", "零钱"), first: card.account },
    ];
    return {
      peer,
      other,
      name: calledIn(state, peer),
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
        `Send ${name} a ${yuan(cents)} yuan red packet on {app.wechat} with the greeting "${wish}", paid from ${told}.`,
      ({ name, cents, wish, told }) =>
        `Give ${name} a red packet on {app.wechat}: ${yuan(cents)} yuan, greeting "${wish}". Take the money from ${told}.`,
    ],
    zh: [
      ({ name, cents, wish, told }) =>
        `请在{app.wechat}里给${name}发一个 ${yuan(cents)} 元的红包，祝福语写“${wish}”，用${told}支付。`,
      ({ name, cents, wish, told }) =>
        `用{app.wechat}给${name}包一个红包：金额 ${yuan(cents)} 元，祝福语“${wish}”，付款方式选${told}。`,
    ],
  },
  setup: ({ wechat: state }, { peer, other, first }, { now, say }) => {
    quiet(state, peer, other);
    state.pay.method = first;
    const line = say("See you on Friday", "周五见");
    talk(state, peer, said("msg_meant", peer, me, line, now - 4 * hourMs));
    talk(state, other, said("msg_alike", other, me, line, now - 2 * hourMs));
  },
  checks: [
    {
      that: "one red packet was sent, to this person and with this greeting, and nothing else",
      holds: ({ before, after, params }) => {
        const [packet, ...more] = made(before.wechat.packets, after.wechat.packets);
        const own = ownIn(before, after);
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
      holds: ({ before, after, params }) => paidOnce(before, after, params.account, params.cents, params.peer),
    },
  ],
  // The packet, that it was taken, and an answer.
  allow: ({ wechat: state, os }, { account, cents, peer }) => [
    added(state.packets, 1, { kind: "single" }),
    ...saying(state, peer, 2),
    ...sending(os, account, cents, peer),
  ],

  oracle: async (o, { peer, account, cents, wish }) => {
    await openChat(o, peer);
    await preparePacket(o, yuan(cents), wish);
    await o.act(wechat, "packetForm.methods");
    await o.act(wechat, "packetForm.pickMethod", { from: account });
    await o.act(wechat, "packetForm.finger");
  },
});
/** "88", "66.88" */
const yuan = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));
