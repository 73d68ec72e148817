import weread from "#apps/weread/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import books, { type Reader } from "#world/books/index.ts";
import { openTab } from "../kit/weread.ts";
import { isPlainName } from "../kit/social.ts";

/** Of the people whom the user follows, stop following the one who has finished the fewest books. Followers stay. */
export default defineTask({
  apps: [weread],
  split: "train",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L3",
  tags: ["social", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const all: Reader[] = [];
    for (let page = 0; page < 6; page++) all.push(...(await world.read(books.queries.friends, { page })).rows);
    const nameOf = ({ name }: Reader): string => (lang === "en" ? name.en : name.zh);
    const usable = all.filter((one) => isPlainName(nameOf(one)) && one.finished >= 3);
    for (;;) {
      const people = r.sample(usable, 6);
      const counts = people.map(({ finished }) => finished);
      if (new Set(counts).size < 6 || new Set(people.map(nameOf)).size < 6) continue;
      return people.map((one) => ({ id: one.id, name: nameOf(one), finished: one.finished }));
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (_r, _phone, { lang }, [fan, ...people]) => {
    const least = people.toSorted((a, b) => a.finished - b.finished)[0]!;
    return { fan: fan!.id, people, least, lang };
  },
  instruction: {
    en: [
      () => "Of the people I follow in {app.weread}, unfollow the one who has finished the fewest books.",
      () =>
        "I follow a few people in {app.weread}. Check how many books each of them has finished, and stop following the one with the lowest number.",
    ],
    zh: [
      () => "在{app.weread}里我关注的人中，把读完的书最少的那位取消关注。",
      () => "看看我在{app.weread}关注的几个人各读完了多少本书，数量最少的那个就取关吧。",
    ],
  },
  setup: ({ weread: state }, { fan, people }, { now }) => {
    state.follows = {};
    state.followers = { [fan]: { reader: fan, at: now - 9 * dayMs } };
    for (const [n, { id }] of people.entries()) {
      state.follows[id] = { reader: id, at: now - (20 + 13 * n) * dayMs };
      if (n % 2 === 0) state.followers[id] = { reader: id, at: now - (15 + n) * dayMs };
    }
  },
  checks: [
    {
      that: "the user no longer follows this person",
      holds: ({ after, params }) => after.weread.follows[params.least.id] === undefined,
    },
    {
      that: "the user follows the others",
      keeps: true,
      holds: ({ after, params: { people, least } }) =>
        people.every(({ id }) => id === least.id || after.weread.follows[id] !== undefined),
    },
  ],
  allow: ({ weread: state }, { least }) => [state.follows[least.id]],

  oracle: async (o, { people, least, lang }) => {
    await openTab(o, "Me");
    await o.act(weread, "me.openFollowing");
    const finishedOf = (n: number): string => (lang === "en" ? `${n} books finished` : `读完 ${n} 本`);
    for (const { id, name, finished } of people) {
      await o.sees(name);
      await o.act(weread, "ties.openReader", { reader: id });
      await o.sees(name, finishedOf(finished));
      await o.back();
    }
    o.reads(
      people.map(({ finished }) => finishedOf(finished)),
      least.name,
    );
    await o.act(weread, "ties.follow", { reader: least.id });
  },
});
