/** View state and guards of the voicemail. */
import { equal, not } from "#os/guards.ts";
import { nullableField } from "#os/values.ts";
import { contacts } from "../../state.ts";
import { VoicemailId } from "./state.ts";

export const voicemailScreens = {
  voicemail: contacts.screen({ view: { current: nullableField(VoicemailId) } }),
};
export const voicemailGuards = {
  plays: not(equal("state.playing", null)),
};
