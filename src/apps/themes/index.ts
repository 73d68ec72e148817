/** The looks of the phone: themes, wallpapers, icons, colours and fonts. */
import * as v from "valibot";
import { defineApp } from "#os/define.ts";
import { wallpaperSchema } from "#os/settings.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { duesOf } from "./queries.ts";
import { seed } from "./seed.ts";
import { themes as model } from "./state.ts";

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  incidental: ["/shuffle/last"],
  permissions: { photos: "allowed" },
  due: (state, c) => duesOf(state, c),
  handles: [
    {
      action: "SET_WALLPAPER",
      types: ["image/*"],
      schemes: ["content"],
      authority: "files",
      screen: "wallpaper",
      title: { en: "Use as wallpaper", zh: "设为壁纸" },
      params: (i) => (v.is(wallpaperSchema, i.uri) ? { of: i.uri } : null),
    },
  ],
});
