/** The owner's map data: searches, lists, routes, contributions. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { accountState } from "./features/account/state.ts";
import { contributeState } from "./features/contribute/state.ts";
import { frontState } from "./features/front/state.ts";
import { listsState } from "./features/lists/state.ts";
import { offlineState } from "./features/offline/state.ts";
import { routeState } from "./features/route/state.ts";
import { sharingState } from "./features/sharing/state.ts";

export const maps = modelOf(
  "maps",
  mergeFeatures(frontState, listsState, routeState, contributeState, offlineState, sharingState, accountState),
);
export type State = v.InferOutput<typeof maps.state>;
