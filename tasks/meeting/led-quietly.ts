import meeting from "../../src/apps/meeting/index.ts";
import { visitsOf } from "../../src/apps/meeting/features/room/presence.ts";
import { defineTask } from "../../src/judge/define.ts";
import { any } from "../../src/judge/paths.ts";
import { dayKey, minuteMs } from "../../src/state/civil.ts";
import { drawNumber, going, past, planned, triedIsKept } from "../kit/meeting.ts";
import { nameOf } from "../kit/people.ts";
import { put } from "../kit/records.ts";

/** Start a meeting of one's own, let in one of those who wait and no other, mute all for good, and lock it. */
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
    // Of those who come there are three; all of them stand at the door when it opens.
    const colleagues = ["katrin", "nora", "jonas", "priya", "tomas", "diego", "olga", "henrik"];
    const there = colleagues.filter((id) => {
      const visit = visitsOf(roomOf(number, topic, now, offsetMin, id)).find((one) => one.id === id);
      return visit?.arrives === now;
    });
    const waiting = r.sample(there, Math.min(3, there.length));
    return { number, topic, waiting, wanted: waiting[0]!, name: nameOf(waiting[0]!, say) };
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
    put(
      state.meetings,
      planned("meet_closed", p.number, p.topic, now - lateMs, { waiting: true, invitees: p.waiting, at: now }),
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
    triedIsKept,
  ],
  allow: ({ meeting: state }) => going(state),
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
const lateMs = 5 * minuteMs;
/** The room that the meeting will be, to know beforehand who comes. */
const roomOf = (number: string, topic: string, now: number, offsetMin: number, person: string) =>
  past("room_closed", number, topic, now, 60, {
    meeting: "meet_closed",
    seed: `meet_closed/${dayKey(now - lateMs, offsetMin)}`,
    start: now - lateMs,
    invitees: [person],
  });
