/** The app's screens and edges. */
import { guards, screens } from "./builder.ts";
import { commands } from "./commands.ts";
import { chatEdges } from "./features/chat/navigation.ts";
import { createEdges } from "./features/create/navigation.ts";
import { homeEdges } from "./features/home/navigation.ts";
import { inboxEdges } from "./features/inbox/navigation.ts";
import { meEdges } from "./features/me/navigation.ts";
import { peopleEdges } from "./features/people/navigation.ts";
import { postScreenEdges } from "./features/post/navigation.ts";
import { searchEdges } from "./features/search/navigation.ts";
import { settingsEdges } from "./features/settings/navigation.ts";
import { reddit } from "./state.ts";

export const navigation = reddit.navigation({ start: "home", commands, screens, guards }, () => [
  ...homeEdges,
  ...postScreenEdges,
  ...createEdges,
  ...peopleEdges,
  ...searchEdges,
  ...inboxEdges,
  ...chatEdges,
  ...meEdges,
  ...settingsEdges,
]);
