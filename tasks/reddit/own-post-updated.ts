import reddit from "#apps/reddit/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { isNewCommunity, mayPost, openAccount, ownPost, readCommunities } from "../kit/reddit.ts";
import type { Localized } from "../kit/social.ts";

/** Add a line to one of the owner's posts, and change its flair. Another post about it has the same flair. */
export default defineTask({
  apps: [reddit],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "edit"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const item = r.int(0, items.length - 1);
    const community = r.pick(
      (await readCommunities(world, lang)).filter(
        (one) =>
          one.topic === items[item]!.topic &&
          one.flairs.some(({ text }) => fittingFlairs.includes(text)) &&
          !narrow.includes(one.name) &&
          isNewCommunity(lang, one.id) &&
          mayPost(lang, one),
      ),
    );
    const to = r.pick(community.flairs.filter(({ text }) => fittingFlairs.includes(text)));
    const from = r.pick(community.flairs.filter(({ id }) => id !== to.id));
    return {
      item,
      community: { id: community.id, name: community.name },
      from: from.id,
      to: { id: to.id, text: to.text },
    };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, { item, ...facts }) => {
    const { title, text, line, earlier, earlierText } = items[item]!;
    return {
      ...facts,
      title: say(...title),
      text: say(...text),
      line: say(...line),
      earlier: say(...earlier),
      earlierText: say(...earlierText),
      days: r.int(2, 9),
      score: r.int(4, 60),
    };
  },
  instruction: {
    en: [
      ({ title, line, to }) =>
        `My {app.reddit} post "${title}" needs an update. Add this on a new line at the end: "${line}" Then change the post's flair to "${to.text}".`,
    ],
    zh: [
      ({ title, line, to }) =>
        `我在{app.reddit}发的“${title}”要更新一下：正文末尾另起一行加上“${line}”，再把标签改成“${to.text}”。`,
    ],
  },
  setup: ({ reddit: state }, p, { now }) => {
    for (const [id, title, text, days] of [
      ["post_meant", p.title, p.text, p.days],
      ["post_earlier", p.earlier, p.earlierText, p.days + 4],
    ] as const) {
      const at = now - days * dayMs - 3 * hourMs;
      state.posts[id] = ownPost({
        id,
        community: p.community.id,
        title,
        text,
        flair: p.from,
        at,
        score: p.score,
        votes: p.score + 2,
      });
      state.votes[id] = { dir: 1, at };
    }
  },
  checks: [
    {
      that: "the text ends with the new line",
      holds: ({ after, params: { text, line } }) =>
        [`${text}\n${line}`, `${text}\n\n${line}`].includes(after.reddit.posts["post_meant"]?.text ?? ""),
    },
    {
      that: "the post has the new flair",
      holds: ({ after, params }) => after.reddit.posts["post_meant"]?.flair === params.to.id,
    },
  ],
  allow: ({ reddit: state }) => [
    state.posts["post_meant"]?.text,
    state.posts["post_meant"]?.editedAt,
    state.posts["post_meant"]?.flair,
  ],

  oracle: async (o, { title, text, line, to }) => {
    await openAccount(o, "Profile");
    await o.sees(title);
    await o.act(reddit, "profile.open", { post: "post_meant" });
    await o.sees(text);
    await o.act(reddit, "post.postMenu", { post: "post_meant" });
    await o.act(reddit, "post.editPost", { post: "post_meant" });
    await o.type("text", `${text}\n${line}`);
    await o.act(reddit, "editPost.save");
    await o.act(reddit, "post.postMenu", { post: "post_meant" });
    await o.act(reddit, "post.flairMenu");
    await o.act(reddit, "post.setFlair", { flair: to.id });
  },
});
/** The flairs that fit a question after it is solved. */
const fittingFlairs: readonly string[] = ["Tips", "Discussion", "Chat", "经验", "讨论", "杂谈", "闲聊"];
/** Communities about another part of the topic than the posts. */
const narrow: readonly string[] = [
  ...["KnifeAndBoard", "EggLab", "SpiceDrawer", "SoupSeason", "SlowAndLowPot", "CastIronKeepers"],
  ...["HomeEspressoLab", "MokaPotFans", "BurrCorner", "RoastAtHome", "BikeFitHelp", "RunGear", "RaceDayStories"],
  ...["WiresAndSwitches", "DrywallDiaries", "SmartButSimple", "ApplianceRescue", "DoorsAndWindows", "PaintAndPlaster"],
  ...["炖汤小组", "面食爱好者", "意式在家", "摩卡壶俱乐部", "磨豆机讨论", "装修避坑", "家电医院", "跑鞋讨论"],
];
interface Item {
  readonly topic: string;
  readonly title: Localized;
  readonly text: Localized;
  readonly line: Localized;
  readonly earlier: Localized;
  readonly earlierText: Localized;
}
const items: readonly Item[] = [
  {
    topic: "repair",
    title: ["Kitchen tap still drips after a new washer", "厨房龙头换了垫圈还是滴水"],
    text: ["Changed it twice. It drips about once a second.", "换过两次了，还是一秒一滴。"],
    line: ["Update: it was the cartridge. Ten minutes, nine dollars.", "更新：是阀芯的问题，十分钟换好，二十块钱。"],
    earlier: ["Kitchen tap drips, where do I start?", "厨房龙头滴水，从哪里查起？"],
    earlierText: ["No idea about taps, please be kind.", "完全不懂龙头，求指点。"],
  },
  {
    topic: "houseplants",
    title: ["Yellow leaves since I moved it to the window", "挪到窗边以后叶子发黄"],
    text: ["Only the lower ones, about one a week.", "只有下面的叶子，一周黄一片。"],
    line: ["Update: roots were circling the pot. New pot, new leaf.", "更新：根都盘满了，换了盆，冒新叶了。"],
    earlier: ["Yellow leaves, water or light?", "叶子发黄，是水还是光？"],
    earlierText: ["I water on Sundays and it gets an hour of sun.", "每周日浇水，一天晒一小时太阳。"],
  },
  {
    topic: "cooking",
    title: ["Fried rice turns to mush in my wok", "我的炒饭总是一坨"],
    text: ["Gas stove, wok as hot as it gets, rice from the same day.", "燃气灶，锅烧得很热，用的是当天的饭。"],
    line: ["Update: rice from the day before, in two batches. Solved.", "更新：改用隔夜饭，分两锅炒，解决了。"],
    earlier: ["Fried rice without a wok, does it work?", "没有炒锅能做炒饭吗？"],
    earlierText: ["I only have a wide pan.", "家里只有一口平底锅。"],
  },
  {
    topic: "coffee",
    title: ["Sour cup every morning, same beans", "同一包豆子，每天早上都酸"],
    text: ["V60, medium grind, water right off the boil.", "V60，中研磨，水刚烧开就冲。"],
    line: ["Update: ground two clicks finer, it's gone.", "更新：磨细了两格，不酸了。"],
    earlier: ["Sour or just bright?", "这算酸还是算明亮？"],
    earlierText: ["I honestly can't tell the difference yet.", "说实话我还分不出来。"],
  },
  {
    topic: "cycling",
    title: ["Click on every turn of the pedals", "每踩一圈就响一声"],
    text: ["Right side, only under load. New chain.", "右边响，只有用力的时候，链条是新的。"],
    line: ["Update: loose pedal. A drop of grease and it's quiet.", "更新：脚踏松了，上点油拧紧，安静了。"],
    earlier: ["Clicking noise, where would you look first?", "异响先查哪里？"],
    earlierText: ["Started after a wet ride.", "淋过一次雨之后开始的。"],
  },
  {
    topic: "running",
    title: ["Side stitch after two kilometres, every time", "每次跑到两公里就岔气"],
    text: ["Slow pace, nothing eaten for three hours before.", "跑得很慢，跑前三小时没吃东西。"],
    line: [
      "Update: slower first kilometre, deeper breaths, no stitch for a week.",
      "更新：第一公里再慢点，呼吸深一点，一周没岔气了。",
    ],
    earlier: ["Side stitch, food or breathing?", "岔气是吃的问题还是呼吸的问题？"],
    earlierText: ["I've tried both an empty and a full stomach.", "空腹和吃饱都试过。"],
  },
];
