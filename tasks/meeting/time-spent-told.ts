import meeting from "#apps/meeting/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { durationText } from "#os/format.ts";
import { minuteMs } from "#state/civil.ts";
import { dayTime, drawNumber, pastMeeting } from "../kit/meeting.ts";
import { personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";
import { fillIn } from "../kit/phrases.ts";

/** Report how long the owner was in a past meeting in total, over several visits, and who hosted it. */
export default defineTask({
  apps: [meeting],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const hosts = ["katrin", "nora", "priya", "vera", "alex_petrov"];
    const [host, other] = r.sample(hosts, 2);
    return {
      topic: r.pick([
        say("Accessibility workshop", "无障碍工作坊"),
        say("Brand day", "品牌日"),
        say("Quarterly figures", "季度数据会"),
        say("Town hall", "全员沟通会"),
      ]),
      number: drawNumber(r),
      before: drawNumber(r),
      host: host!,
      other: other!,
      options: hosts.map((id) => personName(id, say)),
      first: r.int(7, 34),
      gap: r.int(3, 15),
      second: r.int(5, 28),
      days: r.int(2, 6),
      minute: r.int(9 * 60, 16 * 60),
    };
  },
  instruction: {
    en: [
      ({ topic }) =>
        `How many minutes was I in the latest "${topic}" meeting in total, according to my {app.meeting} history, and who hosted it? ${fillIn.en}`,
      ({ topic }) =>
        `Check my meeting history in {app.meeting}: how long, in whole minutes, did I spend in the last "${topic}" in total, and who was the host? ${fillIn.en}`,
    ],
    zh: [
      ({ topic }) => `根据{app.meeting}的历史会议，最近一次“${topic}”我一共参加了多少分钟？主持人是谁？${fillIn.zh}`,
      ({ topic }) =>
        `请查看{app.meeting}的历史会议：我在上一次“${topic}”中累计参会多少分钟？会议由谁主持？${fillIn.zh}`,
    ],
  },
  setup: ({ meeting: state }, p, { now, offsetMin }) => {
    const began = dayTime(now, offsetMin, -p.days, p.minute);
    const length = p.first + p.gap + p.second + 12;
    const earlier = dayTime(now, offsetMin, -p.days - 7, p.minute);
    addEntries(
      state.rooms,
      pastMeeting("room_wanted", p.number, p.topic, began, length, {
        host: p.host,
        guests: 8,
        spans: [
          { in: began + 2 * minuteMs, out: began + (2 + p.first) * minuteMs },
          {
            in: began + (2 + p.first + p.gap) * minuteMs,
            out: began + (2 + p.first + p.gap + p.second) * minuteMs,
          },
        ],
      }),
      pastMeeting("room_before", p.before, p.topic, earlier, length, { host: p.other, guests: 8 }),
    );
  },
  checks: [{ that: "the history is as it was", unchanged: ({ meeting: state }) => state.rooms }],
  allow: () => [],
  answer: {
    fields: ({ options }, say) => ({
      minutes: number(say("Total minutes", "总分钟数"), say("Whole number", "整数")),
      host: choice(say("Host", "主持人"), options),
    }),
    expected: ({ params: p, occasion: { say } }) => ({ minutes: p.first + p.second, host: personName(p.host, say) }),
  },

  oracle: async (o, p, { say }) => {
    await o.open(meeting);
    await o.act(meeting, "main.history");
    await o.type("query", p.topic);
    await o.act(meeting, "history.open", { id: "room_wanted" });
    const [one, two] = [durationText(p.first * minuteMs), durationText(p.second * minuteMs)];
    await o.sees(personName(p.host, say), one, two);
    o.reads([one, two], p.first + p.second);
    await o.answer({ minutes: p.first + p.second, host: personName(p.host, say) });
  },
});
