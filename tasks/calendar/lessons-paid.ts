import calendar from "#apps/calendar/index.ts";
import { dayText } from "#apps/calendar/texts.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { sameJson } from "#state/json.ts";
import { dayAt, formatDay, weekStartDay } from "#state/day.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { occurrencesTitled, weeklyOn } from "../kit/calendar-series.ts";
import { addEntries } from "../kit/records.ts";
import { formatFullDate } from "../kit/phrases.ts";

/** The fields of every lesson. */
const lessonFields = {
  calendar: "calendar_personal",
  reminders: [30 as const],
  busy: true,
  tone: null,
  rings: false,
};

/**
 * Delete the lessons of a course that a card of lessons does not cover. The notes of the card say how many it covers and
 * how they are counted: two were cancelled, one was moved, and one was free. An earlier card has another number.
 */
export default defineTask({
  apps: [calendar],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "delete", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  params: (r, _, { say, now, offsetMin, lang }) => {
    const course = r.pick([
      say("Pottery", "陶艺"),
      say("Cello", "大提琴"),
      say("Italian", "意大利语"),
      say("Pilates", "普拉提"),
      say("Guitar", "吉他"),
      say("Tennis", "网球"),
    ]);
    const monday = weekStartDay(dayAt(now, offsetMin), 1);
    // Two lessons a week. The first one that the card covers is some weeks ago.
    const [one, two] = r.pick([
      [0, 3],
      [1, 3],
      [1, 4],
      [0, 2],
    ] as const);
    const weeks = r.int(2, 3);
    const start = monday - weeks * 7;
    const lessons = Array.from({ length: 24 }, (_, i) => start + Math.floor(i / 2) * 7 + (i % 2 === 0 ? one : two));
    const covers = r.pick([8, 10, 12]);
    const [goneBefore, free] = r.sample([1, 2, 3], 2);
    // Of the lessons after this week, one is cancelled and another is moved to the next day.
    const [goneLater, moved] = r.sample([0, 1, 2], 2).map((n) => (weeks + 1) * 2 + n);
    const skipped = [goneBefore!, free!, goneLater!];
    return {
      lesson: say(`${course} lesson`, `${course}课`),
      freeLesson: say(`${course} lesson (free)`, `${course}课（赠课）`),
      card: say(`${course} card`, `${course}课卡`),
      lessons,
      begins: formatFullDate(lessons[0]!, lang),
      covers,
      coversBefore: r.pick([6, 14, 16]),
      gone: [lessons[goneBefore!]!, lessons[goneLater!]!],
      free: lessons[free!]!,
      moved: lessons[moved!]!,
      // The skipped lessons are all among the first lessons, before the end of the card.
      cut: lessons[covers + skipped.length]!,
      minute: r.int(32, 38) * 30,
    };
  },
  instruction: {
    en: [
      (p) =>
        `Look up my newest "${p.card}" in {app.calendar}: its notes say how many lessons it covers and which ones count. Keep the lessons up to the last one it covers, and delete every "${p.lesson}" after that.`,
      (p) =>
        `I won't renew my current "${p.card}". The notes of that event in {app.calendar} (the latest one with this name) say how many lessons it's good for and how they're counted. Delete all "${p.lesson}" events that come after the last lesson on the card, and don't change the earlier ones.`,
    ],
    zh: [
      (p) =>
        `请看{app.calendar}里最近一张“${p.card}”，它的备注写了能上几次课、哪些课算次数。卡里最后一次课及之前的日程都保留，在那之后的“${p.lesson}”全部删除。`,
      (p) =>
        `现在这张“${p.card}”用完我就不续了。{app.calendar}里日期最近的那个“${p.card}”日程的备注写着一共几次课、怎么计算。请把卡用完之后的“${p.lesson}”都删掉，之前的不要动。`,
    ],
  },
  setup: ({ calendar: state }, p, { offsetMin, say, lang }) => {
    const start = p.lessons[0]!;
    const before = start - 112;
    const cardNotes = (covers: number, from: string): string =>
      say(
        `Good for ${covers} lessons, counted from ${from}. Cancelled and free lessons don't use up the card; lessons moved to another day do.`,
        `共 ${covers} 次课，从${from}起算。取消的课和赠课不占次数，改期的课照常计入。`,
      );
    const cardOn = (id: string, day: number, notes: string) =>
      event(
        id,
        p.card,
        { kind: "days", from: formatDay(day), to: formatDay(day) },
        { calendar: "calendar_personal", busy: false, notes },
      );
    const part = (day: number) => ({ ...lessonFields, of: { id: "event_series", day: formatDay(day) } });
    addEntries(
      state.events,
      cardOn("event_card_before", before, cardNotes(p.coversBefore, formatFullDate(before, lang))),
      cardOn("event_card", start, cardNotes(p.covers, p.begins)),
      event("event_series", p.lesson, timeSlot(before, p.minute, 60, offsetMin), {
        ...lessonFields,
        repeat: weeklyOn(start, p.lessons[1]!),
        except: [...p.gone, p.free, p.moved].toSorted((a, b) => a - b).map(formatDay),
      }),
      event("event_free", p.freeLesson, timeSlot(p.free, p.minute, 60, offsetMin), part(p.free)),
      event("event_moved", p.lesson, timeSlot(p.moved + 1, p.minute - 60, 60, offsetMin), part(p.moved)),
    );
  },
  checks: [
    {
      that: "no lesson is left after the last one that the card covers",
      holds: ({ after, params: p, occasion: { offsetMin } }) =>
        occurrencesTitled(after.calendar, [p.lesson], [p.cut, p.cut + 700], offsetMin).length === 0,
    },
    {
      that: "all lessons until then are as they were",
      keeps: true,
      holds: ({ before, after, params: p, occasion: { offsetMin } }) => {
        const [all, span] = [[p.lesson, p.freeLesson], [p.lessons[0]! - 200, p.cut - 1] as const];
        return sameJson(
          occurrencesTitled(after.calendar, all, span, offsetMin),
          occurrencesTitled(before.calendar, all, span, offsetMin),
        );
      },
    },
    {
      that: "the lessons are on the same weekdays",
      keeps: true,
      holds: ({ before, after }) => {
        const rest = ({ events }: typeof before.calendar) => ({ ...events["event_series"]?.repeat, end: null });
        return sameJson(rest(after.calendar), rest(before.calendar));
      },
    },
  ],
  allow: ({ calendar: state }, p) => [
    state.events["event_series"]?.repeat?.end,
    // The series may also be split, into one that is unchanged and one that ends.
    state.events["event_series"]?.except,
    added(state.events, 1, { ...lessonFields, title: p.lesson, location: "", notes: "", invitees: [], of: null }),
    state.events["event_free"]?.of,
    state.events["event_moved"]?.of,
  ],

  oracle: async (o, p, occasion) => {
    const { now } = occasion;
    const { os } = await o.state();
    const told = (day: number): string => dayText(formatDay(day), os, now);
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", p.card);
    await o.act(calendar, "search.open", { id: "event_card", day: formatDay(p.lessons[0]!) });
    await o.sees(String(p.covers), p.begins);
    await o.back();
    // A search with a first day lists every lesson after it.
    await o.type("query", p.lesson);
    await o.set(calendar, "search", { shownYear: "2026", shownMonth: 3, open: "from" });
    await o.act(calendar, "search.from", { day: formatDay(p.lessons[0]!) });
    const shown = p.lessons.filter((day) => day <= p.cut && ![...p.gone, p.free, p.moved].includes(day)).map(told);
    await o.sees(...shown, told(p.moved + 1));
    o.reads([String(p.covers), p.begins, ...shown, told(p.moved + 1)], told(p.cut));
    await o.act(calendar, "search.open", { id: "event_series", day: formatDay(p.cut) });
    await o.act(calendar, "event.delete");
    await o.act(calendar, "event.deleteSome", { scope: "following" });
  },
});
