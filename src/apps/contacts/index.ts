import { defineApp } from "../../os/define.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { ringMs } from "./queries.ts";
import { seed } from "./seed.ts";
import { contacts as model } from "./state.ts";

export default defineApp({
  model,
  title: { en: "Contacts", zh: "通讯录" },
  commands,
  navigation,
  seed,
  receives: { call: ({ from }) => ({ command: "ring", args: { number: from } }) },
  due: ({ talk }) =>
    talk && talk.connectsAt === null ? [{ at: talk.startedAt + ringMs, command: "miss", args: {} }] : [],
});
