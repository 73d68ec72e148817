/** Collects all screens, guards and commands of the app, and defines the functions that build its edges. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { daysGuards, daysScreens } from "./features/days/screens.ts";
import { eventsGuards, eventsScreens } from "./features/events/screens.ts";
import { birthdaysGuards, birthdaysScreens } from "./features/birthdays/screens.ts";
import { remindersGuards, remindersScreens } from "./features/reminders/screens.ts";
import { searchGuards, searchScreens } from "./features/search/screens.ts";
import { calendarsGuards, calendarsScreens } from "./features/calendars/screens.ts";
import { calculatorScreens } from "./features/calculator/screens.ts";
import { settingsScreens } from "./features/settings/screens.ts";
import { calendar } from "./state.ts";

export const screens = mergeFeatures(
  daysScreens,
  eventsScreens,
  birthdaysScreens,
  remindersScreens,
  searchScreens,
  calendarsScreens,
  calculatorScreens,
  settingsScreens,
);
export const guards = mergeFeatures(
  daysGuards,
  eventsGuards,
  birthdaysGuards,
  remindersGuards,
  searchGuards,
  calendarsGuards,
);
export const { on, does } = calendar.begin({ commands, screens, guards });
