import calendar from "#apps/calendar/index.ts";
import { freeSlots } from "#apps/calendar/queries.ts";
import type { Event } from "#apps/calendar/features/events/state.ts";
import type { State } from "#apps/calendar/state.ts";
import { strings } from "#apps/calendar/strings.ts";
import { textsFor } from "#os/texts.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { monthText, pad2 } from "#os/format.ts";
import { civilOf } from "#state/civil.ts";
import { formatDay, dayNumberOf, partsOf } from "#state/day.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { addEntries } from "../kit/records.ts";
import { fillIn } from "../kit/phrases.ts";

/** Find the first gap of a minimum length on a busy day. Some events of this day are marked as free. */
export default defineTask({
  apps: [calendar],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, _, { lang }) => {
    const day = dayNumberOf(2026, 3, r.int(17, 31));
    const { year, month, day: date } = partsOf(day);
    // Three busy periods with two gaps between them: `small` after the first period, and `gap` after the second.
    // Lengths are in minutes.
    return {
      day,
      told: lang === "en" ? `${date} ${monthText(year, month, "en")}` : `${monthText(year, month, lang)}${date}日`,
      first: r.int(6, 10) * 10,
      small: r.pick([20, 25, 30, 35]),
      second: r.int(5, 9) * 10,
      gap: r.int(10, 14) * 5,
      third: r.int(6, 9) * 10,
      least: r.pick([40, 45, 50]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `On ${p.told}, when does my first free gap of at least ${p.least} minutes between 9:00 and 18:00 start, going by {app.calendar}, and how many minutes long is it? Events shown as free count as free. ${fillIn.en}`,
      (p) =>
        `I need ${p.least} minutes in a row on ${p.told}, sometime from 9:00 to 18:00. Find the earliest gap in {app.calendar} that's long enough, counting events shown as free as free time. Fill in when it starts and how many minutes it lasts in full on {app.answersheet}, then submit it.`,
    ],
    zh: [
      (p) =>
        `看一下{app.calendar}：${p.told} 9:00 到 18:00 之间，我最早一段不少于 ${p.least} 分钟的空闲从几点开始，一共多少分钟？显示为空闲的日程不算占用。${fillIn.zh}`,
      (p) =>
        `我需要在${p.told} 9:00 至 18:00 之间找出连续 ${p.least} 分钟的空闲。请在{app.calendar}中找到最早的足够长的空档（显示为空闲的日程视为空闲），把它的开始时间和总分钟数填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ calendar: state }, p, { offsetMin, say }) => {
    state.events = {};
    let at = 9 * 60;
    const next = (id: string, title: string, length: number, more: Parameters<typeof event>[3] = {}) => {
      addEntries(state.events, event(id, title, timeSlot(p.day, at, length, offsetMin), more));
      at += length;
    };
    next("event_a", say("Roadmap", "路线图讨论"), p.first);
    at += p.small;
    next("event_b", say("Workshop with Oskar", "和欧凯的研讨会"), p.second, { calendar: "calendar_personal" });
    const gapAt = at;
    at += p.gap;
    next("event_c", say("Customer calls", "客户电话"), p.third, { calendar: "calendar_family" });
    addEntries(
      state.events,
      event(
        "event_free",
        say("Reading, if there is time", "有空就读书"),
        timeSlot(p.day, gapAt + 5, p.gap - 10, offsetMin),
        {
          busy: false,
        },
      ),
      // These events do not change the wanted gap. One overlaps the first busy period, one is on the evening before,
      // and one begins after the third busy period.
      event("event_d", say("Interview notes", "面试记录"), timeSlot(p.day, 9 * 60 + 10, p.first - 20, offsetMin)),
      event("event_e", say("Late shift", "晚班"), timeSlot(p.day - 1, 18 * 60, 180, offsetMin)),
      event("event_f", say("Wrap-up", "收尾"), timeSlot(p.day, at + 40, 60, offsetMin)),
    );
  },
  checks: [{ that: "the events are as they were", unchanged: ({ calendar }) => calendar.events }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      start: text(say("Start of the gap", "空档开始时间"), say("HH:MM, 24-hour clock", "HH:MM，24 小时制"), "time"),
      length: number(say("Length of the gap", "空档时长"), say("Minutes", "分钟")),
    }),
    expected: ({ before, params, occasion }) => findGap(before.calendar, params, occasion),
  },

  oracle: async (o, p, occasion) => {
    await o.open(calendar);
    const day = formatDay(p.day);
    await o.act(calendar, "main.showDay", { day });
    const { calendar: state } = await o.state();
    const times = ["event_a", "event_b", "event_c", "event_free"].map((id) =>
      formatTimeSpan(state.events[id]!, occasion),
    );
    await o.sees(...times);
    // Only the page of an event says whether it counts as busy.
    await o.act(calendar, "main.open", { id: "event_free", day });
    await o.sees(textsFor(strings, occasion.lang).freeHint);
    const answer = findGap(state, p, occasion);
    o.reads(times, answer.start, answer.length);
    await o.answer(answer);
  },
});
/** Formats the time of an event, for example "09:00 – 10:40". */
function formatTimeSpan({ when }: Event, { offsetMin }: Occasion): string {
  if (when.kind !== "times") return "";
  const told = (at: number): string => {
    const { hour, minute } = civilOf(at, offsetMin);
    return `${pad2(hour)}:${pad2(minute)}`;
  };
  return `${told(when.start)} – ${told(when.end)}`;
}
function findGap(
  state: State,
  p: { day: number; least: number },
  { offsetMin }: Occasion,
): { start: string; length: number } {
  const [slot] = freeSlots(state, p.day, { fromMin: 540, toMin: 1080, minMin: p.least }, offsetMin);
  if (!slot) return { start: "", length: 0 };
  const c = civilOf(slot.start, offsetMin);
  return { start: `${pad2(c.hour)}:${pad2(c.minute)}`, length: (slot.end - slot.start) / 60_000 };
}
