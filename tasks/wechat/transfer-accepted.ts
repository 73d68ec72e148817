import wechat from "../../src/apps/wechat/index.ts";
import { balance, escrow } from "../../src/apps/wechat/purse.ts";
import { defineTask } from "../../src/judge/define.ts";
import { amountText } from "../../src/os/money/read.ts";
import { hourMs } from "../../src/state/civil.ts";
import { moved, moving } from "../kit/money.ts";
import { calledIn, openChat, quiet, saidOnly, send, waitingTransfer, saying } from "../kit/wechat.ts";

/** Two transfers of one person wait: accept the one that is for a certain thing, and thank for it. */
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
      name: calledIn(state, peer),
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
    quiet(phone.wechat, p.peer);
    waitingTransfer(phone, "meant", p.peer, p.cents, p.remark, now - (p.first ? 5 : 3) * hourMs);
    waitingTransfer(phone, "alike", p.peer, p.otherCents, p.otherRemark, now - 4 * hourMs);
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
        const [one, ...more] = moved(before, after);
        return more.length === 0 && one?.from === escrow && one.to === balance && one.toCents === params.cents;
      },
    },
    {
      that: "the answer was sent to this person, and nothing else to anybody",
      holds: ({ before, after, params }) => saidOnly(before, after, params.peer, params.thanks),
    },
  ],
  allow: ({ wechat: state, os }, { cents, peer }) => [
    state.transfers["transfer_meant"]?.state,
    state.transfers["transfer_meant"]?.doneAt,
    ...saying(state, peer),
    moving(os, { via: "wechat", from: escrow, to: balance, toCents: cents }),
  ],

  oracle: async (o, { peer, remark, cents, thanks }) => {
    await openChat(o, peer);
    await o.sees(remark, amountText(cents));
    await o.act(wechat, "chat.openTransfer", { id: "transfer_meant" });
    await o.act(wechat, "transfer.accept");
    await o.back();
    await send(o, thanks);
  },
});
