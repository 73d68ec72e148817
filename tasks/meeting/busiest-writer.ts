import meeting from "#apps/meeting/index.ts";
import { visibleChat } from "#apps/meeting/features/room/presence.ts";
import { choice, number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import { drawUntil, minuteOf } from "../kit/held-meetings.ts";
import { dayTime, drawNumber, pastMeeting } from "../kit/meeting.ts";
import { personName } from "../kit/people.ts";
import { fillIn, formatTime } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";

/** Report who besides the owner wrote most in the chat of a past meeting, how much, and when first. */
export default defineTask({
  apps: [meeting],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, _, { say, now, offsetMin, lang }) => {
    const topics = [
      say("Hardware talk", "硬件交流会"),
      say("Tips from support", "客服经验分享"),
      say("Language afternoon", "语言角"),
      say("Logo feedback", "标志意见征集"),
      say("Room plan", "工位规划"),
    ];
    const plain = {
      topic: r.pick(topics),
      numbers: [drawNumber(r), drawNumber(r)],
      host: r.pick(["katrin", "vera", "henrik"]),
      invitees: r.sample(["nora", "jonas", "priya", "tomas", "diego", "olga"], 4),
      days: r.int(1, 5),
      minute: r.int(9 * 12, 15 * 12) * 5,
      own: r.sample(ownLines, 4).map(([en, zh]) => say(en, zh)),
    };
    const seed = drawUntil(r, (one) => {
      const [last, before] = heldRooms({ ...plain, seed: one }, now, offsetMin).map((room) =>
        rankOf(visibleChat(room, lang === "en" ? "en" : "zh", now)),
      );
      const [top, next] = last!;
      const fits =
        top !== undefined &&
        next !== undefined &&
        top.lines.length >= 4 &&
        top.lines.length > next.lines.length &&
        next.lines.length >= 2 &&
        before![0]?.id !== top.id;
      return fits ? one : null;
    });
    const lines = visibleChat(heldRooms({ ...plain, seed }, now, offsetMin)[0]!, lang === "en" ? "en" : "zh", now);
    const [top] = rankOf(lines);
    return {
      ...plain,
      seed,
      who: personName(top!.id, say),
      count: top!.lines.length,
      first: formatTime(minuteOf(top!.lines[0]!.at, offsetMin)),
      times: top!.lines.map(({ at }) => formatTime(minuteOf(at, offsetMin))),
      people: [plain.host, ...plain.invitees].map((id) => personName(id, say)),
    };
  },
  instruction: {
    en: [
      ({ topic }) =>
        `Who apart from me wrote the most messages in the chat of my last "${topic}" meeting? Check the history in {app.meeting}. How many messages was that, and at what time did they write the first one? ${fillIn.en}`,
      ({ topic }) =>
        `Please look at the chat of the latest "${topic}" in my {app.meeting} history. Leaving me out, who sent the most messages, how many, and when was their first? ${fillIn.en}`,
    ],
    zh: [
      ({ topic }) =>
        `在{app.meeting}的历史会议里，上一次“${topic}”的聊天记录中，除了我，谁发的消息最多？一共几条？第一条是几点发的？${fillIn.zh}`,
      ({ topic }) =>
        `请查看{app.meeting}历史会议中最近一次“${topic}”的聊天记录：不算我自己，发消息最多的人是谁、发了多少条、最早一条是什么时间？${fillIn.zh}`,
    ],
  },
  setup: ({ meeting: state }, p, { now, offsetMin }) => addEntries(state.rooms, ...heldRooms(p, now, offsetMin)),
  checks: [{ that: "the history is as it was", unchanged: ({ meeting: state }) => state.rooms }],
  allow: () => [],
  answer: {
    fields: ({ people }, say) => ({
      who: choice(say("Who", "谁"), people),
      count: number(say("Messages", "消息条数"), say("Whole number", "整数")),
      first: text(say("First message at", "第一条的时间"), "HH:MM", "time"),
    }),
    expected: ({ params: p }) => ({ who: p.who, count: p.count, first: p.first }),
  },

  oracle: async (o, p) => {
    await o.open(meeting);
    await o.act(meeting, "main.history");
    await o.type("query", p.topic);
    await o.act(meeting, "history.open", { id: "room_last" });
    await o.act(meeting, "past.pastChat");
    await o.sees(p.who, ...p.times);
    o.reads(p.times, p.count);
    await o.answer({ who: p.who, count: p.count, first: p.first });
  },
});
const ownLines = [
  ["Hello everyone!", "大家好！"],
  ["I can hear you well.", "能听清楚。"],
  ["I'd like to see that again later.", "这个我之后想再看一遍。"],
  ["Sounds good to me.", "我觉得可以。"],
  ["I have a question about that.", "这一点我有个问题。"],
  ["Thanks for the overview.", "谢谢介绍。"],
] as const;
interface Held {
  readonly topic: string;
  readonly numbers: readonly string[];
  readonly host: string;
  readonly seed: string;
  readonly invitees: readonly string[];
  readonly days: number;
  readonly minute: number;
  readonly own: readonly string[];
}
/** Returns the last meeting of the name, in which the owner wrote, too, and the one a week before it. */
const heldRooms = (p: Held, now: number, offsetMin: number) =>
  [0, 7].map((more) => {
    const began = dayTime(now, offsetMin, -p.days - more, p.minute);
    const isLast = more === 0;
    return pastMeeting(isLast ? "room_last" : "room_before", p.numbers[isLast ? 0 : 1]!, p.topic, began, 80, {
      seed: `${p.seed} ${more}`,
      host: p.host,
      invitees: [...p.invitees],
      chat: isLast
        ? p.own.map((line, i) => ({
            id: `line_own${i}`,
            from: "me",
            to: null,
            text: line,
            at: began + (6 + 17 * i) * minuteMs,
          }))
        : [],
    });
  });
type Line = ReturnType<typeof visibleChat>[number];
/** Lists who wrote, except the owner: who wrote most comes first. */
const rankOf = (lines: readonly Line[]) =>
  [...Map.groupBy(lines, ({ from }) => from)]
    .filter(([id]) => id !== "me")
    .map(([id, own]) => ({ id, lines: own }))
    .toSorted((a, b) => b.lines.length - a.lines.length);
