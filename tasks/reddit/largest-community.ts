import { countText } from "#os/social-format.ts";
import reddit from "#apps/reddit/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { fillIn } from "../kit/phrases.ts";
import { isNewCommunity, ownRecords, readCommunities } from "../kit/reddit.ts";
import { visitEach } from "../kit/reddit-threads.ts";

/** Find the community with the most members of three, and add up their numbers of posts. */
export default defineTask({
  apps: [reddit],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = (await readCommunities(world, lang)).filter(({ id }) => isNewCommunity(lang, id));
    for (;;) {
      const communities = r.sample(all, 3);
      const [largest, second] = communities.toSorted((a, b) => b.members - a.members);
      if (largest!.members < second!.members * 1.2) continue;
      return {
        communities: communities.map(({ id, name, members, posts }) => ({
          id,
          name,
          members: countText(members, lang),
          posts,
        })),
        largest: largest!.name,
        sum: communities.reduce((all, { posts }) => all + posts, 0),
      };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (_r, _phone, _occasion, facts) => facts,
  instruction: {
    en: [
      ({ communities: [a, b, c] }) =>
        `Which of these {app.reddit} communities has the most members: r/${a!.name}, r/${b!.name} or r/${c!.name}? And how many posts do the three have altogether? ${fillIn.en}`,
      ({ communities: [a, b, c] }) =>
        `I'm looking at three {app.reddit} communities, r/${a!.name}, r/${b!.name} and r/${c!.name}. Tell me which one has the most members, and how many posts there are in all three together. ${fillIn.en}`,
    ],
    zh: [
      ({ communities: [a, b, c] }) =>
        `{app.reddit}上 r/${a!.name}、r/${b!.name} 和 r/${c!.name} 这三个社区，哪个成员最多？三个社区一共有多少篇帖子？${fillIn.zh}`,
      ({ communities: [a, b, c] }) =>
        `帮我看看{app.reddit}的 r/${a!.name}、r/${b!.name}、r/${c!.name}：成员人数最多的是哪个，另外把它们的帖子数加起来是多少。${fillIn.zh}`,
    ],
  },
  checks: [{ that: "nothing was joined, voted on or written", unchanged: ({ reddit: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ communities }, say) => ({
      largest: choice(
        say("Most members", "成员最多的社区"),
        communities.map(({ name }) => `r/${name}`),
      ),
      posts: number(say("Posts in all three", "三个社区的帖子总数"), say("A whole number", "整数")),
    }),
    expected: ({ params: { largest, sum } }) => ({ largest: `r/${largest}`, posts: sum }),
  },

  oracle: async (o, { communities, largest, sum }, { say }) => {
    await visitEach(o, communities, async ({ name, members, posts }) => {
      await o.sees(`r/${name}`, members, say(posts === 1 ? "1 post" : `${posts} posts`, `${posts}篇帖子`));
    });
    o.reads(
      communities.map(({ members }) => members),
      `r/${largest}`,
    );
    o.reads(
      communities.map(({ posts }) => posts),
      sum,
    );
    await o.answer({ largest: `r/${largest}`, posts: sum });
  },
});
