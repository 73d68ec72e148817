import maps from "#apps/maps/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayAt, partsOf, dayStartMs } from "#state/day.ts";
import { epochOf, hourMs, minuteMs } from "#state/civil.ts";
import { hoursIndex } from "#world/geo/hours.ts";
import { findRoutes } from "#world/geo/route.ts";
import { typeTime } from "../kit/clock.ts";
import { drawSites, placeFacts, openPlace, readTown } from "../kit/maps.ts";
import { formatTime, fillIn } from "../kit/phrases.ts";

/**
 * Report the arrival time by car when leaving home at a given time tomorrow. The arrival time depends on the traffic at
 * that time.
 */
export default defineTask({
  apps: [maps],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "extract", "nav"],
  budget: 45,
  revision: 1,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    const home = atlas.siteOf.get("place_home")!;
    const minute = r.pick([7, 8, 9, 12, 17, 18, 19]) * 60 + r.int(0, 11) * 5;
    // Compares a Monday and a Sunday, neither of which is a holiday. The traffic is the same on all workdays, and the
    // same on all other days.
    const at = (day: number) => epochOf({ year: 2026, month: 3, day: 15 + day }, 480) + minute * minuteMs;
    for (;;) {
      const [site] = drawSites(atlas, r, 1, ({ category }) => category !== "home");
      const seconds = [1, 0].map(
        (day) =>
          findRoutes(atlas, {
            mode: "drive",
            from: home,
            to: site!,
            via: [],
            departMs: at(day),
            offsetMin: 480,
            avoid: [],
          })[0]?.seconds ?? 0,
      );
      if (seconds.every((n) => n > 240)) return { ...placeFacts(site!), minute, work: seconds[0]!, off: seconds[1]! };
    }
  },
  listed: { instances: 100, answerFields: 1 },
  params: (_r, _phone, { say, now, offsetMin }, { id, name, minute, work, off }) => {
    const day = dayAt(now, offsetMin) + 1;
    const kind = hoursIndex({ nowMs: dayStartMs(day, offsetMin) + 12 * hourMs, offsetMin });
    const seconds = [0, 6, 7].includes(kind) ? off : work;
    return { id, name: say(name.en, name.zh), day, minute, arrives: Math.ceil((minute * 60 + seconds) / 60) };
  },
  instruction: {
    en: [
      (p) =>
        `I'm leaving home by car tomorrow at ${formatTime(p.minute)} for "${p.name}". When will I get there by the best route, according to {app.maps}? ${fillIn.en}`,
      (p) =>
        `If I drive off from home at ${formatTime(p.minute)} tomorrow, what time does {app.maps} say the best route gets me to "${p.name}"? ${fillIn.en}`,
    ],
    zh: [
      (p) => `我明天 ${formatTime(p.minute)} 从家里开车去“${p.name}”。按{app.maps}的最优路线，几点能到？${fillIn.zh}`,
      (p) =>
        `请用{app.maps}查一下：明天 ${formatTime(p.minute)} 从家开车出发，走最优路线几点到“${p.name}”？${fillIn.zh}`,
    ],
  },
  checks: [{ that: "nothing is avoided from now on", unchanged: ({ maps: { prefs } }) => prefs }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      arrives: text(say("Arrival", "到达时间"), say("HH:MM, 24-hour clock", "HH:MM，24 小时制"), "time"),
    }),
    expected: ({ params: { arrives } }) => ({ arrives: formatTime(arrives) }),
  },

  oracle: async (o, p) => {
    await openPlace(o, p.name, p.id);
    await o.act(maps, "place.directions");
    await o.act(maps, "directions.search", { index: 0 });
    await o.act(maps, "search.pick", { target: "place_home" });
    await o.act(maps, "directions.when");
    await o.set(maps, "directions", { kind: "depart" });
    const { year, month, day } = partsOf(p.day);
    const today = partsOf(p.day - 1);
    if (month !== today.month) await o.set(maps, "directions", { shownYear: year, shownMonth: month });
    await o.set(maps, "directions", { year, month, day });
    await typeTime(o, p.minute);
    await o.act(maps, "directions.putWhen");
    await o.sees(formatTime(p.arrives));
    await o.answer({ arrives: formatTime(p.arrives) });
  },
});
