/** The owner's data: scheduled meetings, past rooms, the account. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { joinState } from "./features/join/state.ts";
import { meState } from "./features/me/state.ts";
import { pastState } from "./features/past/state.ts";
import { peopleState } from "./features/people/state.ts";
import { planState } from "./features/plan/state.ts";
import { roomState } from "./features/room/state.ts";

export const meeting = modelOf(
  "meeting",
  mergeFeatures(planState, joinState, roomState, pastState, peopleState, meState),
);
export type State = v.InferOutput<typeof meeting.state>;
