/** The app's state: the data of all its features. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { homeState } from "./features/home/state.ts";
import { meState } from "./features/me/state.ts";
import { messagesState } from "./features/messages/state.ts";
import { noteState } from "./features/note/state.ts";
import { peopleState } from "./features/people/state.ts";
import { publishState } from "./features/publish/state.ts";
import { searchState } from "./features/search/state.ts";
import { settingsState } from "./features/settings/state.ts";

export const rednote = modelOf(
  "rednote",
  mergeFeatures(homeState, noteState, peopleState, searchState, publishState, messagesState, meState, settingsState),
);
export type State = v.InferOutput<typeof rednote.state>;
