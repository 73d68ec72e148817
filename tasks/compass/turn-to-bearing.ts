import compass from "#apps/compass/index.ts";
import { findBearing, deviationFrom, headingOf, roundDegrees } from "#apps/compass/queries.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { bearing } from "../kit/compass.ts";
import { fillIn } from "../kit/phrases.ts";

/** Report how far, and to which side, the phone must turn to point along one of several similar bearings. */
export default defineTask({
  apps: [compass],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract", "reasoning"],
  budget: 15,
  revision: 2,

  params: (r, _, { say }) => {
    const place = r.pick([
      say("Ferry pier", "渡口"),
      say("Lookout", "瞭望台"),
      say("Campsite", "营地"),
      say("Boathouse", "船屋"),
      say("Quarry", "采石场"),
    ]);
    const headingDeg = r.int(0, 359);
    const turns = Array.from({ length: 3 }, () => r.int(14, 166) * r.pick([1, -1]));
    return { place, headingDeg, turns, wanted: r.int(1, 3) };
  },
  instruction: {
    en: [
      ({ place, wanted }) =>
        `Which way is it shorter to turn the phone from where it points now to the bearing "${place} ${wanted}" saved in {app.compass}, left or right, and by how many degrees? ${fillIn.en}`,
    ],
    zh: [
      ({ place, wanted }) =>
        `我想让手机从现在的朝向转到{app.compass}里保存的方位“${place} ${wanted}”，往左转还是往右转更近？要转多少度？${fillIn.zh}`,
    ],
  },
  setup: ({ compass: state, os }, { place, headingDeg, turns }, { now }) => {
    os.sensors.headingDeg = headingDeg;
    turns.forEach((by, i) => {
      const deg = (((headingDeg + by) % 360) + 360) % 360;
      const kept = bearing(`bearing_place${i + 1}`, `${place} ${i + 1}`, deg, "magnetic", now - (i + 1) * 4_000_000);
      state.bearings[kept.id] = kept;
      state.order.push(kept.id);
    });
  },
  checks: [
    { that: "the bearings are as they were", unchanged: ({ compass }) => compass.bearings },
    {
      that: "no target was set but the bearing that is asked for",
      keeps: true,
      holds: ({ before, after, params }) => {
        const asked = findBearing(before.compass, `${params.place} ${params.wanted}`)!;
        const { target } = after.compass;
        return (
          JSON.stringify(target) === JSON.stringify(before.compass.target) ||
          target === null ||
          (target.deg === asked.deg && target.north === asked.north)
        );
      },
    },
  ],
  // The agent may set the bearing as the target to see the difference.
  allow: ({ compass: state }) => [state.target],
  free: [
    {
      why: "To take the bearing as the target is a way to see how far it is",
      paths: ({ compass: state }) => [state.target],
    },
  ],
  answer: {
    fields: (_, say) => ({
      degrees: number(say("Degrees to turn", "需要转过的度数"), say("Whole number", "整数")),
      side: choice(say("Direction", "转向"), sides(say)),
    }),
    expected: ({ before, params, occasion }) => {
      const kept = findBearing(before.compass, `${params.place} ${params.wanted}`)!;
      return expectedAnswer(deviationFrom(kept, before.compass, before.os), occasion.say);
    },
  },

  oracle: async (o, { place, wanted }, { say }) => {
    await o.open(compass);
    const { compass: state, os } = await o.state();
    const here = `${roundDegrees(headingOf(state, os))}°`;
    await o.sees(here);
    await o.set(compass, "main", { tab: "saved" });
    const kept = findBearing(state, `${place} ${wanted}`);
    const there = `${kept?.deg ?? 0}°`;
    await o.sees(`${place} ${wanted}`, there);
    const answer = expectedAnswer(kept ? deviationFrom(kept, state, os) : 0, say);
    o.reads([here, there], answer.degrees, answer.side);
    await o.answer(answer);
  },
});
const sides = (say: Occasion["say"]): readonly [string, string] => [say("Left", "向左"), say("Right", "向右")];
const expectedAnswer = (by: number, say: Occasion["say"]): { degrees: number; side: string } => ({
  degrees: Math.abs(by),
  side: sides(say)[by > 0 ? 1 : 0],
});
