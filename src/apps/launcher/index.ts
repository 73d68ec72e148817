/** The home screen: a dock and pages of icons, folders, a drawer of all apps, search. */
import { defineApp } from "../../os/define.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { launcher as model } from "./state.ts";

export default defineApp({
  model,
  title: { en: "Home", zh: "桌面" },
  part: "home",
  hidden: true,
  commands,
  navigation,
  seed,
});
