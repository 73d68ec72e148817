import { defineTexts } from "#os/texts.ts";

export const searchStrings = defineTexts({
  en: {
    kind_all: "All",
    kind_people: "Contacts",
    kind_groups: "Groups",
    kind_messages: "Chat History",
    kind_favourites: "Favorites",
    kind_accounts: "Official Accounts",
    kind_programs: "Mini Programs",
    searchIn: "Search contacts, chats, favorites, Official Accounts and Mini Programs",
    hitsIn: "{n} related {n|message|messages}",
    includes: "Includes: {names}",
    findByNumber: "Search users by ID or phone number",
    nothingFound: "No results for “{words}”",
  },
  zh: {
    kind_all: "全部",
    kind_people: "联系人",
    kind_groups: "群聊",
    kind_messages: "聊天记录",
    kind_favourites: "收藏",
    kind_accounts: "公众号",
    kind_programs: "小程序",
    searchIn: "搜索联系人、聊天记录、收藏、公众号和小程序",
    hitsIn: "{n}条相关聊天记录",
    includes: "包含：{names}",
    findByNumber: "按账号/手机号查找用户",
    nothingFound: "没有找到“{words}”的相关结果",
  },
});
