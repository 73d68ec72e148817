import reddit from "#apps/reddit/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { epochOfIso, hourMs } from "#state/civil.ts";
import { sceneIds } from "#world/scenes/ids.ts";
import scenes from "#world/scenes/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { isNewCommunity, openAccount, ownPost, ownRecords, readCommunities } from "../kit/reddit.ts";
import type { Localized } from "../kit/social.ts";

/** Compare the pictures of three of the owner's posts, each with a log of six runs: find the longest or fastest run. */
export default defineTask({
  apps: [reddit],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "image", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const community = r.pick(
      (await readCommunities(world, lang)).filter(
        ({ id, topic, kinds }) => topic === "running" && kinds.includes("image") && isNewCommunity(lang, id),
      ),
    );
    const by = r.pick(["longest", "fastest"] as const);
    for (;;) {
      const logs = await Promise.all(
        r.sample(sceneIds("run"), 3).map(async (scene) => {
          const { facts } = (await world.read(scenes.queries.facts, { id: scene }))!;
          const runs = (facts["runs"] as readonly Run[]).toSorted((a, b) =>
            by === "longest" ? b.km - a.km : secondsOf(a.pacePerKm) - secondsOf(b.pacePerKm),
          );
          const { km, pacePerKm: pace, heartRate: heart } = runs[0]!;
          return { scene, last: (facts["runs"] as readonly Run[])[0]!.date, km, pace, heart };
        }),
      );
      const value = (n: number): number => (by === "longest" ? -logs[n]!.km : secondsOf(logs[n]!.pace));
      const [best, next] = [0, 1, 2].toSorted((a, b) => value(a) - value(b));
      if (value(best!) === value(next!)) continue;
      return { community: { id: community.id, name: community.name }, by, logs, best: best! };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, { logs, best, by, community }) => {
    const drawn = r.sample(titles, 3).map(([en, zh]) => say(en, zh));
    const posts = logs.map((log, n) => ({ ...log, id: `post_log${n + 1}`, title: drawn[n]!, score: r.int(3, 90) }));
    return {
      community,
      posts,
      meant: posts[best]!,
      asks:
        by === "longest"
          ? say("the run with the longest distance", "距离最长的一次跑步")
          : say("the run with the fastest pace", "配速最快的一次跑步"),
      picture: say("Picture 1 of 1", "第 1 张，共 1 张"),
    };
  },
  instruction: {
    en: [
      ({ community, posts: [a, b, c], asks }) =>
        `I've posted three running logs in r/${community.name} on {app.reddit}: "${a!.title}", "${b!.title}" and "${c!.title}". Look at the pictures: which of them has ${asks} of all, and what was my heart rate on that run? ${fillIn.en}`,
      ({ community, posts: [a, b, c], asks }) =>
        `Compare the screenshots in my {app.reddit} posts "${a!.title}", "${b!.title}" and "${c!.title}" (all in r/${community.name}). I want to know which one shows ${asks}, and the heart rate of that run. ${fillIn.en}`,
    ],
    zh: [
      ({ community, posts: [a, b, c], asks }) =>
        `我在{app.reddit}的 r/${community.name} 发过三篇跑步记录：“${a!.title}”“${b!.title}”和“${c!.title}”。看看里面的图，${asks}在哪一篇？那次的心率是多少？${fillIn.zh}`,
      ({ community, posts: [a, b, c], asks }) =>
        `比较一下我发在{app.reddit} r/${community.name} 的三张截图，帖子是“${a!.title}”“${b!.title}”“${c!.title}”。三张里${asks}出现在哪篇，心率多少？${fillIn.zh}`,
    ],
  },
  setup: ({ reddit: state }, { community, posts }, { offsetMin }) => {
    for (const { id, title, scene, last, score } of posts) {
      const at = epochOfIso(last, offsetMin)! + 21 * hourMs;
      state.posts[id] = ownPost({
        id,
        community: community.id,
        kind: "image",
        title,
        text: "",
        pictures: [scene],
        at,
        score,
        votes: score + 4,
      });
      state.votes[id] = { dir: 1, at };
    }
  },
  checks: [{ that: "nothing was voted on, saved or written", unchanged: ({ reddit: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ posts }, say) => ({
      post: choice(
        say("Post", "帖子"),
        posts.map(({ title }) => title),
      ),
      heart: number(say("Heart rate (bpm)", "心率"), say("A whole number", "整数")),
    }),
    expected: ({ params: { meant } }) => ({ post: meant.title, heart: meant.heart }),
  },

  oracle: async (o, { posts, meant, picture }) => {
    await openAccount(o, "Profile");
    for (const { id, title, km, pace, heart } of posts) {
      await o.sees(title);
      await o.act(reddit, "profile.open", { post: id });
      await o.act(reddit, "post.look", { post: id, first: 0 });
      await o.seesIn(picture, km, pace, heart);
      await o.back();
      await o.back();
    }
    o.reads(
      posts.flatMap(({ km, pace }) => [km, pace]),
      meant.title,
    );
    await o.answer({ post: meant.title, heart: meant.heart });
  },
});
type Run = { readonly date: string; readonly km: number; readonly pacePerKm: string; readonly heartRate: number };
/** A pace such as "5′06″". */
const secondsOf = (pace: string): number => {
  const [minutes, seconds] = pace.split(/[′″]/).map(Number);
  return minutes! * 60 + seconds!;
};
const titles: readonly Localized[] = [
  ["Back after the flu", "流感后恢复跑"],
  ["My last six runs", "最近六次跑步"],
  ["Trying to keep it easy", "努力慢下来"],
  ["Not fast, but regular", "不快，但没断过"],
  ["Before the half marathon", "半马前的状态"],
  ["Two weeks without rain", "两周没下雨"],
  ["Heart rate, be honest", "心率真实记录"],
  ["Base building, log", "打有氧基础的记录"],
  ["Running before work", "上班前跑步"],
  ["New shoes, same legs", "换了新鞋"],
];
