import { nameOf } from "#apps/wechat/shared-queries.ts";
import { rankSteps } from "#apps/wechat/features/steps/queries.ts";
import wechat from "#apps/wechat/index.ts";
import { me } from "#apps/wechat/people.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { fillIn } from "../kit/phrases.ts";
import { openTab } from "../kit/wechat-services.ts";
import { pow } from "#state/portable-math.ts";

/**
 * Report the person at a given place of today's step ranking, the likes of this person, and by how many places the
 * owner is behind this person.
 */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, { wechat: state }, { now, offsetMin }) => {
    const counted = rankSteps(state, now, offsetMin).map(({ person }) => person);
    const place = r.int(2, 5);
    const own = place + r.int(2, 7);
    const order = r.shuffle(counted.filter((id) => id !== me)).toSpliced(own - 1, 0, me);
    // First computes today's steps of all people, as if each person usually made 100,000 steps. Then derives, for each
    // person, the usual number of steps that puts the person in the intended place.
    const alike = Object.fromEntries(order.map((id) => [id, { ...state.people[id]!, steps: 100_000 }]));
    const walked = Object.fromEntries(
      rankSteps({ ...state, people: { ...state.people, ...alike } }, now, offsetMin).map((x) => [x.person, x.steps]),
    );
    const usual = order.map((id, i) => [id, Math.round((100_000 * 2_700 * pow(0.93, i)) / walked[id]!)] as const);
    return { place, usual: Object.fromEntries(usual), nth: r.int(0, 1) };
  },
  instruction: {
    en: [
      ({ place }) =>
        `Look at today's step ranking on {app.wechat}. Who's in ${ordinals[place]!.en} place, how many likes did they get, and how many places behind them am I? ${fillIn.en}`,
    ],
    zh: [
      ({ place }) =>
        `请查看{app.wechat}今天的步数排行。排第${ordinals[place]!.zh}的是谁，有多少人给这位点赞，我比这位落后几名？${fillIn.zh}`,
    ],
  },
  setup: ({ wechat: state }, { usual }) => {
    for (const [id, steps] of Object.entries(usual)) state.people[id]!.steps = steps;
  },
  checks: [{ that: "nobody's steps were liked or hidden", unchanged: ({ wechat: w }) => [w.stepLikes, w.steps] }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      who: text(say("Who", "谁"), say("Name as the list shows it", "排行中显示的名字")),
      likes: number(say("Likes", "点赞数"), say("A number", "数字")),
      behind: number(say("Places behind", "落后名次"), say("A number", "数字")),
    }),
    expected: ({ before, params, occasion: { now, offsetMin } }) => {
      const { who, likes, behind } = rankingFacts(before.wechat, params.place, now, offsetMin);
      return { who, likes, behind };
    },
  },

  oracle: async (o, { place }, { now, offsetMin }) => {
    const { who, likes, behind, own } = rankingFacts((await o.state()).wechat, place, now, offsetMin);
    await openTab(o, "discover");
    await o.act(wechat, "main.werun");
    await o.sees(who, likes, own);
    o.reads([own, ordinals[place]!.en, ordinals[place]!.zh].slice(0, 1), behind);
    await o.answer({ who, likes, behind });
  },
});
const ordinals: Readonly<Record<number, { readonly en: string; readonly zh: string }>> = {
  2: { en: "second", zh: "二" },
  3: { en: "third", zh: "三" },
  4: { en: "fourth", zh: "四" },
  5: { en: "fifth", zh: "五" },
};
function rankingFacts(state: Parameters<typeof rankSteps>[0], place: number, now: number, offsetMin: number) {
  const all = rankSteps(state, now, offsetMin);
  const { person, likes } = all[place - 1]!;
  const own = all.find((x) => x.person === me)!.rank;
  return { who: nameOf(state, person), likes, own, behind: own - place };
}
