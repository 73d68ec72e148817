import ebay from "#apps/ebay/index.ts";
import type { Thread } from "#apps/ebay/features/messages/state.ts";
import type { Order } from "#apps/ebay/features/orders/state.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { pastOrder, drawListings } from "../kit/ebay.ts";
import { addEntries } from "../kit/records.ts";

/** The owner has described a fault to the seller. Start a return for that reason, with the same words. */
export default defineTask({
  apps: [ebay],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["nav", "extract", "create", "reasoning"],
  budget: 30,
  revision: 1,

  facts: (world, r) =>
    drawListings(
      world,
      r,
      3,
      { format: "buy", back: "returns", price_max: 30_000 },
      (item) => (item.returns?.days ?? 0) >= 30,
    ),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, [ware, other, third]) => {
    const [fault, otherFault] = r.sample(faults, 2);
    return {
      ware: ware!,
      other: other!,
      third: third!,
      noun: say(ware!.noun.en, ware!.noun.zh),
      reason: fault!.reason,
      words: say(fault!.en, fault!.zh),
      otherWords: say(otherFault!.en, otherFault!.zh),
      came: r.int(3, 9),
      last: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ noun }) =>
        `I told the seller of my ${noun} on {app.ebay} what's wrong with it. Start a return with the reason that matches what I wrote, and put my message word for word in the details.`,
      ({ noun }) =>
        `I want to return the ${noun} I bought on {app.ebay}. See what I wrote to the seller, choose the return reason that says the same, copy my message exactly into the details, and start the return.`,
    ],
    zh: [
      ({ noun }) =>
        `我已经在{app.ebay}上把${noun}的问题告诉了卖家。请为它申请退货：选择与我所写内容相符的原因，并把我那条消息一字不差地填进说明。`,
      ({ noun }) =>
        `请退回我在{app.ebay}上买的${noun}。先查看我写给卖家的消息，选择意思相同的退货原因，再把那条消息原样填入说明，然后提交退货申请。`,
    ],
  },
  setup: ({ ebay: state }, p, { now, say }) => {
    state.orders = {};
    state.threads = {};
    const came = (id: string, ware: typeof p.ware, daysAgo: number, more: Partial<Order> = {}) =>
      addEntries(
        state.orders,
        pastOrder(state, id, ware, now - (daysAgo + 12) * dayMs, { arrivesAt: now - daysAgo * dayMs, ...more }),
      );
    came("order_meant", p.ware, p.came);
    // The same item was bought once before. Its return period is over.
    came("order_earlier", p.ware, 75);
    came("order_other", p.other, p.came + 2);
    came("order_third", p.third, p.came + 1);
    const talk = (id: string, ware: typeof p.ware, order: string, words: string, hoursAgo: number) => {
      const thread: Thread = {
        id,
        seller: ware.seller,
        who: say("The seller", "卖家"),
        item: ware.id,
        listing: null,
        order,
        topic: "order",
        said: [
          { mine: true, text: words, at: now - (hoursAgo + 3) * hourMs },
          {
            mine: false,
            text: say("I’m sorry to hear that! Please start a return.", "非常抱歉！请申请退货。"),
            at: now - hoursAgo * hourMs,
          },
        ],
        unread: false,
        archived: false,
        answersAt: null,
      };
      addEntries(state.threads, thread);
    };
    talk("thread_meant", p.ware, "order_meant", p.words, p.last ? 5 : 30);
    talk("thread_other", p.other, "order_other", p.otherWords, p.last ? 30 : 5);
  },
  checks: [
    {
      that: "a return is asked for, for that reason",
      holds: ({ after, params }) => after.ebay.orders["order_meant"]!.back?.reason === params.reason,
    },
    {
      that: "its details are what the seller was told",
      holds: ({ after, params }) => after.ebay.orders["order_meant"]!.back?.details.trim() === params.words,
    },
  ],
  allow: ({ ebay: state }) => [state.orders["order_meant"]?.back],
  free: [
    {
      why: "When the seller answers is theirs",
      paths: ({ ebay: state }) => [state.orders["order_meant"]?.back?.nextAt],
    },
  ],

  oracle: async (o, p) => {
    await o.open(ebay);
    await o.act(ebay, "home.goInbox");
    const noun = p.noun;
    await o.act(ebay, "inbox.openThread", { thread: "thread_meant" });
    await o.sees(p.words);
    o.reads([p.words, noun], p.reason);
    await o.act(ebay, "thread.openOrder", { order: "order_meant" });
    await o.act(ebay, "order.startReturn");
    await o.set(ebay, "returnItem", { reason: p.reason });
    await o.type("details", p.words);
    await o.act(ebay, "returnItem.send");
  },
});
const faults = [
  { reason: "broken", en: "The switch does nothing when it is pressed.", zh: "开关按下去没有任何反应。" },
  { reason: "broken", en: "It came with a long crack across the bottom.", zh: "寄到时底部有一条很长的裂纹。" },
  { reason: "wrong", en: "The colour is different from the listing.", zh: "颜色和页面上写的不是同一种。" },
  {
    reason: "wrong",
    en: "The size printed on it doesn’t match the listing.",
    zh: "上面印的尺寸和页面写的不一样。",
  },
  { reason: "missing", en: "Two of the parts from the list were not in the box.", zh: "清单上的零件少了两个。" },
  { reason: "missing", en: "The small bag of screws is missing.", zh: "装螺丝的小袋子没有寄来。" },
  { reason: "late", en: "It arrived two weeks after the birthday it was for.", zh: "生日过了两周才收到，太晚了。" },
  { reason: "ordered", en: "I ordered a second one by mistake, sorry.", zh: "不好意思，我不小心多下了一单。" },
  { reason: "unwanted", en: "I’ve changed my mind and no longer want it.", zh: "我又想了想，不想要了。" },
] as const;
