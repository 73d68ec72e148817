import bilibili from "#apps/bilibili/index.ts";
import { strings } from "#apps/bilibili/strings.ts";
import calendar from "#apps/calendar/index.ts";
import { dayText } from "#apps/calendar/texts.ts";
import notes from "#apps/notes/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { textsFor } from "#os/texts.ts";
import { dayMs } from "#state/civil.ts";
import { dayAt, formatDay, weekdayOf } from "#state/day.ts";
import videos from "#world/videos/index.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { allPages, publicOf } from "../kit/media-across.ts";
import { note, openNote } from "../kit/notes.ts";
import { personName } from "../kit/people.ts";
import { fillIn } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";
import { textingFriends } from "../kit/social-across.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A note lists shows. On the day of an evening in the calendar, one of them has a new episode, according to the schedule
 * of Bilibili. Tell which, with its score and its year.
 */
export default defineTask({
  apps: [calendar, notes, bilibili],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = await allPages((page) => world.read(videos.queries.shelf, { public: publicOf(lang), page }));
    const weekly = all.flatMap(({ id, kind, title, weekday, rating, year }) =>
      weekday === null || kind === "movie" || rating === 0 ? [] : [{ id, title, weekday, rating, year }],
    );
    for (let tries = 0; tries < 1000; tries++) {
      const shows = r.sample(weekly, 4);
      if (new Set(shows.map(({ weekday }) => weekday)).size < 4) continue;
      if (new Set(shows.map(({ rating }) => rating)).size < 4) continue;
      return { shows, meant: r.pick(shows) };
    }
    throw new Error("no shows fit");
  },
  listed: { instances: 100, answerFields: 3 },
  params: (r, _phone, { say, now, offsetMin }, facts) => {
    const [friend, other] = r.sample(textingFriends, 2).map((id) => personName(id, say));
    const today = dayAt(now, offsetMin);
    const days = Array.from({ length: 12 }, (_, n) => today + n + 2);
    const day = r.pick(days.filter((one) => weekdayOf(one) === facts.meant.weekday));
    const otherDay = r.pick(
      days.filter((one) => facts.shows.some((show) => show !== facts.meant && show.weekday === weekdayOf(one))),
    );
    const evening = r.pick(evenings);
    const nameOf = (name: string): string => say(...evening).replace("{name}", name);
    return {
      ...facts,
      day,
      otherDay,
      minute: r.int(37, 40) * 30,
      event: nameOf(friend!),
      otherEvent: nameOf(other!),
      title: say(...r.pick(titles)),
      list: facts.shows.map(({ title }) => say(title, `《${title}》`)).join("\n"),
    };
  },
  instruction: {
    en: [
      ({ event: name, title }) =>
        `Each show in my note "${title}" gets a new episode every week, and the {app.bilibili} schedule says on which day. Which of them has its new episode on the day of "${name}" in {app.calendar}, what's its score on {app.bilibili}, and which year is it from? ${fillIn.en}`,
      ({ event: name, title }) =>
        `For "${name}" (see {app.calendar} for the date) we want to watch something that comes out that very day. Check the weekly schedule on {app.bilibili} for the shows listed in my note "${title}" and find the one. I need its title, its score and its year. ${fillIn.en}`,
    ],
    zh: [
      ({ event: name, title }) =>
        `备忘录“${title}”里的剧都是每周更新，{app.bilibili}的时间表里能看到各在星期几更新。{app.calendar}里“${name}”那天更新的是哪一部？它在{app.bilibili}上的评分是多少，是哪一年的？${fillIn.zh}`,
      ({ event: name, title }) =>
        `“${name}”那天（日期在{app.calendar}里）想看当天更新的剧。请对照{app.bilibili}的更新时间表，从备忘录“${title}”列的几部里找出那一部，把剧名、评分和年份告诉我。${fillIn.zh}`,
    ],
  },
  setup: ({ calendar: dates, notes: state }, p, { now, offsetMin }) => {
    addEntries(
      dates.events,
      event("event_watch", p.event, timeSlot(p.day, p.minute, 150, offsetMin)),
      event("event_watch_other", p.otherEvent, timeSlot(p.otherDay, p.minute, 150, offsetMin)),
    );
    addEntries(state.notes, note("note_shows", p.title, p.list, now - 6 * dayMs));
  },
  checks: [
    {
      that: "no show was tracked, and no event or note was changed",
      unchanged: ({ bilibili: state, calendar: dates, notes: list }) => [state.tracked, dates.events, list.notes],
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      show: text(say("Show", "剧名"), say("The title as in my note", "与备忘录里一致，不带书名号")),
      score: number(say("Score", "评分"), say("One decimal", "保留一位小数")),
      year: number(say("Year", "年份"), say("Four digits", "四位数字")),
    }),
    expected: ({ params: { meant } }) => ({ show: meant.title, score: meant.rating / 10, year: meant.year }),
  },

  oracle: async (o, p, { now, offsetMin, lang }) => {
    const { os } = await o.state();
    const words = textsFor(strings, lang);
    const day = dayText(formatDay(p.day), os, now);
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", p.event);
    await o.act(calendar, "search.open", { id: "event_watch", day: formatDay(p.day) });
    await o.sees(p.event, day);
    await openNote(o, p.title, "note_shows");
    await o.sees(...p.shows.map(({ title }) => title));
    await o.open(bilibili);
    await o.act(bilibili, "home.showTab", { tab: "anime" });
    await o.act(bilibili, "home.timetable");
    const weekday = p.meant.weekday as 0;
    // The tab of today is called so, and is open already.
    const isToday = weekday === weekdayOf(dayAt(now, offsetMin));
    if (!isToday) await o.act(bilibili, "timetable.showDay", { day: weekday });
    await o.sees(isToday ? words.today : words[`day_${weekday}`], p.meant.title);
    await o.act(bilibili, "timetable.openSeason", { season: p.meant.id });
    const score = (p.meant.rating / 10).toFixed(1);
    await o.sees(score, p.meant.year);
    o.reads([day, p.meant.title, score], score);
    await o.answer({ show: p.meant.title, score: p.meant.rating / 10, year: p.meant.year });
  },
});
const evenings: readonly Localized[] = [
  ["Sofa evening with {name}", "和{name}窝沙发看剧"],
  ["Watching with {name}", "和{name}追剧"],
  ["Series and soup with {name}", "和{name}喝汤看剧"],
];
const titles: readonly Localized[] = [
  ["Shows we follow", "在追的剧"],
  ["Weekly shows", "每周更新的"],
  ["Watch list", "追剧清单"],
];
