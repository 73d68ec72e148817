import { sameJson } from "#state/json.ts";
import alipay from "#apps/alipay/index.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import type { Rng } from "#state/rng.ts";
import merchants from "#world/merchants/index.ts";
import { conversation, sms } from "../kit/messages.ts";
import { addEntries } from "../kit/records.ts";

/** A bank has sent the number of a new card. Add the card to the wallet with the code that arrives as a message. */
export default defineTask({
  apps: [messages, alipay],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "handoff", "create", "finance"],
  budget: 45,
  revision: 2,

  facts: async (world, r) => {
    const { rows } = await world.read(merchants.queries.banks, {});
    const others = rows.filter(({ id }) => !["bank_meridian", "bank_orchard", "bank_lumen"].includes(id));
    return r.sample(others, 2).map(({ name, cards }) => {
      const { bin, digits } = cards.find(({ kind }) => kind === "debit")!;
      return { name, numbers: [0, 1].map(() => bin + drawDigits(r, digits - bin.length)) };
    });
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, [bank, other]) => ({
    bank: say(bank!.name.en, bank!.name.zh),
    other: say(other!.name.en, other!.name.zh),
    number: bank!.numbers[0]!,
    old: bank!.numbers[1]!,
    offered: other!.numbers[0]!,
    newFirst: r.chance(0.5),
  }),
  instruction: {
    en: [
      ({ bank }) =>
        `${bank} sent me the number of my new debit card in {app.messages}. Add the card to {app.alipay}. They'll text a code, and the rest is already filled in correctly.`,
      ({ bank }) =>
        `Please add my new ${bank} card to {app.alipay}. The card number is in a text from the bank, and that's where the verification code will arrive too. The name and phone number {app.alipay} suggests are right.`,
    ],
    zh: [
      ({ bank }) =>
        `${bank}发短信告诉了我新借记卡的卡号。请把这张卡添加到{app.alipay}，验证码也会用短信发来，其他已经填好的内容不用改。`,
      ({ bank }) =>
        `请把我在${bank}新办的卡绑定到{app.alipay}：卡号在{app.messages}中银行发来的短信里，验证码也会发到那里。持卡人和手机号按{app.alipay}默认填写的即可。`,
    ],
  },
  setup: ({ alipay: state, messages: inbox, os }, p, { now, say }) => {
    const card = os.money.cards["card_tidewater"]!;
    os.money.cards["card_tidewater"] = { ...card, bank: p.bank, number: p.number };
    state.adding = null;
    addEntries(inbox.threads, conversation("thread_bank", "10690255"), conversation("thread_advert", "10690371"));
    const lines = [
      say(
        `${p.bank}: Your new debit card ${p.number} is now active.`,
        `【${p.bank}】您的新借记卡 ${p.number} 今日起启用。`,
      ),
      say(
        `${p.bank}: Your card ${p.old} has expired. Please cut it up.`,
        `【${p.bank}】您的旧卡 ${p.old} 已到期停用，请自行剪角作废。`,
      ),
    ];
    for (const [i, text] of (p.newFirst ? lines : lines.toReversed()).entries())
      addEntries(
        inbox.messages,
        sms(`msg_bank${i}`, "thread_bank", "10690255", text, now - 5 * hourMs + i * 3 * minuteMs),
      );
    const advert = say(
      `${p.other}: We’ve reserved card ${p.offered} for you. Open an account today.`,
      `【${p.other}】已为您预留卡号 ${p.offered}，今日即可开户。`,
    );
    addEntries(inbox.messages, sms("msg_advert", "thread_advert", "10690371", advert, now - 4 * hourMs));
  },
  checks: [
    {
      that: "the new card pays in the wallet, after all others",
      holds: ({ before, after }) =>
        sameJson(after.os.money.cards[targetCard]!.boundTo, [
          ...before.os.money.cards[targetCard]!.boundTo,
          "alipay",
        ]) && after.alipay.pay.order.at(-1) === targetCard,
    },
    {
      that: "the other cards and their order are as they were",
      keeps: true,
      holds: ({ before, after }) =>
        after.alipay.pay.order.filter((one) => one !== targetCard).join() === before.alipay.pay.order.join() &&
        Object.values(before.os.money.cards).every(
          ({ id, boundTo }) => id === targetCard || after.os.money.cards[id]?.boundTo.join() === boundTo.join(),
        ),
    },
  ],
  allow: ({ alipay: state, messages: inbox, os }) => [
    os.money.cards[targetCard]?.boundTo,
    state.pay.order,
    added(inbox.messages, 3, { from: "10690188" }),
    added(inbox.threads, 1, { numbers: ["10690188"] }),
  ],
  free: [
    {
      why: "How the message with the code is looked at, and whether it is kept, is not prescribed",
      paths: ({ messages: inbox }) => [inbox.messages, inbox.threads],
    },
  ],

  oracle: async (o, { bank, number }) => {
    await o.open(messages);
    await o.sees(bank);
    await o.act(messages, "list.open", { thread: "thread_bank" });
    await o.sees(number);
    await o.open(alipay);
    await o.act(alipay, "main.cards");
    await o.act(alipay, "cards.addCard");
    await o.type("number", number);
    await o.act(alipay, "addCard.next");
    await o.act(alipay, "holder.next");
    await o.wait(4);
    await o.openNotification((n) => n.app === messages.id);
    const code = (await o.state()).alipay.check?.code ?? "";
    await o.sees(code);
    await o.open(alipay);
    await o.type("code", code);
    await o.act(alipay, "cardCode.bind");
  },
});
/** A card that the bank knows but that no app may use yet. */
const targetCard = "card_tidewater";
const drawDigits = (r: Rng, n: number): string => Array.from({ length: n }, () => r.int(0, 9)).join("");
