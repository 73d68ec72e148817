import { listStays } from "#apps/meeting/features/past/queries.ts";
import meeting from "#apps/meeting/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { findFrontScreen } from "#judge/view.ts";
import { minuteMs } from "#state/civil.ts";
import { dayAt } from "#state/day.ts";
import { drawUntil, minuteOf } from "../kit/held-meetings.ts";
import { dayTime, drawNumber, pastMeeting, setStartWheels } from "../kit/meeting.ts";
import { personName } from "../kit/people.ts";
import { fillIn, formatDate, formatTime } from "../kit/phrases.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** Schedule a meeting with the people who left a past meeting before its end, and report who left first and when. */
export default defineTask({
  apps: [meeting],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L4",
  tags: ["search", "extract", "reasoning", "create"],
  budget: 60,
  revision: 1,

  params: (r, _, { say, now, offsetMin, lang }) => {
    const topic = r.pick([
      say("Safety briefing", "安全说明会"),
      say("New tools", "新工具介绍"),
      say("Style guide", "设计规范宣讲"),
      say("Travel rules", "差旅制度说明"),
    ]);
    const plain = {
      topic,
      number: drawNumber(r),
      invitees: r.sample(colleagues, 8),
      days: r.int(1, 4),
      minute: r.int(9 * 12, 15 * 12) * 5,
      length: r.pick([50, 65, 80]),
    };
    const seed = drawUntil(r, (one) => {
      const [last, before] = heldRooms({ ...plain, seed: one }, now, offsetMin);
      const [left, leftBefore] = [earlyLeavers(last!, now), earlyLeavers(before!, now)];
      const minutes = new Set(left.map(({ to }) => minuteOf(to, offsetMin)));
      const fits =
        left.length >= 2 &&
        left.length <= 3 &&
        minutes.size === left.length &&
        // Who joined first is not who left first.
        left.some(({ id }, i) => i > 0 && id === firstToLeave(left).id) &&
        leftBefore.length > 0 &&
        leftBefore.every(({ id }) => left.every((one) => one.id !== id));
      return fits ? one : null;
    });
    const [last] = heldRooms({ ...plain, seed }, now, offsetMin);
    const left = earlyLeavers(last!, now);
    const first = firstToLeave(left);
    const ahead = r.int(1, 4);
    const start = dayTime(now, offsetMin, ahead, r.int(9 * 12, 17 * 12) * 5);
    return {
      ...plain,
      seed,
      left: left.map(({ id }) => id),
      stayed: listStays(last!, now)
        .filter(({ id }) => left.every((one) => one.id !== id))
        .map(({ id }) => id),
      spans: left.map(({ id, to }) => [personName(id, say), formatTime(minuteOf(to, offsetMin))]),
      first: personName(first.id, say),
      at: formatTime(minuteOf(first.to, offsetMin)),
      people: plain.invitees.map((id) => personName(id, say)),
      title: say(`${topic}, last part`, `${topic}（最后一部分）`),
      start,
      date: formatDate(dayAt(start, offsetMin), lang),
      time: formatTime(minuteOf(start, offsetMin)),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Some people left my last "${p.topic}" meeting before it was over. In {app.meeting}, schedule a 30-minute meeting "${p.title}" on ${p.date} at ${p.time} with all of them and nobody else as invitees, and leave the other settings as they are. Who of them left first, and at what time? ${fillIn.en}`,
      (p) =>
        `Please set up "${p.title}" in {app.meeting} on ${p.date} at ${p.time}, 30 minutes long, with everything else left at its default. Invite exactly those who left the latest "${p.topic}" meeting in my history before its end. Also tell me who was the first to leave and when. ${fillIn.en}`,
    ],
    zh: [
      (p) =>
        `我上一次开“${p.topic}”时，有人没等结束就离开了。请在{app.meeting}预定一个会议“${p.title}”，时间是${p.date} ${p.time}，时长 30 分钟，只邀请提前离开的那些人，一个都不能少，其他设置不变。这些人里谁最先离开、几点离开的？${fillIn.zh}`,
      (p) =>
        `请在{app.meeting}里预定“${p.title}”：${p.date} ${p.time} 开始，30 分钟，其余保持默认；邀请成员就是历史会议里最近一次“${p.topic}”中提前离会的所有人，不要加别人。另外告诉我最早离会的是谁、什么时间。${fillIn.zh}`,
    ],
  },
  setup: ({ meeting: state }, p, { now, offsetMin }) => addEntries(state.rooms, ...heldRooms(p, now, offsetMin)),
  checks: [
    {
      that: "there is one new meeting of this name, time and length",
      holds: ({ before, after, params: p }) => {
        const [one, ...more] = addedEntries(before.meeting.meetings, after.meeting.meetings);
        return (
          one !== undefined &&
          more.length === 0 &&
          one.topic === p.title &&
          one.start === p.start &&
          one.minutes === 30 &&
          one.repeat === null
        );
      },
    },
    {
      that: "those who left early are invited, and nobody else",
      holds: ({ before, after, params: p }) => {
        const [one] = addedEntries(before.meeting.meetings, after.meeting.meetings);
        return JSON.stringify(one?.invitees.toSorted()) === JSON.stringify(p.left.toSorted());
      },
    },
    {
      that: "whatever else a new meeting has is as the app has it",
      keeps: true,
      holds: ({ before, after }) =>
        addedEntries(before.meeting.meetings, after.meeting.meetings).every(
          (m) =>
            m.password === "" &&
            m.only === "all" &&
            m.early &&
            m.remind === 10 &&
            m.except.length === 0 &&
            Object.keys(m.moved).length === 0 &&
            m.quiet === before.meeting.prefs.newQuiet &&
            m.waiting === before.meeting.prefs.newWaiting,
        ),
    },
    { that: "the history is as it was", unchanged: ({ meeting: state }) => state.rooms },
  ],
  allow: ({ meeting: state }) => [added(state.meetings, 1)],
  answer: {
    fields: ({ people }, say) => ({
      first: choice(say("First to leave", "最先离开的人"), people),
      at: text(say("Left at", "离开时间"), say("HH:MM", "HH:MM"), "time"),
    }),
    expected: ({ params }) => ({ first: params.first, at: params.at }),
  },

  oracle: async (o, p, { now, offsetMin, say }) => {
    await o.open(meeting);
    await o.act(meeting, "main.history");
    await o.type("query", p.topic);
    await o.act(meeting, "history.open", { id: "room_last" });
    await o.sees(...p.spans.flat(), ...p.stayed.map((id) => personName(id, say)));
    o.reads(p.spans.flat(), p.first, p.at);
    await o.act(meeting, "past.planAgain", {
      people: listStays((await o.state()).meeting.rooms["room_last"]!, now).map(({ id }) => id),
    });
    await o.type("topic", p.title);
    const { start } = findFrontScreen((await o.state()).view, meeting, "schedule")!.view;
    await setStartWheels(o, start, p.start, offsetMin);
    await o.set(meeting, "schedule", { open: "length" });
    await o.set(meeting, "schedule", { minutes: 30, open: null });
    for (const person of p.stayed) await o.act(meeting, "schedule.drop", { person });
    await o.act(meeting, "schedule.done");
    await o.answer({ first: p.first, at: p.at });
  },
});
const colleagues = ["katrin", "nora", "jonas", "priya", "tomas", "anna_weber", "diego", "olga", "henrik", "vera"];
interface Held {
  readonly topic: string;
  readonly number: string;
  readonly seed: string;
  readonly invitees: readonly string[];
  readonly days: number;
  readonly minute: number;
  readonly length: number;
}
/** Returns the last meeting of the name, and the one a week before it. */
const heldRooms = (p: Held, now: number, offsetMin: number) =>
  [0, 7].map((more) =>
    pastMeeting(
      more === 0 ? "room_last" : "room_before",
      p.number,
      p.topic,
      dayTime(now, offsetMin, -p.days - more, p.minute),
      p.length,
      { seed: `${p.seed} ${more}`, invitees: [...p.invitees] },
    ),
  );
const earlyLeavers = (room: ReturnType<typeof pastMeeting>, now: number) =>
  listStays(room, now).filter(({ to }) => to < room.ends - 2 * minuteMs);
const firstToLeave = <T extends { readonly to: number }>(left: readonly T[]): T =>
  left.toSorted((a, b) => a.to - b.to)[0]!;
