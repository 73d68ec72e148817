import { dayDifference } from "#apps/calendar/features/calculator/calculations.ts";
import calendar from "#apps/calendar/index.ts";
import { strings } from "#apps/calendar/strings.ts";
import { dayText } from "#apps/calendar/texts.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import type { AnyDriver } from "#judge/driver.ts";
import { fillPlaceholders, textsFor } from "#os/texts.ts";
import { dayNumberOf, formatDay, partsOf } from "#state/day.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { addEntries } from "../kit/records.ts";
import { fillIn } from "../kit/phrases.ts";

/**
 * Count the days and the workdays between a course of several days and its exam, without both. The calculator counts the
 * day from which it starts.
 */
export default defineTask({
  apps: [calendar],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const topic = r.pick([
      say("First-aid", "急救"),
      say("Sailing", "帆船"),
      say("Forklift", "叉车"),
      say("Lifeguard", "救生员"),
      say("Hygiene", "食品卫生"),
      say("Bookkeeping", "记账"),
    ]);
    const last = dayNumberOf(2026, 3, r.int(20, 31));
    return {
      topic,
      course: say(`${topic} course`, `${topic}培训`),
      exam: say(`${topic} exam`, `${topic}考试`),
      first: last - r.int(1, 3),
      last,
      examDay: dayNumberOf(2026, 4, 20) + r.int(0, 65),
      minute: r.int(9, 15) * 60,
    };
  },
  instruction: {
    en: [
      (p) =>
        `How many days lie between "${p.course}" and "${p.exam}" in {app.calendar}, counting neither the last day of the course nor the day of the exam, and how many of those days are workdays according to its date calculator? ${fillIn.en}`,
      (p) =>
        `I want to know how long I'll have to revise: the days from the day after "${p.course}" ends to the day before "${p.exam}", both included. Look the events up in {app.calendar}, work out the days and the workdays with its date calculator, fill both in on {app.answersheet} and submit it.`,
    ],
    zh: [
      (p) =>
        `{app.calendar}里的“${p.course}”和“${p.exam}”之间隔了多少天？培训的最后一天和考试当天都不算。其中按日期计算功能，工作日有多少天？${fillIn.zh}`,
      (p) =>
        `我想知道有多少时间复习：从“${p.course}”结束的第二天到“${p.exam}”的前一天，首尾两天都算。请在{app.calendar}里查到这两个日程，用里面的日期计算算出总天数和工作日天数，填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ calendar: state }, p, { offsetMin, say }) => {
    addEntries(
      state.events,
      event("event_course", p.course, { kind: "days", from: formatDay(p.first), to: formatDay(p.last) }),
      event("event_exam", p.exam, timeSlot(p.examDay, p.minute, 90, offsetMin), { calendar: "calendar_personal" }),
      event(
        "event_registration",
        say(`${p.exam}: register`, `${p.exam}报名`),
        timeSlot(p.examDay - 9, p.minute, 30, offsetMin),
        { calendar: "calendar_personal" },
      ),
      event(
        "event_refresher",
        say(`${p.course} (refresher)`, `${p.course}（复训）`),
        timeSlot(p.examDay + 30, p.minute, 60, offsetMin),
      ),
    );
  },
  checks: [{ that: "the events are as they were", unchanged: ({ calendar }) => calendar.events }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      days: number(say("Days in between", "间隔天数"), say("Days", "天")),
      workdays: number(say("Workdays among them", "其中的工作日"), say("Days", "天")),
    }),
    expected: ({ params }) => countDays(params),
  },

  oracle: async (o, p, { lang, now }) => {
    const t = textsFor(strings, lang);
    const { os } = await o.state();
    const told = (day: number): string => dayText(formatDay(day), os, now);
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", p.topic);
    await o.sees(`– ${told(p.last)}`, told(p.examDay));
    o.reads([told(p.last)], told(p.last + 1));
    await o.back();
    await o.set(calendar, "main", { open: "menu" });
    await o.act(calendar, "main.calculator");
    await pickDay(o, "a", p.last + 1);
    await pickDay(o, "b", p.examDay);
    const { days, workdays } = countDays(p);
    const seen = [days, workdays].map((n) => fillPlaceholders(t.daysN, { n }));
    await o.sees(...seen);
    o.reads(seen, days, workdays);
    await o.answer({ days, workdays });
  },
});
function countDays({ last, examDay }: { last: number; examDay: number }): { days: number; workdays: number } {
  const { days, workdays } = dayDifference(last + 1, examDay, false);
  return { days, workdays };
}
/** Picks a day of the calculator. Its dialog first shows the current month. */
async function pickDay(o: AnyDriver, which: "a" | "b", day: number): Promise<void> {
  const { month } = partsOf(day);
  await o.set(calendar, "calculator", { shownYear: "2026", shownMonth: 3, open: which });
  if (month !== 3) await o.set(calendar, "calculator", { shownYear: "2026", shownMonth: month });
  await o.set(calendar, "calculator", { [which]: formatDay(day), open: null });
}
