/** The app's state: the data of all its features. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { communitiesState } from "./features/communities/state.ts";
import { composeState } from "./features/compose/state.ts";
import { exploreState } from "./features/explore/state.ts";
import { homeState } from "./features/home/state.ts";
import { listsState } from "./features/lists/state.ts";
import { messagesState } from "./features/messages/state.ts";
import { noticesState } from "./features/notices/state.ts";
import { peopleState } from "./features/people/state.ts";
import { postsState } from "./features/posts/state.ts";
import { settingsState } from "./features/settings/state.ts";

export const x = modelOf(
  "x",
  mergeFeatures(
    homeState,
    postsState,
    composeState,
    peopleState,
    listsState,
    exploreState,
    noticesState,
    messagesState,
    communitiesState,
    settingsState,
  ),
);
export type State = v.InferOutput<typeof x.state>;
