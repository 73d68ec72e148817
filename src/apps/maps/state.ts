/** What the owner of the phone has on the map: searches, lists, plans, words about places. */
import type * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { together } from "../../os/features.ts";
import { accountState } from "./features/account/state.ts";
import { contributeState } from "./features/contribute/state.ts";
import { frontState } from "./features/front/state.ts";
import { listsState } from "./features/lists/state.ts";
import { offlineState } from "./features/offline/state.ts";
import { routeState } from "./features/route/state.ts";
import { sharingState } from "./features/sharing/state.ts";

export const maps = modelOf(
  "maps",
  together(frontState, listsState, routeState, contributeState, offlineState, sharingState, accountState),
);
export type State = v.InferOutput<typeof maps.state>;
