/** What the screens of calls remember, and what must hold there. */
import * as v from "valibot";
import { flag, overlay, textFor } from "../../../../os/values.ts";
import { homes } from "../../../../os/files.ts";
import type { OsState } from "../../../../os/state.ts";
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
  hasTyped: ({ view }: { view: { typed: string } }) => view.typed !== "",
  recording: ({ state, os }: { state: State; os: OsState }) =>
    state.talk !== null && state.talk.recording && os.files[homes.music] !== undefined,
  rings: ({ state }: { state: State }) => state.talk !== null && state.talk.connectsAt === null,
  talking: ({ state }: { state: State }) => state.talk !== null && state.talk.connectsAt !== null,
};
