/** Collects all screens, guards and commands of the app, and defines the functions that build its edges. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { cardsGuards, cardsScreens } from "./features/cards/screens.ts";
import { callsGuards, callsScreens } from "./features/calls/screens.ts";
import { voicemailGuards, voicemailScreens } from "./features/voicemail/screens.ts";
import { groupsGuards, groupsScreens } from "./features/groups/screens.ts";
import { blockingGuards, blockingScreens } from "./features/blocking/screens.ts";
import { settingsGuards, settingsScreens } from "./features/settings/screens.ts";
import { contacts } from "./state.ts";

export const screens = mergeFeatures(
  cardsScreens,
  callsScreens,
  voicemailScreens,
  groupsScreens,
  blockingScreens,
  settingsScreens,
);
export const guards = mergeFeatures(
  cardsGuards,
  callsGuards,
  voicemailGuards,
  groupsGuards,
  blockingGuards,
  settingsGuards,
);
export const { on, does, pushes } = contacts.begin({ commands, screens, guards });
