/** All screens, guards and commands of the app, and the functions that build its edges. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { accountScreens } from "./features/account/screens.ts";
import { contributeGuards, contributeScreens } from "./features/contribute/screens.ts";
import { frontScreens } from "./features/front/screens.ts";
import { listsGuards, listsScreens } from "./features/lists/screens.ts";
import { offlineScreens } from "./features/offline/screens.ts";
import { placesGuards, placesScreens } from "./features/places/screens.ts";
import { routeGuards, routeScreens } from "./features/route/screens.ts";
import { sharingScreens } from "./features/sharing/screens.ts";
import { maps } from "./state.ts";

export const screens = mergeFeatures(
  frontScreens,
  placesScreens,
  listsScreens,
  routeScreens,
  contributeScreens,
  offlineScreens,
  sharingScreens,
  accountScreens,
);
export const guards = mergeFeatures(placesGuards, listsGuards, routeGuards, contributeGuards);
export const { on, does, pushes } = maps.begin({ commands, screens, guards });
