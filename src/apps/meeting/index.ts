import { defineApp } from "#os/define.ts";
import { extraText } from "#os/intents.ts";
import { commands } from "./commands.ts";
import { duesOf } from "./dues.ts";
import { parseInvitation, mentionsMeeting } from "./invitation.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { meeting as model } from "./state.ts";

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  receives: { "phone-state": ({ state }) => ({ command: "pauseRecords", args: { calling: state !== "idle" } }) },
  interruptsMedia: (state) => (state.live ? "pause" : null),
  permissions: { microphone: "ask", camera: "ask", contacts: "ask" },
  channels: {
    meetings: { title: { en: "Meetings", zh: "会议" }, importance: "high", kind: "reminders" },
    invites: { title: { en: "Invitations", zh: "会议邀请" }, importance: "high" },
    chat: { title: { en: "In-meeting chat", zh: "会中聊天" }, importance: "high", kind: "messages" },
    records: { title: { en: "Recordings", zh: "会议录制" }, importance: "default" },
    ongoing: { title: { en: "Ongoing meeting", zh: "进行中的会议" }, importance: "low" },
  },
  // These fields record when the user looked at something, and which notifications were sent.
  incidental: ["/seenAt", "/live/seen", "/meetings/*/told", "/meetings/*/reminded", "/records/*/told"],
  due: (state, { now, offsetMin }) => duesOf(state, now, offsetMin),
  handles: [
    {
      action: "VIEW",
      schemes: ["https"],
      screen: "join",
      params: (i) => (i.uri?.startsWith("https://meet.example/dm/") === true ? parseInvitation(i.uri) : null),
    },
    {
      action: "SEND",
      types: ["text/plain"],
      screen: "join",
      // Accepts a shared text only if it contains an invitation.
      params: (i) => (mentionsMeeting(extraText(i, "text")) ? parseInvitation(extraText(i, "text")) : null),
    },
  ],
});
