import wechat from "#apps/wechat/index.ts";
import { balanceAccount, escrowAccount } from "#apps/wechat/ledger-accounts.ts";
import { worldId } from "#apps/wechat/people.ts";
import { defineTask } from "#judge/define.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { amountText } from "#os/money/read.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import { allowEntries, newEntries } from "../kit/money.ts";
import {
  addMessages,
  addOwnGroup,
  addWaitingTransfer,
  chatMessage,
  displayName,
  me,
  newOwnMessages,
  openChat,
  stopPendingMessages,
} from "../kit/wechat.ts";

/**
 * Three friends have sent their shares of an outing. Accept the transfers of the share that the owner wrote to the group,
 * and return the others. The owner had written another share first.
 */
export default defineTask({
  apps: [wechat],
  split: "high_risk",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["extract", "finance", "social"],
  budget: 45,
  revision: 1,

  params: (r, { wechat: state }, { say }) => {
    const friends = r.sample(
      ["zoe", "leo", "mia", "nora", "greta", "yuki"].map((id) => `person_${id}`),
      3,
    );
    const cents = r.int(380, 2_400) * 10;
    const before = cents + r.pick([-1, 1]) * r.int(12, 90) * 10;
    // One or two friends have sent the share of the first message, or a sum with a slip in it.
    const slip = cents + r.pick([-100, 100, -10, 10]);
    const wrong = r.sample([0, 1, 2], r.int(1, 2));
    return {
      cents,
      before,
      friends: friends.map((peer, n) => ({
        peer,
        name: displayName(state, peer),
        sent: n === wrong[0] ? before : n === wrong[1] ? slip : cents,
        minutes: 25 + n * 17 + r.int(0, 12),
      })),
      ...r.pick([
        { group: say("Lake weekend", "湖边周末"), what: say("the cottage", "度假屋") },
        { group: say("Climbing trip", "攀岩之行"), what: say("the van", "租车") },
        { group: say("Concert night", "音乐会之夜"), what: say("the tickets", "门票") },
        { group: say("Surprise party", "惊喜派对"), what: say("the present", "礼物") },
      ]),
    };
  },
  instruction: {
    en: [
      ({ group, what }) =>
        `The others in my {app.wechat} group "${group}" have each sent me a transfer for ${what}. Accept the ones that match the share in my last message there to the cent and return any that don't. Don't write to anyone.`,
      ({ group, what }) =>
        `Three people from the {app.wechat} group "${group}" have transferred me money for ${what}. Check each sum against the share that I gave in my last message to the group: take the exact ones, return the rest, and send no messages.`,
    ],
    zh: [
      ({ group, what }) =>
        `{app.wechat}群“${group}”里的几个人各自给我转了${what}的钱。和我在群里最后一条消息里说的每人份额一分不差的，请收款；对不上的，请退还。不要给任何人发消息。`,
      ({ group, what }) =>
        `“${group}”这个{app.wechat}群的三个人给我转来了${what}的钱。请按我在群里最后发的那条消息里的每人金额逐一核对：正好的就收下，其他的退还，什么消息都不用发。`,
    ],
  },
  setup: (phone, p, { now, say }) => {
    const { wechat: state } = phone;
    const peers = p.friends.map(({ peer }) => peer);
    stopPendingMessages(state, ...peers);
    addOwnGroup(state, "group_outing", p.group, peers);
    const told = (sum: number): string =>
      say(
        `I've paid for ${p.what}, ${amountText(sum)} yuan each. A transfer is fine`,
        `${p.what}的钱我付了，每人 ${amountText(sum)} 元，转给我就行`,
      );
    addMessages(
      state,
      "group_outing",
      chatMessage("msg_share", "group_outing", me, told(p.before), now - 30 * hourMs),
      chatMessage("msg_thanks", "group_outing", peers[0]!, say("Thanks, will do", "好的，谢谢"), now - 29 * hourMs),
      chatMessage(
        "msg_corrected",
        "group_outing",
        me,
        say(
          `Sorry, there was a discount that I forgot. It comes to ${amountText(p.cents)} each`,
          `抱歉，我算错了，重新算过是每人 ${amountText(p.cents)} 元`,
        ),
        now - 22 * hourMs,
      ),
      chatMessage("msg_fine", "group_outing", peers[1]!, say("Fine by me", "没问题"), now - 21 * hourMs),
    );
    for (const [n, { peer, sent, minutes }] of p.friends.entries())
      addWaitingTransfer(phone, `share${n}`, peer, sent, p.what, now - minutes * minuteMs);
  },
  checks: [
    {
      that: "the transfers of the right share were accepted, the others returned, and nobody was written to",
      holds: ({ before, after, params: { friends, cents } }) =>
        newOwnMessages(before, after).length === 0 &&
        friends.every(
          ({ sent }, n) => after.wechat.transfers[transferId(n)]?.state === (sent === cents ? "taken" : "returned"),
        ),
    },
    {
      that: "the right shares have come into the balance, the others have gone back, and no other money moved",
      holds: ({ before, after, params: { friends, cents } }) => {
        const all = newEntries(before, after);
        return (
          all.length === friends.length &&
          friends.every(({ peer, sent }) =>
            all.some(
              ({ from, to, toCents, party }) =>
                from === escrowAccount &&
                to === (sent === cents ? balanceAccount : outsideAccountId(worldId(peer))) &&
                toCents === sent &&
                party === worldId(peer),
            ),
          )
        );
      },
    },
  ],
  allow: ({ wechat: state, os }, { friends, cents }) =>
    friends.flatMap(({ peer, sent }, n) => {
      const transfer = state.transfers[transferId(n)];
      const party = worldId(peer);
      const to = sent === cents ? balanceAccount : outsideAccountId(party);
      return [
        transfer?.state,
        transfer?.doneAt,
        allowEntries(os, { via: "wechat", from: escrowAccount, to, toCents: sent, party }),
      ];
    }),

  oracle: async (o, { friends, cents, before }) => {
    await openChat(o, "group_outing");
    await o.sees(amountText(before), amountText(cents));
    await o.back();
    for (const [n, { peer, name, sent }] of friends.entries()) {
      await o.sees(name);
      await o.act(wechat, "main.openChat", { peer });
      await o.sees(amountText(sent));
      await o.act(wechat, "chat.openTransfer", { id: transferId(n) });
      if (sent === cents) await o.act(wechat, "transfer.accept");
      else {
        await o.act(wechat, "transfer.return");
        await o.confirm();
      }
      if (n === friends.length - 1) return;
      await o.back();
      await o.back();
    }
  },
});
const transferId = (n: number): string => `transfer_share${n}`;
