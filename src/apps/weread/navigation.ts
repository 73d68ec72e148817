/** The app's screens and edges. */
import { guards, screens } from "./builder.ts";
import { commands } from "./commands.ts";
import { audioEdges } from "./features/audio/navigation.ts";
import { bookEdges } from "./features/book/navigation.ts";
import { homeEdges } from "./features/home/navigation.ts";
import { listsEdges } from "./features/lists/navigation.ts";
import { meEdges } from "./features/me/navigation.ts";
import { readerEdges } from "./features/reader/navigation.ts";
import { shelfEdges } from "./features/shelf/navigation.ts";
import { socialEdges } from "./features/social/navigation.ts";
import { statsEdges } from "./features/stats/navigation.ts";
import { storeEdges } from "./features/store/navigation.ts";
import { walletEdges } from "./features/wallet/navigation.ts";
import { weread } from "./state.ts";

export const navigation = weread.navigation({ start: "home", commands, screens, guards }, () => [
  ...homeEdges,
  ...shelfEdges,
  ...storeEdges,
  ...bookEdges,
  ...readerEdges,
  ...audioEdges,
  ...listsEdges,
  ...socialEdges,
  ...statsEdges,
  ...walletEdges,
  ...meEdges,
]);
