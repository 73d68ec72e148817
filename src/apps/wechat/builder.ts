/** All screens, guards and commands, and the functions that build edges from them. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { chatsGuards, chatsScreens } from "./features/chats/screens.ts";
import { contactsGuards, contactsScreens } from "./features/contacts/screens.ts";
import { groupsGuards, groupsScreens } from "./features/groups/screens.ts";
import { moneyGuards, moneyScreens } from "./features/money/screens.ts";
import { searchScreens } from "./features/search/screens.ts";
import { homeGuards, homeScreens } from "./features/home/screens.ts";
import { momentsGuards, momentsScreens } from "./features/moments/screens.ts";
import { walletGuards, walletScreens } from "./features/wallet/screens.ts";
import { programsGuards, programsScreens } from "./features/programs/screens.ts";
import { accountsGuards, accountsScreens } from "./features/accounts/screens.ts";
import { nearbyGuards, nearbyScreens } from "./features/nearby/screens.ts";
import { stepsScreens } from "./features/steps/screens.ts";
import { favouritesGuards, favouritesScreens } from "./features/favourites/screens.ts";
import { meGuards, meScreens } from "./features/me/screens.ts";
import { settingsGuards, settingsScreens } from "./features/settings/screens.ts";
import { loginGuards, loginScreens } from "./features/login/screens.ts";
import { wechat } from "./state.ts";

export const screens = mergeFeatures(
  chatsScreens,
  contactsScreens,
  groupsScreens,
  moneyScreens,
  searchScreens,
  homeScreens,
  momentsScreens,
  walletScreens,
  programsScreens,
  accountsScreens,
  nearbyScreens,
  stepsScreens,
  favouritesScreens,
  meScreens,
  settingsScreens,
  loginScreens,
);
export const guards = mergeFeatures(
  chatsGuards,
  contactsGuards,
  groupsGuards,
  moneyGuards,
  homeGuards,
  momentsGuards,
  walletGuards,
  programsGuards,
  accountsGuards,
  nearbyGuards,
  favouritesGuards,
  meGuards,
  settingsGuards,
  loginGuards,
);
export const { on, does, pushes } = wechat.begin({ commands, screens, guards });
