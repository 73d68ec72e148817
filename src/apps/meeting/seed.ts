/** The account of a new phone: the owner's work meetings, which are also in the calendar, and past meetings. */
import { dayKey, dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { dayAt, dayStartMs, weekStartDay } from "#state/day.ts";
import { me as owner } from "#world/cast.ts";
import { publicMeetings } from "#world/public-meetings.ts";
import { prefs } from "./features/me/prefs.ts";
import type { Meeting } from "./features/plan/state.ts";
import type { Room } from "./features/room/state.ts";
import { me } from "./ids.ts";
import { meeting } from "./state.ts";

export const seed = meeting.seed(({ now, offsetMin, say }) => {
  const monday = weekStartDay(dayAt(now, offsetMin), 1);
  const at = (day: number, hour: number, minute = 0): number =>
    dayStartMs(monday + day, offsetMin) + hour * hourMs + minute * minuteMs;
  const plan = (name: string, number: string, topic: string, start: number, more: Partial<Meeting>): Meeting => ({
    id: `meet_s_${name}`,
    number,
    host: me,
    topic,
    start,
    minutes: 60,
    repeat: null,
    password: "",
    waiting: false,
    only: "all",
    early: false,
    quiet: true,
    invitees: [],
    remind: 0,
    except: [],
    moved: {},
    guests: 0,
    locksAfter: null,
    at: start - 20 * dayMs,
    listed: true,
    answer: null,
    told: true,
    reminded: null,
    ...more,
  });
  const meetings: readonly Meeting[] = [
    plan("release", "615203948", say("Release meeting", "发布会议"), at(-25, 15), {
      host: "nora",
      minutes: 45,
      repeat: { unit: "week", times: 52, until: null },
      invitees: [me, "jonas", "tomas"],
      answer: "yes",
    }),
    plan("katrin", "274915086", say("1:1 with Katrin", "与何文一对一"), at(-12, 10), {
      host: "katrin",
      minutes: 30,
      repeat: { unit: "fortnight", times: 26, until: null },
      invitees: [me],
      answer: "yes",
    }),
    plan("lumen", "908471263", say("Design review (Lumen)", "设计评审（流明）"), at(3, 14), {
      host: "vera",
      password: "5207",
      waiting: true,
      invitees: [me, "oskar"],
      answer: "yes",
      at: now - 6 * dayMs,
    }),
    plan("round2", "436820571", say("Usability test, round 2", "可用性测试第二轮"), at(9, 13), {
      minutes: 180,
      password: "8164",
      waiting: true,
      early: true,
      invitees: ["priya", "tomas"],
      remind: 10,
      at: now - 2 * dayMs,
    }),
    plan("signup", "759316402", say("Sign-up screen, next steps", "注册页下一步"), at(2, 16, 30), {
      host: "priya",
      minutes: 30,
      invitees: [me, "jonas"],
      at: now - 3 * hourMs,
    }),
    // The owner receives this invitation tomorrow.
    plan("fair", "381674920", say("Fair in May: first ideas", "五月展会初步构想"), at(11, 11), {
      host: "diego",
      minutes: 40,
      password: "3390",
      invitees: [me, "katrin", "olga"],
      at: now + 26 * hourMs,
      told: false,
    }),
  ];
  const held = (
    name: string,
    number: string,
    topic: string,
    began: number,
    minutes: number,
    more: Partial<Room>,
  ): Room => ({
    id: `room_s_${name}`,
    meeting: null,
    seed: `s_${name}/${dayKey(began, offsetMin)}`,
    number,
    topic,
    host: me,
    head: more.host ?? me,
    helpers: [],
    start: began,
    began,
    ends: began + minutes * minuteMs,
    ended: null,
    invitees: [],
    guests: 0,
    spans: [{ in: began + minuteMs, out: began + minutes * minuteMs }],
    name: say(owner.name.en, owner.name.zh),
    fates: {},
    locked: null,
    waiting: null,
    quiet: false,
    hushed: null,
    mayUnmute: true,
    mayRename: true,
    chatRule: "all",
    shut: [],
    chat: [],
    ...more,
  });
  const ropes = publicMeetings.find(({ topic }) => topic.en.startsWith("Rope"))!;
  const rooms: readonly Room[] = [
    held("release", "615203948", meetings[0]!.topic, at(-4, 15), 41, {
      meeting: "meet_s_release",
      seed: `meet_s_release/${dayKey(at(-4, 15), offsetMin)}`,
      host: "nora",
      invitees: ["jonas", "tomas"],
    }),
    held("round1", "520973164", say("Usability test, round 1", "可用性测试第一轮"), at(-5, 13), 96, {
      invitees: ["priya", "tomas"],
    }),
    held("ropes", ropes.number, say(ropes.topic.en, ropes.topic.zh), at(-6, 20), ropes.minutes, {
      host: ropes.host,
      guests: ropes.guests,
      quiet: true,
      spans: [
        { in: at(-6, 20, 2), out: at(-6, 20, 31) },
        { in: at(-6, 20, 38), out: at(-6, 20, 58) },
      ],
    }),
    held("quick", "847205319", say("Robin Ashby’s quick meeting", "苏然的快速会议"), at(-9, 20, 15), 24, {
      fates: { mia: { invited: at(-9, 20, 16) }, leo: { invited: at(-9, 20, 16) } },
    }),
  ];
  const byId = <T extends { readonly id: string }>(list: readonly T[]): Record<string, T> =>
    Object.fromEntries(list.map((one) => [one.id, one]));
  return {
    meetings: byId(meetings),
    people: {},
    tried: [
      { number: ropes.number, topic: say(ropes.topic.en, ropes.topic.zh) },
      { number: "615203948", topic: meetings[0]!.topic },
    ],
    rooms: byId(rooms),
    live: null,
    lobby: null,
    records: byId([
      {
        id: "rec_s_round1",
        room: "room_s_round1",
        title: say("Usability test, round 1", "可用性测试第一轮"),
        from: at(-5, 13, 5),
        to: at(-5, 14, 20),
        ready: at(-5, 14, 22),
        place: 0,
        playing: null,
        told: true,
      },
    ]),
    hidden: [],
    favourites: ["nora", "mia"],
    account: {
      name: say(owner.name.en, owner.name.zh),
      note: say("Product designer", "产品设计师"),
      phone: owner.phones[0]!.number,
      signedIn: true,
      code: null,
    },
    personal: {
      number: "3508172946",
      topic: say("Robin Ashby’s room", "苏然的个人会议室"),
      password: "",
      waiting: false,
      early: false,
    },
    prefs: { ...prefs.start },
    seenAt: now - 5 * hourMs,
    clearedAt: 0,
  };
});
