import { defineTexts } from "#os/texts.ts";

export const marketStrings = defineTexts({
  en: {
    marketSearch: "Search goods",
    allGoods: "For You",
    soldCount: "{n} sold",
    inNotes: "in {n} {n|note|notes}",
    itemGone: "This item is no longer available",
    itemNotes: "Notes about this",
    noItemNotes: "No notes about this yet",
    teenMarket: "The market isn't available in Teen Mode",
  },
  zh: {
    marketSearch: "搜索商品",
    allGoods: "推荐",
    soldCount: "已售 {n}",
    inNotes: "{n} 篇笔记提到",
    itemGone: "该商品已下架",
    itemNotes: "相关笔记",
    noItemNotes: "还没有相关笔记",
    teenMarket: "青少年模式下无法使用市集",
  },
});
