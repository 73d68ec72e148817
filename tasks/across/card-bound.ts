import messages from "#apps/messages/index.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { minuteMs } from "#state/civil.ts";
import { conversation, sms } from "../kit/messages.ts";
import { addEntries } from "../kit/records.ts";
import { stopPendingMessages } from "../kit/wechat.ts";

/** Add a bank card to the wallet with the code that the bank sends. An older code is in the messages, too. */
export default defineTask({
  apps: [wechat, messages],
  split: "train",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "finance", "extract", "handoff"],
  budget: 45,
  revision: 1,

  params: (r, { os }) => {
    const { bank, holder, phone } = os.money.cards["card_tidewater"]!;
    return {
      bank,
      holder,
      phone,
      number: `62176901${r.int(10_000_000, 99_999_999)}`,
      old: String(r.int(100_000, 999_999)),
    };
  },
  instruction: {
    en: [
      ({ bank, number, holder, phone }) =>
        `Add my ${bank} card to my {app.wechat} wallet: card number ${number}, name ${holder}, phone ${phone}. The bank will send a code to {app.messages}.`,
      ({ bank, number, holder, phone }) =>
        `I'd like to pay with my ${bank} card on {app.wechat}. Add it there (number ${number}, cardholder ${holder}, phone ${phone}) using the code that gets texted to me, and don't change anything else in the wallet.`,
    ],
    zh: [
      ({ bank, number, holder, phone }) =>
        `请把我的${bank}卡绑定到{app.wechat}：卡号 ${number}，持卡人${holder}，手机号 ${phone}。银行会把验证码发到{app.messages}。`,
      ({ bank, number, holder, phone }) =>
        `我想以后在{app.wechat}里用${bank}卡付款。请添加这张银行卡（卡号 ${number}，姓名${holder}，预留手机 ${phone}），验证码会发到{app.messages}；钱包里的其他设置不要改。`,
    ],
  },
  setup: ({ os, messages: inbox, wechat: state }, { number, old }, { now, say }) => {
    stopPendingMessages(state, ...Object.keys(state.chats));
    os.money.cards["card_tidewater"]!.number = number;
    addEntries(inbox.threads, conversation("thread_codes", "95501"));
    const text = say(
      `${old} is your code to add the card ending in ${number.slice(-4)}. It expires in 10 minutes. Don’t share it with anyone.`,
      `验证码${old}，您正在绑定尾号${number.slice(-4)}的银行卡，10分钟内有效，请勿告知他人。`,
    );
    addEntries(inbox.messages, sms("msg_oldcode", "thread_codes", "95501", text, now - 70 * minuteMs));
  },
  checks: [
    {
      that: "the app may take money from the card",
      holds: ({ before, after }) =>
        JSON.stringify(after.os.money.cards["card_tidewater"]?.boundTo) ===
        JSON.stringify([...before.os.money.cards["card_tidewater"]!.boundTo, wechat.id]),
    },
    {
      that: "no money has moved",
      unchanged: ({ os }) => os.money.entries,
    },
  ],
  // The code arrives as a message.
  allow: ({ os, messages: inbox }) => [
    os.money.cards["card_tidewater"]?.boundTo,
    added(inbox.messages, 2, { thread: "thread_codes", from: "95501" }),
  ],
  free: [
    {
      why: "Whether the message with the code is opened, and whether another code is asked for, is not prescribed",
      paths: ({ messages: inbox }) => [inbox.messages],
    },
  ],

  oracle: async (o, { number, holder, phone }) => {
    await o.open(wechat);
    await o.set(wechat, "main", { tab: "me" });
    await o.act(wechat, "main.services");
    await o.act(wechat, "services.wallet");
    await o.act(wechat, "wallet.cards");
    await o.act(wechat, "cards.addCard");
    await o.type("number", number);
    await o.type("holder", holder);
    await o.type("phone", phone);
    await o.act(wechat, "addCard.next");
    await o.wait(4);
    await o.openNotification((n) => n.app === messages.id);
    const code = (await o.state()).wechat.binding?.code ?? "";
    await o.sees(code);
    await o.open(wechat);
    await o.type("code", code);
    await o.act(wechat, "addCard.bind");
  },
});
