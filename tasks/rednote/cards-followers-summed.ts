import rednote from "#apps/rednote/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import dataset from "#world/rednote/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { addReceived, isUnknown, openChat, ownRecords, publicOf, readFriend } from "../kit/rednote.ts";
import type { Localized } from "../kit/social.ts";

/** A friend sent the cards of three people: find who has the most followers, and the sum of the three. */
export default defineTask({
  apps: [rednote],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "social"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const friend = await readFriend(world, lang, r.int(1, 3));
    for (;;) {
      const found = await world.read(dataset.queries.people, { public: publicOf(lang), page: r.int(2, 60) });
      const more = await world.read(dataset.queries.people, { public: publicOf(lang), page: r.int(2, 60) });
      // Counts below 1000 are shown in full.
      const all = r
        .shuffle([...found.rows, ...more.rows])
        .filter(({ id, followers }) => followers > 40 && followers < 1000 && isUnknown(lang, id));
      const four = all.slice(0, 4).map(({ id, name, followers }) => ({ id, name, followers }));
      const isApart =
        new Set(four.map(({ followers }) => followers)).size === 4 && new Set(four.map(({ name }) => name)).size === 4;
      if (four.length === 4 && isApart) return { friend, three: four.slice(0, 3), earlier: four[3]! };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, { friend, three, earlier }) => ({
    friend,
    three,
    earlier,
    best: three.toSorted((a, b) => b.followers - a.followers)[0]!,
    sum: three.reduce((all, { followers }) => all + followers, 0),
    words: say(...r.pick(comments)),
    before: say("You have to see what this one draws", "这个人画得太好了，你看看"),
  }),
  instruction: {
    en: [
      ({ friend }) =>
        `"${friend.name}" just sent me three people's profiles in a {app.rednote} message, one after another. Which of the three has the most followers, and how many followers do they have in total? Don't follow anybody. ${fillIn.en}`,
      ({ friend }) =>
        `Go through the last three profiles that "${friend.name}" sent me on {app.rednote}. Who is followed by the most people, and what do the follower counts of the three add up to? I don't want to follow them yet. ${fillIn.en}`,
    ],
    zh: [
      ({ friend }) =>
        `“${friend.name}”刚在{app.rednote}私信里连着发了三张名片给我。这三个人里谁的粉丝最多？三个人的粉丝数加起来是多少？先别关注。${fillIn.zh}`,
      ({ friend }) =>
        `看看“${friend.name}”在{app.rednote}上最近发来的三张名片，谁粉丝最多，三人粉丝一共多少。暂时不要关注他们。${fillIn.zh}`,
    ],
  },
  setup: ({ rednote: state }, { friend, three, earlier, words, before }, { now }) => {
    addReceived(state, friend.id, [
      { at: now - 3 * dayMs, body: { kind: "card", user: earlier.id } },
      { at: now - 3 * dayMs + minuteMs, body: before },
      { at: now - 26 * minuteMs, body: words },
      ...three.map(({ id }, n) => ({ at: now - (25 - n) * minuteMs, body: { kind: "card" as const, user: id } })),
    ]);
  },
  checks: [
    { that: "nobody was followed, and nothing was written", unchanged: ({ rednote: state }) => ownRecords(state) },
  ],
  allow: () => [],
  answer: {
    fields: ({ three }, say) => ({
      who: choice(
        say("Most followers", "粉丝最多的人"),
        three.map(({ name }) => name),
      ),
      sum: number(say("Followers of the three in total", "三人粉丝总数"), say("A whole number", "整数")),
    }),
    expected: ({ params: { best, sum } }) => ({ who: best.name, sum }),
  },

  oracle: async (o, { friend, three, best, sum }) => {
    await openChat(o, friend);
    for (const one of three) {
      await o.sees(one.name);
      await o.act(rednote, "chat.openCard", { user: one.id });
      await o.sees(one.name, one.followers);
      await o.back();
    }
    o.reads(
      three.map(({ followers }) => followers),
      best.name,
      sum,
    );
    await o.answer({ who: best.name, sum });
  },
});
const comments: readonly Localized[] = [
  ["Three people you should know", "给你推荐三个人"],
  ["My favourites this month", "我这个月最喜欢的三位"],
  ["Tell me which one you like", "看看你喜欢哪个"],
];
