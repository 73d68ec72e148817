/** Edges for calls. */
import * as v from "valibot";
import { civilOf } from "#state/civil.ts";
import { offsetOf, pad2 } from "#os/format.ts";
import { standardFolders } from "#os/files.ts";
import { intents } from "#os/intents.ts";
import { truncateText } from "#os/text-edit.ts";
import { callerName, callLog } from "../../queries.ts";
import { Ringtone } from "../settings/prefs.ts";
import { ContactId } from "../cards/state.ts";
import { does, on } from "../../builder.ts";

export const callsEdges = [
  does("history", "call", "dial").push("call"),
  on("history", "open", { id: ContactId }).push("contact"),
  on("history", "add").push("editor", ({ params }) => ({ id: null, number: params.number })),
  on("history", "addTo").push("pick"),
  does("history", "deleteCall").say("entryDeleted"),
  on("history", "block")
    .warn("blockAsk", "block", ({ params }) => ({ name: params.number }))
    .run("block", ({ params }) => ({ numbers: [params.number] }))
    .say("blockedNow"),
  on("history", "unblock")
    .run("unblock", ({ params }) => ({ numbers: [params.number] }))
    .say("unblockedNow"),
  does("main", "speed", "dialSpeed").push("call"),
  on("main", "seeVoicemail").push("voicemail"),
  does("main", "report").close().say("noted"),
  on("contact", "tone", { tone: v.nullable(Ringtone) })
    .when("isOther")
    .run("setTone", ({ params, args }) => ({ contact: params.id, tone: args.tone }))
    .close(),
  on("call", "record")
    .when("talking")
    .run("setRecording", ({ state }) => ({ on: state.talk?.recording !== true })),
  does("call", "declineWith").when("rings").say("declinedWith").pop(),
  on("call", "declineOther")
    .when("rings")
    .run("hangUp")
    .close()
    .start(({ state }) => intents.message(callLog(state)[0]?.number ?? "")),
  on("call", "mute")
    .when("talking")
    .run("setMuted", ({ state }) => ({ on: state.talk?.muted !== true })),
  on("call", "speaker")
    .when("talking")
    .run("setSpeaker", ({ state }) => ({ on: state.talk?.speaker !== true })),
  does("call", "answer").when("rings"),
  does("call", "hangUp")
    .when("talking", "recording")
    // Stores the recording as a file that is as long as the call.
    .system("writeFile", ({ state, now, os }) => {
      const last = callLog(state)[0];
      const seconds = Math.round((last?.durationMs ?? 0) / 1000);
      const c = civilOf(now, offsetOf(os));
      const day = `${c.year}-${pad2(c.month)}-${pad2(c.day)} ${pad2(c.hour)}-${pad2(c.minute)}`;
      const end = state.prefs.recordFormat === "formatOgg" ? "ogg" : "m4a";
      return {
        parent: standardFolders.music,
        name: `${truncateText(callerName(state, last?.number ?? "").replaceAll("/", " "), 60)} ${day}.${end}`,
        bytes: seconds * 8000 + 1024,
        content: { kind: "opaque", seconds },
      };
    })
    .say("recordingSaved")
    .pop(),
  does("call", "hangUp").pop(),
  on("call", "close").pop(),
] as const;
