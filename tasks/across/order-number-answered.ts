import { orderNumber } from "#apps/ebay/features/orders/commands.ts";
import ebay from "#apps/ebay/index.ts";
import { newChat } from "#apps/wechat/features/chats/chat.ts";
import type { Message } from "#apps/wechat/features/chats/state.ts";
import wechat from "#apps/wechat/index.ts";
import { me } from "#apps/wechat/people.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import { pastOrder, drawListings, openOrders } from "../kit/ebay.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { unquoted, instructionName } from "../kit/wechat.ts";

/** A person asks for the number of an order. Look up the number in the shop, and answer with it. */
export default defineTask({
  apps: [wechat, ebay],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["extract", "handoff", "social"],
  budget: 30,
  revision: 2,

  facts: (world, r) => drawListings(world, r, 3, { format: "buy", price_max: 30_000 }),
  listed: { instances: 100, answerFields: 0 },
  params: (r, { wechat: state }, { say }, [ware, other, past]) => {
    const peer = `person_${r.pick(["mum", "zoe", "katrin", "nora", "jonas", "mia"])}`;
    return {
      ware: ware!,
      other: other!,
      past: past!,
      noun: say(ware!.noun.en, ware!.noun.zh),
      peer,
      name: instructionName(state, peer, say),
      order: `order_${r.int(10_000, 99_999)}`,
      earlier: `order_${r.int(100_000, 999_999)}`,
      way: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ name }) =>
        `${name} asked me on {app.wechat} for the number of one of my {app.ebay} orders. Look it up and reply with just the order number.`,
      ({ name }) =>
        `See which order ${name} is asking about on {app.wechat}, find its number on {app.ebay} and send it in that chat, just the number.`,
    ],
    zh: [
      ({ name }) =>
        `${name}在{app.wechat}里问我一个{app.ebay}订单的编号。请在{app.ebay}上查到，再在{app.wechat}里回复，只写订单编号。`,
      ({ name }) =>
        `请看看${name}在{app.wechat}里问的是哪个订单，到{app.ebay}上查出它的编号，并在同一个聊天里发给${name}，只发编号。`,
    ],
  },
  setup: ({ ebay: state, wechat: chats }, p, { now, say }) => {
    state.orders = {};
    const comes = { status: "shipped", arrivesAt: now + 4 * dayMs, tracking: "LX440912876US" } as const;
    const none = { entry: null, payWith: "any" } as const;
    addEntries(
      state.orders,
      pastOrder(state, p.order, p.ware, now - (p.way ? 6 : 60) * dayMs, { ...none, ...(p.way ? comes : {}) }),
      pastOrder(state, p.earlier, p.ware, now - (p.way ? 60 : 6) * dayMs, { ...none, ...(p.way ? {} : comes) }),
      pastOrder(state, "order_other", p.other, now - 5 * dayMs, { ...none, ...comes }),
      pastOrder(state, "order_past", p.past, now - 33 * dayMs, none),
    );
    chats.chats[p.peer] = { ...(chats.chats[p.peer] ?? newChat(p.peer)), hidden: false, unread: 2 };
    const said = (id: string, text: string, minutesAgo: number) =>
      addEntries<Message>(chats.messages, {
        id,
        chat: p.peer,
        from: p.peer,
        at: now - minutesAgo * minuteMs,
        body: { kind: "text", text },
      });
    const noun = p.noun;
    said("msg_asked1", say(`I want to ask the shop about your ${noun}.`, `我想跟那家店打听一下你买的${noun}。`), 9);
    said(
      "msg_asked2",
      p.way
        ? say("What’s the order number? The one that’s still on its way.", "订单编号是多少？还在路上的那个。")
        : say("What’s the order number? The one you already have.", "订单编号是多少？已经收到的那个。"),
      8,
    );
  },
  checks: [
    {
      that: "one message went out: the number of that order, to whom asked",
      holds: ({ before, after, params }) => {
        const sent = addedEntries(before.wechat.messages, after.wechat.messages).filter(({ from }) => from === me);
        const [one] = sent;
        return (
          sent.length === 1 &&
          one!.chat === params.peer &&
          one!.body.kind === "text" &&
          one!.body.text.trim() === orderNumber(params.order)
        );
      },
    },
    { that: "the orders are as they were", unchanged: ({ ebay: state }) => state.orders },
  ],
  allow: ({ wechat: state }, { peer }) => [added(state.messages, 3, unquoted), state.coming, state.chats[peer]],
  free: [
    { why: "What is answered is theirs", paths: ({ wechat: state }, { peer }) => [state.coming, state.chats[peer]] },
  ],

  oracle: async (o, p, { say }) => {
    await o.open(wechat);
    await o.act(wechat, "main.openChat", { peer: p.peer });
    await o.sees(p.noun, p.way ? say("still on its way", "还在路上") : say("already have", "已经收到"));
    await openOrders(o, p.way ? "progress" : "delivered");
    await o.act(ebay, "orders.openOrder", { order: p.order });
    await o.sees(orderNumber(p.order));
    await o.open(wechat);
    await o.type("draft", orderNumber(p.order));
    await o.act(wechat, "chat.send");
  },
});
