import { minutesText } from "#apps/weread/format.ts";
import weread from "#apps/weread/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { pad2 } from "#os/format.ts";
import { daysInMonth, minuteMs } from "#state/civil.ts";
import { fillIn } from "../kit/phrases.ts";
import { bookFacts, drawBooks, openTab, ownRecords } from "../kit/weread.ts";

/** Look up a past month in the reading statistics. The months around it have other figures. */
export default defineTask({
  apps: [weread],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract"],
  budget: 15,
  revision: 1,

  facts: async (world, r, lang) => (await drawBooks(world, r, lang, 3)).map(bookFacts),
  listed: { instances: 100, answerFields: 3 },
  params: (r, _, { say }, drawn) => {
    const months = [
      { year: 2025, month: 11 },
      { year: 2025, month: 12 },
      { year: 2026, month: 1 },
      { year: 2026, month: 2 },
    ];
    const meant = r.int(0, months.length - 1);
    // In each month the user reads two of the books, one of them much more than the other.
    const days = months.flatMap(({ year, month }, n) => {
      const [main, side] = [drawn[n % 3]!.id, drawn[(n + 1) % 3]!.id];
      const all = Array.from({ length: daysInMonth(year, month) }, (__, day) => day + 1);
      return r.sample(all, r.int(9, 24)).map((day) => ({
        day: `${year}-${pad2(month)}-${pad2(day)}`,
        main,
        mainMinutes: r.int(14, 65),
        side,
        sideMinutes: r.chance(0.3) ? r.int(3, 12) : 0,
      }));
    });
    const { year, month } = months[meant]!;
    const inMonth = days.filter(({ day }) => day.startsWith(`${year}-${pad2(month)}`));
    return {
      days,
      back: months.length - meant,
      monthName: say(
        `${["", "January", "February", "", "", "", "", "", "", "", "", "November", "December"][month]} ${year}`,
        `${year}年${month}月`,
      ),
      count: inMonth.length,
      minutes: inMonth.reduce((sum, { mainMinutes, sideMinutes }) => sum + mainMinutes + sideMinutes, 0),
      title: drawn[meant % 3]!.title,
    };
  },
  instruction: {
    en: [
      ({ monthName }) =>
        `According to {app.weread}, on how many days did I read in ${monthName}, how long did I read in all, and which book did I spend the most time on that month? ${fillIn.en}`,
    ],
    zh: [({ monthName }) => `{app.weread}里，我${monthName}读了多少天、一共读了多久、哪本书读得最久？${fillIn.zh}`],
  },
  setup: ({ weread: state }, { days }) => {
    const from = days
      .map(({ day }) => day)
      .toSorted()[0]!
      .slice(0, 7);
    for (const day of Object.keys(state.days)) if (day >= from && day < "2026-03") delete state.days[day];
    for (const { day, main, mainMinutes, side, sideMinutes } of days)
      state.days[day] = {
        [main]: mainMinutes * minuteMs,
        ...(sideMinutes > 0 ? { [side]: sideMinutes * minuteMs } : {}),
      };
  },
  checks: [{ that: "nothing was changed in the app", unchanged: ({ weread: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      days: number(say("Days with reading", "阅读天数"), say("A whole number", "整数")),
      time: text(say("Reading time", "阅读时长"), say("h:mm, such as 7:05", "时:分，如 7:05"), "duration"),
      book: text(
        say("Book with the most time", "读得最久的书"),
        say("Title as shown in the app", "与应用中显示的书名一致"),
      ),
    }),
    expected: ({ params: { count, minutes, title } }) => ({ days: count, time: clockOf(minutes), book: title }),
  },

  oracle: async (o, { back, count, minutes, title, monthName }, { lang }) => {
    await openTab(o, "Me");
    await o.act(weread, "me.stats");
    await o.act(weread, "stats.choose", { period: "month" });
    for (let n = 0; n < back; n++) await o.act(weread, "stats.earlier");
    const time = minutesText(minutes * minuteMs, lang);
    await o.sees(monthName, time, count, title);
    o.reads([time], clockOf(minutes));
    await o.answer({ days: count, time: clockOf(minutes), book: title });
  },
});
const clockOf = (minutes: number): string => `${Math.floor(minutes / 60)}:${pad2(minutes % 60)}`;
