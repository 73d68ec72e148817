import x from "#apps/x/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { addedEntries } from "../kit/records.ts";
import { addReceived, drawStrangers, dropRequests } from "../kit/x.ts";
import type { Localized } from "../kit/social.ts";

/** Five strangers have written: block two who sell something, accept one who asks for something. */
export default defineTask({
  apps: [x],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "social", "settings", "explore"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => drawStrangers(world, r, lang, 5),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, people) => {
    const { selling, sold, near } = r.pick(pitches);
    const [meant, other] = r.sample(wishes, 2);
    const texts = [...r.sample(sold, 2), near, meant!.text, other!.near];
    const hours = r.shuffle([3, 9, 27, 50, 74]);
    return {
      selling: say(...selling),
      wish: say(...meant!.wish),
      senders: people.map(({ id, name }, n) => ({ id, name, text: say(...texts[n]!), hours: hours[n]! })),
    };
  },
  instruction: {
    en: [
      ({ selling, wish }) =>
        `Please sort out my message requests on {app.x}. Block the people who are trying to sell me ${selling}, and accept the request from the person who ${wish}. Leave the others where they are, and don't delete anything.`,
      ({ selling, wish }) =>
        `I have some message requests on {app.x}. Anyone in there who wants to sell me ${selling} gets blocked. One person ${wish}: accept that request. Don't touch the rest, and keep all the messages.`,
    ],
    zh: [
      ({ selling, wish }) =>
        `帮我处理一下{app.x}的私信请求：推销${selling}的人都屏蔽掉；有个人${wish}，接受 TA 的请求；其余的先放着，消息都不要删。`,
      ({ selling, wish }) =>
        `{app.x}里有几条陌生人的私信请求。凡是来推销${selling}的，一律屏蔽。里面还有一个人${wish}，把这个人的请求接受了。其他人不用管，也别删消息。`,
    ],
  },
  setup: ({ x: state }, { senders }, { now }) => {
    dropRequests(state);
    for (const { id, text, hours } of senders)
      addReceived(state, id, [{ at: now - hours * hourMs - (hours % 7) * (dayMs / 90), body: text }], {
        request: true,
        unread: 1,
      });
  },
  checks: [
    {
      that: "exactly the two sellers are blocked",
      holds: ({ before, after, params: { senders } }) =>
        sameJson(
          addedEntries(before.x.blocked, after.x.blocked)
            .map(({ user }) => user)
            .toSorted(),
          [senders[0]!.id, senders[1]!.id].toSorted(),
        ),
    },
    {
      that: "the one request is accepted",
      holds: ({ after, params: { senders } }) => after.x.threads[senders[3]!.id]?.request === false,
    },
    {
      that: "the other requests still wait",
      keeps: true,
      holds: ({ after, params: { senders } }) =>
        [senders[2]!, senders[4]!].every(
          ({ id }) => after.x.threads[id]?.request === true && after.x.blocked[id] === undefined,
        ),
    },
    { that: "every message is still there", unchanged: ({ x: state }) => state.messages },
  ],
  allow: ({ x: state }, { senders }) => [
    state.blocked[senders[0]!.id],
    state.blocked[senders[1]!.id],
    state.threads[senders[3]!.id]?.request,
  ],

  oracle: async (o, { senders }) => {
    await o.open(x);
    await o.act(x, "home.goMessages");
    await o.act(x, "messages.requests");
    for (const { id, name, text } of senders) {
      await o.sees(name);
      await o.act(x, "requests.openChat", { user: id });
      await o.sees(text);
      await o.back();
    }
    for (const { id } of senders.slice(0, 2)) {
      await o.act(x, "requests.hold", { user: id });
      await o.act(x, "requests.block", { user: id });
      await o.confirm();
    }
    await o.act(x, "requests.openChat", { user: senders[3]!.id });
    await o.act(x, "chat.accept");
  },
});
interface Pitch {
  readonly selling: Localized;
  readonly sold: readonly Localized[];
  /** A message about the same thing from somebody who sells nothing. */
  readonly near: Localized;
}
const pitches: readonly Pitch[] = [
  {
    selling: ["followers", "涨粉"],
    sold: [
      ["Hi dear, 1,000 real followers for $15, delivered tonight.", "亲，十五块一千真粉，今晚到账。"],
      [
        "Your account deserves a bigger crowd. Packages from $9, growth guaranteed.",
        "你的号值得更多人看到，涨粉套餐九块起，包增长。",
      ],
      ["Want to pass 10k? We do it in a week, pay half now.", "想破万粉吗？一周搞定，先付一半。"],
    ],
    near: [
      "How did you get so many followers with maps? Mine haven't moved in a year.",
      "你画地图是怎么攒到这么多粉丝的？我一年没涨过。",
    ],
  },
  {
    selling: ["a crypto scheme", "炒币项目"],
    sold: [
      [
        "My group doubled its coins in May. Entry is $50, a few places left.",
        "我们群上个月币翻了一倍，入群费五十，名额不多。",
      ],
      [
        "Passive income, no risk. Send me $100 in coins and watch it grow.",
        "躺着赚，零风险，打一百块的币过来，看它涨。",
      ],
      ["Our signals beat the market every day. First week half price.", "我们的交易信号天天跑赢大盘，首周半价。"],
    ],
    near: [
      "You once posted about turning down a crypto client. How did you word it?",
      "你之前发过拒绝币圈客户的事，当时是怎么回绝的？",
    ],
  },
  {
    selling: ["a logo", "商标设计"],
    sold: [
      ["I make logos, any style, $20, three drafts, two days.", "接商标设计，什么风格都行，二十块三稿，两天交。"],
      [
        "Noticed you have no logo yet. I can fix that for the price of a lunch.",
        "看你还没有自己的标志，一顿午饭钱我帮你做一个。",
      ],
      ["Professional branding for creators! Ask for my price list.", "给创作者做品牌标识，要价目表可以问我。"],
    ],
    near: [
      "Who made the logo on your map of the old town? I'd love to credit them.",
      "老城地图上那个标志是谁画的？我转发时想署个名。",
    ],
  },
  {
    selling: ["an online course", "网课"],
    sold: [
      ["Learn to draw maps like a pro: 12 lessons, $49 today only.", "十二节课学会画地图，今天只要四十九。"],
      [
        "You'd be great in our masterclass on personal brands. Fee on request.",
        "我们的个人品牌大师课很适合你，学费私聊。",
      ],
      ["Sign up by Friday and get our freelancing course at half price.", "周五前报名，自由职业课半价。"],
    ],
    near: [
      "Did you ever take an online course for drawing maps, or is it all self-taught?",
      "你画地图上过网课吗，还是全靠自己摸索？",
    ],
  },
];
const wishes: readonly { readonly wish: Localized; readonly text: Localized; readonly near: Localized }[] = [
  {
    wish: ["wants to hang one of my maps in a café", "想在咖啡馆里挂我的地图"],
    text: ["We'd love to put your neighbourhood map on the wall of our café.", "我们咖啡馆想把你那张街区地图挂墙上。"],
    near: ["The café on your map closed last month, just so you know.", "你地图上那家咖啡馆上个月关门了，跟你说一声。"],
  },
  {
    wish: ["would like me to talk to a school class", "想请我去给学生讲一讲"],
    text: [
      "I teach ten-year-olds. Could you come and show them how to draw a map?",
      "我教四年级，能请你来给孩子们讲讲怎么画地图吗？",
    ],
    near: ["My daughter took your map to school and lost it on day one.", "我女儿把你的地图带去学校，第一天就弄丢了。"],
  },
  {
    wish: ["found a mistake in one of my maps", "发现了我地图上的错误"],
    text: [
      "Small thing: your map has the bridge on the wrong side of the mill.",
      "小问题：地图上那座桥画到磨坊另一边去了。",
    ],
    near: ["Your map got three of us home in the fog. Thank you.", "大雾天靠你的地图，我们三个人都走回家了，谢谢。"],
  },
  {
    wish: ["is looking for a place on the next map walk", "想报名下一次地图散步"],
    text: ["Is there still room for one more on your next map walk?", "下次地图散步还能再加一个人吗？"],
    near: [
      "Saw your map walk go past my window. You all looked very serious.",
      "从窗口看到你们地图散步经过，一个个表情好严肃。",
    ],
  },
  {
    wish: ["is offering me some old street plans", "要送我几张旧街道图"],
    text: [
      "I'm clearing my father's flat. Would you like his old street plans?",
      "在收拾我爸的房子，有几张旧街道图，送你要不要？",
    ],
    near: [
      "I still find my way with a street plan from 1998. No complaints.",
      "我到现在还用九八年的街道图认路，没出过错。",
    ],
  },
];
