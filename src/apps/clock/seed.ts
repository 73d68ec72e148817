/** The alarms of a week, some of them similar; cities of family and work; and a timer for tea. */
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { clock, type Alarm } from "./state.ts";

export const seed = clock.seed(({ now, say }) => {
  let n = 0;
  const alarm = (time: string, days: number[], on: boolean, more: Partial<Alarm> = {}): Alarm => {
    n += 1;
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return {
      id: `alarm_s${n}`,
      hour,
      minute,
      days,
      label: "",
      sound: "daybreak",
      vibrate: true,
      snoozeMin: 10,
      on,
      armedAt: now - 6 * hourMs,
      ringingSince: null,
      snoozedUntil: null,
      ...more,
    };
  };
  const alarms = [
    alarm("07:00", [1, 2, 3, 4, 5], true, { sound: "birdsong" }),
    alarm("07:30", [], false),
    alarm("07:30", [0, 6], true, { label: say("Long run", "长跑"), sound: "pulse", snoozeMin: 5 }),
    alarm("08:45", [1, 2, 3, 4, 5], true, { label: say("Stand-up", "晨会"), sound: "ripple", snoozeMin: 0 }),
    alarm("18:40", [2, 4], false, { label: say("Pottery class", "陶艺课"), sound: "bells", vibrate: false }),
    alarm("22:30", [0, 1, 2, 3, 4, 5, 6], true, {
      label: say("Take the tablets", "吃药"),
      sound: "ripple",
      snoozeMin: 15,
    }),
  ];
  return {
    alarms: Object.fromEntries(alarms.map((a) => [a.id, a])),
    cities: ["london", "new-york", "sydney", "kathmandu"],
    stopwatch: { startedAt: null, beforeMs: 0, laps: [] },
    timers: {
      timer_s1: {
        id: "timer_s1",
        label: say("Green tea", "绿茶"),
        durationMs: 3 * minuteMs,
        endsAt: null,
        leftMs: 84_000,
        ringingSince: null,
        createdAt: now - dayMs,
      },
    },
    snoozeMin: 10,
    weekStart: 1,
  };
});
