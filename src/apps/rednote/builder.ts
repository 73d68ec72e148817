/** All screens, guards and commands, and the functions that build edges from them. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { homeGuards, homeScreens } from "./features/home/screens.ts";
import { marketGuards, marketScreens } from "./features/market/screens.ts";
import { meGuards, meScreens } from "./features/me/screens.ts";
import { messagesGuards, messagesScreens } from "./features/messages/screens.ts";
import { noteGuards, noteScreens } from "./features/note/screens.ts";
import { peopleGuards, peopleScreens } from "./features/people/screens.ts";
import { publishGuards, publishScreens } from "./features/publish/screens.ts";
import { searchGuards, searchScreens } from "./features/search/screens.ts";
import { settingsGuards, settingsScreens } from "./features/settings/screens.ts";
import { rednote } from "./state.ts";

export const screens = mergeFeatures(
  homeScreens,
  noteScreens,
  searchScreens,
  peopleScreens,
  publishScreens,
  messagesScreens,
  meScreens,
  marketScreens,
  settingsScreens,
);
export const guards = mergeFeatures(
  homeGuards,
  noteGuards,
  searchGuards,
  peopleGuards,
  publishGuards,
  messagesGuards,
  meGuards,
  marketGuards,
  settingsGuards,
);
export const { on, does, pushes } = rednote.begin({ commands, screens, guards });
