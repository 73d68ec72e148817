import meeting from "#apps/meeting/index.ts";
import { listVisits } from "#apps/meeting/features/room/presence.ts";
import { defineTask } from "#judge/define.ts";
import { any } from "#judge/allowed-paths.ts";
import { dayKey, minuteMs } from "#state/civil.ts";
import { drawNumber, allowJoining, pastMeeting, plannedMeeting, keepsTriedNumbers } from "../kit/meeting.ts";
import { personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/**
 * Start a meeting of the owner, admit only one person from the waiting room, mute everyone without letting them unmute,
 * and lock the meeting.
 */
export default defineTask({
  apps: [meeting],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "social", "settings"],
  budget: 30,
  revision: 2,

  params: (r, _, { say, now, offsetMin }) => {
    const number = drawNumber(r);
    const topic = r.pick([
      say("Interview, second round", "第二轮面试"),
      say("Budget, closed circle", "预算闭门会"),
      say("Contract with Lumen", "流明合同"),
      say("Salary review", "薪酬讨论"),
    ]);
    // At most three people are in the waiting room when the meeting opens, and nobody arrives later.
    const colleagues = ["katrin", "nora", "jonas", "priya", "tomas", "diego", "olga", "henrik"];
    const there = colleagues.filter((id) => {
      const visit = listVisits(simulateRoom(number, topic, now, offsetMin, id)).find((one) => one.id === id);
      return visit?.arrives === now;
    });
    const waiting = r.sample(there, Math.min(3, there.length));
    return { number, topic, waiting, wanted: waiting[0]!, name: personName(waiting[0]!, say) };
  },
  instruction: {
    en: [
      ({ topic, name }) =>
        `Start my meeting "${topic}" in {app.meeting}. Let only ${name} in from the waiting room and keep the others waiting. Then mute everyone without letting them unmute themselves, and lock the meeting. Stay in it.`,
      ({ topic, name }) =>
        `It's time for "${topic}". Start it in {app.meeting}, admit just ${name} and leave the rest in the waiting room. Mute everyone, don't let them unmute themselves, and lock the meeting. Don't end it.`,
    ],
    zh: [
      ({ topic, name }) =>
        `请在{app.meeting}里开始我的会议“${topic}”：等候室里只让${name}进来，其他人先等着；然后全员静音，不允许成员自己解除静音，再锁定会议。之后留在会议里。`,
      ({ topic, name }) =>
        `“${topic}”该开始了：请在{app.meeting}里开始这个会议，等候室里只放${name}进来，其余的人继续等；全体静音，不允许成员自己解除静音，再锁定会议。不要结束会议。`,
    ],
  },
  setup: ({ meeting: state }, p, { now }) => {
    addEntries(
      state.meetings,
      plannedMeeting("meet_closed", p.number, p.topic, now - startDelayMs, {
        waiting: true,
        invitees: p.waiting,
        at: now,
      }),
    );
  },
  checks: [
    {
      that: "the meeting is on, with the owner at its head",
      holds: ({ after: { meeting: state }, params: p }) => {
        const room = state.live && state.rooms[state.live.room];
        return room?.number === p.number && room.head === "me";
      },
    },
    {
      that: "this person was let in, and nobody else let in or refused",
      holds: ({ after: { meeting: state }, params: p }) => {
        const fates = state.rooms[state.live?.room ?? ""]?.fates ?? {};
        return (
          fates[p.wanted]?.admitted !== undefined &&
          Object.entries(fates).every(
            ([id, fate]) => (id === p.wanted || fate.admitted === undefined) && fate.refused === undefined,
          )
        );
      },
    },
    {
      that: "all are muted and may not unmute themselves, and the meeting is locked",
      holds: ({ after: { meeting: state } }) => {
        const room = state.rooms[state.live?.room ?? ""];
        return room !== undefined && room.hushed !== null && !room.mayUnmute && room.locked !== null;
      },
    },
    {
      that: "the waiting room is on, nobody was called, removed or muted alone, and the host is alone in that",
      keeps: true,
      holds: ({ after: { meeting: state } }) => {
        const room = state.rooms[state.live?.room ?? ""];
        return (
          room === undefined ||
          (room.waiting !== null &&
            room.helpers.length === 0 &&
            room.chat.length === 0 &&
            Object.values(room.fates).every(
              (fate) =>
                fate.removed === undefined &&
                fate.invited === undefined &&
                fate.muted === undefined &&
                fate.asked === undefined &&
                fate.lowered === undefined,
            ))
        );
      },
    },
    keepsTriedNumbers,
  ],
  allow: ({ meeting: state }) => allowJoining(state),
  free: [
    {
      why: "How the owner is seen and heard, what the app shows and records, and what else is allowed is not told",
      paths: ({ meeting: { live, rooms } }) => [
        live,
        rooms[any]?.name,
        rooms[any]?.quiet,
        rooms[any]?.chatRule,
        rooms[any]?.shut,
        rooms[any]?.mayRename,
      ],
    },
  ],

  oracle: async (o, { wanted }) => {
    await o.open(meeting);
    await o.act(meeting, "main.joinOne", { id: "meet_closed" });
    await o.act(meeting, "room.members");
    await o.act(meeting, "members.admit", { person: wanted });
    await o.set(meeting, "members", { open: "muteAll" });
    await o.act(meeting, "members.muteAll", { mayUnmute: false });
    await o.act(meeting, "members.safety");
    await o.act(meeting, "safety.toggleLock");
  },
});
const startDelayMs = 5 * minuteMs;
/** Builds the future room of the meeting to find out in advance who comes. */
const simulateRoom = (number: string, topic: string, now: number, offsetMin: number, person: string) =>
  pastMeeting("room_closed", number, topic, now, 60, {
    meeting: "meet_closed",
    seed: `meet_closed/${dayKey(now - startDelayMs, offsetMin)}`,
    start: now - startDelayMs,
    invitees: [person],
  });
