/** Threads and notices of a new phone. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import type { StoredNotice, Thread } from "./features/messages/state.ts";
import { orderNumber } from "./features/orders/commands.ts";
import type { SeedItem } from "./seed-auctions.ts";
import { seedItems } from "./seed-items.ts";

export function seedThreads({ now, say }: SeedCtx): Thread[] {
  const talk = (
    name: string,
    lot: SeedItem,
    topic: Thread["topic"],
    hoursAgo: number,
    lines: readonly (readonly [mine: boolean, text: string])[],
    more: Partial<Thread> = {},
  ): Thread => ({
    id: `thread_s_${name}`,
    seller: lot.seller,
    who: lot.handle,
    item: lot.item,
    listing: null,
    order: null,
    topic,
    // The last message was written `hoursAgo` hours ago. Each earlier message is 97 minutes older than the next.
    said: lines.map(([mine, text], n) => ({
      mine,
      text,
      at: now - hoursAgo * hourMs - (lines.length - 1 - n) * 97 * minuteMs,
    })),
    unread: false,
    archived: false,
    answersAt: null,
    ...more,
  });
  return [
    talk(
      "guitar",
      seedItems.watchGuitar,
      "shipping",
      2,
      [
        [true, say("Hello, do you ship it in a hard case?", "你好，寄国际件会用硬盒包装吗？")],
        [
          false,
          say(
            "Hi! It ships double-boxed with the neck supported. A hard case costs extra, so message me before you pay.",
            "你好！用双层纸箱，琴颈另外垫好。需要硬盒的话要补差价，付款前告诉我就行。",
          ),
        ],
      ],
      { unread: true },
    ),
    talk(
      "coming",
      seedItems.comingPhone,
      "order",
      30,
      [
        [false, say("Your order shipped this morning. Thanks for your purchase!", "您的包裹今早已寄出，感谢购买！")],
        [true, say("Great, thank you. Will it need a signature?", "好的，谢谢。需要签收吗？")],
        [false, say("No signature needed, the courier will leave it at your door.", "不用签收，快递员会放在门口。")],
      ],
      { order: "order_s_coming" },
    ),
    talk(
      "cushion",
      seedItems.backCushion,
      "returns",
      22,
      [
        [true, say("I ordered green but got a grey one. What should I do?", "收到的是灰色，我订的是绿色，怎么处理？")],
        [
          false,
          say(
            "Sorry about that! Please open a return. We'll cover the return label and refund you in full.",
            "非常抱歉！请申请退货，运费由我们承担，全额退款。",
          ),
        ],
      ],
      { order: "order_s_cushion" },
    ),
    talk("camera", seedItems.watchCamera, "details", 50, [
      [true, say("Does the light meter work?", "测光表是好的吗？")],
      [false, say("Yes, tested against two others, it is within half a stop.", "好的，和另外两台对过，误差不到半挡。")],
    ]),
    talk("mug", seedItems.cartMug, "bundle", 75, [
      [true, say("Could you do a better price for four?", "买四个能便宜点吗？")],
      [
        false,
        say(
          "I can do free postage on four. Add them to your cart and message me before you pay.",
          "四个的话可以免运费，放进购物车后付款前告诉我。",
        ),
      ],
    ]),
    talk(
      "boardgame",
      seedItems.mineChess,
      "details",
      6,
      [[false, say("Hi, are the rules in English only?", "你好，说明书只有英文的吗？")]],
      { seller: null, who: "copperfox_5", item: null, listing: "listing_s_boardgame", unread: true },
    ),
    talk(
      "jigsaw",
      seedItems.hereJigsaw,
      "order",
      900,
      [
        [true, say("It arrived, everything looks great.", "收到了，一切都好。")],
        [false, say("Wonderful, enjoy it!", "太好了，玩得开心！")],
      ],
      { order: "order_s_jigsaw", archived: true },
    ),
  ];
}
export function seedNotices({ now, say }: SeedCtx): StoredNotice[] {
  const notice = (
    name: string,
    hoursAgo: number,
    channel: StoredNotice["channel"],
    key: string,
    facts: StoredNotice["facts"],
    lead: StoredNotice["lead"],
    unread = false,
  ): StoredNotice => ({ id: `notice_s_${name}`, at: now - hoursAgo * hourMs, channel, key, facts, lead, unread });
  const tablet = say("10 inch tablet, 64 GB, with sleeve", "10 英寸平板 64 GB 带保护套");
  return [
    notice(
      "offer",
      4,
      "selling",
      "noticeBuyerOffer",
      { title: tablet },
      { to: "listing", listing: "listing_s_tablet" },
      true,
    ),
    notice(
      "sold",
      5,
      "selling",
      "noticeSold",
      { title: say("24 inch monitor with stand and cable", "24 英寸显示器 带支架和线") },
      { to: "listing", listing: "listing_s_monitor" },
      true,
    ),
    notice("saved", 9, "searches", "noticeNewItems", { title: say("film camera", "胶片相机") }, { to: "saved" }, true),
    notice(
      "deals",
      20,
      "offers",
      "noticeOfferCountered",
      { title: say("camera drone", "航拍无人机") },
      { to: "deals" },
    ),
    notice(
      "agreed",
      22,
      "orders",
      "noticeReturnAgreed",
      { id: orderNumber("order_s_cushion") },
      { to: "order", order: "order_s_cushion" },
    ),
    notice(
      "delivered",
      (3 * dayMs) / hourMs,
      "orders",
      "noticeDelivered",
      { id: orderNumber("order_s_kettle") },
      { to: "order", order: "order_s_kettle" },
    ),
  ];
}
