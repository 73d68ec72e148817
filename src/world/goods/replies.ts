/**
 * The seller's reply to a buyer. Rules recognize the question. The answer agrees with the listing and has the seller's
 * voice. The reply depends only on the arguments, so a conversation is reproducible.
 */
import { Rng } from "#state/rng.ts";
import type { Item, Seller } from "./index.ts";

type Lang = "en" | "zh";
export interface Reply {
  readonly text: string;
  /** The time after which the seller replies. */
  readonly afterMs: number;
}
/** The known facts about the order that a question refers to. */
export interface OrderContext {
  readonly state: "unpaid" | "paid" | "shipped" | "delivered" | "cancelled" | "returned";
  readonly tracking?: string;
}

interface ReplyFacts {
  readonly item: Item | null;
  readonly order: OrderContext | null;
}
type ReplyText = readonly [en: string, zh: string];
interface Rule {
  readonly pattern: RegExp;
  readonly replies: (facts: ReplyFacts) => readonly ReplyText[] | null;
}

/** The first matching rule that has an answer is used. */
const rules: readonly Rule[] = [
  {
    pattern:
      /where is|track|not arrived|hasn't (come|arrived)|when .*(ship|send|arriv)|单号|物流|到哪|没收到|还没到|发货/i,
    replies: ({ order }) => {
      if (!order) return null;
      if (order.state === "unpaid") return [["It goes out as soon as it is paid.", "付款后马上发出。"]];
      if (order.state === "paid")
        return [["It is packed and leaves with the next collection.", "已经打包，下一趟快递就发。"]];
      if (order.state === "shipped")
        return order.tracking
          ? [[`It is on its way, the tracking number is ${order.tracking}.`, `已在路上，单号 ${order.tracking}。`]]
          : [["It is on its way to you.", "已经在路上了。"]];
      if (order.state === "delivered")
        return [
          [
            "It was delivered by the carrier's records. Could you ask your neighbours?",
            "物流显示已签收，麻烦问问邻居或家人？",
          ],
        ];
      return [["That order is closed, nothing is under way.", "这个订单已关闭，没有在途包裹。"]];
    },
  },
  {
    pattern: /cancel|取消/i,
    replies: ({ order }) =>
      !order
        ? null
        : order.state === "unpaid" || order.state === "paid"
          ? [
              [
                "No problem, cancel it in the order and the money goes back.",
                "没问题，在订单里点取消，款项会原路退回。",
              ],
            ]
          : [["It has already left, so please send it back when it comes.", "已经寄出了，收到后走退货吧。"]],
  },
  {
    pattern:
      /broken|damage|defect|wrong (size|colou?r|item)|not work|doesn't work|坏了|破损|碎了|发错|不能用|质量问题/i,
    replies: () => [
      [
        "I am sorry! Send a picture by a return request, and we will put it right.",
        "非常抱歉！请在退货申请里附张照片，我们一定处理好。",
      ],
      [
        "That should not happen. Open a return with the reason, the refund follows.",
        "不该这样的。请按原因申请退货，退款会跟上。",
      ],
    ],
  },
  {
    pattern: /return|refund|send (it )?back|退货|退款|能退|可以退/i,
    replies: ({ item }) =>
      !item
        ? null
        : item.returns
          ? item.returns.paidBy === "seller"
            ? [
                [
                  `Yes, within ${item.returns.days} days, and we pay the way back.`,
                  `可以，${item.returns.days} 天内，退货运费我们出。`,
                ],
              ]
            : [
                [
                  `Yes, within ${item.returns.days} days; the way back is paid by you.`,
                  `可以，${item.returns.days} 天内，退回运费自理。`,
                ],
              ]
          : [["Sorry, no returns on this one.", "抱歉，这件不退不换。"]],
  },
  {
    pattern: /combin|several|together|more than one|合并|一起寄|多件/i,
    replies: () => [
      ["Gladly: put everything into the cart, it goes into one parcel.", "可以，都加进购物车，打成一个包裹寄。"],
    ],
  },
  {
    pattern:
      /ship.*(abroad|internation|countr|china|canada|europe)|abroad|overseas|寄.*(国外|海外|中国|国际)|国际|海外|国外/i,
    replies: ({ item }) =>
      !item
        ? null
        : item.shipping.abroad
          ? [
              [
                `Yes, I send it abroad: ${formatMoneyEn(item.shipping.abroad.cents)}, ${item.shipping.abroad.days[0]} to ${item.shipping.abroad.days[1]} days.`,
                `可以寄国外：${formatMoneyZh(item.shipping.abroad.cents)}，${item.shipping.abroad.days[0]} 到 ${item.shipping.abroad.days[1]} 天。`,
              ],
            ]
          : [["Sorry, I do not send it abroad.", "抱歉，不寄国外。"]],
  },
  {
    pattern: /how long|how soon|deliver|arrive|shipping|postage|ship|运费|几天|多久|邮费|快递|什么时候.*到/i,
    replies: ({ item }) => {
      const first = item?.shipping.services[0];
      return first
        ? [
            [
              `${first.days[0]} to ${first.days[1]} working days from ${item.location.place.en}, shipping ${formatMoneyEn(first.cents)}.`,
              `从${item.location.place.zh}寄出，${first.days[0]} 到 ${first.days[1]} 个工作日，运费${formatMoneyZh(first.cents)}。`,
            ],
          ]
        : null;
    },
  },
  {
    pattern: /lower|discount|less|best price|cheaper|offer|deal|便宜|优惠|降价|最低|议价|打折/i,
    replies: ({ item }) =>
      !item
        ? null
        : item.format === "offers"
          ? [["Make me an offer by the button, I look at every fair one.", "用议价按钮出个价，合理的我都会考虑。"]]
          : item.format === "auction"
            ? [["The bids decide. Good luck!", "由竞拍决定，祝好运！"]]
            : [["The price is as low as I can go.", "这已经是底价了。"]],
  },
  {
    pattern: /available|in stock|still (there|have)|还有(货|吗)|在吗|有货|有现货/i,
    replies: ({ item }) =>
      !item
        ? null
        : item.quantity > 1
          ? [[`Yes, ${item.quantity} left.`, `有的，还剩 ${item.quantity} 件。`]]
          : item.quantity === 1
            ? [["Yes, I have this one.", "在的，就这一件。"]]
            : [["Sorry, it is sold.", "抱歉，已经卖掉了。"]],
  },
  {
    pattern: /condition|scratch|flaw|wear|成色|划痕|瑕疵|几成新/i,
    replies: ({ item }) => fromSpecifics(item, /^Condition$/),
  },
  { pattern: /colou?r|颜色|什么色/i, replies: ({ item }) => fromSpecifics(item, /^Color$/) },
  {
    pattern: /size|how (big|large|tall|long|wide)|dimension|尺寸|尺码|多大|多长|多高/i,
    replies: ({ item }) => fromSpecifics(item, /size|Height|Length|Diameter|Dimension/i),
  },
  { pattern: /weigh|heavy|重量|多重|几斤/i, replies: ({ item }) => fromSpecifics(item, /weight/i) },
  {
    pattern: /material|made of|fabric|材质|面料|什么做的/i,
    replies: ({ item }) => fromSpecifics(item, /Material|Fabric|Upper|Shell|Outer fabric|Yarn|Body|Wood|Frame/),
  },
  { pattern: /warrant|guarantee|保修|质保/i, replies: ({ item }) => fromSpecifics(item, /Warranty/) },
  {
    pattern: /brand|model|which one|品牌|型号/i,
    replies: ({ item }) => fromSpecifics(item, /^(Brand|Maker|Publisher)$/),
  },
  {
    pattern: /picture|photo|image|照片|图片|实拍/i,
    replies: () => [["The pictures show the very thing, I have nothing to hide.", "图片都是实拍，没有隐瞒。"]],
  },
  {
    pattern: /thank|great|perfect|谢谢|多谢|感谢|收到了|很好|满意/i,
    replies: () => [
      ["You are welcome, enjoy it!", "不客气，用得开心！"],
      ["Thank you for writing, have a good day.", "谢谢您，祝您愉快。"],
    ],
  },
  {
    pattern: /hello|^hi\b|good (morning|evening|day)|你好|您好|在不在/i,
    replies: () => [["Hello, how can I help?", "您好，有什么可以帮您？"]],
  },
];
const unknownReplies: readonly ReplyText[] = [
  ["I shall have a look and write again.", "我看一下再回复您。"],
  ["Could you tell me a little more about what you need?", "能再说得具体一点吗？"],
  ["Everything I know stands in the description; ask me anything else.", "我知道的都写在描述里了，还有别的可以问我。"],
];

