/** The app's state: the data of all its features. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { audioState } from "./features/audio/state.ts";
import { bookState } from "./features/book/state.ts";
import { homeState } from "./features/home/state.ts";
import { listsState } from "./features/lists/state.ts";
import { meState } from "./features/me/state.ts";
import { readerState } from "./features/reader/state.ts";
import { shelfState } from "./features/shelf/state.ts";
import { socialState } from "./features/social/state.ts";
import { statsState } from "./features/stats/state.ts";
import { storeState } from "./features/store/state.ts";
import { walletState } from "./features/wallet/state.ts";

export const weread = modelOf(
  "weread",
  mergeFeatures(
    homeState,
    shelfState,
    storeState,
    bookState,
    readerState,
    audioState,
    listsState,
    socialState,
    statsState,
    walletState,
    meState,
  ),
);
export type State = v.InferOutput<typeof weread.state>;
