import { monthYearText } from "#apps/x/format.ts";
import x from "#apps/x/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import type { User } from "#world/posts/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { openDrawer, ownRecords, readStrangers } from "../kit/x.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Of the members of a list who give one town as their place, find the one who joined X first. Members elsewhere joined
 * even earlier. The profiles alone tell the place and the month.
 */
export default defineTask({
  apps: [x],
  split: "train",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "explore"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const people: User[] = [];
    for (;;) {
      const found = await readStrangers(world, r, lang);
      // Shown counts are exact below 1,000, and counts of one or two are easy to guess.
      for (const user of found)
        if (
          user.followers > 5 &&
          user.followers < 1000 &&
          people.every(({ id, name }) => id !== user.id && name !== user.name)
        )
          people.push(user);
      const towns = Map.groupBy(people, ({ place }) => place);
      for (const [town, locals] of towns) {
        // Months that are far apart stay different in every zone.
        const own = apart(locals).slice(0, 3);
        if (town === null || own.length < 3) continue;
        const oldest = own.toSorted((a, b) => b.joined - a.joined)[0]!;
        const others = r
          .shuffle(people)
          .filter(({ place, bio }) => place !== town && place !== null && !bio.includes(town));
        const older = others.filter(({ joined }) => joined > oldest.joined + 60)[0];
        if (!older) continue;
        const rest = others.filter(({ id }) => id !== older.id).slice(0, 2);
        if (rest.length < 2) continue;
        return {
          town,
          oldest: oldest.handle,
          members: r.shuffle([...own, older, ...rest]).map(({ id, name, handle, place, joined, followers }) => ({
            id,
            name,
            handle,
            place: place!,
            joined,
            followers,
          })),
        };
      }
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, facts) => ({ ...facts, list: say(...r.pick(lists)) }),
  instruction: {
    en: [
      ({ list, town }) =>
        `Some of the people on my {app.x} list "${list}" have ${town} as the location on their profile. Which of those has been on {app.x} the longest, and how many followers does that person have? ${fillIn.en}`,
      ({ list, town }) =>
        `Look through the members of my {app.x} list "${list}". Of the ones whose profile says they're in ${town}, who joined first? I need the username and the number of followers. ${fillIn.en}`,
    ],
    zh: [
      ({ list, town }) =>
        `我{app.x}的列表“${list}”里，有几个人的个人资料位置写的是${town}。其中谁加入得最早，有多少关注者？${fillIn.zh}`,
      ({ list, town }) =>
        `翻一下我{app.x}上“${list}”列表的成员，只看资料里位置是${town}的，找出加入时间最早的那位，要用户名和关注者人数。${fillIn.zh}`,
    ],
  },
  setup: ({ x: state }, { list, members }, { now }) => {
    state.lists["list_meant"] = {
      id: "list_meant",
      name: list,
      about: "",
      private: false,
      members: members.map(({ id }) => id),
      at: now - 200 * dayMs,
    };
  },
  checks: [{ that: "nobody was followed, and the list is as before", unchanged: ({ x: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      handle: text(say("Username", "用户名"), say("Without @", "不带@")),
      followers: number(say("Number of followers", "关注者人数"), say("A whole number", "整数")),
    }),
    expected: ({ params: { oldest, members } }) => ({
      handle: oldest,
      followers: members.find(({ handle }) => handle === oldest)!.followers,
    }),
  },

  oracle: async (o, { list, members, oldest }, { now }) => {
    await openDrawer(o);
    await o.act(x, "home.openLists");
    await o.sees(list);
    await o.act(x, "lists.openList", { list: "list_meant" });
    await o.act(x, "list.members");
    const { os } = await o.state();
    const joinedTexts = members.map(({ joined }) => monthYearText(now - joined * dayMs, os));
    for (const [n, { id, name, handle, place, followers }] of members.entries()) {
      await o.sees(name);
      await o.act(x, "listMembers.openUser", { user: id });
      await o.sees(handle, place, joinedTexts[n]!, followers);
      await o.back();
    }
    const found = members.find((one) => one.handle === oldest)!;
    o.reads(joinedTexts, found.handle);
    await o.answer({ handle: found.handle, followers: found.followers });
  },
});
/** Picks people who joined at least two months apart. */
function apart(people: readonly User[]): User[] {
  const out: User[] = [];
  for (const user of people) if (out.every(({ joined }) => Math.abs(joined - user.joined) > 60)) out.push(user);
  return out;
}
const lists: readonly Localized[] = [
  ["People I met", "见过面的人"],
  ["Old hands", "老朋友们"],
  ["Regulars", "常来的人"],
  ["Thank-you notes", "要感谢的人"],
  ["Print buyers", "买过地图的人"],
];
