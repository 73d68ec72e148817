/** All screens, guards and commands of the app, and the functions that build its edges. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { accountGuards, accountScreens } from "./features/account/screens.ts";
import { bookGuards, bookScreens } from "./features/book/screens.ts";
import { findGuards, findScreens } from "./features/find/screens.ts";
import { frontGuards, frontScreens } from "./features/front/screens.ts";
import { mealsGuards, mealsScreens } from "./features/meals/screens.ts";
import { memberGuards, memberScreens } from "./features/member/screens.ts";
import { ordersGuards, ordersScreens } from "./features/orders/screens.ts";
import { invoicesGuards, invoicesScreens } from "./features/invoices/screens.ts";
import { peopleGuards, peopleScreens } from "./features/people/screens.ts";
import { stationsScreens } from "./features/stations/screens.ts";
import { waitGuards, waitScreens } from "./features/wait/screens.ts";
import { railway } from "./state.ts";

export const screens = mergeFeatures(
  frontScreens,
  findScreens,
  bookScreens,
  ordersScreens,
  waitScreens,
  peopleScreens,
  stationsScreens,
  invoicesScreens,
  mealsScreens,
  memberScreens,
  accountScreens,
);
export const guards = mergeFeatures(
  frontGuards,
  findGuards,
  bookGuards,
  ordersGuards,
  waitGuards,
  peopleGuards,
  invoicesGuards,
  mealsGuards,
  memberGuards,
  accountGuards,
);
export const { on, does, pushes } = railway.begin({ commands, screens, guards });
