import clock from "#apps/clock/index.ts";
import type { Trip } from "#apps/wechat/features/programs/state.ts";
import { minuteOfDay } from "#apps/wechat/features/programs/food.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import { alarm, alarmSound, ringsByWeekday, typeTime } from "../kit/clock.ts";
import { drawPlaces } from "../kit/places.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { openTab } from "../kit/wechat-services.ts";
import { formatTime } from "../kit/phrases.ts";

/** Set an alarm some minutes before the arrival time of the current ride. */
export default defineTask({
  apps: [wechat, clock],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["nav", "extract", "create", "reasoning"],
  budget: 30,
  revision: 2,

  facts: (world, r) => drawPlaces(world, r, 3),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say, now, offsetMin }, places) => {
    const [from, to, other] = places.map(({ name }) => say(name.en, name.zh));
    const inMinutes = r.int(41, 75);
    return {
      from: from!,
      to: to!,
      other: other!,
      inMinutes,
      arrives: minuteOfDay(now + inMinutes * minuteMs, offsetMin),
      lead: r.pick([3, 4, 6, 7, 8, 12]),
      kind: r.pick(["economy", "comfort", "van"] as const),
    };
  },
  instruction: {
    en: [
      ({ to, lead }) =>
        `I'm in a car I ordered on {app.wechat} and want to take a nap. Check when the ride is due to arrive and set a one-time alarm in {app.clock} for ${lead} minutes before that, labelled "${to}".`,
      ({ to, lead }) =>
        `When is my current {app.wechat} ride expected to get there? Set an alarm labelled "${to}" in {app.clock} for ${lead} minutes before that time. It should ring only once.`,
    ],
    zh: [
      ({ to, lead }) =>
        `我正坐在{app.wechat}叫的车上，想眯一会儿。请按行程页上的预计到达时间，在{app.clock}里新建一个提前 ${lead} 分钟、只响一次的闹钟，标签写“${to}”。`,
      ({ to, lead }) =>
        `请在{app.wechat}的打车小程序里查看我这次行程预计几点到，然后在{app.clock}里设一个比它早 ${lead} 分钟、只响一次的闹钟，标签为“${to}”。`,
    ],
  },
  setup: ({ wechat: state, clock: clocks }, p, { now }) => {
    const trip = (id: string, ends: readonly [string, string], at: number, more: Partial<Trip>): Trip => ({
      id,
      kind: p.kind,
      from: ends[0],
      to: ends[1],
      title: `${ends[0]} → ${ends[1]}`,
      metres: 26_400,
      cents: 5_660,
      state: "done",
      at,
      next: null,
      driver: 3,
      entry: null,
      stars: 4,
      ...more,
    });
    state.trips = {};
    addEntries(
      state.trips,
      trip("trip_now", [p.from, p.to], now - 9 * minuteMs, {
        state: "riding",
        next: now + p.inMinutes * minuteMs,
        stars: 0,
      }),
      trip("trip_before", [p.from, p.to], now - dayMs, {}),
      trip("trip_other", [p.other, p.to], now - 5 * dayMs, {}),
    );
    const at = p.arrives - 30;
    addEntries(clocks.alarms, alarm("alarm_ride", Math.floor(at / 60), at % 60, now, { label: p.to, on: false }));
  },
  checks: [
    { that: "there is exactly one new alarm", oneNew: ({ clock: state }) => state.alarms },
    {
      that: "it is on, and rings once so long before the car is there",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (a) => a.on && a.days.length === 0 && a.hour * 60 + a.minute === params.arrives - params.lead,
        ),
    },
    {
      that: "its label is where the ride goes",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some((a) => a.label.trim() === params.to),
    },
  ],
  allow: ({ clock: state }) => [added(state.alarms, 1, ringsByWeekday)],
  free: [alarmSound],

  oracle: async (o, { to, arrives, lead }) => {
    await openTab(o, "me");
    await o.act(wechat, "main.services");
    await o.act(wechat, "services.ride");
    await o.act(wechat, "ride.openTrip", { trip: "trip_now" });
    await o.sees(formatTime(arrives), to);
    await o.open(clock);
    await o.act(clock, "main.newAlarm");
    o.reads([formatTime(arrives), lead], formatTime(arrives - lead));
    await typeTime(o, arrives - lead);
    await o.type("label", to);
    await o.act(clock, "editor.save");
  },
});
