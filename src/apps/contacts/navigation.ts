/** The app's screens and edges. */
import { commands } from "./commands.ts";
import { cardsEdges } from "./features/cards/navigation.ts";
import { callsEdges } from "./features/calls/navigation.ts";
import { groupsEdges } from "./features/groups/navigation.ts";
import { blockingEdges } from "./features/blocking/navigation.ts";
import { voicemailEdges } from "./features/voicemail/navigation.ts";
import { settingsEdges } from "./features/settings/navigation.ts";
import { contacts } from "./state.ts";
import { guards, screens } from "./builder.ts";

export const navigation = contacts.navigation({ start: "main", commands, screens, guards }, () => [
  ...cardsEdges,
  ...callsEdges,
  ...groupsEdges,
  ...blockingEdges,
  ...voicemailEdges,
  ...settingsEdges,
]);
