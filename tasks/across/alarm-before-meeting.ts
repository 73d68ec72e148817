import clock from "#apps/clock/index.ts";
import meeting from "#apps/meeting/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { alarmSound, ringsByWeekday, typeTime } from "../kit/clock.ts";
import { dayTime, drawNumber, formatMeetingNumber, plannedMeeting } from "../kit/meeting.ts";
import { personName } from "../kit/people.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { formatTime } from "../kit/phrases.ts";

/**
 * Set an alarm some time before tomorrow's meeting of one host, and write the meeting number on the answer sheet. Two
 * other meetings have similar times: one of another host, and one of the same host on the day after.
 */
export default defineTask({
  apps: [meeting, clock],
  split: "test",
  objective: "hybrid",
  composition: "transfer",
  difficulty: "L4",
  tags: ["extract", "reasoning", "handoff", "create"],
  budget: 45,
  revision: 2,

  params: (r, _, { say }) => {
    const [host, other] = r.pick([
      ["alex_petrov", "vera"],
      ["vera", "alex_petrov"],
      ["diego", "olga"],
      ["olga", "diego"],
    ] as const);
    const [one, two, three] = r.sample(
      [
        say("Order of the parts", "零件订购"),
        say("Budget for spring", "春季预算"),
        say("New contract", "新合同"),
        say("Visit in June", "六月来访"),
        say("Parking spaces", "车位安排"),
      ],
      3,
    );
    return {
      host,
      other,
      name: personName(host, say),
      topic: one!,
      topicOfOther: two!,
      topicLater: three!,
      number: drawNumber(r),
      numberOfOther: drawNumber(r),
      numberLater: drawNumber(r),
      minute: r.int(9 * 12, 16 * 12) * 5,
      lead: r.pick([35, 50, 65, 80]),
      label: say("Get ready", "准备开会"),
    };
  },
  instruction: {
    en: [
      ({ name, lead, label }) =>
        `I've got a meeting in {app.meeting} tomorrow that ${name} is hosting. Set a one-time alarm in {app.clock} for ${lead} minutes before it starts and label it "${label}". Then fill in the meeting ID, digits only, on {app.answersheet} and submit it.`,
      ({ name, lead, label }) =>
        `Find ${name}'s meeting tomorrow in {app.meeting}. Set an alarm for ${lead} minutes before it, with no repeat, labelled "${label}". What's the meeting ID? Put just the digits on {app.answersheet} and submit.`,
    ],
    zh: [
      ({ name, lead, label }) =>
        `明天{app.meeting}里有一个由${name}发起的会议。请在{app.clock}新建一个只响一次的闹钟，在会议开始前 ${lead} 分钟响，标签为“${label}”。然后把会议号（只写数字）填入{app.answersheet}并提交。`,
      ({ name, lead, label }) =>
        `请在{app.meeting}里找到${name}明天发起的会议。在{app.clock}里设一个不重复的闹钟，时间为会议开始前 ${lead} 分钟，标签“${label}”。会议号是多少（只写数字）？请填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ meeting: state }, p, { now, offsetMin }) => {
    const at = (days: number, minute: number): number => dayTime(now, offsetMin, days, minute);
    addEntries(
      state.meetings,
      plannedMeeting("meet_wanted", p.number, p.topic, at(1, p.minute), { host: p.host, answer: "yes" }),
      plannedMeeting("meet_other", p.numberOfOther, p.topicOfOther, at(1, p.minute + 25), {
        host: p.other,
        answer: "yes",
      }),
      plannedMeeting("meet_later", p.numberLater, p.topicLater, at(2, p.minute - 40), { host: p.host, answer: "yes" }),
    );
  },
  checks: [
    { that: "there is exactly one new alarm", oneNew: ({ clock: state }) => state.alarms },
    {
      that: "it is on, rings once so long before the meeting begins, and is labelled so",
      holds: ({ before, after, params: p }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (a) =>
            a.on && a.days.length === 0 && a.hour * 60 + a.minute === p.minute - p.lead && a.label.trim() === p.label,
        ),
    },
    { that: "the meetings are as they were", unchanged: ({ meeting: state }) => state.meetings },
  ],
  allow: ({ clock: state }) => [added(state.alarms, 1, ringsByWeekday)],
  free: [alarmSound],
  answer: {
    fields: (_, say) => ({ number: text(say("Meeting ID", "会议号"), say("9 digits", "9 位数字")) }),
    expected: ({ params }) => ({ number: params.number }),
  },

  oracle: async (o, p) => {
    await o.open(meeting);
    await o.act(meeting, "main.open", { id: "meet_wanted" });
    await o.sees(p.name, formatMeetingNumber(p.number), formatTime(p.minute));
    o.reads([formatMeetingNumber(p.number)], p.number);
    o.reads([formatTime(p.minute), p.lead], formatTime(p.minute - p.lead));
    await o.open(clock);
    await o.act(clock, "main.newAlarm");
    await typeTime(o, p.minute - p.lead);
    await o.type("label", p.label);
    await o.act(clock, "editor.save");
    await o.answer({ number: p.number });
  },
});
