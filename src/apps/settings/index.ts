/** What the user can set on the phone, page by page. */
import { defineApp } from "../../os/define.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { settings as model } from "./state.ts";

export default defineApp({
  model,
  title: { en: "Settings", zh: "设置" },
  part: "settings",
  commands,
  navigation,
  seed,
});
