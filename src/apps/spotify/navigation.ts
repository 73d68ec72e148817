/** The app's screens and edges. */
import { guards, screens } from "./builder.ts";
import { commands } from "./commands.ts";
import { accountEdges } from "./features/account/navigation.ts";
import { catalogueEdges } from "./features/catalogue/navigation.ts";
import { homeEdges } from "./features/home/navigation.ts";
import { libraryEdges } from "./features/library/navigation.ts";
import { playerEdges } from "./features/player/navigation.ts";
import { playlistsEdges } from "./features/playlists/navigation.ts";
import { premiumEdges } from "./features/premium/navigation.ts";
import { searchEdges } from "./features/search/navigation.ts";
import { settingsEdges } from "./features/settings/navigation.ts";
import { socialEdges } from "./features/social/navigation.ts";
import { spotify } from "./state.ts";

export const navigation = spotify.navigation({ start: "home", commands, screens, guards }, () => [
  ...homeEdges,
  ...searchEdges,
  ...libraryEdges,
  ...playlistsEdges,
  ...playerEdges,
  ...catalogueEdges,
  ...socialEdges,
  ...accountEdges,
  ...premiumEdges,
  ...settingsEdges,
]);
