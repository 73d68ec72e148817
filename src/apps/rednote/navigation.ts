/** The app's screens and edges. */
import { guards, screens } from "./builder.ts";
import { commands } from "./commands.ts";
import { homeEdges } from "./features/home/navigation.ts";
import { marketEdges } from "./features/market/navigation.ts";
import { meEdges } from "./features/me/navigation.ts";
import { messagesEdges } from "./features/messages/navigation.ts";
import { noteEdges } from "./features/note/navigation.ts";
import { peopleEdges } from "./features/people/navigation.ts";
import { publishEdges } from "./features/publish/navigation.ts";
import { searchEdges } from "./features/search/navigation.ts";
import { settingsEdges } from "./features/settings/navigation.ts";
import { rednote } from "./state.ts";

export const navigation = rednote.navigation({ start: "home", commands, screens, guards }, () => [
  ...homeEdges,
  ...noteEdges,
  ...searchEdges,
  ...peopleEdges,
  ...publishEdges,
  ...messagesEdges,
  ...meEdges,
  ...marketEdges,
  ...settingsEdges,
]);
