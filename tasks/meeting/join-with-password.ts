import meeting from "#apps/meeting/index.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import { drawNumber, allowJoining, plannedMeeting, keepsTriedNumbers } from "../kit/meeting.ts";
import { addEntries } from "../kit/records.ts";

/** Join a live meeting with its number and password under a given name. Another meeting has a similar number. */
export default defineTask({
  apps: [meeting],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "create"],
  budget: 15,
  revision: 3,

  params: (r, _, { say }) => {
    const number = drawNumber(r);
    // The other number differs only in its last two digits.
    const other = `${number.slice(0, 7)}${(Number(number.slice(7)) + 37) % 100}`.padEnd(9, "0");
    return {
      number,
      other,
      password: String(r.int(1000, 9999)),
      name: say(
        r.pick(["Robin A", "Robin (Harbor)", "R. Ashby", "Robin, design"]),
        r.pick(["小苏", "苏然（海港）", "设计部苏然", "苏老师"]),
      ),
      host: r.pick(["vera", "alex_petrov", "sofia", "gym"]),
    };
  },
  instruction: {
    en: [
      ({ number, password, name }) =>
        `Join meeting ${number} in {app.meeting} as "${name}". The password is ${password}. Keep the microphone and camera off and stay in the meeting.`,
      ({ number, password, name }) =>
        `Please get me into the meeting with the ID ${number} in {app.meeting}, password ${password}. Use the name "${name}", with no microphone and no camera, and don't leave.`,
    ],
    zh: [
      ({ number, password, name }) =>
        `请在{app.meeting}中加入会议 ${number}，密码 ${password}，入会名称用“${name}”。不要打开麦克风和摄像头，加入后留在会议里。`,
      ({ number, password, name }) =>
        `用{app.meeting}进入会议号为 ${number} 的会议（密码 ${password}），名称改为“${name}”，麦克风和摄像头都保持关闭，不要退出。`,
    ],
  },
  setup: ({ meeting: state }, p, { now, say }) => {
    const others = { host: p.host, listed: false, quiet: true, guests: 6, password: p.password };
    addEntries(
      state.meetings,
      plannedMeeting("meet_wanted", p.number, say("Open consultation", "开放咨询"), now - 8 * minuteMs, others),
      plannedMeeting("meet_other", p.other, say("Closed consultation", "内部咨询"), now - 8 * minuteMs, others),
    );
  },
  checks: [
    {
      that: "one is in this meeting, under this name, unheard and unseen",
      holds: ({ after: { meeting: state }, params: p }) => {
        const room = state.live && state.rooms[state.live.room];
        return room?.number === p.number && room.name === p.name && !state.live!.mic && !state.live!.camera;
      },
    },
    {
      that: "no hand is raised, nothing is recorded, and nothing written on the board",
      keeps: true,
      holds: ({
        after: {
          meeting: { live },
        },
      }) => live === null || (live.hand === null && live.recording === null && live.board.length === 0),
    },
    keepsTriedNumbers,
  ],
  allow: ({ meeting: state }) => allowJoining(state),
  free: [
    {
      why: "How the others are heard and shown is not said",
      paths: ({ meeting: { live } }) => [live?.output, live?.front, live?.layout, live?.captions],
    },
  ],

  oracle: async (o, { number, password, name }) => {
    await o.open(meeting);
    await o.act(meeting, "main.join");
    await o.type("number", number);
    await o.type("name", name);
    await o.act(meeting, "join.join");
    await o.type("password", password);
    await o.act(meeting, "join.enter");
  },
});
