/** What the screens of voicemail remember, and what must hold there. */
import { equal, not } from "../../../../os/guards.ts";
import { maybe } from "../../../../os/values.ts";
import { contacts } from "../../state.ts";
import { VoicemailId } from "./state.ts";

export const voicemailScreens = {
  voicemail: contacts.screen({ view: { current: maybe(VoicemailId) } }),
};
export const voicemailGuards = {
  plays: not(equal("state.playing", null)),
};
