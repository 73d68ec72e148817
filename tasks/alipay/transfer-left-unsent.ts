import { getOrCreateChat } from "#apps/alipay/features/chats/send.ts";
import alipay from "#apps/alipay/index.ts";
import { typedCents } from "#apps/alipay/sums.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import { typeAmount, addTransferNote, type Payee } from "../kit/alipay.ts";
import { personName } from "../kit/people.ts";

/** A friend has written the amount owed, and has corrected the amount. Fill in the transfer and leave it unsent. */
export default defineTask({
  apps: [alipay],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "create", "finance"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const person: Payee = r.pick(["zoe", "jonas", "katrin", "nora", "priya"] as const);
    const cents = r.int(180, 2_600) * 10;
    return {
      person,
      name: personName(person, say),
      cents,
      wrong: cents + r.pick([-1, 1]) * r.int(10, 90) * 10,
      note: r.pick([
        say("Boat tickets", "船票"),
        say("Farewell dinner", "送别晚餐"),
        say("Printing", "打印费"),
        say("Tent for the weekend", "周末的帐篷"),
      ]),
      after: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ name, note }) =>
        `${name} told me in our {app.alipay} chat how much I owe. Start a transfer back for that amount with the note "${note}", but don't send it. Just go back so it's kept as unfinished.`,
      ({ name, note }) =>
        `Look in my {app.alipay} chat with ${name} for the amount I need to pay back. Fill in a transfer for exactly that with the note "${note}" and leave the page without sending it, so that {app.alipay} saves it as unfinished.`,
    ],
    zh: [
      ({ name, note }) =>
        `我该给${name}多少钱，对方在{app.alipay}聊天里写了。请照这个金额填一笔给对方的转账，备注“${note}”，先不要付款，退出页面，让它留作未完成的转账。`,
      ({ name, note }) =>
        `${name}在{app.alipay}聊天里说了我该还多少。请填好给${name}的转账，备注“${note}”，先不要转，直接返回，让它留作未完成的转账。`,
    ],
  },
  setup: ({ alipay: state }, { person, cents, wrong, after }, { now, say }) => {
    const sum = (of: number) => (of / 100).toFixed(2);
    const lines = [
      say("I’ve paid for both of us", "我先把两个人的钱都付了"),
      ...(after
        ? [
            say(`So you owe me ${sum(wrong)}`, `所以你该给我 ${sum(wrong)} 元`),
            say(`No, I read it wrong: ${sum(cents)}. Sorry!`, `看错了，应该是 ${sum(cents)} 元，不好意思！`),
          ]
        : [
            say(`It was ${sum(wrong)} for me, as I had the larger one`, `我要的是大份，我自己那份 ${sum(wrong)} 元`),
            say(`And your share is ${sum(cents)}`, `你该给我的是 ${sum(cents)} 元`),
          ]),
      say("No hurry", "不急"),
    ];
    getOrCreateChat(state, person);
    for (const [i, text] of lines.entries()) {
      const id = `line_owed${i}`;
      state.lines[id] = { id, person, mine: false, at: now - 2 * hourMs + i * minuteMs, text, about: null };
    }
  },
  checks: [
    {
      that: "a transfer of the sum to this person waits to be finished",
      holds: ({ after, params }) => {
        const { draft } = after.alipay;
        return draft?.payee === params.person && typedCents(draft.sum) === params.cents;
      },
    },
    { that: "with the note", holds: ({ after, params }) => after.alipay.draft?.note.trim() === params.note },
    { that: "nothing was sent", unchanged: ({ os }) => os.money.entries },
  ],
  allow: ({ alipay: state }) => [state.draft],

  oracle: async (o, { person, cents, note }) => {
    await o.open(alipay);
    await o.set(alipay, "main", { tab: "messages" });
    await o.act(alipay, "main.chat", { person });
    await o.sees((cents / 100).toFixed(2));
    await o.act(alipay, "chat.panel");
    await o.act(alipay, "chat.transfer");
    await typeAmount(o, "amount", cents);
    await addTransferNote(o, note);
    await o.back();
  },
});
