import { weekStart } from "#apps/weread/features/stats/queries.ts";
import weread from "#apps/weread/index.ts";
import { seedIds } from "#apps/weread/seed-ids.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayKey, minuteMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import books from "#world/books/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { languageOf, openTab } from "../kit/weread.ts";

/**
 * Take part in the ranking of friends again, find the own place, and like the reading time of the friend one place
 * above. The app does not show the own place before.
 */
export default defineTask({
  apps: [weread],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L4",
  tags: ["settings", "social", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  facts: async (world, _, lang) => {
    const { rows } = await world.read(books.queries.friends, { friend: 1, sort: "week" });
    return rows.map(({ id, name, minutes, finished }) => ({
      id,
      name: name[languageOf(lang)],
      minutes: minutes[0]!,
      finished,
    }));
  },
  listed: { instances: 47, answerFields: 2 },
  params: (r, _, { lang }, friends) => {
    // Friends read on during the episode, so that nobody may be close to the owner or to the friend above.
    const gap = 5;
    const places = friends.flatMap((above, n) => {
      const before = friends[n - 1]?.minutes ?? Infinity;
      const below = friends[n + 1]?.minutes ?? 0;
      return before - above.minutes >= gap && above.minutes - below >= 2 * gap ? [n] : [];
    });
    const n = r.pick(places);
    const above = friends[n]!;
    return {
      above: { id: above.id, name: above.name, finished: above.finished },
      place: n + 2,
      minutes: r.int((friends[n + 1]?.minutes ?? 0) + gap, above.minutes - gap),
      book: seedIds(lang).current,
    };
  },
  instruction: {
    en: [
      () =>
        `Put me back into the friends' ranking in {app.weread}. What's my place this week, and how many books has the friend one place above me finished? Like that friend's reading time. ${fillIn.en}`,
      () =>
        `I left the ranking of my friends in {app.weread} and want to take part in it again. After that, like the reading time of the friend directly ahead of me this week. I'd like to know my own place and the number of books this friend has finished. ${fillIn.en}`,
    ],
    zh: [
      () =>
        `把我重新加进{app.weread}的好友排行。我这周排第几？排在我前面一位的好友读完过多少本书？顺便给这位好友的阅读时长点个赞。${fillIn.zh}`,
      () =>
        `我之前退出了{app.weread}的好友排行，现在想重新参与。看看我本周的名次，给正好排在我前一名的好友的阅读时长点赞，再查一下对方读完了多少本。${fillIn.zh}`,
    ],
  },
  setup: ({ weread: state }, { minutes, book }, { now, offsetMin }) => {
    state.prefs.inRanking = false;
    state.days[dayKey(now, offsetMin)] = { [book]: minutes * minuteMs };
  },
  checks: [
    { that: "the owner takes part in the ranking", holds: ({ after }) => after.weread.prefs.inRanking },
    {
      that: "the owner likes the time of the friend above, and of nobody else",
      holds: ({ after, params: { above }, occasion: { now, offsetMin } }) => {
        const week = dayKey(weekStart(now, offsetMin), offsetMin);
        return sameJson(after.weread.rankLikes, { [above.id]: { reader: above.id, week } });
      },
    },
    {
      that: "the old messages are still there",
      keeps: true,
      holds: ({ before, after }) =>
        before.weread.news.every(({ id }) => after.weread.news.some((one) => one.id === id)),
    },
  ],
  allow: ({ weread: state }, { above }) => [
    state.prefs.inRanking,
    state.rankLikes[above.id],
    state.coming,
    state.rankLikedBy,
    state.news,
  ],
  free: [
    {
      why: "Whether and when the friend likes back is theirs",
      paths: ({ weread: state }) => [state.coming, state.rankLikedBy, state.news],
    },
  ],
  answer: {
    fields: (_, say) => ({
      place: number(say("My place this week", "我本周的名次"), say("A whole number", "整数")),
      finished: number(say("Books the friend has finished", "这位好友读完的本数"), say("A whole number", "整数")),
    }),
    expected: ({ params: { place, above } }) => ({ place, finished: above.finished }),
  },

  oracle: async (o, { above, place }) => {
    await openTab(o, "Me");
    await o.act(weread, "me.settings");
    await o.act(weread, "settings.openPage", { page: "privacy" });
    await o.act(weread, "prefs.put", { inRanking: true });
    await o.back();
    await o.back();
    await o.act(weread, "me.friends");
    await o.sees(above.name, place - 1);
    o.reads([place - 1], place);
    await o.act(weread, "friends.like", { reader: above.id });
    await o.act(weread, "friends.openReader", { reader: above.id });
    await o.sees(above.finished);
    await o.answer({ place, finished: above.finished });
  },
});
