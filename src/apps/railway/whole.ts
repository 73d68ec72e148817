/** All screens, guards and commands of the app, and where edges between them begin. */
import { together } from "../../os/features.ts";
import { commands } from "./commands.ts";
import { accountGuards, accountScreens } from "./features/account/screens.ts";
import { bookGuards, bookScreens } from "./features/book/screens.ts";
import { findGuards, findScreens } from "./features/find/screens.ts";
import { frontGuards, frontScreens } from "./features/front/screens.ts";
import { mealsGuards, mealsScreens } from "./features/meals/screens.ts";
import { memberGuards, memberScreens } from "./features/member/screens.ts";
import { ordersGuards, ordersScreens } from "./features/orders/screens.ts";
import { papersGuards, papersScreens } from "./features/papers/screens.ts";
import { peopleGuards, peopleScreens } from "./features/people/screens.ts";
import { stationsScreens } from "./features/stations/screens.ts";
import { waitGuards, waitScreens } from "./features/wait/screens.ts";
import { railway } from "./state.ts";

export const screens = together(
  frontScreens,
  findScreens,
  bookScreens,
  ordersScreens,
  waitScreens,
  peopleScreens,
  stationsScreens,
  papersScreens,
  mealsScreens,
  memberScreens,
  accountScreens,
);
export const guards = together(
  frontGuards,
  findGuards,
  bookGuards,
  ordersGuards,
  waitGuards,
  peopleGuards,
  papersGuards,
  mealsGuards,
  memberGuards,
  accountGuards,
);
export const { on, does, pushes } = railway.begin({ commands, screens, guards });
