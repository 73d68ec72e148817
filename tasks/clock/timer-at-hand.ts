import clock from "#apps/clock/index.ts";
import { defineTask } from "#judge/define.ts";
import { findFrontScreen } from "#judge/view.ts";
import { pad2 } from "#os/format.ts";
import { timer } from "../kit/clock.ts";
import { addEntries } from "../kit/records.ts";

/** Create a timer with a time and a name, and do not start it. A timer with the same name exists. */
export default defineTask({
  apps: [clock],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "create"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => ({
    label: r.pick([
      say("Fermentation", "发酵"),
      say("Night train", "夜车"),
      say("Long exposure", "长曝光"),
      say("Slow roast", "慢烤"),
      say("Data backup", "数据备份"),
    ]),
    hours: r.int(1, 23),
    minutes: r.int(1, 59),
    seconds: r.int(1, 59),
  }),
  instruction: {
    en: [
      (p) =>
        `Set a new timer called "${p.label}" to ${formatDuration(p)} (hours, minutes, seconds) in {app.clock}, but don't start it. Leave it on the screen so I only have to press start.`,
    ],
    zh: [
      (p) =>
        `在{app.clock}里新建计时器“${p.label}”，时长设为 ${formatDuration(p)}（时:分:秒），但先不要开始：停在该页面，由我来按开始。`,
    ],
  },
  setup: ({ clock: state }, { label, hours }, { now }) =>
    addEntries(state.timers, timer("timer_before", label, hours * 3_600_000, hours * 1_800_000, now - 600_000)),
  checks: [
    {
      that: "a new timer is on the screen, set to the time",
      holds: ({ after, params }) => {
        const view = findFrontScreen(after.view, clock, "timer")?.view;
        return (
          Number(view?.hours) === params.hours &&
          Number(view?.minutes) === params.minutes &&
          Number(view?.seconds) === params.seconds
        );
      },
    },
    {
      that: "it has the name",
      holds: ({ after, params }) => findFrontScreen(after.view, clock, "timer")?.view.label.trim() === params.label,
    },
    { that: "no timer was started, and the others are as they were", unchanged: ({ clock }) => clock.timers },
  ],
  allow: () => [],
  shown: ({ view }) => [view.front, view.tasks["clock"]],

  oracle: async (o, { label, hours, minutes, seconds }) => {
    await o.open(clock);
    await o.set(clock, "main", { tab: "timers" });
    await o.act(clock, "main.newTimer");
    await o.type("hours", pad2(hours));
    await o.type("minutes", pad2(minutes));
    await o.type("seconds", pad2(seconds));
    await o.type("label", label);
  },
});
const formatDuration = (p: { readonly hours: number; readonly minutes: number; readonly seconds: number }): string =>
  [p.hours, p.minutes, p.seconds].map(pad2).join(":");
