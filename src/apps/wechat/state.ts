/** The app's state: people, chats, money in chats, and the data of all other features. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { chatsState } from "./features/chats/state.ts";
import { contactsState } from "./features/contacts/state.ts";
import { favouritesState } from "./features/favourites/state.ts";
import { groupsState } from "./features/groups/state.ts";
import { moneyState } from "./features/money/state.ts";
import { payState } from "./features/pay/state.ts";
import { momentsState } from "./features/moments/state.ts";
import { walletState } from "./features/wallet/state.ts";
import { programsState } from "./features/programs/state.ts";
import { accountsState } from "./features/accounts/state.ts";
import { nearbyState } from "./features/nearby/state.ts";
import { stepsState } from "./features/steps/state.ts";
import { meState } from "./features/me/state.ts";
import { settingsState } from "./features/settings/state.ts";
import { loginState } from "./features/login/state.ts";

export const wechat = modelOf(
  "wechat",
  mergeFeatures(
    contactsState,
    chatsState,
    groupsState,
    moneyState,
    favouritesState,
    payState,
    momentsState,
    walletState,
    programsState,
    accountsState,
    nearbyState,
    stepsState,
    meState,
    settingsState,
    loginState,
  ),
);
export type State = v.InferOutput<typeof wechat.state>;
