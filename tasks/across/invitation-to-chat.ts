import meeting from "#apps/meeting/index.ts";
import { meetingLink } from "#apps/meeting/invitation.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import { dayTime, drawNumber, plannedMeeting } from "../kit/meeting.ts";
import { addEntries } from "../kit/records.ts";
import { displayName, newOwnMessages, stopPendingMessages, allowMessages } from "../kit/wechat.ts";

/** Two meetings have the same topic. Use the meeting app to share the invitation to one of them to a friend's chat. */
export default defineTask({
  apps: [meeting, wechat],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["nav", "handoff", "social"],
  budget: 30,
  revision: 3,

  params: (r, { wechat: state }, { say }) => {
    const peer = `person_${r.pick(["max", "zoe", "lucas", "anna_webber", "katrin", "priya"])}`;
    return {
      peer,
      name: displayName(state, peer),
      topic: r.pick([
        say("Board game night", "桌游之夜"),
        say("Trip to the lake", "湖边之行"),
        say("Film club", "电影会"),
        say("Garden help", "花园帮手"),
      ]),
      number: drawNumber(r),
      other: drawNumber(r),
      password: String(r.int(1000, 9999)),
      days: r.int(1, 3),
      minute: r.int(17 * 4, 20 * 4) * 15,
      later: r.int(3, 6),
      first: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ name, topic, first }) =>
        `I've scheduled two meetings called "${topic}" in {app.meeting}. Share the invitation to the ${first ? "earlier" : "later"} one with ${name} on {app.wechat}. Don't add anything to it.`,
      ({ name, topic, first }) =>
        `Send ${name} the {app.meeting} invitation to my ${first ? "first" : "second"} "${topic}" meeting, by date, on {app.wechat}. Just the invitation, please.`,
    ],
    zh: [
      ({ name, topic, first }) =>
        `我在{app.meeting}里预定了两场“${topic}”。请把日期${first ? "较早" : "较晚"}的那场的邀请分享给{app.wechat}上的${name}，不要另外写留言。`,
      ({ name, topic, first }) =>
        `请从{app.meeting}把我“${topic}”会议中${first ? "先" : "后"}开的那一场的邀请原样发给{app.wechat}里的${name}。`,
    ],
  },
  setup: ({ meeting: state, wechat: chats }, p, { now, offsetMin }) => {
    stopPendingMessages(chats, p.peer);
    const start = dayTime(now, offsetMin, p.days, p.minute);
    const late = start + p.later * 24 * 60 * minuteMs;
    addEntries(
      state.meetings,
      plannedMeeting("meet_one", p.number, p.topic, p.first ? start : late, { password: p.password }),
      plannedMeeting("meet_two", p.other, p.topic, p.first ? late : start, { password: p.password }),
    );
  },
  checks: [
    {
      that: "this person was sent the link of this meeting, and nobody anything else",
      holds: ({ before, after, params: p }) => {
        const own = newOwnMessages(before, after);
        const body = own[0]?.body;
        return (
          own.length === 1 &&
          own[0]!.chat === p.peer &&
          body?.kind === "link" &&
          body.url === meetingLink(p.number, p.password)
        );
      },
    },
    { that: "the meetings are as they were", unchanged: ({ meeting: state }) => state.meetings },
  ],
  allow: ({ wechat: state }, { peer }) => allowMessages(state, peer),

  oracle: async (o, p) => {
    await o.open(meeting);
    await o.act(meeting, "main.open", { id: "meet_one" });
    await o.act(meeting, "meeting.share");
    await o.choose(wechat);
    await o.type("query", p.name);
    await o.act(wechat, "forward.toggle", { peer: p.peer });
    await o.act(wechat, "forward.confirm");
    await o.act(wechat, "forward.send");
  },
});
