import type { MayReply } from "#apps/x/features/posts/state.ts";
import { me } from "#apps/x/ids.ts";
import x from "#apps/x/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type * as v from "valibot";
import { addPost, openOwnProfile } from "../kit/x.ts";
import type { Localized } from "../kit/social.ts";

/** Change who can reply to one of two similar posts of the owner. */
export default defineTask({
  apps: [x],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L2",
  tags: ["nav", "settings", "social"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const [meant, other] = r.shuffle([...r.pick(pairs)]).map(({ about, text }) => ({
      about: say(...about),
      text: say(...text),
      days: r.int(1, 20),
    }));
    const who = r.pick(["following", "mentioned", "verified"] as const);
    return {
      meant: meant!,
      other: other!,
      who,
      whoWords: say(...audiences[who]),
      from: r.pick((["everyone", "following", "verified"] as const).filter((one) => one !== who)),
    };
  },
  instruction: {
    en: [
      ({ meant, whoWords }) =>
        `Change who can reply to my {app.x} post about ${meant.about}: only ${whoWords}, please. Leave everything else as it is.`,
    ],
    zh: [
      ({ meant, whoWords }) =>
        `我在{app.x}上发过一条关于${meant.about}的帖子，改成只有${whoWords}可以回复，别的都不要动。`,
    ],
  },
  setup: ({ x: state }, { meant, other, from }, { now }) => {
    addPost(state, "post_meant", meant.text, now - meant.days * dayMs - 3 * hourMs, { mayReply: from });
    addPost(state, "post_other", other.text, now - other.days * dayMs - 5 * hourMs, { mayReply: from });
  },
  checks: [
    {
      that: "the right people can reply to this post",
      holds: ({ after, params }) => after.x.posts["post_meant"]?.mayReply === params.who,
    },
  ],
  allow: ({ x: state }) => [state.posts["post_meant"]?.mayReply],

  oracle: async (o, { meant, who }) => {
    await openOwnProfile(o);
    await o.sees(meant.text);
    await o.act(x, "profile.menu", { post: "post_meant", author: me });
    await o.act(x, "profile.whoReplies");
    await o.act(x, "profile.setMayReply", { post: "post_meant", mayReply: who });
  },
});
const audiences: Readonly<Record<Exclude<v.InferOutput<typeof MayReply>, "everyone">, Localized>> = {
  following: ["accounts I follow", "我关注的账号"],
  mentioned: ["accounts I mention", "我提到的账号"],
  verified: ["verified accounts", "认证账号"],
};
interface Said {
  readonly about: Localized;
  readonly text: Localized;
}
/** Texts of at most 75 characters, so that a list shows them whole. */
const pairs: readonly (readonly [Said, Said])[] = [
  [
    {
      about: ["the bakery at the station", "车站那家面包店"],
      text: [
        "The bakery at the station has changed hands. Is the rye bread still good?",
        "车站那家面包店换老板了，黑麦面包还行吗？",
      ],
    },
    {
      about: ["the bakery by the park", "公园旁边那家面包店"],
      text: [
        "The bakery by the park sells yesterday's buns for half price until nine.",
        "公园旁边那家面包店，九点前昨天的面包半价。",
      ],
    },
  ],
  [
    {
      about: ["the new tram map", "新版电车线路图"],
      text: [
        "The new tram map has two lines in nearly the same green. Who signed this off?",
        "新版电车线路图上有两条几乎一样绿的线，谁批的？",
      ],
    },
    {
      about: ["the old tram map", "老版电车线路图"],
      text: [
        "Found the old tram map in a drawer. It still had the line to the harbour.",
        "抽屉里翻出老版电车线路图，上面还有去港口的那条线。",
      ],
    },
  ],
  [
    {
      about: ["the tomatoes on the balcony", "阳台番茄"],
      text: [
        "Balcony tomatoes, week one: all of them leaning towards the neighbour.",
        "阳台番茄第一周，全都往邻居那边歪。",
      ],
    },
    {
      about: ["the tomatoes at the allotment", "菜地番茄"],
      text: [
        "Allotment tomatoes are in. I have told them not to expect much water.",
        "菜地里的番茄种下了，我跟它们说别指望天天浇水。",
      ],
    },
  ],
  [
    {
      about: ["the broken bike light", "车灯坏了"],
      text: [
        "My bike light broke on the darkest bit of the canal. Of course it did.",
        "车灯偏偏在河边最黑那段坏了，果然。",
      ],
    },
    {
      about: ["the stolen bike lock", "车锁被偷"],
      text: [
        "Somebody stole the bike lock and left the bike. I feel judged.",
        "有人把车锁偷了，车还在，感觉被嫌弃了。",
      ],
    },
  ],
  [
    {
      about: ["the piano upstairs", "楼上的钢琴"],
      text: [
        "The piano upstairs has moved on from scales. We have a tune now.",
        "楼上的钢琴终于不弹音阶了，现在有曲子了。",
      ],
    },
    {
      about: ["the drill upstairs", "楼上的电钻"],
      text: [
        "The drill upstairs starts at seven on Saturdays. I have learned to whistle.",
        "楼上的电钻周六七点开工，我已经学会吹口哨了。",
      ],
    },
  ],
  [
    {
      about: ["the library opening late", "图书馆延长开放"],
      text: [
        "The library is open until ten on Thursdays now. I may move in.",
        "图书馆周四开到十点了，我可能要住进去。",
      ],
    },
    {
      about: ["the library moving", "图书馆搬家"],
      text: [
        "The library is moving to the old post office. Who carries the atlases?",
        "图书馆要搬到老邮局去，那些地图册谁来搬？",
      ],
    },
  ],
  [
    {
      about: ["the sourdough that failed", "做失败的酸面包"],
      text: ["Sourdough report: flat, grey, and somehow proud of itself.", "酸面包汇报：又扁又灰，居然还挺得意。"],
    },
    {
      about: ["the sourdough starter", "酸面包酵种"],
      text: ["Giving away sourdough starter. It is two years old and it bites.", "送酸面包酵种，两岁了，脾气不太好。"],
    },
  ],
  [
    {
      about: ["the fountain being repaired", "修喷泉"],
      text: [
        "They are repairing the fountain with a bucket and a very long ladder.",
        "他们在修喷泉，工具是一个桶和一把很长的梯子。",
      ],
    },
    {
      about: ["ducks in the fountain", "喷泉里的鸭子"],
      text: ["There are ducks in the fountain again. Nobody invited them.", "喷泉里又来鸭子了，没人请它们。"],
    },
  ],
];
