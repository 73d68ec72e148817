/** The app's screens and edges. */
import { commands } from "./commands.ts";
import { daysEdges } from "./features/days/navigation.ts";
import { eventsEdges } from "./features/events/navigation.ts";
import { birthdaysEdges } from "./features/birthdays/navigation.ts";
import { remindersEdges } from "./features/reminders/navigation.ts";
import { searchEdges } from "./features/search/navigation.ts";
import { calendarsEdges } from "./features/calendars/navigation.ts";
import { settingsEdges } from "./features/settings/navigation.ts";
import { calendar } from "./state.ts";
import { guards, screens } from "./builder.ts";

export const navigation = calendar.navigation({ start: "main", commands, screens, guards }, () => [
  ...daysEdges,
  ...eventsEdges,
  ...birthdaysEdges,
  ...remindersEdges,
  ...searchEdges,
  ...calendarsEdges,
  ...settingsEdges,
]);
