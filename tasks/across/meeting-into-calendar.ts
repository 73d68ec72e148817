import calendar from "#apps/calendar/index.ts";
import meeting from "#apps/meeting/index.ts";
import { invitationText } from "#apps/meeting/invitation.ts";
import { intents } from "#os/intents.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { minuteMs } from "#state/civil.ts";
import { matchesProposal, newEventsArePlain } from "../kit/calendar.ts";
import { dayTime, drawNumber, plannedMeeting } from "../kit/meeting.ts";
import { personName } from "../kit/people.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** Accept an invitation and add the meeting to the calendar. Decline the other meeting by the same host. */
export default defineTask({
  apps: [meeting, calendar],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["nav", "handoff", "create", "social"],
  budget: 30,
  revision: 2,

  params: (r, _, { say }) => {
    const host = r.pick(["vera", "alex_petrov", "sofia", "diego"]);
    const [one, two] = r.sample(
      [
        say("Packaging samples", "包装样品"),
        say("Autumn catalogue", "秋季目录"),
        say("Trade fair stand", "展位方案"),
        say("Price list", "价格表"),
        say("Photo shoot", "产品拍摄"),
      ],
      2,
    );
    return {
      host,
      name: personName(host, say),
      wanted: one!,
      other: two!,
      one: drawNumber(r),
      two: drawNumber(r),
      // Also draws which of the two meetings comes first in the list.
      ...r.pick([
        { id: "meet_a", otherId: "meet_b" },
        { id: "meet_b", otherId: "meet_a" },
      ]),
      days: r.int(1, 5),
      minute: r.int(9 * 4, 17 * 4) * 15,
      length: r.pick([30, 45, 60, 90]),
    };
  },
  instruction: {
    en: [
      ({ name, wanted, other }) =>
        `${name} invited me to two meetings in {app.meeting}. Accept "${wanted}" and decline "${other}". Then add "${wanted}" to my calendar from the meeting app and keep the details it fills in.`,
      ({ name, wanted, other }) =>
        `Reply to ${name}'s two invitations in {app.meeting}: yes to "${wanted}", no to "${other}". Then add the one I accepted to {app.calendar} from the meeting app, without changing what it fills in.`,
    ],
    zh: [
      ({ name, wanted, other }) =>
        `${name}在{app.meeting}里邀请我参加两个会议。请接受“${wanted}”，拒绝“${other}”，然后在会议应用里把“${wanted}”加到{app.calendar}，自动填写的内容不用改。`,
      ({ name, wanted, other }) =>
        `请回复{app.meeting}中${name}的两个会议邀请：“${wanted}”接受，“${other}”拒绝。再在会议应用里把接受的那个加到{app.calendar}，自动填好的内容保持不变。`,
    ],
  },
  setup: ({ meeting: state }, p, { now, offsetMin }) => {
    const start = dayTime(now, offsetMin, p.days, p.minute);
    const asked = { host: p.host, at: now - 50 * minuteMs, minutes: p.length };
    addEntries(
      state.meetings,
      plannedMeeting(p.id, p.one, p.wanted, start, asked),
      plannedMeeting(p.otherId, p.two, p.other, start + 90 * minuteMs, asked),
    );
  },
  checks: [
    {
      that: "the one is accepted, the other declined",
      holds: ({ after: { meeting: state }, params: p }) =>
        state.meetings[p.id]?.answer === "yes" && state.meetings[p.otherId]?.answer === "no",
    },
    {
      that: "there is one new event, called as the meeting, at its time",
      holds: ({ before, after, params: p, occasion: { now, offsetMin } }) => {
        const [one, ...more] = addedEntries(before.calendar.events, after.calendar.events);
        const start = dayTime(now, offsetMin, p.days, p.minute);
        return (
          one !== undefined &&
          more.length === 0 &&
          one.title === p.wanted &&
          one.when.kind === "times" &&
          one.when.start === start &&
          one.when.end === start + p.length * minuteMs
        );
      },
    },
    {
      that: "the rest of it is as the meeting proposes",
      holds: ({ before, after, params: p, occasion: { now, offsetMin } }) => {
        const start = dayTime(now, offsetMin, p.days, p.minute);
        const meant = { from: p.name, topic: p.wanted, number: p.one, password: "", start, minutes: p.length };
        const proposed = intents.insertEvent({
          title: p.wanted,
          start,
          end: start + p.length * minuteMs,
          notes: invitationText(meant, before.os, now),
        });
        return addedEntries(before.calendar.events, after.calendar.events).some((e) =>
          matchesProposal(e, proposed, before),
        );
      },
    },
    newEventsArePlain,
  ],
  allow: ({ meeting: state, calendar: book }, p) => [
    state.meetings[p.id]?.answer,
    state.meetings[p.otherId]?.answer,
    added(book.events),
  ],

  oracle: async (o, { id, otherId }) => {
    await o.open(meeting);
    await o.act(meeting, "main.notices");
    await o.act(meeting, "notices.decline", { id: otherId });
    await o.act(meeting, "notices.accept", { id });
    await o.act(meeting, "notices.open", { id });
    await o.act(meeting, "meeting.addToCalendar");
    await o.act(calendar, "editor.save");
  },
});
