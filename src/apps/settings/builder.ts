/** All screens, guards and commands of the app, and the functions that build its edges. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { appsScreens } from "./features/apps/screens.ts";
import { booksGuards, booksScreens } from "./features/books/screens.ts";
import { devicesGuards, devicesScreens } from "./features/devices/screens.ts";
import { homeGuards, homeScreens } from "./features/home/screens.ts";
import { networkGuards, networkScreens } from "./features/network/screens.ts";
import { noticesGuards, noticesScreens } from "./features/notices/screens.ts";
import { pagesGuards, pagesScreens } from "./features/pages/screens.ts";
import { permissionsScreens } from "./features/permissions/screens.ts";
import { schedulesGuards, schedulesScreens } from "./features/schedules/screens.ts";
import { securityGuards, securityScreens } from "./features/security/screens.ts";
import { systemGuards, systemScreens } from "./features/system/screens.ts";
import { settings } from "./state.ts";

export const screens = mergeFeatures(
  homeScreens,
  pagesScreens,
  networkScreens,
  devicesScreens,
  appsScreens,
  noticesScreens,
  permissionsScreens,
  booksScreens,
  schedulesScreens,
  securityScreens,
  systemScreens,
);
export const guards = mergeFeatures(
  homeGuards,
  pagesGuards,
  networkGuards,
  devicesGuards,
  noticesGuards,
  booksGuards,
  schedulesGuards,
  securityGuards,
  systemGuards,
);
export const { on, does, pushes } = settings.begin({ commands, screens, guards });
