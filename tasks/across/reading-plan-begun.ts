import clock from "#apps/clock/index.ts";
import notes from "#apps/notes/index.ts";
import weread from "#apps/weread/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { alarm, alarmSound, ringsByWeekday, typeTime } from "../kit/clock.ts";
import { note, openNote } from "../kit/notes.ts";
import { formatTime } from "../kit/phrases.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A note has a reading plan: how many minutes a day, and when. Set the daily goal of WeRead and a daily alarm. The plan
 * also has the numbers of the month before.
 */
export default defineTask({
  apps: [notes, weread, clock],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L2",
  tags: ["extract", "settings", "create"],
  budget: 45,
  revision: 1,

  params: (r, { weread: state }, { say }) => {
    const [goal, before] = r.sample(
      ([10, 15, 45, 60, 90] as const).filter((n) => n !== state.goal),
      2,
    );
    const [at, atBefore] = r.sample([1200, 1215, 1230, 1245, 1260, 1275, 1290, 1305, 1320], 2);
    return {
      goal: goal!,
      at: at!,
      title: say(...r.pick(titles)),
      label: say(...r.pick(labels)),
      lines: [
        say(
          `Last month: ${before} minutes a day, from ${formatTime(atBefore!)}`,
          `上个月：每天 ${before} 分钟，${formatTime(atBefore!)} 开始`,
        ),
        say(
          `From now on: ${goal} minutes a day, from ${formatTime(at!)}`,
          `从现在起：每天 ${goal} 分钟，${formatTime(at!)} 开始`,
        ),
      ],
      off: at! - 45,
    };
  },
  instruction: {
    en: [
      ({ title, label }) =>
        `Start the new reading plan in my note "${title}": set the daily goal on {app.weread} to the minutes it gives from now on, and add an alarm in {app.clock} for its time, every day of the week, labelled "${label}".`,
    ],
    zh: [
      ({ title, label }) =>
        `按备忘录“${title}”里从现在起的新计划来：把{app.weread}的每日目标设成上面的分钟数，再在{app.clock}按开始时间建一个闹钟，一周七天都响，标签写“${label}”。`,
    ],
  },
  setup: ({ notes: state, clock: clocks }, p, { now }) => {
    addEntries(state.notes, note("note_plan", p.title, p.lines.join("\n"), now - dayMs));
    addEntries(
      clocks.alarms,
      alarm("alarm_plan", Math.floor(p.off / 60), p.off % 60, now, { label: p.label, on: false }),
    );
  },
  checks: [
    { that: "the daily goal is that of the plan", holds: ({ after, params }) => after.weread.goal === params.goal },
    { that: "there is exactly one new alarm", oneNew: ({ clock: state }) => state.alarms },
    {
      that: "it is on, and rings on every day at the time of the plan, with the label",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (one) =>
            one.on &&
            new Set(one.days).size === 7 &&
            one.hour * 60 + one.minute === params.at &&
            one.label.trim() === params.label,
        ),
    },
  ],
  allow: ({ weread: reading, clock: state }) => [reading.goal, added(state.alarms, 1, ringsByWeekday)],
  free: [alarmSound],

  oracle: async (o, p) => {
    await openNote(o, p.title, "note_plan");
    await o.sees(...p.lines);
    await o.open(weread);
    await o.act(weread, "home.goMe");
    await o.act(weread, "me.stats");
    await o.act(weread, "stats.chooseGoal");
    await o.act(weread, "stats.setGoal", { goal: p.goal });
    await o.open(clock);
    await o.act(clock, "main.newAlarm");
    await typeTime(o, p.at);
    const days = [0, 1, 2, 3, 4, 5, 6];
    for (const n of days) await o.set(clock, "editor", { days: days.slice(0, n + 1) });
    await o.type("label", p.label);
    await o.act(clock, "editor.save");
  },
});
const titles: readonly Localized[] = [
  ["Reading plan", "读书计划"],
  ["Books instead of scrolling", "少刷手机多看书"],
  ["Evening habits", "晚上的习惯"],
];
const labels: readonly Localized[] = [
  ["Time to read", "看书时间"],
  ["Book in hand", "拿起书来"],
  ["Phone down, book up", "放下手机看书"],
];
