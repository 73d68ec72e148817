import { words } from "../../../../os/words.ts";

export const blockingStrings = words({
  en: {
    noBlocked: "No blocked numbers",
    blockedHint: "Calls from blocked numbers do not ring.",
    blockNumber: "Block a number",
    hasNumber: "Enter a number",
  },
  zh: {
    noBlocked: "黑名单是空的",
    blockedHint: "黑名单中的号码来电时不会响铃。",
    blockNumber: "添加号码",
    hasNumber: "请输入号码",
  },
});
