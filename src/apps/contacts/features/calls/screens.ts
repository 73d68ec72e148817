/** View state and guards of the call screens. */
import { all, equal, not } from "#os/guards.ts";
import * as v from "valibot";
import { flag, overlay, textFor } from "#os/values.ts";
import { standardFolders } from "#os/files.ts";
import type { OsState } from "#os/state.ts";
import { ContactId, PhoneNumber } from "../cards/state.ts";
import { contacts, type State } from "../../state.ts";

export const callsScreens = {
  history: contacts.screen({
    params: { contact: v.nullable(ContactId), number: PhoneNumber },
    view: { open: overlay("menu") },
  }),
  call: contacts.screen({ view: { pad: flag, tones: textFor(PhoneNumber), open: overlay("responses") } }),
};
export const callsGuards = {
  hasTyped: not(equal("view.typed", "")),
  recording: ({ state, os }: { state: State; os: OsState }) =>
    state.talk !== null && state.talk.recording && os.files[standardFolders.music] !== undefined,
  rings: all(not(equal("state.talk", null)), equal("state.talk.connectsAt", null)),
  talking: all(not(equal("state.talk", null)), not(equal("state.talk.connectsAt", null))),
};
