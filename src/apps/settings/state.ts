/**
 * The app's own state: lists that the user edits, traits of apps, networks and devices, and schedules. All other
 * settings are stored in the phone's state.
 */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { appsState } from "./features/apps/state.ts";
import { booksState } from "./features/books/state.ts";
import { privacyState } from "./features/privacy/state.ts";
import { schedulesState } from "./features/schedules/state.ts";
import { systemState } from "./features/system/state.ts";

export const settings = modelOf(
  "settings",
  mergeFeatures(booksState, appsState, schedulesState, systemState, privacyState),
);
export type SettingsAppState = v.InferOutput<typeof settings.state>;
