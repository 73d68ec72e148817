import clock from "#apps/clock/index.ts";
import { findTimer } from "#apps/clock/queries.ts";
import { text } from "#judge/answers.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { durationText, pad2 } from "#os/format.ts";
import { timer } from "../kit/clock.ts";
import { addEntries } from "../kit/records.ts";

/** Report the time left on one of several paused timers, then delete that timer. */
export default defineTask({
  apps: [clock],
  split: "train",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract", "delete"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const dish = r.pick([
      say("Bread", "面包"),
      say("Stew", "炖菜"),
      say("Dye", "染色"),
      say("Glue", "胶水"),
      say("Marinade", "腌肉"),
      say("Varnish", "清漆"),
    ]);
    const seconds = Array.from({ length: 3 }, () => r.int(61, 9000));
    return { dish, seconds, wanted: r.int(1, 3) };
  },
  instruction: {
    en: [
      ({ dish, wanted }) =>
        `I don't need the paused timer "${dish}, step ${wanted}" in {app.clock} any more. Check how much time is left on it, fill that in on {app.answersheet}, submit it, and delete the timer.`,
    ],
    zh: [
      ({ dish, wanted }) =>
        `请删除{app.clock}中已暂停的计时器“${dish}，第 ${wanted} 步”，但先记下它还剩多少时间，填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ clock: state }, { dish, seconds }, { now, say }) => {
    seconds.forEach((s, i) => {
      const whole = Math.ceil((s + 60) / 600) * 600_000;
      addEntries(
        state.timers,
        timer(`timer_step${i + 1}`, timerLabel(dish, i + 1, say), whole, s * 1000, now - i * 240_000),
      );
    });
  },
  checks: [
    {
      that: "the named timer is gone",
      holds: ({ after, params }) => after.clock.timers[`timer_step${params.wanted}`] === undefined,
    },
    {
      that: "the other timers are still there",
      keeps: true,
      holds: ({ before, after, params }) =>
        Object.keys(before.clock.timers).every(
          (id) => id === `timer_step${params.wanted}` || after.clock.timers[id] !== undefined,
        ),
    },
  ],
  allow: ({ clock: state }, { wanted }) => [state.timers[`timer_step${wanted}`]],
  answer: {
    fields: (_, say) => ({
      left: text(say("Time left", "剩余时间"), say("HH:MM:SS", "HH:MM:SS（时:分:秒）"), "duration"),
    }),
    expected: ({ before, params }) => ({
      left: formatDuration(before.clock.timers[`timer_step${params.wanted}`]?.leftMs ?? 0),
    }),
  },

  oracle: async (o, { dish, wanted }, { say }) => {
    await o.open(clock);
    await o.set(clock, "main", { tab: "timers" });
    const found = findTimer((await o.state()).clock, timerLabel(dish, wanted, say));
    const left = durationText(found?.leftMs ?? 0);
    await o.sees(left);
    o.reads([left], formatDuration(found?.leftMs ?? 0));
    await o.act(clock, "main.deleteTimer", { id: found?.id ?? "" });
    await o.answer({ left: formatDuration(found?.leftMs ?? 0) });
  },
});
const timerLabel = (dish: string, step: number, say: Occasion["say"]): string =>
  say(`${dish}, step ${step}`, `${dish}，第 ${step} 步`);
function formatDuration(ms: number): string {
  const s = Math.round(ms / 1000);
  return [Math.floor(s / 3600), Math.floor(s / 60) % 60, s % 60].map(pad2).join(":");
}