const formatMoneyEn = (cents: number): string => (cents === 0 ? "free" : `US $${(cents / 100).toFixed(2)}`);
const formatMoneyZh = (cents: number): string => (cents === 0 ? "包邮" : ` US $${(cents / 100).toFixed(2)}`);
function fromSpecifics(item: Item | null, name: RegExp): ReplyText[] | null {
  const found = item?.specifics.find((one) => name.test(one.name.en));
  return found ? [[`${found.name.en}: ${found.value.en}.`, `${found.name.zh}：${found.value.zh}。`]] : null;
}

const voiceFrames: Readonly<Record<Seller["voice"], readonly ReplyText[]>> = {
  shop: [
    ["Hello, thank you for your message. {}", "您好，感谢咨询。{}"],
    ["Hi there! {} Anything else, just write.", "亲，您好！{}还有问题随时留言。"],
  ],
  outlet: [
    ["Hi! {}", "您好！{}"],
    ["{} First come, first served.", "{}先到先得哦。"],
  ],
  refurbisher: [
    ["Hello from the workshop. {}", "您好，这里是维修间。{}"],
    ["{} All tested by us.", "{}都是我们亲自检测的。"],
  ],
  private: [
    ["{}", "{}"],
    ["Hi, {}", "你好，{}"],
    ["{} Cheers", "{}谢谢～"],
  ],
  collector: [
    ["Dear friend, {}", "朋友您好，{}"],
    ["{} With kind regards", "{}顺祝安好"],
  ],
  maker: [
    ["Hello! {} Warm greetings from the workshop.", "你好呀！{}来自工作室的问候。"],
    ["{} I am glad that you like it.", "{}很高兴你喜欢。"],
  ],
};

/** Creates the reply to a message. `salt` is the id of the message. It distinguishes messages with the same text. */
export function createReply(
  seller: Pick<Seller, "id" | "voice" | "answersInMin">,
  message: {
    readonly text: string;
    readonly lang: Lang;
    readonly item: Item | null;
    readonly order?: OrderContext | null;
    readonly salt: string;
  },
): Reply {
  const { text, lang, item, order = null, salt } = message;
  const rng = Rng.of("goods reply", seller.id, salt);
  const says = rules.reduce<readonly ReplyText[] | null>(
    (found, rule) => found ?? (rule.pattern.test(text) ? rule.replies({ item, order }) : null),
    null,
  );
  const at = lang === "en" ? 0 : 1;
  const said = rng.pick(says ?? unknownReplies)[at];
  const frame = rng.pick(voiceFrames[seller.voice])[at];
  const followed = lang === "en" && frame.includes(", {}") ? said.charAt(0).toLowerCase() + said.slice(1) : said;
  const written = /^i\b/.test(followed) && frame.includes(", {}") ? said : followed;
  return {
    text: frame.replace("{}", () => written),
    afterMs: Math.round(seller.answersInMin * (0.6 + 0.8 * rng.next()) * 60) * 1000,
  };
}
