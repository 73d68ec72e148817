/**
 * What Settings keeps of its own: lists that the user writes, what was decided for single apps, networks and devices, and
 * schedules. All else that it shows and changes is the phone's.
 */
import type * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { together } from "../../os/features.ts";
import { appsState } from "./features/apps/state.ts";
import { booksState } from "./features/books/state.ts";
import { privacyState } from "./features/privacy/state.ts";
import { schedulesState } from "./features/schedules/state.ts";
import { systemState } from "./features/system/state.ts";

export const settings = modelOf("settings", together(booksState, appsState, schedulesState, systemState, privacyState));
export type Own = v.InferOutput<typeof settings.state>;
