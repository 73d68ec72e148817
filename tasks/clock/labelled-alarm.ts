import clock from "#apps/clock/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { alarm, alarmSound, ringsByWeekday } from "../kit/clock.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** The parts of a label: an activity and a kind of appointment. Each kind fits each activity. */
const what = [
  ["Piano", "钢琴"],
  ["Yoga", "瑜伽"],
  ["Chess", "象棋"],
  ["Choir", "合唱"],
  ["Pottery", "陶艺"],
  ["Swimming", "游泳"],
  ["Tennis", "网球"],
  ["Spanish", "西班牙语"],
  ["Ballet", "芭蕾"],
  ["Drawing", "绘画"],
  ["Judo", "柔道"],
  ["Cello", "大提琴"],
  ["Fencing", "击剑"],
  ["Sailing", "帆船"],
  ["Baking", "烘焙"],
  ["Guitar", "吉他"],
  ["Archery", "射箭"],
  ["Photo", "摄影"],
  ["Climbing", "攀岩"],
  ["Debate", "辩论"],
  ["Flute", "长笛"],
  ["Robotics", "机器人"],
  ["Origami", "折纸"],
  ["Badminton", "羽毛球"],
  ["Theatre", "戏剧"],
  ["Violin", "小提琴"],
  ["Karate", "空手道"],
  ["Gardening", "园艺"],
  ["Rowing", "赛艇"],
  ["Calligraphy", "书法"],
  ["Poetry", "诗歌"],
  ["Skating", "滑冰"],
] as const;
const kind = [
  ["class", "课"],
  ["course", "培训班"],
  ["club", "社团"],
  ["session", "活动"],
  ["workshop", "工作坊"],
  ["meetup", "聚会"],
  ["evening", "之夜"],
  ["weekend", "周末"],
] as const;

/** Set a new alarm with a label, at the time that the editor suggests. */
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
    const [first, other] = r.sample(what, 2);
    const second = r.pick(kind);
    const named = ([en, zh]: readonly [string, string]): string => say(`${en} ${second[0]}`, `${zh}${second[1]}`);
    return { label: named(first!), lookalike: named(other!) };
  },
  instruction: {
    en: [({ label }) => `Add an alarm labelled "${label}" in {app.clock}. Just keep the time it suggests, no repeat.`],
    zh: [({ label }) => `在{app.clock}里新建一个标签为“${label}”的闹钟，时间用默认的，不重复。`],
  },
  setup: ({ clock: state }, { lookalike }, { now }) => {
    addEntries(state.alarms, alarm("alarm_other", 17, 30, now, { label: lookalike, on: false }));
  },
  checks: [
    { that: "there is exactly one new alarm", oneNew: ({ clock }) => clock.alarms },
    {
      that: "it is on and rings once, at the time that was offered",
      holds: ({ before, after }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (a) => a.on && a.hour === 7 && a.minute === 0 && a.days.length === 0,
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

  oracle: async (o, { label }) => {
    await o.open(clock);
    await o.act(clock, "main.newAlarm");
    await o.type("label", label);
    await o.act(clock, "editor.save");
  },
});
