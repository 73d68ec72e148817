import clock from "#apps/clock/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { alarm, alarmSound, ringsByWeekday, typeTime } from "../kit/clock.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { asksFor } from "../kit/user.ts";
import { formatTime } from "../kit/phrases.ts";

/** Set an alarm for a time that only the user knows. An older alarm for the same purpose rings at another time. */
export default defineTask({
  apps: [clock],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["create"],
  budget: 15,
  revision: 2,

  params: (r, _, { say }) => {
    const label = r.pick([
      say("Ferry", "渡轮"),
      say("Exam", "考试"),
      say("Early shift", "早班"),
      say("Market stall", "摆摊"),
      say("Flight home", "回程航班"),
    ]);
    const minute = r.int(16, 28) * 15 + r.pick([2, 5, 8, 11]);
    return { label, minute, last: minute + r.pick([-50, -35, 25, 40]) };
  },
  instruction: {
    en: [
      ({ label }) =>
        `I have to get up early: set a one-time alarm labelled "${label}" in {app.clock}. Ask me what time.`,
    ],
    zh: [
      ({ label }) => `请在{app.clock}里给我设一个只响一次的起床闹钟，标签写“${label}”。几点起床我还没告诉你，先问我。`,
    ],
  },
  setup: ({ clock: state }, { label, last }, { now, say }) => {
    const old = { label: say(`${label} (last time)`, `${label}（上次）`), on: false };
    addEntries(state.alarms, alarm("alarm_last", Math.floor(last / 60), last % 60, now, old));
  },
  user: ({ minute }, { say }) => ({
    time: {
      asks: asksFor.time,
      says: say(`I have to get up at ${formatTime(minute)}.`, `我 ${formatTime(minute)} 要起床。`),
    },
  }),
  checks: [
    { that: "there is exactly one new alarm", oneNew: ({ clock }) => clock.alarms },
    {
      that: "it is on and rings once, at the time that the user knows",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (a) => a.on && a.hour * 60 + a.minute === params.minute && a.days.length === 0,
        ),
    },
    {
      that: "it has the label",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some((a) => a.label.trim() === params.label),
    },
  ],
  allow: ({ clock: state }) => [added(state.alarms, 1, ringsByWeekday)],
  free: [alarmSound],

  oracle: async (o, { label, minute }, { say }) => {
    await o.ask(say("When do you have to get up?", "您几点要起床？"), formatTime(minute));
    await o.open(clock);
    await o.act(clock, "main.newAlarm");
    await typeTime(o, minute);
    await o.type("label", label);
    await o.act(clock, "editor.save");
  },
});
