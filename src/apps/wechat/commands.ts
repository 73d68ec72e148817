/** All commands of the app. */
import { mergeFeatures } from "#os/features.ts";
import { chatsCommands } from "./features/chats/commands.ts";
import { contactsCommands } from "./features/contacts/commands.ts";
import { groupsCommands } from "./features/groups/commands.ts";
import { moneyCommands } from "./features/money/commands.ts";
import { momentsCommands } from "./features/moments/commands.ts";
import { walletCommands } from "./features/wallet/commands.ts";
import { programsCommands } from "./features/programs/commands.ts";
import { accountsCommands } from "./features/accounts/commands.ts";
import { nearbyCommands } from "./features/nearby/commands.ts";
import { stepsCommands } from "./features/steps/commands.ts";
import { favouritesCommands } from "./features/favourites/commands.ts";
import { meCommands } from "./features/me/commands.ts";
import { settingsCommands } from "./features/settings/commands.ts";
import { loginCommands } from "./features/login/commands.ts";

export const commands = mergeFeatures(
  // People and chats.
  contactsCommands,
  groupsCommands,
  moneyCommands,
  chatsCommands,
  momentsCommands,
  walletCommands,
  programsCommands,
  accountsCommands,
  nearbyCommands,
  stepsCommands,
  favouritesCommands,
  meCommands,
  settingsCommands,
  loginCommands,
);
