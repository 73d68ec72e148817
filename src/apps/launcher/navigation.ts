import * as v from "valibot";
import { overlay, text } from "../../os/define.ts";
import { commands } from "./commands.ts";
import { AppId, launcher, wallpapers } from "./state.ts";

export const navigation = launcher.navigation(
  {
    start: "home",
    commands,
    screens: {
      home: launcher.screen({
        view: { held: v.optional(v.nullable(AppId), null), open: overlay("icon", "wallpaper") },
      }),
      drawer: launcher.screen({
        view: { query: text, held: v.optional(v.nullable(AppId), null), open: overlay("icon") },
      }),
    },
    guards: {
      holding: ({ view }: { view: { held: string | null } }) => view.held !== null,
    },
  },
  (at) => [
    at.home.on("launch", { app: AppId }).launch(({ args }) => args.app),
    at.home.on("drawer").push("drawer", () => ({})),
    at.home
      .on("hold", { app: AppId })
      .set(({ args }) => ({ held: args.app, open: "icon" as const }))
      .stay(),
    at.home
      .on("remove")
      .when("holding")
      .run("removeFromHome", ({ view }) => ({ app: view.held ?? "" }))
      .set(() => ({ held: null, open: null }))
      .stay(),
    at.home
      .on("toDock")
      .when("holding")
      .run("moveToDock", ({ view }) => ({ app: view.held ?? "" }))
      .set(() => ({ held: null, open: null }))
      .stay(),
    at.home
      .on("toPage")
      .when("holding")
      .run("moveToPage", ({ view }) => ({ app: view.held ?? "" }))
      .set(() => ({ held: null, open: null }))
      .stay(),
    at.home
      .on("forward")
      .when("holding")
      .run("moveForward", ({ view }) => ({ app: view.held ?? "" }))
      .set(() => ({ held: null, open: null }))
      .stay(),
    at.home
      .on("wallpaper", { wallpaper: v.picklist(wallpapers) })
      .run("setWallpaper", ({ args }) => args)
      .set(() => ({ open: null }))
      .stay(),
    at.drawer.on("launch", { app: AppId }).launch(({ args }) => args.app),
    at.drawer
      .on("hold", { app: AppId })
      .set(({ args }) => ({ held: args.app, open: "icon" as const }))
      .stay(),
    at.drawer
      .on("add")
      .when("holding")
      .run("addToHome", ({ view }) => ({ app: view.held ?? "" }))
      .set(() => ({ held: null, open: null }))
      .say("added")
      .stay(),
  ],
);
