import clock from "../../src/apps/clock/index.ts";
import { defineTask } from "../../src/judge/define.ts";
import { added } from "../../src/judge/paths.ts";
import { alarm, alarmManner, ringsByWeekday } from "../kit/clock.ts";
import { made, put } from "../kit/records.ts";

type Both = readonly [en: string, zh: string];
/** Kinds of appointments, each with what there are appointments of that kind for. */
const appointments: readonly (readonly [kind: Both, subjects: readonly Both[]])[] = [
  [
    ["lesson", "课"],
    [
      ["Piano", "钢琴"],
      ["Violin", "小提琴"],
      ["Guitar", "吉他"],
      ["Cello", "大提琴"],
      ["Flute", "长笛"],
      ["Swimming", "游泳"],
      ["Sailing", "帆船"],
      ["Drawing", "绘画"],
      ["Spanish", "西班牙语"],
    ],
  ],
  [
    ["practice", "训练"],
    [
      ["Tennis", "网球"],
      ["Judo", "柔道"],
      ["Karate", "空手道"],
      ["Fencing", "击剑"],
      ["Archery", "射箭"],
      ["Rowing", "赛艇"],
      ["Badminton", "羽毛球"],
      ["Climbing", "攀岩"],
    ],
  ],
  [
    ["club", "社"],
    [
      ["Chess", "象棋"],
      ["Debate", "辩论"],
      ["Robotics", "机器人"],
      ["Photo", "摄影"],
      ["Poetry", "诗"],
      ["Gardening", "园艺"],
    ],
  ],
  [
    ["workshop", "工作坊"],
    [
      ["Pottery", "陶艺"],
      ["Calligraphy", "书法"],
      ["Baking", "烘焙"],
      ["Origami", "折纸"],
    ],
  ],
  [
    ["rehearsal", "排练"],
    [
      ["Choir", "合唱"],
      ["Ballet", "芭蕾"],
      ["Theatre", "戏剧"],
      ["Orchestra", "乐团"],
    ],
  ],
];

/** Set a new alarm with a label at the time that the editor offers. */
export default defineTask({
  apps: [clock],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["create"],
  budget: 15,
  revision: 3,

  params: (r, _, { say }) => {
    const [kind, subjects] = r.pick(appointments);
    const [first, other] = r.sample(subjects, 2);
    const named = ([en, zh]: Both): string => say(`${en} ${kind[0]}`, `${zh}${kind[1]}`);
    return { label: named(first!), lookalike: named(other!) };
  },
  instruction: {
    en: [({ label }) => `Add an alarm labelled "${label}" in {app.clock}. Just keep the time it suggests, no repeat.`],
    zh: [({ label }) => `在{app.clock}里新建一个标签为“${label}”的闹钟，时间用默认的，不重复。`],
  },
  setup: ({ clock: state }, { lookalike }, { now }) => {
    put(state.alarms, alarm("alarm_other", 17, 30, now, { label: lookalike, on: false }));
  },
  checks: [
    { that: "there is exactly one new alarm", oneNew: ({ clock }) => clock.alarms },
    {
      that: "it is on and rings once, at the time that was offered",
      holds: ({ before, after }) =>
        made(before.clock.alarms, after.clock.alarms).some(
          (a) => a.on && a.hour === 7 && a.minute === 0 && a.days.length === 0,
        ),
    },
    {
      that: "it has the label",
      holds: ({ before, after, params }) =>
        made(before.clock.alarms, after.clock.alarms).some((a) => a.label.trim() === params.label),
    },
  ],
  allow: ({ clock: state }) => [added(state.alarms, 1, ringsByWeekday)],
  free: [alarmManner],

  oracle: async (o, { label }) => {
    await o.open(clock);
    await o.act(clock, "main.newAlarm");
    await o.type("label", label);
    await o.act(clock, "editor.save");
  },
});
