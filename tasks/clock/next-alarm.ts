import clock from "#apps/clock/index.ts";
import { nextAlarm } from "#apps/clock/queries.ts";
import type { State } from "#apps/clock/state.ts";
import { text } from "#judge/answers.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { pad2 } from "#os/format.ts";
import { civilOf } from "#state/civil.ts";
import { alarm } from "../kit/clock.ts";
import { addEntries } from "../kit/records.ts";
import { fillIn } from "../kit/phrases.ts";

/** Find the alarm that would ring next if the current next alarm were off. */
export default defineTask({
  apps: [clock],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["extract", "reasoning"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const labels = r.sample(
      [
        say("Gym", "健身"),
        say("Parcel pick-up", "取包裹"),
        say("Choir", "合唱团"),
        say("Call home", "给家里打电话"),
        say("Laundry", "洗衣服"),
        say("Night bus", "夜班车"),
        say("Webinar", "网络讲座"),
        say("Bake bread", "烤面包"),
      ],
      7,
    );
    const times = r.sample([...Array(40).keys()], 7).map((n) => 12 * 60 + n * 15 + r.int(1, 14));
    // The alarms that ring today, by time of day: the next one, the answer, and a later one.
    const rings = r.sample([0, 1, 2, 3, 4, 5, 6], 3).toSorted((a, b) => a - b);
    return { labels, times, rings };
  },
  instruction: {
    en: [
      ({ labels }) =>
        `If I turned off the alarm "${labels[0]}" in {app.clock}, which alarm would ring next? Fill in its label and time on {app.answersheet} and submit it. Don't change any alarms.`,
      ({ labels }) =>
        `Suppose the alarm "${labels[0]}" in {app.clock} were turned off. Which of the others would ring first from now, and at what time? ${fillIn.en} Leave all the alarms as they are.`,
    ],
    zh: [
      ({ labels }) =>
        `如果关闭{app.clock}里的闹钟“${labels[0]}”，从现在起接下来会响的是哪个闹钟？请把它的标签和时间填入{app.answersheet}并提交。不要改动任何闹钟。`,
      ({ labels }) =>
        `假设我关掉{app.clock}里的闹钟“${labels[0]}”，那么从现在起其他闹钟中最先响的是哪一个？请在{app.answersheet}中填写它的标签和时间并提交，所有闹钟保持原样。`,
    ],
  },
  setup: ({ clock: state }, { labels, times, rings }, { now, offsetMin }) => {
    const today = civilOf(now, offsetMin).weekday;
    const days = (...ahead: number[]): number[] => ahead.map((n) => (today + n) % 7).toSorted((a, b) => a - b);
    const today3 = [
      { days: [], on: true },
      { days: days(0, 6), on: true },
      { days: days(0, 1, 2, 3, 4, 5, 6), on: true },
    ];
    const others = [
      { days: [], on: false },
      { days: days(2, 4), on: true },
      { days: days(0, 3), on: false },
      { days: days(1, 3, 5), on: true },
    ];
    const [next = "", ...rest] = labels;
    state.alarms = {};
    times
      .toSorted((a, b) => a - b)
      .forEach((time, i) => {
        const label = i === rings[0] ? next : (rest.pop() ?? "");
        const more = { label, ...(rings.includes(i) ? today3.shift() : others.pop()) };
        addEntries(state.alarms, alarm(`alarm_p${i}`, Math.floor(time / 60), time % 60, now, more));
      });
  },
  checks: [{ that: "the alarms are as they were", unchanged: ({ clock }) => clock.alarms }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      label: text(say("Label of the alarm", "闹钟标签"), say("As written on the alarm", "与闹钟上的写法一致")),
      time: text(say("Time of the alarm", "闹钟时间"), say("HH:MM, 24-hour clock", "HH:MM，24 小时制"), "time"),
    }),
    expected: ({ before, params, occasion }) => nextAlarmWithout(before.clock, params.labels[0]!, occasion),
  },

  oracle: async (o, { labels }, occasion) => {
    await o.open(clock);
    const { clock: state } = await o.state();
    const rows = Object.values(state.alarms).map((a) => `${pad2(a.hour)}:${pad2(a.minute)}, ${a.label}`);
    await o.sees(...rows);
    const answer = nextAlarmWithout(state, labels[0]!, occasion);
    o.reads(rows, answer.label, answer.time);
    await o.answer(answer);
  },
});
function nextAlarmWithout(state: State, label: string, occasion: Occasion): { label: string; time: string } {
  const alarms = Object.fromEntries(Object.entries(state.alarms).filter(([, a]) => a.label !== label));
  const next = nextAlarm({ ...state, alarms }, occasion)?.alarm;
  return { label: next?.label ?? "", time: next ? `${pad2(next.hour)}:${pad2(next.minute)}` : "" };
}
