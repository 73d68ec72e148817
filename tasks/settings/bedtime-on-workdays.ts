import settings from "#apps/settings/index.ts";
import { scheduleOf } from "#apps/settings/features/schedules/schedules.ts";
import { defineTask } from "#judge/define.ts";

const pad2 = (n: number): string => String(n).padStart(2, "0");

/** Schedule Bedtime mode with two times and some days, and set three switches for its effects. */
export default defineTask({
  apps: [settings],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["settings", "nav", "edit"],
  budget: 45,
  revision: 1,

  params: (r) => ({
    // The times are at night, so that Bedtime mode does not start during the episode.
    start: `${r.int(21, 23)}:${pad2(r.int(0, 11) * 5)}`,
    end: `0${r.int(5, 7)}:${pad2(r.int(0, 11) * 5)}`,
    nights: r.pick(["workdays", "sunday"] as const),
    dim: r.chance(0.5),
  }),
  instruction: {
    en: [
      ({ start, end, nights, dim }) =>
        `Schedule bedtime mode from ${start} to ${end}, ${nights === "workdays" ? "Monday to Friday evenings only" : "Sunday to Thursday evenings only"}. At bedtime the screen should go grayscale ${dim ? "and extra dim" : "but not extra dim"}, with Do Not Disturb off.`,
      ({ start, end, nights, dim }) =>
        `Set up a bedtime schedule in {app.settings} from ${start} to ${end}, ${nights === "workdays" ? "Monday to Friday" : "Sunday to Thursday"} nights only. At bedtime, turn on grayscale, turn ${dim ? "on" : "off"} extra dim, and keep Do Not Disturb off.`,
    ],
    zh: [
      ({ start, end, nights, dim }) =>
        `请开启就寝模式的定时：${start} 开始，${end} 结束，只在${nights === "workdays" ? "周一到周五" : "周日到周四"}的晚上生效。就寝时要黑白显示，${dim ? "开启极暗" : "不要极暗"}，不要开勿扰模式。`,
      ({ start, end, nights, dim }) =>
        `请在{app.settings}里把就寝模式设成${nights === "workdays" ? "周一至周五" : "周日至周四"}晚上 ${start} 到第二天 ${end} 定时开启，就寝时打开黑白显示，${dim ? "打开" : "关闭"}极暗，关闭勿扰模式。`,
    ],
  },
  setup: ({ os }, { dim }) => {
    Object.assign(os.settings.wellbeing, { bedtimeGray: false, bedtimeDnd: true, bedtimeDim: !dim });
  },
  checks: [
    {
      that: "the schedule is on, with the times and days asked for",
      holds: ({ after, params }) => {
        const { on, start, end, days } = scheduleOf(after.settings, "bedtime");
        return on && start === params.start && end === params.end && days.join() === weekdaysFor(params.nights).join();
      },
    },
    {
      that: "bedtime does what was asked for",
      holds: ({ after, params }) => {
        const { bedtimeGray, bedtimeDnd, bedtimeDim } = after.os.settings.wellbeing;
        return bedtimeGray && !bedtimeDnd && bedtimeDim === params.dim;
      },
    },
  ],
  allow: ({ os, settings: own }) => [
    own.schedules.bedtime,
    os.settings.wellbeing.bedtimeGray,
    os.settings.wellbeing.bedtimeDnd,
    os.settings.wellbeing.bedtimeDim,
  ],

  oracle: async (o, { start, end, nights, dim }) => {
    await o.open(settings);
    await o.act(settings, "home.page", { id: "wellbeing" });
    await o.act(settings, "page.page", { id: "bedtime" });
    await o.act(settings, "page.set", { group: "wellbeing", name: "bedtimeGray", value: true });
    await o.act(settings, "page.set", { group: "wellbeing", name: "bedtimeDnd", value: false });
    await o.act(settings, "page.set", { group: "wellbeing", name: "bedtimeDim", value: dim });
    await o.act(settings, "page.schedule", { id: "bedtime" });
    for (const [which, time] of [
      ["start", start],
      ["end", end],
    ] as const) {
      await o.act(settings, "schedule.edit", { which });
      await o.type("hour", time.slice(0, 2));
      await o.type("minute", time.slice(3));
      await o.act(settings, "schedule.save");
    }
    for (let day = 0; day < 7; day++)
      if (!weekdaysFor(nights).includes(day)) await o.act(settings, "schedule.day", { day });
    await o.act(settings, "schedule.turn", { on: true });
  },
});
const weekdaysFor = (nights: "workdays" | "sunday"): number[] =>
  nights === "workdays" ? [1, 2, 3, 4, 5] : [0, 1, 2, 3, 4];
