import maps from "#apps/maps/index.ts";
import { findRoutes } from "#apps/maps/features/route/planning.ts";
import { spanText } from "#apps/maps/format.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayAt, partsOf, dayStartMs } from "#state/day.ts";
import { epochOf, hourMs, minuteMs } from "#state/civil.ts";
import { hoursIndex } from "#world/geo/hours.ts";
import type { Atlas, Site } from "#world/geo/model.ts";
import { typeTime } from "../kit/clock.ts";
import { drawSites, placeFacts, openPlace, readTown, replaceStop } from "../kit/maps.ts";
import { formatTime, fillIn } from "../kit/phrases.ts";

/**
 * Calculate backwards from the time of an appointment: the drive there, whose duration depends on the traffic, then a
 * stay at another place, then the ride by bicycle from home.
 */
export default defineTask({
  apps: [maps],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["search", "extract", "reasoning", "explore"],
  budget: 60,
  revision: 1,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    const home = atlas.siteOf.get("place_home")!;
    const minute = r.pick([8, 9, 11, 14, 17, 18, 19]) * 60 + r.int(0, 11) * 5;
    const wait = r.int(3, 10) * 5;
    for (;;) {
      const [first, last] = drawSites(atlas, r, 2, ({ category }) => !["home", "transit"].includes(category), 2000);
      const ride = findRoutes(atlas, {
        plan: { mode: "cycle", when: { kind: "now" }, avoid: [] },
        waypoints: [home, first!],
        now: 0,
        offsetMin: 480,
      })[0];
      if (!ride || ride.seconds < 420 || ride.seconds > 3000) continue;
      // A Monday and a Sunday. The traffic is the same on all workdays, and the same on all other days.
      const [work, off] = [16, 15].map((day) => findLatestStart(atlas, first!, last!, day, minute));
      if (work == null || off == null) continue;
      return {
        sites: [placeFacts(first!), placeFacts(last!)],
        minute,
        wait,
        ride: Math.ceil(ride.seconds / 60),
        work,
        off,
      };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (_r, _phone, { say, now, offsetMin }, { sites, minute, wait, ride, work, off }) => {
    const day = dayAt(now, offsetMin) + 1;
    const kind = hoursIndex({ nowMs: dayStartMs(day, offsetMin) + 12 * hourMs, offsetMin });
    const [first, last] = sites.map(({ id, name }) => ({ id, name: say(name.en, name.zh) }));
    const driveAt = [0, 6, 7].includes(kind) ? off : work;
    return { first: first!, last: last!, day, minute, wait, ride, driveAt, leaveAt: driveAt - wait - ride };
  },
  instruction: {
    en: [
      (p) =>
        `Tomorrow I'm cycling from home to "${p.first.name}". ${p.wait} minutes after I get there, a friend and I drive on to "${p.last.name}", where we have to be at ${formatTime(p.minute)}. Going by the fastest routes in {app.maps}, what's the latest time we can drive off, and the latest time I can leave home? ${fillIn.en}`,
      (p) =>
        `I need to be at "${p.last.name}" at ${formatTime(p.minute)} tomorrow. A friend drives me there from "${p.first.name}", and I cycle to "${p.first.name}" from home and arrive ${p.wait} minutes before we set off. With the fastest routes that {app.maps} shows, when must the drive start at the latest, and when must I leave home at the latest? ${fillIn.en}`,
    ],
    zh: [
      (p) =>
        `我明天先从家骑车去“${p.first.name}”，到了之后过 ${p.wait} 分钟，和朋友从那里开车去“${p.last.name}”，${formatTime(p.minute)} 必须到。按{app.maps}的最快路线，我们最晚几点开车出发？我最晚几点从家里出发？${fillIn.zh}`,
      (p) =>
        `明天我最晚 ${formatTime(p.minute)} 要赶到“${p.last.name}”。朋友从“${p.first.name}”开车带我过去，我从家骑车到“${p.first.name}”，要比开车出发早 ${p.wait} 分钟到。请用{app.maps}按最快路线查一下：开车最晚几点出发，我最晚几点离开家？${fillIn.zh}`,
    ],
  },
  checks: [{ that: "nothing is avoided from now on", unchanged: ({ maps: { prefs } }) => prefs }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      drive: text(say("Start of the drive", "开车出发"), say("HH:MM, 24-hour clock", "HH:MM，24 小时制"), "time"),
      home: text(say("Leave home", "从家出发"), say("HH:MM, 24-hour clock", "HH:MM，24 小时制"), "time"),
    }),
    expected: ({ params: { driveAt, leaveAt } }) => ({ drive: formatTime(driveAt), home: formatTime(leaveAt) }),
  },

  oracle: async (o, p, { lang }) => {
    await openPlace(o, p.first.name, p.first.id);
    await o.act(maps, "place.directions");
    await o.act(maps, "directions.search", { index: 0 });
    await o.act(maps, "search.pick", { target: "place_home" });
    await o.act(maps, "directions.setMode", { mode: "cycle" });
    const ride = spanText(p.ride * 60, lang);
    await o.sees(ride);
    await replaceStop(o, 0, p.first.name, p.first.id);
    await replaceStop(o, 1, p.last.name, p.last.id);
    await o.act(maps, "directions.setMode", { mode: "drive" });
    await o.act(maps, "directions.when");
    await o.set(maps, "directions", { kind: "arrive" });
    const { year, month, day } = partsOf(p.day);
    if (month !== partsOf(p.day - 1).month) await o.set(maps, "directions", { shownYear: year, shownMonth: month });
    await o.set(maps, "directions", { year, month, day });
    await typeTime(o, p.minute);
    await o.act(maps, "directions.putWhen");
    await o.sees(formatTime(p.driveAt));
    o.reads([formatTime(p.driveAt), p.wait, ride], formatTime(p.leaveAt));
    await o.answer({ drive: formatTime(p.driveAt), home: formatTime(p.leaveAt) });
  },
});
/**
 * Returns the last minute of a day of March 2026 at which a drive has to start in order to arrive by `minute`. Returns
 * null if the app suggests an earlier start than needed, or if a later start can arrive earlier.
 */
function findLatestStart(atlas: Atlas, from: Site, to: Site, day: number, minute: number): number | null {
  const midnight = epochOf({ year: 2026, month: 3, day }, 480);
  const at = midnight + minute * minuteMs;
  const leave = (kind: "depart" | "arrive", time: number) =>
    findRoutes(atlas, {
      plan: { mode: "drive", when: { kind, at: time }, avoid: [] },
      waypoints: [from, to],
      now: 0,
      offsetMin: 480,
    })[0];
  const found = leave("arrive", at);
  if (!found || found.arriveMs > at || found.seconds < 420) return null;
  for (let later = 1; later <= 8; later++) {
    const other = leave("depart", found.departMs + later * minuteMs);
    if (!other || other.arriveMs <= at) return null;
  }
  return (found.departMs - midnight) / minuteMs;
}
