/** The app's state: the data of all its features. */
import * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { Account, accountState, Email } from "./features/account/state.ts";
import { catalogueState } from "./features/catalogue/state.ts";
import { downloadsState } from "./features/downloads/state.ts";
import { homeState } from "./features/home/state.ts";
import { libraryState } from "./features/library/state.ts";
import { playerState } from "./features/player/state.ts";
import { playlistsState } from "./features/playlists/state.ts";
import { premiumState } from "./features/premium/state.ts";
import { searchState } from "./features/search/state.ts";
import { settingsState } from "./features/settings/state.ts";
import { socialState } from "./features/social/state.ts";

/** The data that belong to one account. */
export const userFields = mergeFeatures(
  searchState,
  libraryState,
  playlistsState,
  playerState,
  catalogueState,
  downloadsState,
  socialState,
  premiumState,
  settingsState,
);
const UserData = v.strictObject({ account: Account, ...userFields });
export type UserData = v.InferOutput<typeof UserData>;
export const spotify = modelOf(
  "spotify",
  mergeFeatures(homeState, accountState, userFields, {
    /** The data of accounts that are not logged in, by their e-mail address. */
    parked: v.record(Email, UserData),
  }),
);
export type State = v.InferOutput<typeof spotify.state>;
