/** The app's state: the data of all its features. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { chatState } from "./features/chat/state.ts";
import { createState } from "./features/create/state.ts";
import { homeState } from "./features/home/state.ts";
import { inboxState } from "./features/inbox/state.ts";
import { meState } from "./features/me/state.ts";
import { peopleState } from "./features/people/state.ts";
import { postState } from "./features/post/state.ts";
import { searchState } from "./features/search/state.ts";
import { settingsState } from "./features/settings/state.ts";

export const reddit = modelOf(
  "reddit",
  mergeFeatures(
    homeState,
    postState,
    createState,
    peopleState,
    searchState,
    inboxState,
    chatState,
    meState,
    settingsState,
  ),
);
export type State = v.InferOutput<typeof reddit.state>;
