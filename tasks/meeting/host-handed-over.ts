import meeting from "#apps/meeting/index.ts";
import { presentMembers } from "#apps/meeting/features/room/presence.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import { drawUntil, liveIn } from "../kit/held-meetings.ts";
import { drawNumber, pastMeeting } from "../kit/meeting.ts";
import { personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/** Leave a meeting that goes on, with one of two people of similar names as its new host. */
export default defineTask({
  apps: [meeting],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "social"],
  budget: 15,
  revision: 1,

  params: (r, _, { say, now }) => {
    const topic = r.pick([
      say("Poster draft", "海报初稿"),
      say("Fair stand", "展位讨论"),
      say("Summer party", "夏日聚会筹备"),
      say("New website", "新网站讨论"),
      say("Lunch talk", "午间分享"),
    ]);
    const number = drawNumber(r);
    const alike = r.pick([
      ["anna_weber", "anna_webber"],
      ["alex_petrov", "alex_renner"],
    ] as const);
    const invitees = r.shuffle([...alike, ...r.sample(["nora", "jonas", "tomas", "diego", "olga", "henrik"], 3)]);
    const wanted = r.pick(alike);
    const seed = drawUntil(r, (one) => {
      const room = runningRoom({ number, topic, seed: one, invitees }, now);
      const first = presentMembers(room, now);
      const later = presentMembers(room, now + hourMs);
      // Everybody stays. The app makes the first person the host if the owner chooses nobody.
      const fits = first.length === invitees.length && later.length === invitees.length && first[0]!.id !== wanted;
      return fits ? one : null;
    });
    return { topic, number, invitees, wanted, seed, name: personName(wanted, say) };
  },
  instruction: {
    en: [
      ({ topic, name }) =>
        `I'm in the meeting "${topic}" in {app.meeting} and have to go. Make ${name} the new host and leave the meeting without ending it for the others.`,
    ],
    zh: [
      ({ topic, name }) =>
        `我正在{app.meeting}里开“${topic}”这个会，得先走了。请把主持人移交给${name}，然后离开会议，别结束会议，让大家接着开。`,
    ],
  },
  setup: ({ meeting: state }, p, { now }) => {
    const room = { ...runningRoom(p, now), name: state.account.name };
    addEntries(state.rooms, room);
    state.live = liveIn(room);
  },
  checks: [
    {
      that: "this person is the host",
      holds: ({ after, params }) => after.meeting.rooms["room_now"]?.head === params.wanted,
    },
    { that: "the owner has left", holds: ({ after }) => after.meeting.live === null },
    {
      that: "the meeting goes on",
      keeps: true,
      holds: ({ after }) => after.meeting.rooms["room_now"]?.ended === null,
    },
  ],
  allow: ({ meeting: state }) => [state.live, state.rooms["room_now"]?.head, state.rooms["room_now"]?.spans],

  oracle: async (o, { wanted }) => {
    await o.open(meeting);
    await o.act(meeting, "main.returnToRoom");
    await o.act(meeting, "room.leave");
    await o.act(meeting, "room.handOver");
    await o.act(meeting, "handOver.choose", { person: wanted });
  },
});
/** The meeting began 20 minutes ago and has two hours to go. */
const runningRoom = (
  p: { readonly number: string; readonly topic: string; readonly seed: string; readonly invitees: readonly string[] },
  now: number,
) =>
  pastMeeting("room_now", p.number, p.topic, now - 20 * minuteMs, 140, {
    seed: p.seed,
    invitees: [...p.invitees],
    spans: [{ in: now - 20 * minuteMs, out: null }],
  });
