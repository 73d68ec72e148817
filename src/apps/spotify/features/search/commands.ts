import { reject } from "#os/values.ts";
import { memberCommand } from "../../member-command.ts";
import { FoundId, maxRecents } from "./state.ts";

export const searchCommands = {
  /** Remembers what the user opened from a search. */
  rememberFound: memberCommand({ id: FoundId }, (state, { id }) => {
    state.recents = [id, ...state.recents.filter((one) => one !== id)].slice(0, maxRecents);
    return undefined;
  }),
  forgetFound: memberCommand({ id: FoundId }, (state, { id }) => {
    if (!state.recents.includes(id)) return reject("item-missing");
    state.recents = state.recents.filter((one) => one !== id);
    return undefined;
  }),
  forgetAllFound: memberCommand({}, (state) => {
    state.recents = [];
  }),
};
