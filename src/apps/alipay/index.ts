import { defineApp } from "#os/define.ts";
import { truncateText } from "#os/text-edit.ts";
import { commands } from "./commands.ts";
import { duesOf } from "./dues.ts";
import { parseCashierIntent } from "./features/cashier/intent.ts";
import { money } from "./money.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { alipay as model } from "./state.ts";

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  money,
  permissions: { camera: "ask", sms: "allowed" },
  channels: {
    payments: { title: { en: "Payments", zh: "收付款" }, importance: "high" },
    wealth: { title: { en: "Earnings", zh: "收益" }, importance: "default" },
    credit: { title: { en: "Credit bills", zh: "信用账单" }, importance: "high", kind: "reminders" },
    bills: { title: { en: "Utility bills", zh: "生活缴费" }, importance: "high", kind: "reminders" },
    chats: { title: { en: "Messages", zh: "消息" }, importance: "high", kind: "messages" },
    security: { title: { en: "Account security", zh: "账号安全" }, importance: "high" },
  },
  // Fields that change when the owner only opens something: a bill or a chat is then marked as read, and the pay code
  // is refreshed.
  incidental: ["/refunds", "/chats/*/unread", "/noticedAt", "/turn"],
  receives: {
    refund: ({ entry }) => ({ command: "takeRefund", args: { entry } }),
    chat: ({ from, text }) => ({ command: "receive", args: { from, text: truncateText(text, 300) } }),
  },
  due: duesOf,
  handles: [{ action: "PAY", schemes: ["alipay", "pay"], screen: "cashier", params: (i) => parseCashierIntent(i) }],
});
