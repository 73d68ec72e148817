import messages from "#apps/messages/index.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { pad2 } from "#os/format.ts";
import { sms, openThread } from "../kit/messages.ts";
import { mobileNumber, personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/**
 * Two people changed the time of a meeting several times before they agreed. A person with a similar name has arranged
 * another meeting.
 */
export default defineTask({
  apps: [messages],
  split: "train",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const [friend, other] = r.pick([
      ["anna_webber", "anna_weber"],
      ["anna_weber", "anna_webber"],
      ["alex_renner", "alex_petrov"],
      ["alex_petrov", "alex_renner"],
    ] as const);
    const places = r.sample(
      [
        say("the old bridge", "老桥"),
        say("the town hall", "市政厅"),
        say("the bakery", "面包店"),
        say("the north gate", "北门"),
      ],
      4,
    );
    const times = r.sample([37, 39, 42, 45, 50, 53, 58, 61, 66, 70, 74], 4);
    return { friend, other, name: personName(friend, say), places, times };
  },
  instruction: {
    en: [
      ({ name }) =>
        `When and where am I meeting ${name} on Saturday, after everything we've written in {app.messages}? Fill in the time and place on {app.answersheet} and submit it.`,
      ({ name }) =>
        `${name} and I have moved Saturday's meet-up a few times. See in {app.messages} what we finally agreed on, and submit the time and place on {app.answersheet}.`,
    ],
    zh: [
      ({ name }) =>
        `根据{app.messages}里的对话，我周六最终几点、在哪里和${name}见面？请把时间和地点填入{app.answersheet}并提交。`,
      ({ name }) =>
        `我和${name}约了周六见面，时间地点改了好几次。请在{app.messages}里看最后怎么定的，把时间和地点填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ messages: state }, { friend, other, places, times }, { now, say }) => {
    const [first, second, last, theirs] = times.map(formatQuarter);
    const lines: readonly (readonly [boolean, string])[] = [
      [false, say(`Saturday at ${first}, at ${places[0]}?`, `周六 ${first}，${places[0]}见？`)],
      [true, say(`Too early for me. ${second}?`, `太早了，${second} 行吗？`)],
      [false, say(`${second} works, but let’s meet at ${places[1]} instead`, `${second} 可以，那改在${places[1]}吧`)],
      [true, say("Good!", "好！")],
      [
        false,
        say(
          `Sorry, one more change: my train gets in later. Make it ${last}, same place`,
          `不好意思再改一次，我火车晚到，改成 ${last}，地点不变`,
        ),
      ],
      [true, say("No problem, see you then", "没问题，到时见")],
    ];
    for (const [i, [mine, line]] of lines.entries())
      addEntries(
        state.messages,
        sms(`msg_meet${i}`, `thread_${friend}`, mine ? null : mobileNumber(friend), line, now - (90 - i * 9) * 60_000),
      );
    addEntries(
      state.messages,
      sms(
        "msg_other",
        `thread_${other}`,
        mobileNumber(other),
        say(`See you on Saturday at ${theirs}, at ${places[2]}`, `周六 ${theirs} ${places[2]}见`),
        now - 20 * 60_000,
      ),
    );
  },
  checks: [
    {
      that: "nothing was written in this conversation",
      keeps: true,
      holds: ({ before, after }) =>
        Object.keys(before.messages.messages).length === Object.keys(after.messages.messages).length,
    },
  ],
  allow: () => [],
  answer: {
    fields: ({ places }, say) => ({
      time: text(say("Time", "时间"), say("HH:MM, 24-hour clock", "HH:MM，24 小时制"), "time"),
      place: choice(say("Place", "地点"), [...places].toSorted()),
    }),
    expected: ({ params }) => ({ time: formatQuarter(params.times[2]!), place: params.places[1]! }),
  },

  oracle: async (o, { friend, places, times }) => {
    await openThread(o, friend);
    // The time that was mentioned last, and the place, which was not changed later.
    const agreed = [formatQuarter(times[2]!), places[1]!];
    await o.sees(...agreed, formatQuarter(times[1]!));
    o.reads(agreed, ...agreed);
    await o.answer({ time: formatQuarter(times[2]!), place: places[1]! });
  },
});
const formatQuarter = (quarter: number): string => `${pad2(Math.floor(quarter / 4))}:${pad2((quarter % 4) * 15)}`;
