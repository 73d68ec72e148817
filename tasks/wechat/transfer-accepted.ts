import wechat from "#apps/wechat/index.ts";
import { balanceAccount, escrowAccount } from "#apps/wechat/ledger-accounts.ts";
import { defineTask } from "#judge/define.ts";
import { amountText } from "#os/money/read.ts";
import { hourMs } from "#state/civil.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import {
  displayName,
  openChat,
  stopPendingMessages,
  sentOnlyText,
  sendText,
  addWaitingTransfer,
  allowMessages,
} from "../kit/wechat.ts";

/** Two transfers from one person are pending. Accept the transfer with a given purpose, and thank the person for it. */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["finance", "social", "extract"],
  budget: 30,
  revision: 3,

  params: (r, { wechat: state }, { say }) => {
    const peer = `person_${r.pick(["zoe", "leo", "mia", "nora", "greta", "yuki"])}`;
    const remarks = r.sample(
      [
        say("For the tickets", "门票钱"),
        say("For the taxi", "打车钱"),
        say("For the present", "礼物钱"),
        say("For the groceries", "买菜钱"),
      ],
      2,
    );
    return {
      peer,
      name: displayName(state, peer),
      remark: remarks[0]!,
      otherRemark: remarks[1]!,
      cents: r.int(1_200, 18_900),
      otherCents: r.int(1_200, 18_900),
      first: r.chance(0.5),
      thanks: r.pick([
        say("Got it, thank you!", "收到，谢谢！"),
        say("Thanks, we're even now", "谢啦，两清了"),
        say("Thank you, that was quick", "谢谢，真快"),
      ]),
    };
  },
  instruction: {
    en: [
      ({ name, remark, thanks }) =>
        `${name} sent me two transfers on {app.wechat}. Accept the one marked "${remark}" and reply "${thanks}". Don't touch the other one.`,
    ],
    zh: [
      ({ name, remark, thanks }) =>
        `“${name}”在{app.wechat}里给我转了两笔账。请收下说明是“${remark}”的那笔，回复“${thanks}”，另一笔先不要动。`,
    ],
  },
  setup: (phone, p, { now }) => {
    stopPendingMessages(phone.wechat, p.peer);
    addWaitingTransfer(phone, "meant", p.peer, p.cents, p.remark, now - (p.first ? 5 : 3) * hourMs);
    addWaitingTransfer(phone, "alike", p.peer, p.otherCents, p.otherRemark, now - 4 * hourMs);
  },
  checks: [
    {
      that: "this transfer was taken, and the other still waits",
      holds: ({ after }) =>
        after.wechat.transfers["transfer_meant"]?.state === "taken" &&
        after.wechat.transfers["transfer_alike"]?.state === "waiting",
    },
    {
      that: "its sum has come into the balance, once, and no other money has moved",
      holds: ({ before, after, params }) => {
        const [one, ...more] = newEntries(before, after);
        return (
          more.length === 0 && one?.from === escrowAccount && one.to === balanceAccount && one.toCents === params.cents
        );
      },
    },
    {
      that: "the answer was sent to this person, and nothing else to anybody",
      holds: ({ before, after, params }) => sentOnlyText(before, after, params.peer, params.thanks),
    },
  ],
  allow: ({ wechat: state, os }, { cents, peer }) => [
    state.transfers["transfer_meant"]?.state,
    state.transfers["transfer_meant"]?.doneAt,
    ...allowMessages(state, peer),
    allowEntries(os, { via: "wechat", from: escrowAccount, to: balanceAccount, toCents: cents }),
  ],

  oracle: async (o, { peer, remark, cents, thanks }) => {
    await openChat(o, peer);
    await o.sees(remark, amountText(cents));
    await o.act(wechat, "chat.openTransfer", { id: "transfer_meant" });
    await o.act(wechat, "transfer.accept");
    await o.back();
    await sendText(o, thanks);
  },
});
