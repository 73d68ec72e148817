import meeting from "#apps/meeting/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayKey, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { dayTime, drawNumber, plannedMeeting } from "../kit/meeting.ts";
import { formatTime } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";

/** Let only the next meeting of a series begin later by some minutes. Another series has a similar name. */
export default defineTask({
  apps: [meeting],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L2",
  tags: ["nav", "edit", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const [topic, other] = r.pick([
      [say("Book circle", "读书会"), say("Book circle, poems", "读书会（诗歌）")],
      [say("Yoga online", "线上瑜伽"), say("Yoga online, basics", "线上瑜伽（基础）")],
      [say("Garden group", "园艺小组"), say("Garden group, balcony", "园艺小组（阳台）")],
      [say("Language exchange", "语言交换"), say("Language exchange, Italian", "语言交换（意大利语）")],
    ] as const);
    return {
      topic,
      other,
      one: drawNumber(r),
      two: drawNumber(r),
      days: r.int(1, 4),
      minute: r.int(15 * 12, 20 * 12) * 5,
      otherMinute: r.int(15 * 12, 20 * 12) * 5,
      later: r.int(4, 19) * 5,
      unit: r.pick(["week", "fortnight"] as const),
    };
  },
  instruction: {
    en: [
      ({ topic, later }) =>
        `The next meeting of my series "${topic}" in {app.meeting} has to start ${later} minutes later than planned. Move just that one and keep the rest of the series as it is.`,
    ],
    zh: [
      ({ topic, later }) =>
        `我在{app.meeting}里的周期性会议“${topic}”，最近一次要比原定时间晚 ${later} 分钟开始。请只改这一次的时间，之后的都不变。`,
    ],
  },
  setup: ({ meeting: state }, p, { now, offsetMin }) => {
    const repeat = { unit: p.unit, times: 20, until: null };
    addEntries(
      state.meetings,
      plannedMeeting("meet_meant", p.one, p.topic, dayTime(now, offsetMin, p.days, p.minute), { repeat }),
      plannedMeeting("meet_alike", p.two, p.other, dayTime(now, offsetMin, p.days, p.otherMinute), { repeat }),
    );
  },
  checks: [
    {
      that: "only the next meeting begins later, by these minutes",
      holds: ({ after, params: p, occasion: { now, offsetMin } }) => {
        const start = dayTime(now, offsetMin, p.days, p.minute);
        return sameJson(after.meeting.meetings["meet_meant"]?.moved ?? {}, {
          [dayKey(start, offsetMin)]: start + p.later * minuteMs,
        });
      },
    },
  ],
  allow: ({ meeting: state }) => [state.meetings["meet_meant"]?.moved],

  oracle: async (o, p, { now, offsetMin }) => {
    const start = dayTime(now, offsetMin, p.days, p.minute);
    const wanted = start + p.later * minuteMs;
    await o.open(meeting);
    await o.act(meeting, "main.open", { id: "meet_meant" });
    await o.sees(formatTime(p.minute));
    o.reads([formatTime(p.minute), p.later], formatTime(p.minute + p.later));
    await o.set(meeting, "meeting", { open: "menu" });
    await o.act(meeting, "meeting.edit");
    await o.act(meeting, "meeting.editOne");
    // One tap moves a wheel by at most two values.
    let at = start;
    const turn = async (stepMs: number, steps: number): Promise<void> => {
      for (let left = steps; left !== 0;) {
        const by = Math.max(-2, Math.min(2, left));
        left -= by;
        at += by * stepMs;
        await o.set(meeting, "meeting", { start: at });
      }
    };
    const hour = (moment: number): number => Math.floor((moment - startOfDay(moment, offsetMin)) / hourMs);
    await turn(hourMs, hour(wanted) - hour(start));
    await turn(5 * minuteMs, (wanted - at) / (5 * minuteMs));
    await o.act(meeting, "meeting.moveOne");
  },
});
