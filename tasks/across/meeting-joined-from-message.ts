import meeting from "../../src/apps/meeting/index.ts";
import messages from "../../src/apps/messages/index.ts";
import { defineTask } from "../../src/judge/define.ts";
import { minuteMs } from "../../src/state/civil.ts";
import { drawNumber, going, joinBy, onGlass, planned, triedIsKept } from "../kit/meeting.ts";
import { openThread, sms } from "../kit/messages.ts";
import { mobileOf, nameOf } from "../kit/people.ts";
import { put } from "../kit/records.ts";

/** Somebody wrote where a meeting is, and then that it is elsewhere: join that one. */
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
      name: nameOf(friend, say),
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
    const from = mobileOf(p.friend);
    const where = (number: string, password: string): string =>
      say(`Meeting ID ${onGlass(number)}, password ${password}`, `会议号 ${onGlass(number)}，密码 ${password}`);
    put(
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
    put(
      state.meetings,
      planned("meet_new", p.number, p.topic, now - 6 * minuteMs, { ...others, password: p.password }),
      planned("meet_old", p.other, say("Somebody else's round", "别人的会议"), now - 6 * minuteMs, {
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
    triedIsKept,
  ],
  allow: ({ meeting: state }) => going(state),
  free: [
    {
      why: "Under which name, and with what on, is not told",
      paths: ({ meeting: { live, rooms } }) => [live, rooms],
    },
  ],

  oracle: async (o, p) => {
    await openThread(o, p.friend);
    await o.sees(onGlass(p.number), p.password);
    o.reads([onGlass(p.number)], p.number);
    await joinBy(o, p.number, p.password);
  },
});
