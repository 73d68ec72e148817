/** The app's screens and edges. */
import { guards, screens } from "./builder.ts";
import { commands } from "./commands.ts";
import { communitiesEdges } from "./features/communities/navigation.ts";
import { composeEdges } from "./features/compose/navigation.ts";
import { exploreEdges } from "./features/explore/navigation.ts";
import { homeEdges } from "./features/home/navigation.ts";
import { listsEdges } from "./features/lists/navigation.ts";
import { messagesEdges } from "./features/messages/navigation.ts";
import { noticesEdges } from "./features/notices/navigation.ts";
import { peopleEdges } from "./features/people/navigation.ts";
import { postsEdges } from "./features/posts/navigation.ts";
import { settingsEdges } from "./features/settings/navigation.ts";
import { x } from "./state.ts";

export const navigation = x.navigation({ start: "home", commands, screens, guards }, () => [
  ...homeEdges,
  ...postsEdges,
  ...composeEdges,
  ...peopleEdges,
  ...listsEdges,
  ...exploreEdges,
  ...noticesEdges,
  ...messagesEdges,
  ...communitiesEdges,
  ...settingsEdges,
]);
