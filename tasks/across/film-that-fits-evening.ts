import calendar from "#apps/calendar/index.ts";
import messages from "#apps/messages/index.ts";
import x from "#apps/x/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayAt } from "#state/day.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { conversation, openThread, sms } from "../kit/messages.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";
import { fillIn, formatTime } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";
import { bookmarkPosts, openBookmarks, readFactPosts, textingFriends, wordsOf } from "../kit/social-across.ts";

/**
 * Of the films that bookmarked posts rate, find the best one that ends in time for a friend and that the owner has not
 * seen, according to the calendar. A better one is too long.
 */
export default defineTask({
  apps: [messages, calendar, x],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "reasoning", "explore"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = (await readFactPosts(world, lang, "film.seen", ["thing", "minutes", "score"])).map((post) => ({
      id: post.id,
      words: wordsOf(post),
      film: String(post.facts["thing"]),
      name: String(post.facts["thing"]).replaceAll(/[《》]/g, ""),
      minutes: Number(post.facts["minutes"]),
      score: Number(post.facts["score"]),
    }));
    const scored = all.filter(({ words }) => !onlyOthersScore.test(words));
    for (let tries = 0; tries < 20_000; tries++) {
      const four = r.sample(scored, 4).toSorted((a, b) => b.score - a.score);
      const apart = new Set(four.map(({ film }) => film)).size + new Set(four.map(({ score }) => score)).size;
      const limit = r.pick(four).minutes + r.int(2, 4);
      const [seen, meant] = four.filter(({ minutes }) => minutes <= limit);
      // Nobody has to decide whether a film that ends at the very minute of the deadline still fits.
      if (four.some(({ minutes }) => minutes === limit || minutes === limit - 1)) continue;
      // A film that is too long is rated higher than the one that is meant.
      if (apart < 8 || !meant || !four.some(({ minutes, score }) => minutes > limit && score > meant.score)) continue;
      return { shown: r.shuffle([...four]), all: all.map(({ id }) => id), limit, seen: seen!, meant };
    }
    throw new Error("no films fit");
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say, now, offsetMin }, facts) => {
    const friend = r.pick(textingFriends);
    const starts = r.int(222, 240) * 5;
    return {
      ...facts,
      friend,
      name: personName(friend, say),
      starts,
      ends: starts + facts.limit,
      seenDay: dayAt(now, offsetMin) - r.int(1, 5),
      seenTitle: say(`Cinema: ${facts.seen.film}`, `看电影${facts.seen.film}`),
    };
  },
  instruction: {
    en: [
      ({ friend, name }) =>
        `I've bookmarked some posts on {app.x} where people rate films. Find the film with the highest score that ${name} and I could see to the end, going by the times in ${pronouns(friend).their} texts. If a post has several scores, go by the author's own. I saw one of the films in the past week (it's in {app.calendar}), so leave that out. Which film is it, and when will it be over? ${fillIn.en}`,
      ({ name }) =>
        `${name} texted me when the film would begin and when we need to be out. Of the films rated in my {app.x} bookmarks that are short enough for that, which did the author of the post give the highest score, and at what time would it end? Leave out the one I saw in the past week, which is in {app.calendar}. ${fillIn.en}`,
    ],
    zh: [
      ({ name }) =>
        `我在{app.x}收藏了几条给电影打分的帖子。${name}发短信说了电影几点开始、最晚几点要散场，按这个时间能看完的电影里，哪一部评分最高、几点放完？以发帖人自己打的分为准。有一部我最近一周看过了，{app.calendar}上记着，不要算。${fillIn.zh}`,
      ({ name }) =>
        `帮我挑部电影：从{app.x}书签里那些打分的帖子里选分数最高的（以发帖人自己打的分为准），但要赶得上${name}短信里说的开场和散场时间，{app.calendar}里记着的、我最近一周看过的那部除外。选出来是哪部，几点放完？${fillIn.zh}`,
    ],
  },
  setup: ({ messages: inbox, calendar: dates, x: state }, p, { now, offsetMin, say }) => {
    for (const id of p.all) delete state.bookmarked[id];
    bookmarkPosts(
      state,
      p.shown.map(({ id }) => id),
      now,
    );
    const thread = `thread_${p.friend}`;
    inbox.threads[thread] ??= conversation(thread, mobileNumber(p.friend));
    addEntries(
      inbox.messages,
      sms(
        "msg_film",
        thread,
        mobileNumber(p.friend),
        say(
          `Cinema tonight? The film starts at ${formatTime(p.starts)}, no ads, and I have to be out by ${formatTime(p.ends)} for my last bus.`,
          `今晚看电影？${formatTime(p.starts)} 准时开场，没有广告，末班车在楼下，${formatTime(p.ends)} 之前要散场。`,
        ),
        now - 35 * 60_000,
      ),
    );
    addEntries(dates.events, event("event_cinema", p.seenTitle, timeSlot(p.seenDay, 19 * 60, 150, offsetMin)));
  },
  checks: [
    {
      that: "no bookmark, event or message was changed",
      unchanged: ({ messages: inbox, calendar: dates, x: state }) => [
        inbox.messages,
        dates.events,
        state.bookmarked,
        state.liked,
        state.posts,
        state.follows,
      ],
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      film: text(
        say("Film", "电影"),
        say("The title as in the post, without quotation marks", "片名与帖子一致，不带书名号"),
      ),
      over: text(say("Over at", "放完的时间"), say("HH:MM, 24-hour clock", "HH:MM，24 小时制"), "time"),
    }),
    expected: ({ params: { meant, starts } }) => ({ film: meant.name, over: formatTime(starts + meant.minutes) }),
  },

  oracle: async (o, p) => {
    await openThread(o, p.friend);
    await o.sees(formatTime(p.starts), formatTime(p.ends));
    await openBookmarks(o);
    for (const { id, words } of p.shown) {
      await o.act(x, "bookmarks.openPost", { post: id });
      await o.sees(words);
      await o.back();
    }
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", p.seen.name);
    await o.sees(p.seenTitle);
    o.reads(
      [formatTime(p.starts), formatTime(p.ends), p.seenTitle, ...p.shown.map(({ words }) => words)],
      p.meant.name,
      formatTime(p.starts + p.meant.minutes),
    );
    await o.answer({ film: p.meant.name, over: formatTime(p.starts + p.meant.minutes) });
  },
});
/** Posts in which the score is that of the author's father, and the author gives none. */
const onlyOthersScore = /with my dad|跟我爸看的/;
