import { sameJson } from "#state/json.ts";
import meeting from "#apps/meeting/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayAt } from "#state/day.ts";
import { dayTime, setStartWheels } from "../kit/meeting.ts";
import { addedEntries } from "../kit/records.ts";
import { formatTime, formatDate } from "../kit/phrases.ts";

/** Schedule a series: topic, first time, length, repeat, password, and no reminder. */
export default defineTask({
  apps: [meeting],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "create"],
  budget: 45,
  revision: 3,

  params: (r, _, { say, now, offsetMin, lang }) => {
    const days = r.int(1, 5);
    const minute = r.int(8 * 12, 18 * 12) * 5;
    const start = dayTime(now, offsetMin, days, minute);
    return {
      topic: r.pick([
        say("Colour review", "配色讨论"),
        say("Icon review", "图标评审"),
        say("Prototype check", "原型检查"),
        say("Writing hour", "文案时间"),
      ]),
      start,
      date: formatDate(dayAt(start, offsetMin), lang),
      time: formatTime(minute),
      minutes: r.pick([15, 30, 45, 90] as const),
      unit: r.pick(["day", "workday", "week", "fortnight"] as const),
      times: r.int(3, 12),
      password: String(r.int(100_000, 999_999)),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Schedule a recurring meeting in {app.meeting}: "${p.topic}", starting ${p.date} at ${p.time}, ${p.minutes} minutes long, ${units[p.unit].en}, ${p.times} times in total. Set the password to ${p.password} and turn the reminder off. Leave everything else as it is.`,
      (p) =>
        `Set up "${p.topic}" as a series in {app.meeting}: ${units[p.unit].en}, ${p.times} meetings, the first on ${p.date} at ${p.time}, ${p.minutes} minutes each, password ${p.password}, no reminder. Leave the other settings alone.`,
    ],
    zh: [
      (p) =>
        `请在{app.meeting}中预定一个周期性会议：主题“${p.topic}”，第一次在${p.date} ${p.time}，时长 ${p.minutes} 分钟，重复频率为${units[p.unit].zh}，共 ${p.times} 次。入会密码设为 ${p.password}，不需要提醒，其余保持默认。`,
      (p) =>
        `我想在{app.meeting}里预定周期性会议“${p.topic}”：${units[p.unit].zh}一次，共 ${p.times} 次，第一次是${p.date} ${p.time}，每次 ${p.minutes} 分钟，入会密码 ${p.password}，不要提醒，其他设置不变。`,
    ],
  },
  checks: [
    {
      that: "there is one new meeting, as it was told",
      holds: ({ before, after, params: p }) => {
        const [one, ...more] = addedEntries(before.meeting.meetings, after.meeting.meetings);
        return (
          one !== undefined &&
          more.length === 0 &&
          one.topic === p.topic &&
          one.start === p.start &&
          one.minutes === p.minutes &&
          sameJson(one.repeat, { unit: p.unit, times: p.times, until: null }) &&
          one.password === p.password &&
          one.remind === 0
        );
      },
    },
    {
      that: "whatever else a new meeting has is as the app has it",
      keeps: true,
      holds: ({ before, after }) =>
        addedEntries(before.meeting.meetings, after.meeting.meetings).every(
          (m) =>
            m.invitees.length === 0 &&
            m.except.length === 0 &&
            Object.keys(m.moved).length === 0 &&
            m.only === "all" &&
            m.early &&
            m.quiet === before.meeting.prefs.newQuiet &&
            m.waiting === before.meeting.prefs.newWaiting,
        ),
    },
  ],
  allow: ({ meeting: state }) => [added(state.meetings, 1)],

  oracle: async (o, p, { now, offsetMin }) => {
    await o.open(meeting);
    await o.act(meeting, "main.schedule");
    await o.type("topic", p.topic);
    await setStartWheels(o, formStart(now), p.start, offsetMin);
    await o.set(meeting, "schedule", { open: "length" });
    await o.set(meeting, "schedule", { minutes: p.minutes, open: null });
    await o.set(meeting, "schedule", { open: "repeat" });
    await o.set(meeting, "schedule", { unit: p.unit, open: null });
    if (p.times !== 7) {
      await o.set(meeting, "schedule", { open: "end" });
      await o.set(meeting, "schedule", { times: p.times });
      await o.set(meeting, "schedule", { open: null });
    }
    await o.set(meeting, "schedule", { locked: true });
    await o.type("password", p.password);
    await o.set(meeting, "schedule", { open: "remind" });
    await o.set(meeting, "schedule", { remind: 0, open: null });
    await o.act(meeting, "schedule.done");
  },
});
const units = {
  day: { en: "daily", zh: "每天" },
  workday: { en: "every workday", zh: "每个工作日" },
  week: { en: "weekly", zh: "每周" },
  fortnight: { en: "every two weeks", zh: "每两周" },
} as const;
/** Returns the default start in the form: the next half hour. */
const formStart = (now: number): number => Math.ceil((now + 60_000) / 1_800_000) * 1_800_000;
