/** The state of a new phone. Each feature supplies its own part. */
import { mergeFeatures } from "#os/features.ts";
import { chatsSeed } from "./features/chats/seed.ts";
import { contactsSeed } from "./features/contacts/seed.ts";
import { groupsSeed } from "./features/groups/seed.ts";
import { moneySeed } from "./features/money/seed.ts";
import { momentsSeed } from "./features/moments/seed.ts";
import { walletSeed } from "./features/wallet/seed.ts";
import { programsSeed } from "./features/programs/seed.ts";
import { accountsSeed } from "./features/accounts/seed.ts";
import { nearbySeed } from "./features/nearby/seed.ts";
import { stepsSeed } from "./features/steps/seed.ts";
import { favouritesSeed } from "./features/favourites/seed.ts";
import { meSeed } from "./features/me/seed.ts";
import { loginSeed, settingsSeed } from "./features/settings/seed.ts";
import { wechat } from "./state.ts";

export const seed = wechat.seed((c) => ({
  ...mergeFeatures(contactsSeed(c), groupsSeed(c), moneySeed(c), chatsSeed(c)),
  ...mergeFeatures(
    momentsSeed(c),
    walletSeed(c),
    programsSeed(c),
    accountsSeed(c),
    nearbySeed(c),
    stepsSeed(c),
    favouritesSeed(c),
    meSeed(c),
    settingsSeed(c),
    loginSeed(),
  ),
  pay: { password: "204816", finger: true, wrong: 0, lockedUntil: null, method: "account_wechat_balance" },
}));
