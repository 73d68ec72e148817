import calendar from "#apps/calendar/index.ts";
import { minutesText } from "#apps/weread/format.ts";
import weread from "#apps/weread/index.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dateText, pad2 } from "#os/format.ts";
import { minuteMs } from "#state/civil.ts";
import { dayAt, dayStartMs, formatDay, weekStartDay } from "#state/day.ts";
import { event } from "../kit/calendar.ts";
import { fillIn } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";
import { bookFacts, drawBooks, openTab, ownRecords } from "../kit/weread.ts";

/**
 * The calendar has three past trips, each in another week. Find the one in whose week the owner read longest, with the
 * time and the main book of that week. In two weeks without a trip the owner read longer still.
 */
export default defineTask({
  apps: [calendar, weread],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["search", "extract", "nav", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => (await drawBooks(world, r, lang, 5)).map(bookFacts),
  listed: { instances: 100, answerFields: 3 },
  params: (r, _phone, { say, now, offsetMin }, books) => {
    const monday = weekStartDay(dayAt(now, offsetMin), 1);
    const backs = r.sample([2, 3, 4, 5, 6, 7, 8, 9], 5);
    const places = r.sample(cities, 4).map((one) => say(...one));
    // The first three weeks have a trip; in the other two the owner reads longer.
    const totals = [r.int(150, 190), r.int(205, 260), r.int(90, 140), r.int(320, 400), r.int(410, 480)];
    const mixed = [...r.shuffle(totals.slice(0, 3)), ...totals.slice(3)];
    const weeks = backs.map((back, n) => {
      const from = monday - 7 * back;
      const [main, side] = [books[n]!, books[(n + 2) % 5]!];
      const minutes = mixed[n]!;
      const sideMinutes = Math.floor(minutes * (0.2 + 0.12 * r.next()));
      const days = r.sample([0, 1, 2, 3, 4, 5, 6], r.int(3, 5)).toSorted((a, b) => a - b);
      const share = Math.floor((minutes - sideMinutes) / days.length);
      return {
        back,
        from,
        minutes,
        title: main.title,
        days: days.map((day, i) => ({
          day: formatDay(from + day),
          // The last day takes the rest, and the second book is read on the first day.
          read: {
            [main.id]: i === days.length - 1 ? minutes - sideMinutes - share * i : share,
            ...(i === 0 ? { [side.id]: sideMinutes } : {}),
          },
        })),
      };
    });
    const trips = weeks.slice(0, 3).map(({ back, from, minutes, title }, n) => {
      const first = from + r.int(0, 2);
      return { back, from, minutes, title, place: places[n]!, first, last: first + r.int(1, 3) };
    });
    const best = trips.toSorted((a, b) => b.minutes - a.minutes)[0]!;
    return {
      weeks,
      trips: trips.toSorted((a, b) => a.back - b.back),
      next: { place: places[3]!, day: monday + r.int(10, 20) },
      name: say(...r.pick(names)),
      place: best.place,
      minutes: best.minutes,
      title: best.title,
      options: r.shuffle(trips.map(({ place }) => place)),
    };
  },
  instruction: {
    en: [
      ({ name }) =>
        `In my {app.calendar} there are three past events called "${name}: …", each in a different week. Going by the weekly statistics in {app.weread}, in which of those three weeks did I read longest? Tell me where that trip went, how long I read in that whole week, and which book took the most time. ${fillIn.en}`,
      ({ name }) =>
        `I've been on three trips ("${name}: …" in {app.calendar}). In which of those three weeks did I read the most on {app.weread}, and where was I then? Also report the total reading time of that week, Monday to Sunday, and the book with the most time in it. ${fillIn.en}`,
    ],
    zh: [
      ({ name }) =>
        `{app.calendar}里有三次已经过去的“${name}：……”，分别在不同的周。按{app.weread}的每周统计，这三周里我哪一周读得最久？告诉我那次去的是哪里、那一整周一共读了多久、读得最久的是哪本书。${fillIn.zh}`,
      ({ name }) =>
        `我出过三次门，{app.calendar}里写着“${name}：……”。看看{app.weread}的周统计，出门的这三周里哪周阅读时间最长：当时去了哪里，那周（周一到周日）总共读了多长时间，花时间最多的是哪本书？${fillIn.zh}`,
    ],
  },
  setup: ({ calendar: { events }, weread: state }, p) => {
    for (const [i, { place, first, last }] of p.trips.entries())
      addEntries(
        events,
        event(`event_trip${i}`, `${p.name}${colon(p.name)}${place}`, {
          kind: "days",
          from: formatDay(first),
          to: formatDay(last),
        }),
      );
    const day = formatDay(p.next.day);
    addEntries(
      events,
      event("event_trip_next", `${p.name}${colon(p.name)}${p.next.place}`, { kind: "days", from: day, to: day }),
    );
    // All reading of the new phone since the first of these weeks is replaced.
    const since = formatDay(Math.min(...p.weeks.map(({ from }) => from)));
    for (const one of Object.keys(state.days)) if (one >= since) delete state.days[one];
    for (const { days } of p.weeks)
      for (const { day: one, read } of days)
        state.days[one] = Object.fromEntries(Object.entries(read).map(([book, minutes]) => [book, minutes * minuteMs]));
  },
  checks: [
    { that: "nothing was changed in the reading app", unchanged: ({ weread: state }) => ownRecords(state) },
    { that: "the events are as they were", unchanged: ({ calendar: { events } }) => events },
  ],
  allow: () => [],
  answer: {
    fields: ({ options }, say) => ({
      place: choice(say("Place of the trip", "去的地方"), options),
      time: text(
        say("Reading time of that week", "那周的阅读时长"),
        say("h:mm, such as 7:05", "时:分，如 7:05"),
        "duration",
      ),
      book: text(
        say("Book with the most time", "读得最久的书"),
        say("Title as shown in the app", "与应用中显示的书名一致"),
      ),
    }),
    expected: ({ params: { place, minutes, title } }) => ({ place, time: clockOf(minutes), book: title }),
  },

  oracle: async (o, p, { lang, now, offsetMin }) => {
    const { os } = await o.state();
    const dateOf = (day: number): string => dateText(dayStartMs(day, offsetMin), os, now);
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", p.name);
    await o.sees(...p.trips.map(({ place }) => place));
    await openTab(o, "Me");
    await o.act(weread, "me.stats");
    await o.act(weread, "stats.choose", { period: "week" });
    let shown = 0;
    const told: string[] = [];
    for (const { back, from, minutes, title } of p.trips) {
      for (; shown < back; shown++) await o.act(weread, "stats.earlier");
      const time = minutesText(minutes * minuteMs, lang);
      await o.sees(dateOf(from), time, title);
      told.push(time, title);
    }
    o.reads(told, p.place, clockOf(p.minutes));
    await o.answer({ place: p.place, time: clockOf(p.minutes), book: p.title });
  },
});
const clockOf = (minutes: number): string => `${Math.floor(minutes / 60)}:${pad2(minutes % 60)}`;
const colon = (name: string): string => (/^[A-Z]/.test(name) ? ": " : "：");
const names: readonly Localized[] = [
  ["Work trip", "出差"],
  ["Site visit", "去现场"],
  ["Client visit", "拜访客户"],
];
const cities: readonly Localized[] = [
  ["Hangzhou", "杭州"],
  ["Nanjing", "南京"],
  ["Qingdao", "青岛"],
  ["Wuhan", "武汉"],
  ["Chengdu", "成都"],
  ["Xiamen", "厦门"],
  ["Suzhou", "苏州"],
];
