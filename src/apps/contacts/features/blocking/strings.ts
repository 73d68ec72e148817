import { defineTexts } from "#os/texts.ts";

export const blockingStrings = defineTexts({
  en: {
    noBlocked: "No blocked numbers",
    blockedHint: "You won't receive calls from blocked numbers.",
    blockNumber: "Block a number",
    hasNumber: "Enter a phone number",
  },
  zh: {
    noBlocked: "黑名单是空的",
    blockedHint: "黑名单中号码的来电会被拦截。",
    blockNumber: "添加号码",
    hasNumber: "请输入号码",
  },
});
