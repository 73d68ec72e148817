/** The home screen: pages of icons, folders and widgets, a dock, and a searchable list of all apps. */
import { defineApp } from "#os/define.ts";
import { commands, shuffleIcons } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { launcher as model } from "./state.ts";

export default defineApp({
  model,
  part: "home",
  hidden: true,
  commands,
  navigation,
  seed,
  permissions: { calendar: "allowed", location: "allowed" },
  shuffles: { icon_layout: (state, rng) => shuffleIcons(state, (list) => rng.shuffle(list)) },
});
