import { defineApp } from "#os/define.ts";
import { commands } from "./commands.ts";
import { duesOf } from "./dues.ts";
import { money } from "./money.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { railway as model } from "./state.ts";

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  money,
  channels: {
    orders: { title: { en: "Orders", zh: "订单" }, importance: "high" },
    trips: { title: { en: "Trips", zh: "行程" }, importance: "high", kind: "reminders" },
    waitlist: { title: { en: "Waitlist", zh: "候补" }, importance: "high" },
    meals: { title: { en: "Meals", zh: "餐饮" }, importance: "default" },
    account: { title: { en: "Account", zh: "账号" }, importance: "default" },
  },
  // Fields that change even when the user only searches or reads: the route, the past searches, and which notices are
  // unread.
  incidental: ["/from", "/to", "/searches", "/notices/*/unread"],
  due: duesOf,
});
