import clock from "#apps/clock/index.ts";
import { strings } from "#apps/clock/strings.ts";
import { stopwatchText } from "#apps/clock/texts.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { fillPlaceholders, textsFor } from "#os/texts.ts";
import { fillIn } from "../kit/phrases.ts";

/**
 * Compare laps of the stopwatch without the first lap, which was a warm-up. The stopwatch marks the fastest and the
 * slowest of all laps, and one of these is the first lap.
 */
export default defineTask({
  apps: [clock],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract", "reasoning"],
  budget: 15,
  revision: 1,

  params: (r) => {
    const n = r.int(7, 9);
    // Hundredths of a second. No two laps are the same.
    const rest = r.sample([...Array(2800).keys()], n).map((x) => 6200 + x);
    const warmUp = r.pick([5500 + r.int(0, 500), 9500 + r.int(0, 900)]);
    return { laps: [warmUp, ...rest] };
  },
  instruction: {
    en: [
      () =>
        `I left my run's laps on the stopwatch in {app.clock}. Lap 1 was the warm-up, so leave it out. Which of the other laps was the fastest, and how many seconds faster was it than the slowest of them? ${fillIn.en}`,
    ],
    zh: [
      () =>
        `{app.clock}的秒表里有我跑步的计次，第 1 次是热身，不算在内。其余各次中最快的是第几次？它比其余各次中最慢的一次快多少秒？${fillIn.zh}`,
    ],
  },
  setup: ({ clock: state }, { laps }) => {
    const totals = laps.map((_, i) => laps.slice(0, i + 1).reduce((a, b) => a + b, 0) * 10);
    // The run ended with the last lap.
    state.stopwatch = { startedAt: null, beforeMs: totals.at(-1)!, laps: totals };
  },
  checks: [{ that: "the stopwatch is as it was", unchanged: ({ clock }) => clock.stopwatch }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      lap: number(say("Fastest lap", "最快的一次"), say("Number of the lap", "第几次，填数字")),
      gap: number(say("Faster than the slowest by", "比最慢的快"), say("Seconds, two decimals", "秒，两位小数"), 0.001),
    }),
    expected: ({ params }) => compareLaps(params.laps),
  },

  oracle: async (o, { laps }, { lang }) => {
    const { lapN } = textsFor(strings, lang);
    await o.open(clock);
    await o.set(clock, "main", { tab: "stopwatch" });
    const { lap, gap } = compareLaps(laps);
    const seen = laps.flatMap((hundredths, i) => [
      fillPlaceholders(lapN, { n: i + 1 }),
      stopwatchText(hundredths * 10),
    ]);
    await o.sees(...seen);
    o.reads(seen, lap, gap);
    await o.answer({ lap, gap });
  },
});
/** Returns the number of the fastest lap after the first one, and the seconds between the fastest and the slowest. */
function compareLaps(laps: readonly number[]): { lap: number; gap: number } {
  const counted = laps.slice(1);
  const least = Math.min(...counted);
  return { lap: counted.indexOf(least) + 2, gap: (Math.max(...counted) - least) / 100 };
}
