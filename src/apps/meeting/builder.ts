/** All screens, guards and commands of the app, and the functions that build edges from them. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { homeGuards, homeScreens } from "./features/home/screens.ts";
import { joinGuards, joinScreens } from "./features/join/screens.ts";
import { meGuards, meScreens } from "./features/me/screens.ts";
import { pastGuards, pastScreens } from "./features/past/screens.ts";
import { peopleScreens } from "./features/people/screens.ts";
import { planGuards, planScreens } from "./features/plan/screens.ts";
import { roomGuards, roomScreens } from "./features/room/screens.ts";
import { meeting } from "./state.ts";

export const screens = mergeFeatures(
  homeScreens,
  joinScreens,
  planScreens,
  roomScreens,
  pastScreens,
  peopleScreens,
  meScreens,
);
export const guards = mergeFeatures(homeGuards, joinGuards, planGuards, roomGuards, pastGuards, meGuards);
export const { on, does, pushes } = meeting.begin({ commands, screens, guards });
