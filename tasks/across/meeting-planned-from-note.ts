import contacts from "#apps/contacts/index.ts";
import { findName } from "#apps/contacts/queries.ts";
import meeting from "#apps/meeting/index.ts";
import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { dayAt } from "#state/day.ts";
import { dayTime, setStartWheels } from "../kit/meeting.ts";
import { note, openNote } from "../kit/notes.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { formatTime, formatDate } from "../kit/phrases.ts";

/** Schedule a meeting from a note, and invite its people from the contacts. */
export default defineTask({
  apps: [notes, contacts, meeting],
  split: "train",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "handoff", "create", "social"],
  budget: 60,
  revision: 1,

  params: (r, { contacts: state }, { say, now, offsetMin, lang }) => {
    const people = r.sample(["nora", "jonas", "priya", "diego", "katrin", "zoe", "max"], 2);
    const days = r.int(1, 4);
    const minute = r.int(9 * 12, 17 * 12) * 5;
    const start = dayTime(now, offsetMin, days, minute);
    return {
      people,
      names: people.map((id) => findName(state, `contact_${id}`)),
      topic: r.pick([
        say("Workshop opening", "工作坊开场"),
        say("Exhibition wall", "展墙设计"),
        say("Summer party", "夏季聚会"),
        say("Room booking", "订场地"),
      ]),
      start,
      date: formatDate(dayAt(start, offsetMin), lang),
      time: formatTime(minute),
      minutes: r.pick([30, 45, 90, 120] as const),
      waiting: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ topic }) =>
        `Schedule "${topic}" in {app.meeting} the way my note "Plan: ${topic}" says, and invite the people it names from my contacts. Leave everything it doesn't mention as it is.`,
      ({ topic }) =>
        `My note "Plan: ${topic}" says when and how this meeting should happen and who's coming. Set it up in {app.meeting} with the topic "${topic}", choosing the people from my contacts, and don't change anything else.`,
    ],
    zh: [
      ({ topic }) =>
        `请按{app.notes}中笔记“计划：${topic}”的内容，在{app.meeting}里预定会议“${topic}”，并从通讯录邀请笔记中提到的人。笔记没提到的内容保持默认。`,
      ({ topic }) =>
        `我的{app.notes}笔记“计划：${topic}”写明了这次会议的时间、方式和参加的人。请在{app.meeting}里以“${topic}”为主题预定，从通讯录选择邀请对象，其他设置不要改。`,
    ],
  },
  setup: ({ notes: state, meeting: own }, p, { now, say }) => {
    own.prefs.newWaiting = false;
    const lines = [
      say(`When: ${p.date}, ${p.time}, for ${p.minutes} minutes`, `时间：${p.date} ${p.time}，时长 ${p.minutes} 分钟`),
      say(`Who: ${p.names.join(" and ")}`, `参加：${p.names.join("和")}`),
      p.waiting
        ? say("With a waiting room, please.", "要开等候室。")
        : say("No waiting room, they can come straight in.", "不用等候室，直接进来就行。"),
    ];
    addEntries(
      state.notes,
      note("note_plan", say(`Plan: ${p.topic}`, `计划：${p.topic}`), lines.join("\n"), now - 7_000_000),
      note("note_plan_old", say(`Plan: ${p.topic}, dropped`, `计划：${p.topic}（作废）`), lines[1]!, now - 3_000_000),
    );
  },
  checks: [
    {
      that: "there is one new meeting, at this time, so long, with the waiting room as the note has it",
      holds: ({ before, after, params: p }) => {
        const [one, ...more] = addedEntries(before.meeting.meetings, after.meeting.meetings);
        return (
          one !== undefined &&
          more.length === 0 &&
          one.topic === p.topic &&
          one.start === p.start &&
          one.minutes === p.minutes &&
          one.repeat === null &&
          one.waiting === p.waiting
        );
      },
    },
    {
      that: "these people, and nobody else, are invited",
      holds: ({ before, after, params: p }) => {
        const invited = addedEntries(before.meeting.meetings, after.meeting.meetings)[0]?.invitees ?? [];
        return JSON.stringify(invited.toSorted()) === JSON.stringify(p.people.toSorted());
      },
    },
    {
      that: "whatever else a new meeting has is as the app has it",
      keeps: true,
      holds: ({ before, after }) =>
        addedEntries(before.meeting.meetings, after.meeting.meetings).every(
          (m) =>
            m.only === "all" &&
            m.early &&
            m.password === "" &&
            m.remind === 10 &&
            m.quiet === before.meeting.prefs.newQuiet &&
            m.except.length === 0,
        ),
    },
  ],
  allow: ({ meeting: state, os }) => [added(state.meetings, 1), os.permissions["meeting"]],
  free: [
    {
      why: "For how long the app may see the contacts is left to whoever plans",
      paths: ({ os }) => [os.permissions[any]?.contacts],
    },
  ],

  oracle: async (o, p, { now, offsetMin, say }) => {
    await openNote(o, say(`Plan: ${p.topic}`, `计划：${p.topic}`), "note_plan");
    await o.sees(p.date, p.time, p.minutes, ...p.names);
    await o.open(meeting);
    await o.act(meeting, "main.schedule");
    await o.type("topic", p.topic);
    await setStartWheels(o, Math.ceil((now + 60_000) / 1_800_000) * 1_800_000, p.start, offsetMin);
    await o.set(meeting, "schedule", { open: "length" });
    await o.set(meeting, "schedule", { minutes: p.minutes, open: null });
    await o.act(meeting, "schedule.pick");
    await o.grant("allowed");
    for (const [n, id] of p.people.entries()) {
      await o.type("query", p.names[n]!);
      await o.act(contacts, "choose.pick", { id: `contact_${id}` });
    }
    await o.act(contacts, "choose.done");
    if (p.waiting) await o.set(meeting, "schedule", { waiting: true });
    await o.act(meeting, "schedule.done");
  },
});
