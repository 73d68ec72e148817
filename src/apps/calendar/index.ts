import { defineApp } from "../../os/define.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { duesOf } from "./queries.ts";
import { seed } from "./seed.ts";
import { calendar as model } from "./state.ts";

export default defineApp({
  model,
  title: { en: "Calendar", zh: "日历" },
  commands,
  navigation,
  seed,
  channels: { general: { title: { en: "Reminders", zh: "提醒" }, importance: "high", kind: "reminders" } },
  due: (state, c) => duesOf(state, c),
  // It follows the clock, whatever the user does.
  incidental: ["/remindedUntil"],
});
