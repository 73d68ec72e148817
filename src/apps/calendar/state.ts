/** Events, their calendars, reminders, and the user's settings. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { calendarsState } from "./features/calendars/state.ts";
import { eventsState } from "./features/events/state.ts";
import { remindersState } from "./features/reminders/state.ts";
import { settingsState } from "./features/settings/state.ts";

export const calendar = modelOf("calendar", mergeFeatures(calendarsState, eventsState, remindersState, settingsState));
export type State = v.InferOutput<typeof calendar.state>;
