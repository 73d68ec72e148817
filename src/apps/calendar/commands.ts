import { mergeFeatures } from "#os/features.ts";
import { eventsCommands } from "./features/events/commands.ts";
import { calendarsCommands } from "./features/calendars/commands.ts";
import { remindersCommands } from "./features/reminders/commands.ts";
import { settingsCommands } from "./features/settings/commands.ts";

export const commands = mergeFeatures(eventsCommands, remindersCommands, calendarsCommands, settingsCommands);
