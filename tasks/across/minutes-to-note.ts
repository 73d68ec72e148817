import { minutesText } from "#apps/meeting/features/past/texts.ts";
import meeting from "#apps/meeting/index.ts";
import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayTime, drawNumber, pastMeeting } from "../kit/meeting.ts";
import { isPlainNote } from "../kit/notes.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** Save the minutes of one of two past meetings as a note with the given title. */
export default defineTask({
  apps: [meeting, notes],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["search", "handoff", "create"],
  budget: 30,
  revision: 2,

  params: (r, _, { say }) => {
    const [topic, alike] = r.pick([
      [say("Launch plan", "上线计划"), say("Launch plan, marketing", "上线计划（市场）")],
      [say("Office move", "办公室搬迁"), say("Office move, IT", "办公室搬迁（设备）")],
      [say("Website texts", "网站文案"), say("Website texts, legal", "网站文案（法务）")],
      [say("Team survey", "团队调查"), say("Team survey, pilot", "团队调查（试点）")],
    ] as const);
    return {
      topic,
      alike,
      title: say(`${topic}: agreed`, `${topic}：已定事项`),
      one: drawNumber(r),
      two: drawNumber(r),
      seed: `minutes ${r.int(1, 1_000_000)}`,
      days: r.int(1, 5),
      minute: r.int(9 * 60, 16 * 60),
    };
  },
  instruction: {
    en: [
      ({ topic, title }) =>
        `Save the minutes of my past meeting "${topic}" from {app.meeting} as a new note called "${title}". Keep the shared text as it is.`,
      ({ topic, title }) =>
        `Share the minutes of my last meeting called just "${topic}" from {app.meeting} to {app.notes}. Call the new note "${title}" and don't change the text.`,
    ],
    zh: [
      ({ topic, title }) =>
        `请把{app.meeting}中历史会议“${topic}”的会议纪要保存为{app.notes}里的新笔记，标题改为“${title}”，正文不要改。`,
      ({ topic, title }) =>
        `请把我上一次会议“${topic}”（主题就是这几个字）的纪要从{app.meeting}分享到{app.notes}，新笔记标题为“${title}”，正文不改。`,
    ],
  },
  setup: ({ meeting: state }, p, { now, offsetMin }) => {
    const people = { invitees: ["nora", "jonas", "priya"], quiet: false };
    addEntries(
      state.rooms,
      pastMeeting("room_wanted", p.one, p.topic, dayTime(now, offsetMin, -p.days, p.minute), 70, {
        ...people,
        seed: p.seed,
      }),
      pastMeeting("room_alike", p.two, p.alike, dayTime(now, offsetMin, -p.days - 1, p.minute), 70, {
        ...people,
        seed: `${p.seed} alike`,
      }),
    );
  },
  checks: [
    {
      that: "there is one new note of this title, with the minutes of this meeting, and nothing else is set on it",
      holds: ({ before, after, params: p, occasion: { now } }) => {
        const [one, ...more] = addedEntries(before.notes.notes, after.notes.notes);
        return (
          one !== undefined &&
          more.length === 0 &&
          one.title.trim() === p.title &&
          isPlainNote(one) &&
          one.body === minutesText({ state: before.meeting, params: { id: "room_wanted" }, os: before.os, now })
        );
      },
    },
    { that: "the history is as it was", unchanged: ({ meeting: state }) => state.rooms },
  ],
  allow: ({ notes: state }) => [added(state.notes, 1)],

  oracle: async (o, p) => {
    await o.open(meeting);
    await o.act(meeting, "main.history");
    await o.type("query", p.topic);
    await o.act(meeting, "history.open", { id: "room_wanted" });
    await o.act(meeting, "past.minutes");
    await o.act(meeting, "minutes.share");
    await o.choose(notes);
    await o.type("title", p.title);
    await o.act(notes, "editor.save");
  },
});
