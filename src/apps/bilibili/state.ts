/** The app's state: the data of all its features. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { feedState } from "./features/feed/state.ts";
import { homeState } from "./features/home/state.ts";
import { liveState } from "./features/live/state.ts";
import { meState } from "./features/me/state.ts";
import { messagesState } from "./features/messages/state.ts";
import { peopleState } from "./features/people/state.ts";
import { searchState } from "./features/search/state.ts";
import { settingsState } from "./features/settings/state.ts";
import { shopState } from "./features/shop/state.ts";
import { videoState } from "./features/video/state.ts";

export const bilibili = modelOf(
  "bilibili",
  mergeFeatures(
    homeState,
    videoState,
    liveState,
    feedState,
    peopleState,
    searchState,
    shopState,
    messagesState,
    meState,
    settingsState,
  ),
);
export type State = v.InferOutput<typeof bilibili.state>;
