/** Edges of the voicemail. */
import { intents } from "#os/intents.ts";
import { PhoneNumber } from "../cards/state.ts";
import { does, on } from "../../builder.ts";

export const voicemailEdges = [
  does("voicemail", "play", "playVoicemail").set(({ args }) => ({ current: args.id })),
  on("voicemail", "stop").when("plays").run("stopVoicemail"),
  does("voicemail", "delete", "deleteVoicemail")
    .warn("deleteVoicemailAsk", "delete")
    .set({ current: null })
    .say("deleted"),
  does("voicemail", "call", "dial").push("call"),
  on("voicemail", "message", { number: PhoneNumber }).start(({ args }) => intents.message(args.number)),
  on("voicemail", "seeSettings").push("settings", { page: "voicemailSettings" }),
] as const;
