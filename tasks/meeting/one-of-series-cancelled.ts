import meeting from "#apps/meeting/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayKey } from "#state/civil.ts";
import { dayTime, drawNumber, plannedMeeting } from "../kit/meeting.ts";
import { addEntries } from "../kit/records.ts";

/** Cancel only the next meeting of a series. Another series has a similar name. */
export default defineTask({
  apps: [meeting],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "search", "delete"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const [topic, other] = r.pick([
      [say("Photo club", "摄影小组"), say("Photo club, beginners", "摄影小组（新手）")],
      [say("Choir rehearsal", "合唱排练"), say("Choir rehearsal, altos", "合唱排练（女低音）")],
      [say("Chess evening", "象棋之夜"), say("Chess evening, juniors", "象棋之夜（少年）")],
      [say("Spanish lesson", "西语课"), say("Spanish lesson, level 2", "西语课（二级）")],
    ] as const);
    const [one, two] = [drawNumber(r), drawNumber(r)];
    return {
      topic,
      other,
      one,
      two,
      // Also draws which of the two series comes first in the list.
      ...r.pick([
        { id: "meet_a", otherId: "meet_b" },
        { id: "meet_b", otherId: "meet_a" },
      ]),
      days: r.int(1, 3),
      minute: r.int(17 * 4, 20 * 4) * 15,
      unit: r.pick(["week", "fortnight", "day"] as const),
    };
  },
  instruction: {
    en: [
      ({ topic }) =>
        `The next meeting in my series "${topic}" can't go ahead. Cancel just that one in {app.meeting} and keep the later ones.`,
      ({ topic }) => `In {app.meeting}, cancel only the next occurrence of my recurring meeting "${topic}".`,
    ],
    zh: [
      ({ topic }) => `我在{app.meeting}里的周期性会议“${topic}”下一次开不了了，请只取消下一次，之后的保留。`,
      ({ topic }) => `请在{app.meeting}里取消周期性会议“${topic}”，只取消接下来的那一次。`,
    ],
  },
  setup: ({ meeting: state }, p, { now, offsetMin }) => {
    const start = dayTime(now, offsetMin, p.days, p.minute);
    const repeat = { unit: p.unit, times: 12, until: null };
    addEntries(
      state.meetings,
      plannedMeeting(p.id, p.one, p.topic, start, { repeat }),
      plannedMeeting(p.otherId, p.two, p.other, start + 3_600_000, { repeat }),
    );
  },
  checks: [
    {
      that: "the next one is cancelled, and nothing else of the series",
      holds: ({ after, params: p, occasion: { now, offsetMin } }) =>
        JSON.stringify(after.meeting.meetings[p.id]?.except) ===
        JSON.stringify([dayKey(dayTime(now, offsetMin, p.days, p.minute), offsetMin)]),
    },
  ],
  allow: ({ meeting: state }, { id }) => [state.meetings[id]?.except],

  oracle: async (o, { id }) => {
    await o.open(meeting);
    await o.act(meeting, "main.open", { id });
    await o.set(meeting, "meeting", { open: "menu" });
    await o.act(meeting, "meeting.cancel");
    await o.act(meeting, "meeting.cancelOne");
  },
});
