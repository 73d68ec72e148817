import calendar from "#apps/calendar/index.ts";
import clock from "#apps/clock/index.ts";
import { spanText } from "#apps/maps/format.ts";
import maps from "#apps/maps/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { findRoutes } from "#world/geo/route.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { alarmSound, ringsByWeekday, typeTime } from "../kit/clock.ts";
import { drawSites, isFoundByName, placeFacts, openPlace, readTown } from "../kit/maps.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { formatTime } from "../kit/phrases.ts";

/**
 * Set an alarm before tomorrow's appointment. The time between the alarm and the appointment must be the duration of
 * the ride by bicycle.
 */
export default defineTask({
  apps: [calendar, maps, clock],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "handoff", "reasoning", "create"],
  budget: 45,
  revision: 2,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    const home = atlas.siteOf.get("place_home")!;
    for (;;) {
      const [site] = drawSites(atlas, r, 1, (one) => one.category !== "home" && isFoundByName(atlas, one));
      const route = findRoutes(atlas, {
        mode: "cycle",
        from: home,
        to: site!,
        via: [],
        departMs: 0,
        offsetMin: 480,
        avoid: [],
      })[0];
      const minutes = Math.ceil((route?.seconds ?? 0) / 60);
      if (minutes >= 6 && minutes <= 50) return { ...placeFacts(site!), minutes };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, { id, name, minutes }) => ({
    id,
    place: say(name.en, name.zh),
    minutes,
    title: r.pick([
      say("Handover of the keys", "交钥匙"),
      say("Tasting", "品尝会"),
      say("Measuring", "量尺寸"),
      say("Trial lesson", "试听课"),
      say("Fitting", "试衣"),
    ]),
    starts: r.int(10, 19) * 60 + r.pick([0, 10, 15, 20, 30, 45]),
  }),
  instruction: {
    en: [
      (p) =>
        `I've got "${p.title}" tomorrow; it's in {app.calendar}. See in {app.maps} how many minutes the best bike route from home takes, and set a one-time alarm for exactly that long before it starts. Label it "${p.title}".`,
      (p) =>
        `I'm going to "${p.title}" by bike tomorrow, from home. The place and time are in {app.calendar}. Check in {app.maps} how many minutes the best bike route takes and set a one-time alarm labelled "${p.title}" that many minutes before it starts.`,
    ],
    zh: [
      (p) =>
        `明天{app.calendar}里有“${p.title}”，我从家骑车过去。请用{app.maps}查最优路线要骑几分钟，再在{app.clock}里设一个只响一次的闹钟，在日程开始前这么多分钟响，标签写“${p.title}”。`,
      (p) =>
        `我明天骑车从家去“${p.title}”，时间地点在{app.calendar}里。请看看{app.maps}上最优的骑行路线要多少分钟，提前这么久在{app.clock}里设一个只响一次的闹钟，标签为“${p.title}”。`,
    ],
  },
  setup: ({ calendar: state }, p, { now, offsetMin }) => {
    const day = dayAt(now, offsetMin) + 1;
    const on = (id: string, of: number, starts: number, location: string) =>
      event(id, p.title, timeSlot(of, starts, 60, offsetMin), { location, calendar: "calendar_personal" });
    addEntries(
      state.events,
      on("event_meant", day, p.starts, p.place),
      on("event_later", day + 7, p.starts - 35, p.place),
    );
  },
  checks: [
    { that: "there is exactly one new alarm", oneNew: ({ clock: state }) => state.alarms },
    {
      that: "it is on, and rings once so long before the event",
      holds: ({ before, after, params: p }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (a) => a.on && a.days.length === 0 && a.hour * 60 + a.minute === p.starts - p.minutes,
        ),
    },
    {
      that: "its label is the title of the event",
      holds: ({ before, after, params: p }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some((a) => a.label.trim() === p.title),
    },
    { that: "the events are as they were", unchanged: ({ calendar: { events } }) => events },
  ],
  allow: ({ clock: state }) => [added(state.alarms, 1, ringsByWeekday)],
  free: [alarmSound],

  oracle: async (o, p, { now, offsetMin, lang }) => {
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", p.title);
    await o.act(calendar, "search.open", { id: "event_meant", day: formatDay(dayAt(now, offsetMin) + 1) });
    await o.sees(p.place, formatTime(p.starts));
    await openPlace(o, p.place, p.id);
    await o.act(maps, "place.directions");
    await o.act(maps, "directions.search", { index: 0 });
    await o.act(maps, "search.pick", { target: "place_home" });
    await o.act(maps, "directions.setMode", { mode: "cycle" });
    await o.sees(spanText(p.minutes * 60, lang));
    const rings = p.starts - p.minutes;
    o.reads([formatTime(p.starts), spanText(p.minutes * 60, lang)], formatTime(rings));
    await o.open(clock);
    await o.act(clock, "main.newAlarm");
    await typeTime(o, rings);
    await o.type("label", p.title);
    await o.act(clock, "editor.save");
  },
});
