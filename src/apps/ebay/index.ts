import { defineApp } from "#os/define.ts";
import { truncateText } from "#os/text-edit.ts";
import { commands } from "./commands.ts";
import { duesOf } from "./dues.ts";
import { findItemId } from "./links.ts";
import { money } from "./money.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { ebay as model } from "./state.ts";

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  money,
  channels: {
    orders: { title: { en: "Orders", zh: "订单" }, importance: "high" },
    bids: { title: { en: "Bids", zh: "出价" }, importance: "high" },
    offers: { title: { en: "Offers", zh: "议价" }, importance: "high" },
    messages: { title: { en: "Messages", zh: "消息" }, importance: "high", kind: "messages" },
    selling: { title: { en: "Selling", zh: "出售" }, importance: "high" },
    watch: { title: { en: "Watchlist", zh: "追踪列表" }, importance: "default" },
    searches: { title: { en: "Saved searches and sellers", zh: "保存的搜索与卖家" }, importance: "low" },
  },
  // Fields that change when the user only views something: the history, the lists of new listings, and the unread
  // counts and flags.
  incidental: ["/viewed", "/searches", "/saved/*/fresh", "/followed/*/fresh", "/threads/*/unread", "/notices/*/unread"],
  receives: { chat: ({ from, text }) => ({ command: "receive", args: { from, text: truncateText(text, 1000) } }) },
  due: (state) => duesOf(state),
  handles: [
    {
      action: "VIEW",
      schemes: ["https"],
      screen: "item",
      params: (i) => {
        const item = findItemId(i.uri);
        return item === null ? null : { item };
      },
    },
  ],
});
