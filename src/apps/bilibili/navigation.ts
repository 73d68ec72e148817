/** The app's screens and edges. */
import { guards, screens } from "./builder.ts";
import { commands } from "./commands.ts";
import { browseEdges } from "./features/browse/navigation.ts";
import { feedEdges } from "./features/feed/navigation.ts";
import { homeEdges } from "./features/home/navigation.ts";
import { liveEdges } from "./features/live/navigation.ts";
import { meEdges } from "./features/me/navigation.ts";
import { messagesEdges } from "./features/messages/navigation.ts";
import { peopleEdges } from "./features/people/navigation.ts";
import { searchEdges } from "./features/search/navigation.ts";
import { settingsEdges } from "./features/settings/navigation.ts";
import { shopEdges } from "./features/shop/navigation.ts";
import { videoEdges } from "./features/video/navigation.ts";
import { bilibili } from "./state.ts";

export const navigation = bilibili.navigation({ start: "home", commands, screens, guards }, () => [
  ...homeEdges,
  ...browseEdges,
  ...videoEdges,
  ...liveEdges,
  ...feedEdges,
  ...peopleEdges,
  ...searchEdges,
  ...shopEdges,
  ...messagesEdges,
  ...meEdges,
  ...settingsEdges,
]);
