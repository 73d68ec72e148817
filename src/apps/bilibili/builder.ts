/** All screens, guards and commands, and the functions that build edges from them. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { browseScreens } from "./features/browse/screens.ts";
import { feedGuards, feedScreens } from "./features/feed/screens.ts";
import { homeScreens } from "./features/home/screens.ts";
import { liveGuards, liveScreens } from "./features/live/screens.ts";
import { meGuards, meScreens } from "./features/me/screens.ts";
import { messagesGuards, messagesScreens } from "./features/messages/screens.ts";
import { peopleGuards, peopleScreens } from "./features/people/screens.ts";
import { searchGuards, searchScreens } from "./features/search/screens.ts";
import { settingsGuards, settingsScreens } from "./features/settings/screens.ts";
import { shopScreens } from "./features/shop/screens.ts";
import { videoGuards, videoScreens } from "./features/video/screens.ts";
import { bilibili } from "./state.ts";

export const screens = mergeFeatures(
  homeScreens,
  browseScreens,
  videoScreens,
  liveScreens,
  feedScreens,
  peopleScreens,
  searchScreens,
  shopScreens,
  messagesScreens,
  meScreens,
  settingsScreens,
);
export const guards = mergeFeatures(
  videoGuards,
  liveGuards,
  feedGuards,
  peopleGuards,
  searchGuards,
  messagesGuards,
  meGuards,
  settingsGuards,
);
export const { on, does, pushes } = bilibili.begin({ commands, screens, guards });
