import clock from "#apps/clock/index.ts";
import { strings } from "#apps/clock/strings.ts";
import { repeatText } from "#apps/clock/texts.ts";
import { fillPlaceholders, textsFor } from "#os/texts.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { alarm } from "../kit/clock.ts";
import { addEntries } from "../kit/records.ts";
import { formatTime } from "../kit/phrases.ts";

/** Days of repeats. Each differs from the next one by a day, so that they are easy to confuse. */
const repeats = [[1, 2, 3, 4, 5], [1, 2, 3, 4], [1, 3, 5], [1, 3, 4], [2, 4], [2, 4, 6], [0, 6], [6]] as const;
type Row = { id: string; minute: number; days: number[]; label: string; on: boolean };

/**
 * Some alarms exist twice, with the same time and the same repeat. Delete the copies that are off. Other alarms that are
 * off have only the time, the repeat or the label in common with another alarm.
 */
export default defineTask({
  apps: [clock],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "delete", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const labels = r.sample(
      [
        say("Gym", "健身"),
        say("Choir", "合唱"),
        say("Call home", "给家里打电话"),
        say("Laundry", "洗衣服"),
        say("Water the ferns", "浇花"),
        say("Study", "学习"),
        say("Bake bread", "烤面包"),
        say("Walk the dog", "遛狗"),
      ],
      6,
    );
    // No alarm rings soon after the start.
    const minutes = r.sample([...Array(36).keys()], 6).map((n) => 13 * 60 + n * 15 + r.int(0, 2) * 5);
    const first = r.int(0, 3);
    const days = (n: number): number[] => [...repeats[(first + n) % repeats.length]!];
    const pairs = r.int(2, 3);
    const slots = r.shuffle([...Array(pairs * 2 + 5).keys()]).map((n) => `alarm_p${String(n).padStart(2, "0")}`);
    const rows: Row[] = [];
    const put = (minute: number, repeat: number[], label: string, on: boolean): string => {
      const id = slots.pop()!;
      rows.push({ id, minute, days: repeat, label, on });
      return id;
    };
    const gone: string[] = [];
    for (let i = 0; i < pairs; i++) {
      put(minutes[i]!, days(i * 2), labels[i]!, true);
      // One copy has another label.
      gone.push(put(minutes[i]!, days(i * 2), i === 0 ? labels[i]! : labels[i + 3]!, false));
    }
    put(minutes[0]!, days(1), labels[0]!, false);
    put(minutes[1]! + 5, days(2), labels[1]!, false);
    put(minutes[4]!, days(6), labels[3]!, true);
    put(minutes[4]!, days(7), labels[3]!, false);
    put(minutes[5]!, [], labels[5]!, false);
    return { rows, gone };
  },
  instruction: {
    en: [
      () =>
        "Some alarms in {app.clock} are in there twice, with exactly the same time and the same repeat, even if the labels differ; one of the two is on and the other is off. Delete the one that's off from each of these pairs and leave all the other alarms as they are.",
      () =>
        "I want to clear up {app.clock}. Wherever two alarms have the same time and repeat on the same days, one of them is switched off: delete that one. Don't touch any other alarm, even if it's off.",
    ],
    zh: [
      () =>
        "{app.clock}里有些闹钟重复设了两遍：时间和重复日完全相同（标签不同也算），其中一个开着、一个关着。请把每一对里关着的那个删掉，其余闹钟都不要动。",
      () =>
        "帮我整理一下{app.clock}的闹钟：凡是时间相同、重复的日子也相同的两个闹钟，其中总有一个是关闭的，把关闭的那个删除。其他闹钟即使是关闭的也保留原样。",
    ],
  },
  setup: ({ clock: state }, { rows }, { now }) => {
    state.alarms = {};
    for (const { id, minute, days, label, on } of rows)
      addEntries(state.alarms, alarm(id, Math.floor(minute / 60), minute % 60, now, { days: [...days], label, on }));
  },
  checks: [
    {
      that: "of each pair the alarm that was off is deleted",
      holds: ({ after, params }) => params.gone.every((id) => after.clock.alarms[id] === undefined),
    },
    {
      that: "all other alarms are as they were",
      keeps: true,
      holds: ({ before, after, params }) =>
        Object.values(before.clock.alarms).every(
          (a) => params.gone.includes(a.id) || JSON.stringify(after.clock.alarms[a.id]) === JSON.stringify(a),
        ),
    },
  ],
  allow: ({ clock: state }, { gone }) => gone.map((id) => state.alarms[id]),

  oracle: async (o, { rows, gone }, occasion) => {
    await o.open(clock);
    const repeating = rows.filter(({ days }) => days.length > 0);
    const all = repeating.map((row) => rowText(row, occasion));
    await o.sees(...all);
    o.reads(all, ...repeating.filter(({ id }) => gone.includes(id)).map((row) => rowText(row, occasion)));
    for (const id of gone) await o.act(clock, "main.selectAlarm", { id });
    await o.act(clock, "main.deleteAlarms");
    await o.confirm();
  },
});
/** Returns the text of an alarm in the list: "14:20, Gym · Mon, Wed". */
function rowText({ minute, label, days }: Row, { lang }: Occasion): string {
  const texts = textsFor(strings, lang);
  const repeat = repeatText({ days: [...days] }, 1, lang, (key, facts) => fillPlaceholders(texts[key], facts ?? {}));
  return `${formatTime(minute)}, ${label} · ${repeat}`;
}
