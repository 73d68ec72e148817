/** Contacts, groups, calls, voicemails and settings. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { cardsState } from "./features/cards/state.ts";
import { callsState } from "./features/calls/state.ts";
import { voicemailState } from "./features/voicemail/state.ts";
import { groupsState } from "./features/groups/state.ts";
import { blockingState } from "./features/blocking/state.ts";
import { settingsState } from "./features/settings/state.ts";

export const contacts = modelOf(
  "contacts",
  mergeFeatures(cardsState, groupsState, callsState, blockingState, settingsState, voicemailState),
);
export type State = v.InferOutput<typeof contacts.state>;
