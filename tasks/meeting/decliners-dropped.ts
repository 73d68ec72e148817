import { drawAnswer } from "#apps/meeting/answers.ts";
import meeting from "#apps/meeting/index.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import { drawUntil } from "../kit/held-meetings.ts";
import { dayTime, drawNumber, plannedMeeting } from "../kit/meeting.ts";
import { personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/** Remove the people who declined from the invitees of a meeting. Another meeting has a similar name. */
export default defineTask({
  apps: [meeting],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract", "edit"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const [topic, other] = r.pick([
      [say("Museum trip", "博物馆之行"), say("Museum trip, tickets", "博物馆之行（门票）")],
      [say("First aid course", "急救课"), say("First aid course, part 2", "急救课（下）")],
      [say("Charity run", "公益跑"), say("Charity run, volunteers", "公益跑（志愿者）")],
      [say("Photo exhibition", "摄影展"), say("Photo exhibition, posters", "摄影展（海报）")],
    ] as const);
    const draw = (some: (declined: number) => boolean) => {
      const invitees = r.sample(colleagues, 6);
      const id = drawUntil(r, (seed) => {
        const one = `meet_${seed.replace(/\D/g, "")}`;
        return some(invitees.filter((person) => declined(one, person)).length) ? one : null;
      });
      return { id, invitees, number: drawNumber(r) };
    };
    return {
      topic,
      other,
      meant: draw((n) => n === 2 || n === 3),
      alike: draw((n) => n === 1 || n === 2),
      days: r.int(2, 6),
      minute: r.int(9 * 12, 17 * 12) * 5,
      otherMinute: r.int(9 * 12, 17 * 12) * 5,
    };
  },
  instruction: {
    en: [
      ({ topic }) =>
        `Some people have declined my meeting "${topic}" in {app.meeting}. Remove everyone who declined from its invitees, and leave the rest of the meeting as it is.`,
    ],
    zh: [
      ({ topic }) =>
        `我在{app.meeting}里预定的会议“${topic}”有人拒绝了邀请。请把所有拒绝的人从邀请成员里移除，会议的其他内容不要改。`,
    ],
  },
  setup: ({ meeting: state }, p, { now, offsetMin }) => {
    const at = now - 20 * 60 * minuteMs;
    const [start, later] = [p.minute, p.otherMinute].map((minute) => dayTime(now, offsetMin, p.days, minute));
    addEntries(
      state.meetings,
      plannedMeeting(p.meant.id, p.meant.number, p.topic, start!, { invitees: [...p.meant.invitees], at }),
      plannedMeeting(p.alike.id, p.alike.number, p.other, later!, { invitees: [...p.alike.invitees], at }),
    );
  },
  checks: [
    {
      that: "the people who declined are no longer invited",
      holds: ({ after, params: { meant } }) => {
        const left = after.meeting.meetings[meant.id]?.invitees;
        return left !== undefined && !left.some((person) => declined(meant.id, person));
      },
    },
    {
      that: "the others are still invited, and nobody else is",
      keeps: true,
      holds: ({ after, params: { meant } }) => {
        const left = after.meeting.meetings[meant.id]?.invitees ?? [];
        return (
          meant.invitees.every((person) => declined(meant.id, person) || left.includes(person)) &&
          left.every((person) => meant.invitees.includes(person))
        );
      },
    },
  ],
  allow: ({ meeting: state }, { meant }) => [state.meetings[meant.id]?.invitees],

  oracle: async (o, { meant }, { say }) => {
    await o.open(meeting);
    await o.act(meeting, "main.open", { id: meant.id });
    const names = meant.invitees
      .filter((person) => declined(meant.id, person))
      .map((person) => personName(person, say));
    await o.sees(...names.map((name) => `${name}, ${say("Declined", "已拒绝")}`));
    await o.set(meeting, "meeting", { open: "menu" });
    await o.act(meeting, "meeting.edit");
    for (const person of meant.invitees)
      if (declined(meant.id, person)) await o.act(meeting, "schedule.drop", { person });
    await o.act(meeting, "schedule.done");
  },
});
const colleagues = ["katrin", "nora", "jonas", "priya", "tomas", "anna_weber", "diego", "olga", "henrik", "vera"];
const declined = (id: string, person: string): boolean => drawAnswer(id, person).says === "no";
