import { listDecisions } from "#apps/meeting/features/past/queries.ts";
import meeting from "#apps/meeting/index.ts";
import { choice } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dateText } from "#os/format.ts";
import { minuteMs } from "#state/civil.ts";
import { dayAt } from "#state/day.ts";
import { drawUntil, readDecision } from "../kit/held-meetings.ts";
import { dayTime, pastMeeting } from "../kit/meeting.ts";
import { personName } from "../kit/people.ts";
import { fillIn, formatDate } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";

/**
 * Find out from the minutes of several meetings of one name who took something on last, and until when. In the latest
 * meeting nobody does, and a meeting of a similar name has such a decision, too.
 */
export default defineTask({
  apps: [meeting],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "extract", "explore", "reasoning"],
  budget: 45,
  revision: 1,

  params: (r, _, { say, now, offsetMin, lang }) => {
    const [topic, alike] = r.pick([
      [say("Anniversary", "周年庆"), say("Anniversary, catering", "周年庆（餐饮）")],
      [say("Open house", "开放日"), say("Open house, guests", "开放日（嘉宾）")],
      [say("Training day", "培训日"), say("Training day, speakers", "培训日（讲师）")],
      [say("Book fair", "书展"), say("Book fair, stand", "书展（展位）")],
    ] as const);
    const host = r.pick(["katrin", "vera", "alex_petrov"]);
    const invitees = r.sample(["nora", "jonas", "priya", "tomas", "diego", "olga", "henrik"], 5);
    // From the latest to the earliest. The last one is the meeting of the similar name.
    const days = [r.int(2, 4), r.int(6, 9), r.int(11, 15), r.int(17, 20), 1];
    const minutes = days.map(() => r.int(9 * 12, 16 * 12) * 5);
    const numbers = [`7${r.int(10_000_000, 99_999_999)}`, `8${r.int(10_000_000, 99_999_999)}`];
    const plain = { topic, alike, host, invitees, days, minutes, numbers };
    // The meeting that counts. In the later ones nobody speaks of the thing.
    const at = r.int(1, 2);
    const drawn = drawUntil(r, (seed) => {
      const rooms = heldRooms({ ...plain, seed }, now, offsetMin);
      const found = rooms.map((room) => listDecisions(room, now).map((one) => readDecision(one, lang)));
      const told = found[at]!.find(({ thing }) => {
        const about = found.map((list) => list.filter((d) => d.thing === thing));
        const [last] = about[at]!;
        const earlier = about[at + 1]!.findLast((d) => d.takes);
        return (
          about.slice(0, at).every((list) => list.length === 0) &&
          about[at]!.length === 1 &&
          last!.takes &&
          earlier !== undefined &&
          earlier.by !== last!.by &&
          earlier.day !== last!.day &&
          about[4]!.some((d) => d.takes && d.by !== last!.by)
        );
      });
      return told === undefined ? null : { seed, told };
    });
    const dates = days.map((back) => formatDate(dayAt(dayTime(now, offsetMin, -back, 0), offsetMin), lang));
    return {
      ...plain,
      seed: drawn.seed,
      at,
      thing: drawn.told.thing,
      by: drawn.told.by,
      line: drawn.told.line,
      day: drawn.told.day,
      dates: dates.slice(0, 4),
      people: [host, ...invitees].map((id) => personName(id, say)),
    };
  },
  instruction: {
    en: [
      ({ topic, thing }) =>
        `I've had several meetings called just "${topic}". Check their minutes in {app.meeting}: who was the last to say that they'd take care of ${thing}, by which day, and on which date was that meeting? ${fillIn.en}`,
      ({ topic, thing }) =>
        `In my past meetings called "${topic}" (nothing else in the name), people have taken on ${thing} more than once. Going by the minutes in {app.meeting}, who was the last to do so, by which day did they promise it, and what was the date of that meeting? ${fillIn.en}`,
    ],
    zh: [
      ({ topic, thing }) =>
        `我开过好几次叫“${topic}”的会（名称就这几个字）。请查一下{app.meeting}里这几次会议的纪要：最后一个说由自己负责${thing}的人是谁？说好周几前完成？那次会议是几月几日？${fillIn.zh}`,
      ({ topic, thing }) =>
        `在主题就叫“${topic}”的几次历史会议里，${thing}先后有人认领。请根据{app.meeting}的会议纪要告诉我：最后认领的是谁，定在周几前完成，是哪天的会上说的？${fillIn.zh}`,
    ],
  },
  setup: ({ meeting: state }, p, { now, offsetMin }) => addEntries(state.rooms, ...heldRooms(p, now, offsetMin)),
  checks: [{ that: "the history is as it was", unchanged: ({ meeting: state }) => [state.rooms, state.hidden] }],
  allow: () => [],
  answer: {
    fields: ({ people, dates }, say) => ({
      who: choice(say("Who", "谁"), people),
      by: choice(
        say("By which day", "周几前"),
        weekdays.map(([en, zh]) => say(en, zh)),
      ),
      date: choice(say("Date of the meeting", "会议日期"), dates),
    }),
    expected: ({ params: p, occasion: { say } }) => ({ who: personName(p.by, say), by: p.day, date: p.dates[p.at]! }),
  },

  oracle: async (o, p, { say, now, offsetMin }) => {
    await o.open(meeting);
    await o.act(meeting, "main.history");
    await o.type("query", p.topic);
    const { os } = await o.state();
    for (const [i, room] of heldRooms(p, now, offsetMin)
      .slice(0, p.at + 1)
      .entries()) {
      await o.act(meeting, "history.open", { id: room.id });
      await o.act(meeting, "past.minutes");
      if (i === p.at) {
        const date = dateText(room.began, os, now);
        await o.sees(date, personName(p.by, say), p.line);
        o.reads([p.line], p.day);
        o.reads([date], p.dates[p.at]!);
      }
      await o.back();
      await o.back();
    }
    await o.answer({ who: personName(p.by, say), by: p.day, date: p.dates[p.at]! });
  },
});
const weekdays = [
  ["Monday", "周一"],
  ["Tuesday", "周二"],
  ["Wednesday", "周三"],
  ["Thursday", "周四"],
  ["Friday", "周五"],
] as const;
interface Held {
  readonly topic: string;
  readonly alike: string;
  readonly host: string;
  readonly invitees: readonly string[];
  readonly days: readonly number[];
  readonly minutes: readonly number[];
  readonly numbers: readonly string[];
  readonly seed: string;
}
/** Returns four meetings of one name, the latest first, and the one of the similar name. */
const heldRooms = (p: Held, now: number, offsetMin: number) =>
  p.days.map((back, i) => {
    const began = dayTime(now, offsetMin, -back, p.minutes[i]!);
    const isAlike = i === 4;
    return pastMeeting(`room_held${i}`, p.numbers[isAlike ? 1 : 0]!, isAlike ? p.alike : p.topic, began, 45, {
      seed: `${p.seed} ${i}`,
      host: p.host,
      invitees: [...p.invitees],
      spans: [{ in: began + minuteMs, out: began + 45 * minuteMs }],
    });
  });
