/** What the screens of voicemail remember, and what must hold there. */
import { maybe } from "../../../../os/values.ts";
import { contacts, type State } from "../../state.ts";
import { VoicemailId } from "./state.ts";

export const voicemailScreens = {
  voicemail: contacts.screen({ view: { current: maybe(VoicemailId) } }),
};
export const voicemailGuards = {
  plays: ({ state }: { state: State }) => state.playing !== null,
};
