import type { pollMinutes } from "#apps/x/features/posts/state.ts";
import x from "#apps/x/index.ts";
import { communityId, seedIds } from "#apps/x/seed-ids.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { sameJson } from "#state/json.ts";
import dataset from "#world/posts/index.ts";
import { joinList } from "../kit/phrases.ts";
import { addedEntries, matchesValues } from "../kit/records.ts";
import { plainPost } from "../kit/x.ts";
import type { Localized } from "../kit/social.ts";

/** Start a poll in one of the owner's communities, with a length other than the usual one. */
export default defineTask({
  apps: [x],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "create", "social"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const n = r.int(0, 2);
    const id = communityId(seedIds(lang).communities[n]!);
    const { name } = (await world.read(dataset.queries.community, { id }))!;
    return { n, community: id, name };
  },
  listed: { instances: 48, answerFields: 0 },
  params: (r, _phone, { say }, { n, ...facts }) => {
    const { question, options } = r.pick(polls[n]!);
    const minutes = r.pick([60, 360, 720, 4320, 10_080] as const);
    return {
      ...facts,
      question: say(...question),
      options: options.map((option) => say(...option)),
      minutes,
      length: say(...lengths[minutes]),
    };
  },
  instruction: {
    en: [
      ({ name, question, options, length }) =>
        `Post a poll in my {app.x} community "${name}": "${question}" The choices, in this order: ${joinList(options, ", ", ", ")}. It should run for ${length}.`,
    ],
    zh: [
      ({ name, question, options, length }) =>
        `在{app.x}的“${name}”社群里发起一个投票，问“${question}”，选项依次是${joinList(options, "、", "、")}，投票时长${length}。`,
    ],
  },
  checks: [
    { that: "there is one more post", oneNew: ({ x: state }) => state.posts },
    {
      that: "it asks this in this community",
      holds: ({ before, after, params }) =>
        addedEntries(before.x.posts, after.x.posts).some((post) => matchesValues(post, postOf(params))),
    },
    {
      that: "it has these choices and runs for so long",
      holds: ({ before, after, params: { options, minutes } }) =>
        addedEntries(before.x.posts, after.x.posts).some(
          ({ poll }) =>
            poll !== null &&
            sameJson(
              poll.options.map(({ text }) => text),
              options,
            ) &&
            poll.minutes === minutes,
        ),
    },
  ],
  allow: ({ x: state }, p) => [added(state.posts, 1, postOf(p)), state.coming, state.latest],
  free: [{ why: "Who will look, vote and answer is theirs", paths: ({ x: state }) => [state.coming] }],

  oracle: async (o, { community, name, question, options, minutes }) => {
    await o.open(x);
    await o.act(x, "home.compose");
    await o.type("parts.0.text", question);
    await o.act(x, "compose.openAudience");
    await o.sees(name);
    await o.act(x, "compose.setAudience", { community });
    await o.act(x, "compose.togglePoll");
    for (const [n, option] of options.entries()) {
      if (n > 1) await o.act(x, "compose.addOption");
      await o.type(`options.${n}`, option);
    }
    await o.act(x, "compose.openMinutes");
    await o.act(x, "compose.setMinutes", { minutes });
    await o.act(x, "compose.send");
  },
});
const postOf = ({ community, question }: { readonly community: string; readonly question: string }) => ({
  ...plainPost,
  text: question,
  community,
});
const lengths: Readonly<Record<Exclude<(typeof pollMinutes)[number], 5 | 30 | 1440>, Localized>> = {
  60: ["one hour", "1小时"],
  360: ["six hours", "6小时"],
  720: ["twelve hours", "12小时"],
  4320: ["three days", "3天"],
  10_080: ["seven days", "7天"],
};
interface Asked {
  readonly question: Localized;
  /** At most 25 characters each. */
  readonly options: readonly Localized[];
}
/** The polls for each of the owner's communities: house plants, one photo a week, desks. */
const polls: readonly (readonly Asked[])[] = [
  [
    {
      question: ["How often do you water your ferns in winter?", "冬天你们多久给蕨浇一次水？"],
      options: [
        ["Twice a week", "一周两次"],
        ["Once a week", "一周一次"],
        ["When I remember", "想起来才浇"],
      ],
    },
    {
      question: ["Where does your happiest plant live?", "你家状态最好的那盆放在哪儿？"],
      options: [
        ["Kitchen", "厨房"],
        ["Bathroom", "浴室"],
        ["Bedroom", "卧室"],
        ["On the stairs", "楼梯上"],
      ],
    },
    {
      question: ["Repot before or after the holidays?", "换盆放在放假前还是放假后？"],
      options: [
        ["Before", "放假前"],
        ["After", "放假后"],
      ],
    },
    {
      question: ["What do you do with brown leaves?", "叶子黄了怎么办？"],
      options: [
        ["Cut them off", "剪掉"],
        ["Wait for a while", "先等等"],
        ["Pretend they're green", "假装没看见"],
      ],
    },
  ],
  [
    {
      question: ["What should next week's photo be about?", "下周的照片拍什么主题？"],
      options: [
        ["Shadows", "影子"],
        ["Hands", "手"],
        ["Something blue", "蓝色的东西"],
      ],
    },
    {
      question: ["When do you sort your pictures?", "你们一般什么时候整理照片？"],
      options: [
        ["The same evening", "当天晚上"],
        ["At the weekend", "周末"],
        ["Once a year", "一年一次"],
        ["Never", "从来不整理"],
      ],
    },
    {
      question: ["Colour or black and white this month?", "这个月发彩色还是黑白？"],
      options: [
        ["Colour", "彩色"],
        ["Black and white", "黑白"],
      ],
    },
    {
      question: ["How many shots for the one you keep?", "留下一张之前，你要拍多少张？"],
      options: [
        ["Under ten", "十张以内"],
        ["Ten to fifty", "十到五十张"],
        ["I've lost count", "数不清"],
      ],
    },
  ],
  [
    {
      question: ["What's the one thing you'd save from your desk?", "桌上只能留一样，你留什么？"],
      options: [
        ["The lamp", "台灯"],
        ["The keyboard", "键盘"],
        ["The plant", "绿植"],
      ],
    },
    {
      question: ["Desk facing the window or the wall?", "桌子朝窗还是朝墙？"],
      options: [
        ["Window", "朝窗"],
        ["Wall", "朝墙"],
      ],
    },
    {
      question: ["How many monitors is too many?", "几块屏幕算太多？"],
      options: [
        ["Two", "两块"],
        ["Three", "三块"],
        ["Four", "四块"],
        ["There's no limit", "不存在的"],
      ],
    },
    {
      question: ["Where do your cables go?", "你们的线都藏哪儿？"],
      options: [
        ["In a box", "盒子里"],
        ["Under the desk", "桌子底下"],
        ["Everywhere", "到处都是"],
      ],
    },
  ],
];
