import meeting from "#apps/meeting/index.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import {
  drawNumber,
  allowJoining,
  joinMeeting,
  formatMeetingNumber,
  plannedMeeting,
  keepsTriedNumbers,
} from "../kit/meeting.ts";
import { openThread, sms } from "../kit/messages.ts";
import { mobileNumber, personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/** A person sent a meeting number, and then a different number. Join the meeting with the last number. */
export default defineTask({
  apps: [messages, meeting],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["extract", "handoff", "nav"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const friend = r.pick(["katrin", "nora", "max", "zoe"]);
    return {
      friend,
      name: personName(friend, say),
      topic: r.pick([
        say("Flat viewing", "线上看房"),
        say("Hiking plans", "徒步计划"),
        say("Poster feedback", "海报意见"),
        say("Short call about the show", "展览短会"),
      ]),
      number: drawNumber(r),
      other: drawNumber(r),
      password: String(r.int(1000, 9999)),
      otherPassword: String(r.int(1000, 9999)),
    };
  },
  instruction: {
    en: [
      ({ name, topic }) =>
        `${name} texted me how to get into our meeting "${topic}". Join it in {app.meeting} now and stay in.`,
      ({ name, topic }) =>
        `"${topic}" has already started. The meeting ID and password are in ${name}'s messages, and the latest ones count. Please join in {app.meeting} and don't leave.`,
    ],
    zh: [
      ({ name, topic }) => `${name}发短信告诉了我“${topic}”会议在哪里开。请现在用{app.meeting}加入，并留在会议里。`,
      ({ name, topic }) =>
        `“${topic}”已经开始了，会议号和密码在{app.messages}里${name}发来的短信中（以最后一条为准）。请用{app.meeting}入会，不要退出。`,
    ],
  },
  setup: ({ messages: inbox, meeting: state }, p, { now, say }) => {
    const thread = `thread_${p.friend}`;
    const from = mobileNumber(p.friend);
    const where = (number: string, password: string): string =>
      say(
        `Meeting ID ${formatMeetingNumber(number)}, password ${password}`,
        `会议号 ${formatMeetingNumber(number)}，密码 ${password}`,
      );
    addEntries(
      inbox.messages,
      sms("msg_first", thread, from, `${p.topic}: ${where(p.other, p.otherPassword)}`, now - 55 * minuteMs),
      sms(
        "msg_second",
        thread,
        from,
        say(
          `Sorry, that room is taken. New one: ${where(p.number, p.password)}`,
          `抱歉，那个会议室被占了，改成：${where(p.number, p.password)}`,
        ),
        now - 40 * minuteMs,
      ),
    );
    const others = { host: p.friend, listed: false };
    addEntries(
      state.meetings,
      plannedMeeting("meet_new", p.number, p.topic, now - 6 * minuteMs, { ...others, password: p.password }),
      plannedMeeting("meet_old", p.other, say("Somebody else's round", "别人的会议"), now - 6 * minuteMs, {
        ...others,
        password: p.otherPassword,
      }),
    );
  },
  checks: [
    {
      that: "one is in the meeting of the last message",
      holds: ({ after: { meeting: state }, params: p }) => state.rooms[state.live?.room ?? ""]?.number === p.number,
    },
    keepsTriedNumbers,
  ],
  allow: ({ meeting: state }) => allowJoining(state),
  free: [
    {
      why: "Under which name, and with what on, is not told",
      paths: ({ meeting: { live, rooms } }) => [live, rooms],
    },
  ],

  oracle: async (o, p) => {
    await openThread(o, p.friend);
    await o.sees(formatMeetingNumber(p.number), p.password);
    o.reads([formatMeetingNumber(p.number)], p.number);
    await joinMeeting(o, p.number, p.password);
  },
});
