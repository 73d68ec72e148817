/** Events, the calendars that hold them, and how the user wants to see them. */
import type * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { together } from "../../os/features.ts";
import { calendarsState } from "./features/calendars/state.ts";
import { eventsState } from "./features/events/state.ts";
import { remindersState } from "./features/reminders/state.ts";
import { settingsState } from "./features/settings/state.ts";

export const calendar = modelOf("calendar", together(calendarsState, eventsState, remindersState, settingsState));
export type State = v.InferOutput<typeof calendar.state>;
