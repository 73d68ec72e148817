import wechat from "#apps/wechat/index.ts";
import { balanceAccount, escrowAccount } from "#apps/wechat/ledger-accounts.ts";
import { worldId } from "#apps/wechat/people.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { allowEntries } from "../kit/money.ts";
import { addedEntries } from "../kit/records.ts";
import { openChat, addOwnGroup, newOwnMessages, hasOnlyPayment, allowMessages } from "../kit/wechat.ts";

/**
 * Send red packets to a group, all with the same amount. Packets with the same amount are not the default kind of red
 * packet.
 */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "finance", "social", "create"],
  budget: 30,
  revision: 2,

  params: (r, _, { say }) => {
    const titles = r.sample(
      [
        say("Stage crew", "舞台组"),
        say("Stage lights", "灯光组"),
        say("Harvest team", "收菜小队"),
        say("Harvest dinner", "收获晚餐"),
      ],
      2,
    );
    const people = r.sample(["max", "zoe", "lucas", "yuki", "sofia", "nora", "priya", "greta"], r.int(4, 6));
    return {
      title: titles[0]!,
      otherTitle: titles[1]!,
      members: people.map((id) => `person_${id}`),
      count: r.int(2, people.length),
      each: r.int(3, 24) * 100 + r.pick([0, 50, 80]),
      wish: r.pick([
        say("Thank you all", "大家辛苦了"),
        say("What a night!", "昨晚太棒了"),
        say("Ice cream for you", "请吃冰淇淋"),
      ]),
    };
  },
  instruction: {
    en: [
      ({ title, count, each, wish }) =>
        `Send the {app.wechat} group "${title}" ${count} red packets of ${formatYuan(each)} yuan each in one go, from my balance, with the greeting "${wish}".`,
      ({ title, count, each, wish }) =>
        `In the {app.wechat} group "${title}", send a red packet with ${count} equal shares of ${formatYuan(each)} yuan each. Greeting "${wish}", paid from my balance.`,
    ],
    zh: [
      ({ title, count, each, wish }) =>
        `请在{app.wechat}的“${title}”群里发 ${count} 个普通红包，每个 ${formatYuan(each)} 元，一次发出，用零钱支付，祝福语写“${wish}”。`,
      ({ title, count, each, wish }) =>
        `在{app.wechat}里给“${title}”群发一份普通红包：共 ${count} 个，单个金额 ${formatYuan(each)} 元，祝福语“${wish}”，从零钱付款。`,
    ],
  },
  setup: ({ wechat: state }, { title, otherTitle, members }) => {
    addOwnGroup(state, "group_meant", title, members);
    addOwnGroup(state, "group_alike", otherTitle, members);
    state.chats["group_meant"]!.pinned = true;
    state.chats["group_alike"]!.pinned = true;
  },
  checks: [
    {
      that: "the group was sent red packets once, so many and with this greeting, and nothing else was said",
      holds: ({ before, after, params }) => {
        const [packet, ...more] = addedEntries(before.wechat.packets, after.wechat.packets);
        const own = newOwnMessages(before, after);
        return (
          more.length === 0 &&
          packet?.chat === "group_meant" &&
          packet.cuts.length === params.count &&
          packet.wish === params.wish &&
          own.length === 1 &&
          own[0]!.body.kind === "packet"
        );
      },
    },
    {
      that: "the same is in each",
      holds: ({ before, after, params }) =>
        addedEntries(before.wechat.packets, after.wechat.packets).some(
          ({ kind, cuts }) => kind === "equal" && cuts.every((cents) => cents === params.each),
        ),
    },
    {
      that: "the whole sum has left the balance, once, and no other money has",
      holds: ({ before, after, params }) =>
        hasOnlyPayment(before, after, balanceAccount, params.each * params.count, "group_meant"),
    },
  ],
  // Members may take their share while the phone is in use, and one member may write a message.
  allow: ({ wechat: state, os }, { members, count, each }) => [
    added(state.packets),
    ...allowMessages(state, "group_meant", count + 1),
    allowEntries(os, { via: "wechat", from: balanceAccount, to: escrowAccount, toCents: each * count }),
    ...members.map((id) =>
      allowEntries(os, { via: "wechat", from: escrowAccount, to: outsideAccountId(worldId(id)), toCents: each }),
    ),
  ],

  oracle: async (o, { count, each, wish }) => {
    await openChat(o, "group_meant");
    await o.set(wechat, "chat", { open: "plus" });
    await o.act(wechat, "chat.packet");
    await o.set(wechat, "packetForm", { open: "kinds" });
    await o.act(wechat, "packetForm.pickKind", { kind: "equal" });
    await o.type("count", String(count));
    await o.type("amount", formatYuan(each));
    await o.type("wish", wish);
    await o.act(wechat, "packetForm.pay");
    await o.act(wechat, "packetForm.finger");
  },
});
/** Formats an amount in yuan, for example "8" or "8.50". */
const formatYuan = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));
