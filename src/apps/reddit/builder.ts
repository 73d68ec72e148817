/** All screens, guards and commands, and the functions that build edges from them. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { chatGuards, chatScreens } from "./features/chat/screens.ts";
import { createGuards, createScreens } from "./features/create/screens.ts";
import { homeGuards, homeScreens } from "./features/home/screens.ts";
import { inboxGuards, inboxScreens } from "./features/inbox/screens.ts";
import { meGuards, meScreens } from "./features/me/screens.ts";
import { peopleGuards, peopleScreens } from "./features/people/screens.ts";
import { postGuards, postScreens } from "./features/post/screens.ts";
import { searchGuards, searchScreens } from "./features/search/screens.ts";
import { settingsGuards, settingsScreens } from "./features/settings/screens.ts";
import { reddit } from "./state.ts";

export const screens = mergeFeatures(
  homeScreens,
  postScreens,
  createScreens,
  peopleScreens,
  searchScreens,
  inboxScreens,
  chatScreens,
  meScreens,
  settingsScreens,
);
export const guards = mergeFeatures(
  homeGuards,
  postGuards,
  createGuards,
  peopleGuards,
  searchGuards,
  inboxGuards,
  chatGuards,
  meGuards,
  settingsGuards,
);
export const { on, does, pushes } = reddit.begin({ commands, screens, guards });
