/** All screens, guards and commands, and the functions that build edges from them. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { communitiesScreens } from "./features/communities/screens.ts";
import { composeGuards, composeScreens } from "./features/compose/screens.ts";
import { exploreGuards, exploreScreens } from "./features/explore/screens.ts";
import { homeScreens } from "./features/home/screens.ts";
import { listsGuards, listsScreens } from "./features/lists/screens.ts";
import { messagesGuards, messagesScreens } from "./features/messages/screens.ts";
import { noticesScreens } from "./features/notices/screens.ts";
import { peopleGuards, peopleScreens } from "./features/people/screens.ts";
import { postsGuards, postsScreens } from "./features/posts/screens.ts";
import { settingsGuards, settingsScreens } from "./features/settings/screens.ts";
import { x } from "./state.ts";

export const screens = mergeFeatures(
  homeScreens,
  postsScreens,
  composeScreens,
  peopleScreens,
  listsScreens,
  exploreScreens,
  noticesScreens,
  messagesScreens,
  communitiesScreens,
  settingsScreens,
);
export const guards = mergeFeatures(
  postsGuards,
  composeGuards,
  peopleGuards,
  listsGuards,
  exploreGuards,
  messagesGuards,
  settingsGuards,
);
export const { on, does, pushes } = x.begin({ commands, screens, guards });
