import { listStarts } from "#apps/meeting/repeats.ts";
import meeting from "#apps/meeting/index.ts";
import type { Meeting } from "#apps/meeting/features/plan/state.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import { drawUntil, minuteOf } from "../kit/held-meetings.ts";
import { dayTime, drawNumber, plannedMeeting } from "../kit/meeting.ts";
import { formatTime } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";

/** Decline the invitations that overlap with the owner's other meetings, and accept the others. */
export default defineTask({
  apps: [meeting],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "social", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, { meeting: state }, { say, now, offsetMin }) => {
    const topics = r.sample(
      [
        say("Lighting test", "灯光测试"),
        say("Press photos", "宣传照"),
        say("Catalogue check", "画册校对"),
        say("Road safety talk", "交通安全讲座"),
        say("Apprentice day", "实习生见面会"),
        say("Supplier call", "供应商沟通"),
        say("Font choice", "字体挑选"),
        say("Canteen survey", "食堂问卷"),
      ],
      7,
    );
    const hosts = r.sample(["vera", "diego", "olga", "henrik", "katrin", "tomas", "alex_petrov"], 6);
    const numbers = topics.map(() => drawNumber(r));
    const seeded = Object.values(state.meetings)
      .filter((m) => m.host === "me" || m.answer === "yes" || m.id === openOnPhone)
      .flatMap((m) =>
        listStarts(m, now, 6, offsetMin).map((start): Span => ({ start, end: start + m.minutes * minuteMs })),
      );
    const drawn = drawUntil(r, () => {
      const days = r.sample([1, 2, 3, 4, 5], 3);
      const fixed = days.map((day) =>
        spanAt(dayTime(now, offsetMin, day, r.int(10 * 4, 16 * 4) * 15), r.pick([45, 60, 90])),
      );
      const invitations = r.shuffle([
        overlapping(fixed[0]!, r.pick([-30, -15, 15, 30]), r.pick([30, 45, 60])),
        // It begins soon after another meeting has ended.
        spanAt(fixed[1]!.end + r.pick([10, 15, 20]) * minuteMs, r.pick([30, 45])),
        r.chance(0.5)
          ? overlapping(fixed[2]!, r.pick([-30, -15, 15, 30]), r.pick([30, 45, 60]))
          : spanAt(fixed[2]!.start - r.pick([40, 55, 70]) * minuteMs, 30),
        spanAt(dayTime(now, offsetMin, r.pick(days), r.int(9 * 4, 17 * 4) * 15), r.pick([30, 60])),
      ]);
      const taken = [...seeded, ...fixed];
      // Nothing but the meant invitations overlaps with anything.
      const clear = (a: Span, b: Span): boolean => a.end + 10 * minuteMs <= b.start || b.end + 10 * minuteMs <= a.start;
      const apart =
        fixed.every((one) => seeded.every((other) => clear(one, other))) &&
        invitations.every((one, i) => invitations.every((other, k) => i === k || clear(one, other))) &&
        invitations.every((one) => taken.every((other) => clear(one, other) || overlapMs(one, other) >= 10 * minuteMs));
      const clashes = invitations.map((one) => taken.some((other) => !clear(one, other)));
      return apart && new Set(clashes).size === 2 ? { fixed, invitations, clashes } : null;
    });
    return { topics, hosts, numbers, own: r.int(0, 2), ...drawn };
  },
  instruction: {
    en: [
      () =>
        `Go through the pending invitations in {app.meeting}. Decline each one that overlaps with a meeting that I host or have already accepted, and accept the rest.`,
      () =>
        `Some people have invited me to meetings in {app.meeting}, and I haven't answered yet. If an invitation overlaps with one of my own meetings or with one I've accepted, say no; say yes to all the others.`,
    ],
    zh: [
      () =>
        `请处理{app.meeting}里还没有回复的会议邀请：和我自己发起的或已经接受的会议时间有重叠的，一律拒绝；其余的都接受。`,
      () =>
        `有几个人在{app.meeting}里邀请我开会，我都还没答复。时间上跟我发起的会议或我已接受的会议有重叠的邀请，请拒绝，剩下的全部接受。`,
    ],
  },
  setup: ({ meeting: state }, p, { now }) => {
    state.meetings[openOnPhone]!.answer = "yes";
    const at = now - 40 * minuteMs;
    const planned = (id: string, n: number, { start, end }: Span, more: Partial<Meeting>) =>
      plannedMeeting(id, p.numbers[n]!, p.topics[n]!, start, { minutes: (end - start) / minuteMs, at, ...more });
    addEntries(
      state.meetings,
      ...p.fixed.map((one, i) =>
        planned(`meet_fixed${i}`, i, one, i === p.own ? {} : { host: p.hosts[i]!, invitees: ["me"], answer: "yes" }),
      ),
      ...p.invitations.map((one, i) =>
        planned(`meet_asked${i}`, 3 + i, one, { host: p.hosts[(i + 3) % 6]!, invitees: ["me"] }),
      ),
    );
  },
  checks: [
    {
      that: "the invitations that overlap are declined",
      holds: ({ after, params }) =>
        params.clashes.every((clash, i) => !clash || after.meeting.meetings[`meet_asked${i}`]?.answer === "no"),
    },
    {
      that: "the others are accepted",
      holds: ({ after, params }) =>
        params.clashes.every((clash, i) => clash || after.meeting.meetings[`meet_asked${i}`]?.answer === "yes"),
    },
  ],
  allow: ({ meeting: state }, { invitations }) => invitations.map((_, i) => state.meetings[`meet_asked${i}`]?.answer),

  oracle: async (o, p, { offsetMin }) => {
    await o.open(meeting);
    const times = [...p.fixed, ...p.invitations].map(({ start }) => formatTime(minuteOf(start, offsetMin)));
    await o.sees(...p.topics, ...times);
    o.reads(times, "overlap");
    await o.act(meeting, "main.notices");
    for (const [i, clash] of p.clashes.entries())
      await o.act(meeting, clash ? "notices.decline" : "notices.accept", { id: `meet_asked${i}` });
  },
});
/** The only unanswered invitation of a new phone. */
const openOnPhone = "meet_s_signup";
type Span = { readonly start: number; readonly end: number };
const spanAt = (start: number, minutes: number): Span => ({ start, end: start + minutes * minuteMs });
/** Returns a meeting that begins some minutes after this one begins, or before. */
const overlapping = ({ start }: Span, later: number, minutes: number): Span =>
  spanAt(start + later * minuteMs, minutes);
const overlapMs = (a: Span, b: Span): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);
