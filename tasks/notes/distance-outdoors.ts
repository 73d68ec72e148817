import notes from "#apps/notes/index.ts";
import { listNotes } from "#apps/notes/queries.ts";
import { number } from "#judge/answers.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { note } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";

/**
 * Add up the outdoor distances in one month's log, without the entries that do not count. There are also logs of other
 * months and other sports.
 */
export default defineTask({
  apps: [notes],
  split: "train",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["search", "extract", "reasoning"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const sport = r.pick([
      say("Rowing log", "划船记录"),
      say("Cycling log", "骑行记录"),
      say("Swimming log", "游泳记录"),
      say("Skating log", "滑冰记录"),
      say("Jogging log", "慢跑记录"),
    ]);
    const months = r.sample(
      [say("November", "十一月"), say("December", "十二月"), say("January", "一月"), say("February", "二月")],
      3,
    );
    const entries = r.int(5, 7);
    // The distances are in tenths of a kilometer.
    const logs = months.map(() => Array.from({ length: entries }, () => r.int(21, 119)));
    const inside = r.sample([...Array(entries).keys()], 2);
    return { sport, months, logs, inside };
  },
  instruction: {
    en: [
      ({ sport, months }) =>
        `How many kilometres do the entries in my note "${sport}, ${months[0]}" add up to, leaving out the ones marked "indoors"? Fill in the total on {app.answersheet} and submit it.`,
      ({ sport, months }) =>
        `I only count what I did outdoors. Open the note "${sport}, ${months[0]}", add up the kilometres of every entry not marked "indoors", and submit the total on {app.answersheet}.`,
    ],
    zh: [
      ({ sport, months }) =>
        `{app.notes}中笔记“${sport}，${months[0]}”里，除去标有“室内”的条目，其余各条一共多少公里？请把总和填入{app.answersheet}并提交。`,
      ({ sport, months }) =>
        `我只计算户外的里程。请打开{app.notes}中的笔记“${sport}，${months[0]}”，把没有标“室内”的条目的公里数加起来，将总和填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ notes: state }, { sport, months, logs, inside }, { now, say }) => {
    months.forEach((month, i) => {
      const lines = logs[i]!.map((tenths, day) => {
        const place = inside.includes(day) ? say(", indoors", "，室内") : "";
        return say(
          `${day * 4 + 2} ${month}: ${(tenths / 10).toFixed(1)} km in ${Math.round(tenths * 0.6)} min${place}`,
          `${month} ${day * 4 + 2} 日：${(tenths / 10).toFixed(1)} 公里，${Math.round(tenths * 0.6)} 分钟${place}`,
        );
      });
      const at = now - (i + 1) * 7_200_000;
      addEntries(state.notes, note(`note_log${i}`, logTitle(sport, month, say), lines.join("\n"), at));
    });
    const plan = say(`${sport}: plan`, `${sport}：计划`);
    addEntries(state.notes, note("note_plan", plan, say("50.0 km a month", "每月 50.0 公里"), now - 900_000));
  },
  checks: [
    {
      that: "the log is as it was",
      keeps: true,
      holds: ({ before, after }) => after.notes.notes["note_log0"]?.body === before.notes.notes["note_log0"]?.body,
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      distance: number(say("Distance outdoors", "户外里程"), say("km, one decimal", "公里，一位小数"), 0.05),
    }),
    expected: ({ params }) => ({ distance: outdoorKilometres(params) }),
  },

  oracle: async (o, params, { say }) => {
    await o.open(notes);
    await o.type("query", params.months[0]!);
    const title = logTitle(params.sport, params.months[0]!, say);
    const found = listNotes((await o.state()).notes, params.months[0]!, null).find((n) => n.title === title);
    await o.act(notes, "list.open", { id: found?.id ?? "" });
    const lengths = params.logs[0]!.map((tenths) => say(`${tenths / 10} km`, `${tenths / 10} 公里`));
    await o.sees(...lengths);
    o.reads(lengths, outdoorKilometres(params));
    await o.answer({ distance: outdoorKilometres(params).toFixed(1) });
  },
});
const logTitle = (sport: string, month: string, say: Occasion["say"]): string =>
  say(`${sport}, ${month}`, `${sport}，${month}`);
const outdoorKilometres = ({
  logs,
  inside,
}: {
  readonly logs: readonly number[][];
  readonly inside: readonly number[];
}) => logs[0]!.filter((_, day) => !inside.includes(day)).reduce((sum, tenths) => sum + tenths, 0) / 10;
