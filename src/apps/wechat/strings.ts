/** All texts of the app: the texts of its features and the shared texts. */
import { mergeFeatures } from "#os/features.ts";
import { defineTexts } from "#os/texts.ts";
import { chatsStrings } from "./features/chats/strings.ts";
import { contactsStrings } from "./features/contacts/strings.ts";
import { groupsStrings } from "./features/groups/strings.ts";
import { moneyStrings } from "./features/money/strings.ts";
import { searchStrings } from "./features/search/strings.ts";
import { homeStrings } from "./features/home/strings.ts";
import { momentsStrings } from "./features/moments/strings.ts";
import { walletStrings } from "./features/wallet/strings.ts";
import { programsStrings } from "./features/programs/strings.ts";
import { accountsStrings } from "./features/accounts/strings.ts";
import { nearbyStrings } from "./features/nearby/strings.ts";
import { stepsStrings } from "./features/steps/strings.ts";
import { favouritesStrings } from "./features/favourites/strings.ts";
import { meStrings } from "./features/me/strings.ts";
import { settingsStrings } from "./features/settings/strings.ts";
import { loginStrings } from "./features/login/strings.ts";
import { discoverStrings } from "./features/discover/strings.ts";

const shared = defineTexts({
  en: {
    title: "{app.wechat}",
    cancel: "Cancel",
    done: "Done",
    ok: "OK",
    delete: "Delete",
    more: "More",
    search: "Search",
  },
  zh: { title: "{app.wechat}", cancel: "取消", done: "完成", ok: "确定", delete: "删除", more: "更多", search: "搜索" },
});
export const strings = {
  en: mergeFeatures(
    shared.en,
    chatsStrings.en,
    contactsStrings.en,
    groupsStrings.en,
    moneyStrings.en,
    searchStrings.en,
    homeStrings.en,
    momentsStrings.en,
    walletStrings.en,
    programsStrings.en,
    accountsStrings.en,
    nearbyStrings.en,
    stepsStrings.en,
    favouritesStrings.en,
    meStrings.en,
    settingsStrings.en,
    loginStrings.en,
    discoverStrings.en,
  ),
  zh: mergeFeatures(
    shared.zh,
    chatsStrings.zh,
    contactsStrings.zh,
    groupsStrings.zh,
    moneyStrings.zh,
    searchStrings.zh,
    homeStrings.zh,
    momentsStrings.zh,
    walletStrings.zh,
    programsStrings.zh,
    accountsStrings.zh,
    nearbyStrings.zh,
    stepsStrings.zh,
    favouritesStrings.zh,
    meStrings.zh,
    settingsStrings.zh,
    loginStrings.zh,
    discoverStrings.zh,
  ),
};
export type Word = keyof typeof strings.en;
