import * as v from "valibot";
import { reject } from "#os/values.ts";
import { contacts } from "../../state.ts";
import { VoicemailId } from "./state.ts";

export const voicemailCommands = {
  playVoicemail: contacts.command(
    { id: VoicemailId, fromMs: v.pipe(v.number(), v.integer(), v.minValue(0)) },
    (state, args, ctx) => {
      const voicemail = state.voicemails[args.id];
      if (!voicemail) return reject("entry-missing");
      voicemail.heard = true;
      const fromMs = Math.min(args.fromMs, voicemail.durationMs - 1);
      state.playing = { id: args.id, since: ctx.now, fromMs };
    },
  ),
  stopVoicemail: contacts.command({}, (state) => {
    state.playing = null;
  }),
  deleteVoicemail: contacts.command({ id: VoicemailId }, (state, { id }) => {
    if (!state.voicemails[id]) return reject("entry-missing");
    delete state.voicemails[id];
    if (state.playing?.id === id) state.playing = null;
  }),
};
