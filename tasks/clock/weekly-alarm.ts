import clock from "#apps/clock/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { pad2, weekdayText } from "#os/format.ts";
import { alarm, alarmSound, ringsByWeekday } from "../kit/clock.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { joinList } from "../kit/phrases.ts";

/** Set a new alarm with a label on some days of the week. Other alarms have the same time or the same label. */
export default defineTask({
  apps: [clock],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L1",
  tags: ["create"],
  budget: 30,
  revision: 3,

  params: (r, _, { say, lang }) => {
    const { label, hours } = r.pick([
      { label: say("Bus to work", "上班公交"), hours: [5, 8] },
      { label: say("Swim club", "游泳俱乐部"), hours: [7, 18] },
      { label: say("Piano lesson", "钢琴课"), hours: [14, 18] },
      { label: say("Feed the cat", "喂猫"), hours: [6, 20] },
      { label: say("Language class", "语言课"), hours: [16, 19] },
      { label: say("Market day", "赶集"), hours: [5, 8] },
      { label: say("Night shift", "夜班"), hours: [19, 21] },
    ] as const);
    const days = r.pick([
      [1, 3],
      [2, 4],
      [3, 6],
      [1, 4],
      [0, 5],
      [1, 3, 5],
      [2, 4, 6],
    ]);
    return {
      label,
      days,
      told: joinList(
        // Sorts the days from Monday to Sunday, because people name them in this order.
        days.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((d) => weekdayText(d, lang, true)),
        say(" and ", "和"),
        say(", ", "、"),
      ),
      hour: r.int(hours[0], hours[1]),
      minute: r.pick([5, 10, 20, 25, 35, 50, 55]),
    };
  },
  instruction: {
    en: [
      ({ label, told, hour, minute }) =>
        `Set an alarm labelled "${label}" in {app.clock} for ${pad2(hour)}:${pad2(minute)} every ${told}.`,
    ],
    zh: [
      ({ label, told, hour, minute }) =>
        `在{app.clock}里设一个标签为“${label}”的闹钟，${pad2(hour)}:${pad2(minute)} 响，每${told}重复。`,
    ],
  },
  setup: ({ clock: state }, { label, days, hour, minute }, { now, say }) => {
    const others = [0, 1, 2, 3, 4, 5, 6].filter((d) => !days.includes(d)).slice(0, 2);
    addEntries(
      state.alarms,
      alarm("alarm_time", hour, minute, now, { label: say("Vitamins", "维生素"), days: others, on: false }),
      alarm("alarm_label", (hour + 12) % 24, minute, now, { label, days, on: false }),
    );
  },
  checks: [
    { that: "there is exactly one new alarm", oneNew: ({ clock }) => clock.alarms },
    {
      that: "it is on and rings at the time asked for",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (a) => a.on && a.hour === params.hour && a.minute === params.minute,
        ),
    },
    {
      that: "it rings on the days asked for",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (a) => JSON.stringify(a.days) === JSON.stringify(params.days),
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

  oracle: async (o, { label, days, hour, minute }) => {
    await o.open(clock);
    await o.act(clock, "main.newAlarm");
    await o.type("hour", pad2(hour));
    await o.type("minute", pad2(minute));
    for (const n of days.keys()) await o.set(clock, "editor", { days: days.slice(0, n + 1) });
    await o.type("label", label);
    await o.act(clock, "editor.save");
  },
});
