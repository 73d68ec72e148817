import { cakeDayText } from "#apps/reddit/format.ts";
import { countText, worldTime } from "#os/social-format.ts";
import reddit from "#apps/reddit/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayKey } from "#state/civil.ts";
import threads from "#world/threads/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { isNewCommunity, isUnknown, ownRecords, readCommunities } from "../kit/reddit.ts";
import { visitEach } from "../kit/reddit-threads.ts";

/** Compare the profiles of all moderators of two communities by the age of the account or the karma. */
export default defineTask({
  apps: [reddit],
  split: "train",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "extract", "social", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = (await readCommunities(world, lang)).filter(({ id }) => isNewCommunity(lang, id));
    for (;;) {
      const communities = r.sample(all, 2);
      const users = await world.read(threads.queries.users, {
        ids: communities.flatMap(({ moderators }) => moderators),
      });
      if (users.length < 3 || users.length > 5 || users.some(({ id }) => !isUnknown(lang, id))) continue;
      const by = r.pick(["oldest", "newest", "commentKarma", "postKarma"] as const);
      const isKarma = by === "commentKarma" || by === "postKarma";
      const value = (user: (typeof users)[number]): number =>
        isKarma ? user[by] : by === "oldest" ? user.age : -user.age;
      const [meant, next] = users.toSorted((a, b) => value(b) - value(a));
      // The page leaves out the year of dates in the current year.
      if (meant!.age < 366 * 1440) continue;
      // Two accounts of the same day, or two rounded numbers, cannot be compared on the page.
      if (isKarma ? value(meant!) < value(next!) * 1.3 + 5 : value(meant!) - value(next!) < 2880) continue;
      return {
        communities: communities.map(({ id, name, moderators }) => ({
          id,
          name,
          moderators: moderators.map((one) => {
            const user = users.find((each) => each.id === one)!;
            return {
              id: one,
              name: user.name,
              age: user.age,
              postKarma: countText(user.postKarma, lang),
              commentKarma: countText(user.commentKarma, lang),
            };
          }),
        })),
        by,
        meant: { name: meant!.name, age: meant!.age },
      };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (_r, { reddit: state, os }, { say, now, offsetMin }, { communities, by, meant }) => ({
    communities: communities.map(({ id, name, moderators }) => ({
      id,
      name,
      moderators: moderators.map(({ id: user, name: called, age, ...karma }) => ({
        id: user,
        name: called,
        ...karma,
        cakeDay: cakeDayText(worldTime(age, state.startedAt), os, now),
      })),
    })),
    meant: { name: meant.name, day: dayKey(worldTime(meant.age, state.startedAt), offsetMin) },
    asks:
      by === "oldest"
        ? say("has had their account the longest", "账号注册得最早")
        : by === "newest"
          ? say("has the newest account", "账号注册得最晚")
          : by === "commentKarma"
            ? say("has the most comment karma", "评论积分最高")
            : say("has the most post karma", "帖子积分最高"),
  }),
  instruction: {
    en: [
      ({ communities: [a, b], asks }) =>
        `Look at the profiles of all the moderators of r/${a!.name} and r/${b!.name} on {app.reddit}. Which of them ${asks}, and what's that person's cake day? ${fillIn.en}`,
      ({ communities: [a, b], asks }) =>
        `Of all the moderators of r/${a!.name} and r/${b!.name}, who ${asks}? Check their {app.reddit} profiles, and tell me that person's cake day too. ${fillIn.en}`,
    ],
    zh: [
      ({ communities: [a, b], asks }) =>
        `{app.reddit}上 r/${a!.name} 和 r/${b!.name} 的所有版主里，谁的${asks}？这个人的注册日期是哪天？${fillIn.zh}`,
      ({ communities: [a, b], asks }) =>
        `把{app.reddit} r/${a!.name} 和 r/${b!.name} 两个社区的版主主页都看一遍，找出${asks}的那位，再告诉我这个人的注册日期。${fillIn.zh}`,
    ],
  },
  checks: [
    { that: "nobody was followed, and nothing was written", unchanged: ({ reddit: state }) => ownRecords(state) },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      name: text(say("Moderator", "版主"), say("User name, without u/", "用户名，不带 u/")),
      day: text(say("Cake day", "注册日期"), say("Date (YYYY-MM-DD)", "日期（YYYY-MM-DD）"), "date"),
    }),
    expected: ({ params: { meant } }) => ({ name: meant.name, day: meant.day }),
  },

  oracle: async (o, { communities, meant }) => {
    await visitEach(o, communities, async ({ moderators }) => {
      await o.act(reddit, "community.about");
      for (const { id, name, cakeDay, postKarma, commentKarma } of moderators) {
        await o.sees(`u/${name}`);
        await o.act(reddit, "communityAbout.openUser", { user: id });
        await o.act(reddit, "user.showTab", { tab: "about" });
        await o.sees(postKarma, commentKarma, cakeDay);
        await o.back();
      }
      await o.back();
    });
    const all = communities.flatMap(({ moderators }) => moderators);
    o.reads(
      all.flatMap(({ name, cakeDay, postKarma, commentKarma }) => [`u/${name}`, cakeDay, postKarma, commentKarma]),
      meant.name,
      meant.day,
    );
    await o.answer({ name: meant.name, day: meant.day });
  },
});
