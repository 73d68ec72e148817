/** The app's screens and edges. */
import { commands } from "./commands.ts";
import { chatsEdges } from "./features/chats/navigation.ts";
import { contactsEdges } from "./features/contacts/navigation.ts";
import { groupsEdges } from "./features/groups/navigation.ts";
import { moneyEdges } from "./features/money/navigation.ts";
import { searchEdges } from "./features/search/navigation.ts";
import { homeEdges } from "./features/home/navigation.ts";
import { momentsEdges } from "./features/moments/navigation.ts";
import { walletEdges } from "./features/wallet/navigation.ts";
import { programsEdges } from "./features/programs/navigation.ts";
import { accountsEdges } from "./features/accounts/navigation.ts";
import { nearbyEdges } from "./features/nearby/navigation.ts";
import { stepsEdges } from "./features/steps/navigation.ts";
import { favouritesEdges } from "./features/favourites/navigation.ts";
import { meEdges } from "./features/me/navigation.ts";
import { settingsEdges } from "./features/settings/navigation.ts";
import { loginEdges } from "./features/login/navigation.ts";
import { discoverEdges } from "./features/discover/navigation.ts";
import { wechat } from "./state.ts";
import { guards, screens } from "./builder.ts";

export const navigation = wechat.navigation({ start: "main", commands, screens, guards }, () => [
  ...chatsEdges,
  ...contactsEdges,
  ...groupsEdges,
  ...moneyEdges,
  ...searchEdges,
  ...homeEdges,
  ...momentsEdges,
  ...walletEdges,
  ...programsEdges,
  ...accountsEdges,
  ...nearbyEdges,
  ...stepsEdges,
  ...favouritesEdges,
  ...meEdges,
  ...settingsEdges,
  ...loginEdges,
  ...discoverEdges,
]);
