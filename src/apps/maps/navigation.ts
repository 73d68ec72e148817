/** The app's screens and edges. */
import { commands } from "./commands.ts";
import { accountEdges } from "./features/account/navigation.ts";
import { contributeEdges } from "./features/contribute/navigation.ts";
import { frontEdges } from "./features/front/navigation.ts";
import { listsEdges } from "./features/lists/navigation.ts";
import { offlineEdges } from "./features/offline/navigation.ts";
import { placesEdges } from "./features/places/navigation.ts";
import { routeEdges } from "./features/route/navigation.ts";
import { sharingEdges } from "./features/sharing/navigation.ts";
import { maps } from "./state.ts";
import { guards, screens } from "./builder.ts";

export const navigation = maps.navigation({ start: "main", commands, screens, guards }, () => [
  ...frontEdges,
  ...placesEdges,
  ...listsEdges,
  ...routeEdges,
  ...contributeEdges,
  ...offlineEdges,
  ...sharingEdges,
  ...accountEdges,
]);
